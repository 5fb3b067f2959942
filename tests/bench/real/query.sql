-- Groups, joins, sorting, patterns, recursion and windows.
create table t(a integer primary key, b text, c real, d integer);
with recursive n(x) as (select 1 union all select x + 1 from n where x < 30000)
  insert into t select x, 'k' || (x * 7919 % 1003), x * 0.37, x % 977 from n;
select b, count(*), avg(c), max(d) from t group by b order by 3 desc limit 5;
select count(*) from t x join t y on x.a = y.d where x.b like '%7%';
select d, group_concat(b) from (select distinct d, b from t where d < 40) group by d limit 3;
select sum(length(b) * c) from t where b glob 'k*9*' or (c > 100 and substr(b, 2, 2) = '45');
with recursive f(i, p, q) as (select 1, 0, 1 union all select i + 1, q, (p + q) % 1000007 from f where i < 150000)
  select max(p) from f;
select count(*) from (select a, row_number() over (partition by d order by c desc) r from t) where r < 4;
