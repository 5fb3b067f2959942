"""The real programs that scripts/bench --real builds and measures: other people's code, a row each.

source: a Debian source package and its version, or a git repository and a commit of it: the same code each time, so that figures of
two days can be compared. prepare: a shell script that makes what the package has not generated yet, in a copy of the folder.
files: patterns from that folder, less those that begin with "!"; {here} is the folder of this file. flags and libs: for each
compiler alike. loads: what is run and measured. arguments and stdin name a file of inputs.py as {text}, and what an earlier load of
the program has written as {output:NAME}. status: that of a good run.

The optimizer is never tuned on the programs that are held out. So they show whether a gain on the others is one on unknown code."""

import collections

Deb = collections.namedtuple("Deb", "name version")
Git = collections.namedtuple("Git", "name url commit")
Folder = collections.namedtuple("Folder", "name path")
Load = collections.namedtuple("Load", "name arguments stdin status", defaults=[None, 0])
Program = collections.namedtuple(
    "Program", "name kind source files flags libs loads prepare held_out", defaults=["", False]
)

FLAC = (
    "-DNDEBUG -DHAVE_CONFIG_H -Iinclude -Isrc/libFLAC/include -Isrc/share -I. "
    "-D_FILE_OFFSET_BITS=64 -DFLAC__NO_ASM -DFLAC__NO_DLL"
)
FLAC_CONFIG = r"""
cat >config.h <<'END'
#define PACKAGE_VERSION "1.4.2"
#define FLAC__HAS_OGG 0
#define HAVE_STDINT_H 1
#define HAVE_INTTYPES_H 1
#define HAVE_LROUND 1
#define HAVE_FSEEKO 1
#define HAVE_TERMIOS_H 1
#define HAVE_BYTESWAP_H 1
#define CPU_IS_BIG_ENDIAN 0
#define WORDS_BIGENDIAN 0
END
"""

