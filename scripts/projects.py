"""The projects that scripts/real-programs builds: other people's C programs with tests of their own, a row each.

name: also of its folder. url: what `git clone` takes. files: by these a folder is recognised. build, test: shell scripts in a copy of the folder, with
  $CC      the compiler with its options that no makefile may drop: target, warnings, level
  $CFLAGS  the level once more, for makefiles that set their own otherwise
  $RUN     runs a program of the target: empty, or qemu-riscv64
keep: the lines of the test's output that must be the same as with gcc, a regular expression; None: all; "": its status alone.
riscv64: the tests work under qemu, too.

A build script hides nothing: its status counts. What a project tests with other languages than C, sh, Python, Perl and its
own is left out; so is what takes more than a few minutes."""

import collections

Project = collections.namedtuple("Project", "name url files build test keep riscv64", defaults=[None, False])
GITHUB = "https://github.com/"

# Debian's sources where the repository has no generated files.
DEBIAN = "apt-get source "

JAVASCRIPT = r"""
cat >script.js <<'END'
function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2) }
print(fib(18)); var a = []; for (var i = 0; i < 50; i++) a.push((i * 7919) % 101);
print(a.sort(function (x, y) { return x - y }).join(','));
print(JSON.stringify({a: [1, 2.5, {b: "x"}], c: null}), /(\d+)-(\w+)/.exec("abc 123-xyz").join('|'));
print(0.1 + 0.2, 1e21, 1 / 3, -0, Math.sin(1), parseInt("ff", 16), new Date(0).toISOString());
try { null.x } catch (e) { print(e) }
print("abc".replace(/b/g, "[$&]"), encodeURIComponent("a b"), [3, 1, 2].map(function (x) { return x * x }).join());
END
"""

SQL = r"""
cat >script.sql <<'END'
create table item(id integer primary key, name text, price real);
create table sale(item int references item, day text, amount int);
create index sale_item on sale(item);
with recursive n(i) as (select 1 union all select i+1 from n where i<500)
  insert into item select i, 'item'||(i%17), i*1.25 from n;
insert into sale select id%50+1, date('2024-01-01','+'||id||' days'), id*7%13 from item where id%3=0;
select count(*), sum(price), avg(price), min(name), max(name) from item;
select name, count(*), total(price), printf('%.3f',avg(price)) from item group by name having count(*)>29 order by 2 desc,1;
select i.name, s.day, sum(s.amount) from item i join sale s on i.id=s.item group by 1,2 order by 3 desc,1,2 limit 20;
select i.id from item i left join sale s on s.item=i.id where s.item is null order by 1 limit 10;
select sum(price) over (partition by name order by id rows between 2 preceding and current row) from item order by id limit 12;
explain query plan select * from item i join sale s on i.id=s.item where i.price>100;
select json_extract('{"a":[1,2,{"c":3.5}]}','$.a[2].c'), strftime('%j','2024-02-29'), round(2.567,2), 1e300*1e10, 9223372036854775807+1;
begin; update item set price=price*2 where id in (select item from sale); delete from item where id>490; commit;
select count(*), sum(price) from item;
select group_concat(x) from (select distinct name x from item order by 1);
pragma integrity_check;
END
"""

