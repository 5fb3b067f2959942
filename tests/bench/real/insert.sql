-- Rows into a table with two indices, then changed and deleted.
create table t(a integer primary key, b text, c real, d integer);
create index by_text on t(b);
create index by_number on t(d, c);
with recursive n(x) as (select 1 union all select x + 1 from n where x < 60000)
  insert into t select x, 'k' || (x * 7919 % 100003), x * 0.37, x % 977 from n;
update t set c = c + 1 where d % 3 = 0;
delete from t where d % 7 = 3;
select count(*), sum(c), min(b), max(b) from t;