PROGRAMS = [
    Program(
        "lua",
        "interpreter, switch of a register machine",
        Deb("lua5.4", "5.4.4-3+deb12u1"),
        ["src/*.c", "!src/luac.c"],
        "-DLUA_USE_POSIX -Isrc",
        "-lm",
        [
            Load(name, f"{{here}}/{name}.lua")
            for name in ("calls", "strings", "tables", "floats", "closures", "sorting")
        ],
        """echo '#define DEB_HOST_MULTIARCH "none"' >src/lua5.4-deb-multiarch.h""",
    ),
    Program(
        "bzip2",
        "compression by sorting",
        Deb("bzip2", "1.0.8-5"),
        [f"{name}.c" for name in "blocksort huffman crctable randtable compress decompress bzlib bzip2".split()],
        "-D_FILE_OFFSET_BITS=64",
        "",
        [Load("compress", "-c", "{text}"), Load("decompress", "-d -c", "{output:compress}")],
    ),
    Program(
        "zlib",
        "compression by matches and Huffman codes",
        Deb("zlib", "1:1.2.13.dfsg-1"),
        ["*.c", "test/minigzip.c"],
        "-I. -D_LARGEFILE64_SOURCE=1 -DHAVE_UNISTD_H",
        "",
        [Load("compress", "-6", "{long_text}"), Load("decompress", "-d", "{output:compress}")],
    ),
    Program(
        "lz4",
        "compression for speed",
        Deb("lz4", "1.9.4-1"),
        ["lib/*.c", "programs/*.c"],
        "-Ilib -DXXH_NAMESPACE=LZ4_",
        "",
        [Load("fast", "-1 -c -q {long_text}"), Load("hc", "-9 -c -q {text}")],
    ),
    Program(
        "zstd",
        "compression with finite state entropy",
        Deb("libzstd", "1.5.4+dfsg2-5"),
        [
            "lib/common/*.c",
            "lib/compress/*.c",
            "lib/decompress/*.c",
            "programs/*.c",
            "!programs/zstdcli_trace.c",
            "!programs/dibio.c",
        ],
        "-Ilib -Ilib/common -Iprograms -DZSTD_NODICT -DZSTD_NOTRACE -DZSTD_DISABLE_ASM -DXXH_NAMESPACE=ZSTD_ "
        "-DZSTD_LEGACY_SUPPORT=0",
        "",
        [
            Load("3", "-3 -c -q --single-thread {long_text}"),
            Load("12", "-12 -c -q --single-thread {text}"),
            Load("decompress", "-d -c -q --single-thread", "{output:3}"),
        ],
    ),
    Program(
        "sqlite",
        "data base",
        Deb("sqlite3", "3.40.1-2+deb12u2"),
        ["sqlite3.c", "shell.c"],
        "-DSQLITE_THREADSAFE=0 -DSQLITE_OMIT_LOAD_EXTENSION -I.",
        "-lm",
        [Load(name, f":memory: '.read {{here}}/{name}.sql'") for name in ("insert", "query")],
        "[ -f sqlite3.c ] && [ -f shell.c ] || { ./configure --disable-tcl && make sqlite3.c shell.c; }",
    ),
    Program(
        "quickjs",
        "interpreter, tagged unions and reference counts",
        Git("quickjs", "https://github.com/bellard/quickjs", "d73189dd5a582c19c565774bd56fed4e72d33c99"),
        [f"{name}.c" for name in "quickjs dtoa libregexp libunicode cutils quickjs-libc qjs repl".split()],
        """-fwrapv -D_GNU_SOURCE '-DCONFIG_VERSION="bench"'""",
        "-lm -lpthread -ldl",
        [Load("objects", "{here}/objects.js"), Load("strings", "{here}/strings.js")],
        # The byte code of its prompt, which a script does not need.
        """printf '#include <stdint.h>\\nconst uint32_t qjsc_repl_size = 0;\\nconst uint8_t qjsc_repl[1];\\n' >repl.c""",
    ),
    Program(
        "flac",
        "codec of sound, numbers of 16 to 64 bits and doubles",
        Deb("flac", "1.4.2+ds-2"),
        [
            "src/libFLAC/*.c",
            "!src/libFLAC/ogg_*.c",
            "src/flac/*.c",
            "!src/flac/iffscan.c",
            *(f"src/share/{name}/*.c" for name in ("getopt", "grabbag", "replaygain_analysis", "replaygain_synthesis")),
            *(f"src/share/utf8/{name}.c" for name in ("charset", "iconvert", "utf8")),
        ],
        FLAC,
        "-lm",
        [Load("encode", "-8 -c -s -f {sound}"), Load("decode", "-d -c -s -", "{output:encode}")],
        FLAC_CONFIG,
    ),
    Program(
        "monocypher",
        "cryptography",
        Git("Monocypher", "https://github.com/LoupVaillant/Monocypher", "ab2b16dd619ad5f6979a4fbe69cfa324a6fcc35f"),
        ["src/monocypher.c", "src/optional/monocypher-ed25519.c", "{here}/crypto.c"],
        "-Isrc -Isrc/optional",
        "",
        [Load("streams", "streams"), Load("curves", "curves")],
    ),
    Program(
        "pcre2",
        "regular expressions by backtracking",
        Deb("pcre2", "10.42-1"),
        [
            "src/pcre2_*.c",
            "src/pcre2grep.c",
            *(
                f"!src/pcre2_{name}*.c"
                for name in "fuzzsupport jit_match jit_misc jit_test printint dftables ucptables".split()
            ),
        ],
        "-DHAVE_CONFIG_H -DPCRE2_CODE_UNIT_WIDTH=8 -DPCRE2_STATIC -DSUPPORT_UNICODE -Isrc "
        "-DHAVE_STRERROR -DHAVE_MEMMOVE -DHAVE_UNISTD_H -DHAVE_SYS_TYPES_H -DHAVE_SYS_STAT_H -DHAVE_DIRENT_H",
        "",
        [
            Load("find", r"-o '\b(\w+)[,;] (?:the )?\1?\w{3,}(?<!s)\b' {text}"),
            Load("reject", r"-c '^(?=.*\d{3})([^;]*;)*[^;]*?(a|e|i)+x\d+$|(\w+) \3' {text}"),
        ],
        "cd src && cp config.h.generic config.h && cp pcre2.h.generic pcre2.h && cp pcre2_chartables.c.dist pcre2_chartables.c",
    ),
    Program(
        "picosat",
        "solver of propositional formulas",
        Deb("picosat", "965-2"),
        ["picosat.c", "app.c", "main.c", "version.c"],
        "-DNDEBUG",
        "",
        [Load("random", "{formula}", None, 20), Load("pigeons", "{pigeons}", None, 20)],
        """printf '#define PICOSAT_VERSION "965"\n#define PICOSAT_CC "cc"\n#define PICOSAT_CFLAGS ""\n' >config.h""",
        True,
    ),
    Program(
        "awk",
        "tool for text",
        Deb("original-awk", "2022-09-12-1"),
        ["b.c", "lex.c", "lib.c", "main.c", "parse.c", "proctab.c", "run.c", "tran.c", "awkgram.tab.c"],
        "-DHAS_ISBLANK -I.",
        "-lm",
        [Load("words", "-f {here}/words.awk {text}"), Load("columns", "-f {here}/columns.awk {table}")],
        "bison -d -b awkgram awkgram.y && gcc -w maketab.c -o maketab && ./maketab awkgram.tab.h >proctab.c",
        True,
    ),
]


def from_json(rows):
    """Programs of a file: the fields above, and as the source the folder that they are in."""
    return [
        Program(
            **{
                **row,
                "source": Folder(row["name"], row["source"]),
                "loads": [Load(**load) for load in row["loads"]],
            }
        )
        for row in rows
    ]