PROJECTS = [
    # ---- interpreters
    Project(
        "quickjs",
        GITHUB + "bellard/quickjs",
        ["quickjs.c", "qjs.c"],
        r"""
        for file in quickjs dtoa libregexp libunicode cutils quickjs-libc qjs qjsc; do
          $CC -fwrapv -D_GNU_SOURCE '-DCONFIG_VERSION="test"' -c $file.c || exit 1
        done
        objects="quickjs.o dtoa.o libregexp.o libunicode.o cutils.o quickjs-libc.o"
        $CC -rdynamic qjsc.o $objects -o qjsc -lm -lpthread -ldl && ./qjsc -s -c -o repl.c -m repl.js &&
        $CC -c repl.c && $CC -rdynamic qjs.o repl.o $objects -o qjs -lm -lpthread -ldl""",
        r"""
        for test in closure language "builtin --std" loop bigint cyclic_import worker std; do
          set -- $test; ./qjs $2 tests/test_$1.js >/dev/null && echo $1 passes
        done""",
        r"passes",
    ),
    Project(
        "lua",
        GITHUB + "lua/lua",
        ["lapi.c", "testes/all.lua"],
        r"""
        make CC="$CC" CFLAGS="-Wall $CFLAGS -std=c99 -DLUA_USE_POSIX" MYLIBS=-ldl ${RUN:+MYLDFLAGS=} lua""",
        r"cd testes && $RUN ../lua -e_U=true all.lua",
        r"final OK",
        True,
    ),
    Project(
        "janet",
        GITHUB + "janet-lang/janet",
        ["src/core/vm.c"],
        r"""make CC="$CC" CFLAGS="$CFLAGS -std=c99" COMMON_CFLAGS="-std=c99 -Wno-unused-parameter -Isrc/include -Isrc/conf -fvisibility=hidden -fPIC" build/janet""",
        r"for file in test/suite*.janet; do build/janet $file || exit; done",
        r"^(?!.*seconds).*passed",
    ),
    Project(
        "wren",
        GITHUB + "wren-lang/wren",
        ["src/vm/wren_vm.c", "util/test.py"],
        r"""cd projects/make && make config=release_64bit CC="$CC" wren_test""",
        r"python3 util/test.py --suffix=",
        r"passed|FAIL",
    ),
    Project(
        "pocketpy",
        GITHUB + "pocketpy/pocketpy",
        ["src2/main.c", "scripts/run_tests.py"],
        r"""$CC -std=c11 -Iinclude -DPK_ENABLE_OS=1 $(find src -name '*.c') src2/main.c -o main -lm -ldl -lpthread""",
        r"python3 scripts/run_tests.py",
        r"ALL TESTS PASSED|FAIL|Error",
    ),
    Project(
        "jimtcl",
        GITHUB + "msteveb/jimtcl",
        ["jim.c", "auto.def"],
        r"""./configure CC="$CC" CFLAGS="$CFLAGS" && make""",
        r"make test",
        r"^\w+\.test:|^Totals?:|Tests",
    ),
    Project(
        "chibi-scheme",
        GITHUB + "ashinn/chibi-scheme",
        ["eval.c", "sexp.c"],
        r"""make CC="$CC" CFLAGS="$CFLAGS" CPPFLAGS= ARCH=x86_64 PLATFORM=linux""",
        r"LD_LIBRARY_PATH=. ./chibi-scheme tests/r7rs-tests.scm && make CC=false test-r5rs",
        r"tests? (passed|completed|out of)|FAIL|pass",
    ),
    Project(
        "mujs",
        DEBIAN + "mujs",
        ["mujs.h", "one.c"],
        r"""$CC -std=c99 -pedantic -Wall -Wextra main.c one.c -o mujs-test -lm""",
        JAVASCRIPT + r"$RUN ./mujs-test script.js",
        None,
        True,
    ),
    # ---- compilers
    Project(
        "chibicc",
        GITHUB + "rui314/chibicc",
        ["codegen.c", "chibicc.h"],
        r"""make CC="$CC" CFLAGS="$CFLAGS -std=c11" chibicc""",
        r"make CC=gcc -o chibicc test && make CC=gcc -o chibicc stage2/chibicc",
        r"OK$|error",
    ),
    Project(
        "tinycc",
        GITHUB + "TinyCC/tinycc",
        ["tccgen.c", "libtcc.c"],
        r"""./configure --cc="$CC" --extra-cflags="$CFLAGS" && make tcc libtcc.a libtcc1.a""",
        r"make -C tests/tests2 -k",
        r"^Test: |^\S*[+-]",
    ),
    Project(
        "awk",
        GITHUB + "onetrueawk/awk",
        ["awkgram.y", "REGRESS"],
        r"""make CC="$CC" HOSTCC="$CC" CFLAGS="$CFLAGS" YACC="bison -d -b awkgram" """,
        r"cd testdir && for test in t.[0-9a-z]* p.[0-9]*; do echo $test; ../a.out -f $test test.data test.data 2>&1 | cksum; done",
    ),
    # ---- data: parsers and codecs
    Project(
        "cJSON",
        GITHUB + "DaveGamble/cJSON",
        ["cJSON.c", "tests/unity/src/unity.c"],
        r"""
        make libcjson.a CC="$CC -std=c89" CFLAGS="$CFLAGS"
        cd tests && $CC -Iunity/src -I.. -c unity/src/unity.c ../cJSON_Utils.c && for test in *.c; do
          [ $test = unity_setup.c ] || $CC -Iunity/src -I.. $test unity.o cJSON_Utils.o ../libcjson.a -lm -o ${test%.c} || exit 1
        done""",
        r"cd tests && for test in *.c; do [ $test = unity_setup.c ] || $RUN ./${test%.c}; done",
        None,
        True,
    ),
    Project(
        "tomlc99",
        GITHUB + "cktan/tomlc99",
        ["toml.c", "unittest/t1.c"],
        r"""make CC="$CC" CFLAGS="$CFLAGS -std=c99" toml_json toml_cat && $CC -I. unittest/t1.c toml.c -o t1""",
        r"$RUN ./t1; for file in test1/*.toml sample.toml; do $RUN ./toml_cat $file; $RUN ./toml_json $file; done 2>&1",
        None,
        True,
    ),
    Project(
        "jansson",
        GITHUB + "akheron/jansson",
        ["src/jansson.h", "test/run-suites"],
        r"""autoreconf -i && ./configure CC="$CC" CFLAGS="$CFLAGS" && make""",
        r"make check",
        r"^(PASS|FAIL|# )",
    ),
    Project(
        "libexpat",
        GITHUB + "libexpat/libexpat",
        ["expat/lib/xmlparse.c"],
        r"""cd expat && autoreconf -i && ./configure CC="$CC" CFLAGS="$CFLAGS" --without-docbook && make LDFLAGS= """,
        r"cd expat && make -C tests check && tests/runtests",
        r"^(PASS|FAIL|100%|Expat)|Failed|passed|checks",
    ),
    Project(
        "zlib",
        GITHUB + "madler/zlib",
        ["zlib.h", "configure"],
        r"""CC="$CC" CFLAGS="$CFLAGS" ./configure && make""",
        r"make test",
        r"test OK|FAILED",
    ),
    Project(
        "lz4",
        GITHUB + "lz4/lz4",
        ["lib/lz4.c"],
        r"""
        for test in fuzzer frametest; do
          $CC -Ilib -Iprograms -DXXH_NAMESPACE=LZ4_ lib/*.c programs/lorem.c tests/$test.c tests/loremOut.c -o $test 2>/dev/null ||
          $CC -Ilib -Iprograms -DXXH_NAMESPACE=LZ4_ lib/*.c programs/lorem.c tests/$test.c -o $test || exit 1
        done""",
        r"$RUN ./fuzzer -i300 -s5 && $RUN ./frametest -i300 -s5",
        r"(?i)all tests completed|error|all tests",
        True,
    ),
    Project(
        "zstd",
        GITHUB + "facebook/zstd",
        ["lib/zstd.h"],
        r"""
        make -C tests CC="$CC" CFLAGS="$CFLAGS -DZSTD_DISABLE_ASM=1" MOREFLAGS= ZSTD_NO_ASM=1 HAVE_THREAD=0 fuzzer zstreamtest
        test -x tests/fuzzer""",
        r"cd tests && ./fuzzer -s7 -i150 --no-big-tests && ./zstreamtest -s7 -i60 --no-big-tests",
        r"(?i)all fuzz tests|error|OK *$",
    ),
    Project(
        "brotli",
        GITHUB + "google/brotli",
        ["c/enc/encode.c"],
        r"""$CC -Ic/include c/common/*.c c/dec/*.c c/enc/*.c c/tools/brotli.c -o brotli-test -lm""",
        r"""for file in c/enc/encode.c README.md tests/testdata/alice29.txt tests/testdata/lcet10.txt tests/testdata/x; do [ -f $file ] || continue
              for quality in 1 5 9 11; do $RUN ./brotli-test -c -q $quality $file >compressed && cksum <compressed && $RUN ./brotli-test -d -c compressed | cmp - $file; done; done""",
        None,
        True,
    ),
    Project(
        "miniz",
        GITHUB + "richgel999/miniz",
        ["miniz_tdef.c"],
        r"""
        printf '#define MINIZ_EXPORT\n' >miniz_export.h
        for number in 1 2 3 4 5 6; do $CC -I. examples/example$number.c miniz*.c -o example$number -lm || exit 1; done""",
        r"""
        $RUN ./example1 && $RUN ./example2 && for level in 1 6 9; do
          $RUN ./example3 -l$level c miniz.c packed && cksum <packed && $RUN ./example3 d packed unpacked && cmp unpacked miniz.c &&
          $RUN ./example5 c miniz.c packed && $RUN ./example5 d packed unpacked && cmp unpacked miniz.c; done
        $RUN ./example6; cksum mandelbrot.png""",
        r"^(?!.*(seconds|[Tt]ime)).*",
        True,
    ),
    Project(
        "sqlite",
        DEBIAN + "sqlite3",
        ["src/vdbe.c", "test/veryquick.test"],
        r"""./configure CC="$CC" CFLAGS="$CFLAGS" && make CC="$CC" CFLAGS="$CFLAGS" BCC=gcc sqlite3.c shell.c && $CC sqlite3.c shell.c -o shell -lpthread -ldl -lm""",
        SQL + r"./shell <script.sql",
    ),
    # ---- numbers: cryptography and hashes, expressions, a solver
    Project(
        "Monocypher",
        GITHUB + "LoupVaillant/Monocypher",
        ["src/monocypher.c"],
        r"""make -C tests/gen && make CC="$CC" CFLAGS="$CFLAGS -std=c99 -I src -I src/optional -I tests -I tests/gen" test.out""",
        r"./test.out",
        None,
    ),
    Project(
        "tiny-AES-c",
        GITHUB + "kokke/tiny-AES-c",
        ["aes.c", "test.c"],
        r"""for bits in 128 192 256; do $CC -DAES$bits=1 aes.c test.c -o test$bits || exit 1; done""",
        r"for bits in 128 192 256; do $RUN ./test$bits; done",
        r"SUCCESS|FAILURE",
        True,
    ),
    Project(
        "tinyexpr",
        GITHUB + "codeplea/tinyexpr",
        ["tinyexpr.c", "smoke.c"],
        r"""$CC -std=c99 smoke.c tinyexpr.c -o smoke -lm && $CC -std=c99 -DTE_POW_FROM_RIGHT -DTE_NAT_LOG smoke.c tinyexpr.c -o smoke2 -lm""",
        r"$RUN ./smoke && $RUN ./smoke2",
        r"tests|FAIL",
        True,
    ),
    Project(
        "tiny-regex-c",
        GITHUB + "kokke/tiny-regex-c",
        ["re.c", "re.h"],
        r"""for test in test1 test2 test_compile; do [ ! -f tests/$test.c ] || $CC -I. re.c tests/$test.c -o $test || exit 1; done""",
        r"for test in test1 test2 test_compile; do [ ! -x $test ] || $RUN ./$test; done",
        r"^(?!.*(seconds|time)).*",
        True,
    ),
    Project(
        "uthash",
        GITHUB + "troydhanson/uthash",
        ["src/uthash.h", "tests/Makefile"],
        r"""cd tests && for test in test[0-9]*.c; do $CC -I../src $test -o ${test%.c} -lpthread || exit 1; done""",
        r"cd tests && for test in test[0-9]*.c; do $RUN ./${test%.c} | cmp - ${test%.c}.ans && echo ${test%.c}; done",
        None,
        True,
    ),
    Project(
        "kissat",
        GITHUB + "arminbiere/kissat",
        ["src/analyze.c", "test/testadd.c"],
        r"""CC="$CC" ./configure && make""",
        r"for file in test/cnf/*.cnf; do build/kissat -q -n --conflicts=2000 $file; echo $? $file; done",
    ),
]
