import { INSTRUCTION_FAMILIES } from '../../../../src/core/vm/instructionTable.ts'

/** Operand that an instruction expects at one place of the stack. */
export type Operand =
  /** An integer; `nan` is the exit code for not-a-number, 0 where it is a value like others. */
  | { readonly kind: 'integer'; readonly nan: number }
  /** An integer in a range; other integers fail with a range check error. */
  | { readonly kind: 'range'; readonly from: bigint; readonly to: bigint; readonly nan: number }
  | { readonly kind: 'any' | 'slice' | 'cell' | 'builder' | 'tuple' | 'continuation' | 'dictionary' }

function integer(nan: number): Operand {
  return { kind: 'integer', nan }
}

/** Words of the table below. `i4` fails with 4 for not-a-number, `0..255` is a range, with `!4` where not-a-number is 4. */
function operandOf(word: string): Operand {
  const [, from, to, nan] = /^(-?[\d^]+)\.\.(-?[\d^]+)(!4)?$/.exec(word) ?? []
  if (from !== undefined) return { kind: 'range', from: bound(from), to: bound(to!), nan: nan === undefined ? 5 : 4 }
  switch (word) {
    case 'i':
      return integer(0)
    case 'i4':
      return integer(4)
    case 'i5':
      return integer(5)
    case '*':
      return { kind: 'any' }
    case 's':
      return { kind: 'slice' }
    case 'c':
      return { kind: 'cell' }
    case 'b':
      return { kind: 'builder' }
    case 't':
      return { kind: 'tuple' }
    case 'k':
      return { kind: 'continuation' }
    case 'D':
      return { kind: 'dictionary' }
    default:
      throw new Error(`No operand ${word}`)
  }
}

function bound(text: string): bigint {
  const [, base, exponent] = /^(-?\d+)\^(\d+)$/.exec(text) ?? []
  if (base === undefined) return BigInt(text)
  const power = BigInt(base.replace('-', '')) ** BigInt(exponent!)
  return base.startsWith('-') ? -power : power - 1n
}

/**
 * Operands by a pattern of the name, deepest first, for what the letters of the table leave open. The first pattern that
 * fits counts. `2^64` as an upper bound stands for 2^64 - 1.
 */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  // Stack
  [/^(?:PICK|ROLLX|ROLLREVX|XCHGX)$/, '* 0..255'],
  [/^(?:DROPX|CHKDEPTH|ONLYTOPX|ONLYX)$/, '0..255'],
  [/^BLKSWX$/, '1..255 1..255'],
  [/^REVX$/, '0..255 0..255'],
  [/^SWAP$|^TUCK$|^DUP2$|^DROP2$/, '* *'],
  [/^ROT(?:REV)?$/, '* * *'],
  [/^(?:SWAP2|OVER2)$/, '* * * *'],
  // Tuples
  [/^(?:ISNULL|QTLEN|ISTUPLE)$/, '*'],
  [/^TUPLEVAR$/, '0..255'],
  [/^(?:INDEX|UNTUPLE|UNPACKFIRST|EXPLODE|INDEX2|INDEX3|TLEN|LAST|TPOP)$/, 't'],
  [/^INDEXVAR$/, 't 0..254'],
  [/^(?:UNTUPLE|UNPACKFIRST|EXPLODE)VAR$/, 't 0..255'],
  [/^SETINDEXVAR$/, 't * 0..254'],
  [/^(?:SETINDEX|TPUSH)$/, 't *'],
  [/^(?:ZERO|NULL)SWAPIF/, 'i4'],
  [/^(?:ZERO|NULL)ROTRIF/, '* i4'],
  // Arithmetic: the quiet forms first
  [/^Q(?:LSHIFT|RSHIFT|FITSX|UFITSX)$/, 'i 0..1023'],
  [/^(?:LSHIFT|RSHIFT|FITSX|UFITSX)$/, 'i4 0..1023'],
  [/^Q?POW2$/, '0..1023'],
  [/^UBITSIZE$/, 'i5'],
  [/^(?:ISNAN|ISNULL)$/, 'i'],
  [/^CHKNAN$/, 'i4'],
  [/^Q(?:NEGATE|INC|DEC|ADDCONST|MULCONST|LSHIFT#|RSHIFT#|NOT|FITS|UFITS|BITSIZE|UBITSIZE|ABS|SGN|\w+INT)$/, 'i'],
  [/^(?:NEGATE|INC|DEC|ADDCONST|MULCONST|LSHIFT#|RSHIFT#|NOT|FITS|UFITS|BITSIZE|ABS|SGN|(?:EQ|LESS|GT|NEQ)INT)$/, 'i4'],
  [/^Q(?:ADD|SUB|SUBR|MUL|AND|OR|XOR|MIN|MAX|MINMAX|LESS|EQUAL|LEQ|GREATER|NEQ|GEQ|CMP)$/, 'i i'],
  [/^(?:ADD|SUB|SUBR|MUL|AND|OR|XOR|MIN|MAX|MINMAX|LESS|EQUAL|LEQ|GREATER|NEQ|GEQ|CMP)$/, 'i4 i4'],
  // Division: numbers of bits on the stack are 0 to 256
  [/^QMUL(?:RSHIFT|MODPOW2)[A-Z]*#$/, 'i i'],
  [/^MUL(?:RSHIFT|MODPOW2)[A-Z]*#$/, 'i4 i4'],
  [/^QMUL(?:RSHIFT|MODPOW2)/, 'i i 0..256'],
  [/^MUL(?:RSHIFT|MODPOW2)/, 'i4 i4 0..256'],
  [/^QMUL(?:DIV|MOD)/, 'i i i'],
  [/^MUL(?:DIV|MOD)/, 'i4 i4 i4'],
  [/^QLSHIFT#(?:DIV|MOD)/, 'i i'],
  [/^LSHIFT#(?:DIV|MOD)/, 'i4 i4'],
  [/^QLSHIFT(?:DIV|MOD)/, 'i i 0..256'],
  [/^LSHIFT(?:DIV|MOD)/, 'i4 i4 0..256'],
  [/^Q(?:RSHIFT[A-Z]*|MODPOW2[A-Z]*)#(?:_L)?$/, 'i'],
  [/^(?:RSHIFT[A-Z]*|MODPOW2[A-Z]*)#(?:_L)?$/, 'i4'],
  [/^Q(?:RSHIFT|MODPOW2)/, 'i 0..256'],
  [/^(?:RSHIFT|MODPOW2)/, 'i4 0..256'],
  [/^Q(?:DIV|MOD)/, 'i i'],
  [/^(?:DIV|MOD)/, 'i4 i4'],
  // Slice comparison
  [/^SD(?:LEXCMP|EQ|P?PFX|P?SFX)/, 's s'],
  [/^(?:SEMPTY|SDEMPTY|SREMPTY|SDFIRST|SDCNT\w+)$/, 's'],
  // Builders. A quiet store of not-a-number leaves a flag.
  [/^ST(?:I)X(?:Q)$/, 'i b 0..257'],
  [/^STUXQ$/, 'i b 0..256'],
  [/^STIXRQ$/, 'b i 0..257'],
  [/^STUXRQ$/, 'b i 0..256'],
  [/^STIX$/, 'i4 b 0..257'],
  [/^STUX$/, 'i4 b 0..256'],
  [/^STIXR$/, 'b i4 0..257'],
  [/^STUXR$/, 'b i4 0..256'],
  [/^ST[IU]Q$/, 'i b'],
  [/^ST[IU]RQ$/, 'b i'],
  [/^ST[IU]R$/, 'b i4'],
  [/^ST[IU](?:_L)?$|^ST[IU]LE[48]$/, 'i4 b'],
  [/^STREF(?:_L|Q)?$/, 'c b'],
  [/^STREFRQ?$/, 'b c'],
  [/^STSLICE(?:_L|Q)?$/, 's b'],
  [/^STSLICERQ?$/, 'b s'],
  [/^(?:STB|STBREF)(?:Q|R|RQ)?$|^ENDCST$/, 'b b'],
  [/^ENDXC$/, 'b i4'],
  [/^BCHKBITSQ?$/, 'b 0..1023'],
  [/^BCHKREFSQ?$/, 'b 0..4'],
  [/^BCHKBITREFSQ?$/, 'b 0..1023 0..4'],
  [/^(?:STZEROES|STONES)$/, 'b 0..1023'],
  [/^STSAME$/, 'b 0..1023 0..1'],
  [/^STCONT$/, 'k b'],
  [/^(?:ENDC|STREFCONST|STREF2CONST|BDEPTH|BBITS|BREFS|BBITREFS|BREM\w+|BCHKBITSQ?#|STSLICECONST)$/, 'b'],
  // Slices
  [/^P?LDIXQ?$/, 's 0..257'],
  [/^P?LDUXQ?$/, 's 0..256'],
  [/^(?:P?LDSLICEXQ?|SD(?:CUT|SKIP)(?:FIRST|LAST)|SCHKBITSQ?)$/, 's 0..1023'],
  [/^SDSUBSTR$/, 's 0..1023 0..1023'],
  [/^SDBEGINSXQ?$/, 's s'],
  [/^(?:S(?:CUT|SKIP)(?:FIRST|LAST)|SPLITQ?|SCHKBITREFSQ?)$/, 's 0..1023 0..4'],
  [/^SUBSLICE$/, 's 0..1023 0..4 0..1023 0..4'],
  [/^SCHKREFSQ?$/, 's 0..4'],
  [/^PLDREFVAR$/, 's 0..3'],
  [/^LDSAME$/, 's 0..1'],
  [/^CDEPTH$/, 'D'],
  [/^(?:CTOS|XCTOS|XLOADQ?)$/, 'c'],
  [
    /^(?:P?LD(?:I|U|SLICE)(?:Q|_L)?|P?LD[IU]LE[48]Q?|ENDS|LDREF|LDREFRTOS|PLDUZ|SDBEGINSQ?|SBITS|SREFS|SBITREFS|PLDREFIDX)$/,
    's',
  ],
  [/^(?:LDZEROES|LDONES|SDEPTH|LDCONT)$/, 's'],
  // Calls and conditions; a continuation that is not taken is not looked at.
  [/^(?:EXECUTE|JMPX|CALLCC|JMPXDATA|CALLXARGSP?|JMPXARGS|CALLCCARGS)$/, 'k'],
  [/^CALLXVARARGS$/, 'k -1..254 -1..254'],
  [/^JMPXVARARGS$/, 'k -1..254'],
  [/^CALLCCVARARGS$/, 'k -1..255 -1..255'],
  [/^RETVARARGS$/, '-1..254'],
  [/^(?:RETBOOL|IFRET|IFNOTRET|IFRETALT|IFNOTRETALT|IFREF|IFNOTREF|IFJMPREF|IFNOTJMPREF|IFREFELSEREF)$/, 'i4'],
  [/^(?:IF|IFNOT|IFJMP|IFNOTJMP|IFREFELSE|IFELSEREF)$/, 'i4 k'],
  [/^IFELSE$/, 'i4 k k'],
  [/^CONDSEL(?:CHK)?$/, 'i4 * *'],
  [/^IFN?BITJMP$/, 'i4 k'],
  [/^IFN?BITJMPREF$/, 'i4'],
  [/^SETCONTARGS$/, 'k'],
  [/^RETURNVARARGS$/, '0..255'],
  [/^SETCONTVARARGS$/, 'k 0..255 -1..255'],
  [/^SETNUMVARARGS$/, 'k -1..255'],
  [/^(?:BLESS|BLESSARGS)$/, 's'],
  [/^BLESSVARARGS$/, 's 0..255 -1..255'],
  [/^SETCPX$/, '-32768..16384'],
  // Loops
  [/^REPEAT(?:BRK)?$/, '-2147483648..2147483647 k'],
  [/^REPEATEND(?:BRK)?$/, '-2147483648..2147483647'],
  [/^(?:UNTIL|AGAIN|WHILEEND)(?:BRK)?$/, 'k'],
  [/^WHILE(?:BRK)?$/, 'k k'],
  // Registers
  [/^(?:COMPOS|COMPOSALT|COMPOSBOTH)$/, 'k k'],
  [/^(?:ATEXIT|ATEXITALT|SETEXITALT|THENRET|THENRETALT|BOOLEVAL)$/, 'k'],
  [/^PUSHCTRX$/, '0..5'],
  [/^SETCONTCTRX$/, '* k 0..5'],
  [/^SETCONTCTR$/, '* k'],
  // Exceptions
  [/^THROWIF(?:NOT)?L?$/, 'i4'],
  [/^THROWARGIF(?:NOT)?$/, '* i4'],
  [/^THROWANY$/, '0..65535'],
  [/^THROWARGANY$/, '* 0..65535'],
  [/^TRY(?:KEEP|ARGS)?$/, 'k k'],
  // Dictionaries: keys as slices, signed or unsigned numbers
  [/^STDICT$/, 'D b'],
  [/^(?:SKIPDICT|P?LDDICTQ?|P?LDDICTS)$/, 's'],
  [/^DICT(?:SET|ADD|REPLACE)(?:GET)?$/, 's s D 0..1023'],
  [/^DICT(?:SET|ADD|REPLACE)(?:GET)?REF$/, 'c s D 0..1023'],
  [/^DICT(?:SET|ADD|REPLACE)(?:GET)?B$/, 'b s D 0..1023'],
  [/^DICT[IU](?:SET|ADD|REPLACE)(?:GET)?$/, 's i4 D 0..1023'],
  [/^DICT[IU](?:SET|ADD|REPLACE)(?:GET)?REF$/, 'c i4 D 0..1023'],
  [/^DICT[IU](?:SET|ADD|REPLACE)(?:GET)?B$/, 'b i4 D 0..1023'],
  [/^DICTSETGETOPTREF$/, 'D s D 0..1023'],
  [/^DICT[IU]SETGETOPTREF$/, 'D i4 D 0..1023'],
  [/^PFXDICT(?:SET|REPLACE|ADD)$/, 's s D 0..1023'],
  [/^PFXDICT(?:DEL|GET\w*)$/, 's D 0..1023'],
  [/^PFXDICTSWITCH$/, 's'],
  [/^DICT[IU]?(?:REM)?(?:MIN|MAX)(?:REF)?$/, 'D 0..1023'],
  [/^DICTGET(?:NEXT|PREV)(?:EQ)?$/, 's D 0..1023'],
  // Not-a-number lies beyond all keys.
  [/^DICT[IU]GET(?:NEXT|PREV)(?:EQ)?$/, 'i D 0..1023'],
  [/^DICT(?:GET|DEL|DELGET|GETOPT)(?:REF)?$/, 's D 0..1023'],
  [/^DICT[IU](?:GET|DEL|DELGET|GETOPT)(?:REF)?$|^DICT[IU]GET(?:JMP|EXEC)Z?$/, 'i4 D 0..1023'],
  [/^SUBDICT(?:RP)?GET$/, 's 0..8 D 0..1023'],
  [/^SUBDICT[IU](?:RP)?GET$/, 'i4 0..8 D 0..1023'],
  // Gas, configuration, global variables
  [/^SETGASLIMIT$/, 'i4'],
  [/^(?:BUYGAS|GRAMTOGAS|GASTOGRAM)$/, 'i'],
  [/^RAND$/, 'i4'],
  [/^SETRAND$/, 'i'],
  [/^ADDRAND$/, 'i4'],
  [/^CONFIG(?:OPT)?PARAM$/, '-2147483648..2147483647'],
  [/^GETGLOBVAR$/, '0..254'],
  [/^SETGLOBVAR$/, '* 0..254'],
  [/^SETGLOB$/, '*'],
  // Hashes and signatures
  [/^HASHCU$/, 'c'],
  [/^(?:HASHSU|SHA256U)$/, 's'],
  [/^CHKSIGNU$/, '0..2^256!4 s 0..2^256!4'],
  [/^CHKSIGNS$/, 's s 0..2^256!4'],
  [/^CDATASIZEQ?$/, 'D 0..2^256'],
  [/^SDATASIZEQ?$/, 's 0..2^256'],
  // Messages and actions
  [/^LD(?:GRAMS|VAR\w+|MSGADDRQ?)$|^PARSEMSGADDRQ?$|^REWRITE\w+$/, 's'],
  [/^STGRAMS$/, 'b 0..2^120'],
  [/^STVARUINT32$/, 'b 0..2^248'],
  [/^STVARINT(?:16|32)$/, 'b i4'],
  [/^SENDRAWMSG$/, 'c 0..255'],
  [/^RAWRESERVE$/, '0..2^120 0..15'],
  [/^RAWRESERVEX$/, '0..2^120 D 0..15'],
  [/^SETCODE$/, 'c'],
  [/^SETLIBCODE$/, 'c 0..2'],
  [/^CHANGELIB$/, '0..2^256 0..2'],
  [/^COPYLEFT$/, 's 0..255'],
  [/^(?:MINTECC|BURNECC)$/, '0..2^64 0..255'],
  [/^CHKHISTPROOF$/, '0..2^256!4 1..10'],
  [/^CALCMINSTAKE$|^CALCBKREWARDADJ$/, '0..2^128 0..2^128 0..2^128 0..2^128'],
  [/^CALCBMMVREWARDADJ$/, '0..2^128 0..2^128 0..2^128 0..2^128 i4'],
  [/^CALCREPCOEF$|^CALCMBK$/, '0..2^128'],
  [/^CALCBMREWARD$/, 'c 0..2^128 0..2^128 0..2^128 0..2^128'],
  [/^CALCMINSTAKEBM$/, '0..2^128 0..2^128'],
  [/^CALCMVREWARD$/, '0..2^128 * c 0..2^128 0..2^128'],
  [/^CALCMINERTAPCOEF$/, '0..2^128 0..2^128 0..2^128 0..2^128 0..2^128 0..2^128 0..2^128'],
  [/^CALCMINERREWARD$/, '0..2^128 c 0..2^128 0..2^128'],
  [/^POSEIDON$/, '0..255 0..2^64 0..2^256 c c c c'],
  [/^VERGRTH16$/, 'c c'],
  [/^(?:UN)?ZIP$/, 'c'],
  [/^DIFF/, 'c c'],
  [/^RUNWASM$/, 'c c c c c'],
  [/^RUNWASMCONCATMULTIARG$/, 'c c c c c c c c'],
  [/^(?:CNVRTSHELLQ|MINTSHELLQ?|SENDTODAPPCONFIG)$/, '0..2^64'],
]

/**
 * Instructions without a fixed list of operands: on registers of the stack, on tuples of n values, and without any
 * operand.
 */
const OTHER: readonly RegExp[] = [
  /^(?:NOP|DEPTH|XCHG\w*|PUSH|POP|PUSH[23L]|POPL|XCPU\w*|XC2PU|PUXC\w*|PU2XC|BLK(?:SWAP|DROP2?|PUSH)|REVERSE)$/,
  // Null stands for an empty tuple here.
  /^(?:TUPLE|INDEXQ|SETINDEXQ|INDEXVARQ|SETINDEXVARQ)$/,
  /^(?:NULL|NEWC|PUSH\w+|DICTPUSHCONST)$/,
  /^(?:RET|RETALT|RETDATA|RETARGS|RETURNARGS|CALLREF|JMPREF|JMPREFDATA|CALLDICTL?|JMPDICT|PREPAREDICT|SETCPN?)$/,
  /^(?:UNTILEND|AGAINEND)(?:BRK)?$/,
  // The type depends on the register; POPCTRX and SAVEBOTH always fail.
  /^(?:PUSHCTR|POPCTR|POPCTRX|SETRETCTR|SETALTCTR|POPSAVE|SAVE|SAVEALT|SAVEBOTH|INVERT|SAMEALT|SAMEALTSAVE)$/,
  /^(?:THROWL?|THROWARG)$/,
  // The number is looked at only when it is thrown.
  /^THROW(?:ARG)?ANYIF(?:NOT)?$/,
  /^(?:ACCEPT|GASREMAINING|COMMIT|RANDU256|GETPARAM|NOW|BLOCKLT|LTIME|RANDSEED|BALANCE|MYADDR|CONFIGROOT|CONFIGDICT)$/,
  /^(?:MYCODE|INITCODEHASH|STORAGEFEE|SEQNO|GETGLOB|GETAVAILABLEBALANCE|MYDAPPID)$/,
  /^(?:DUMP\w*|HEX\w+|BIN\w+|STR(?:DUMP|PRINT)|DEBUGO\w+|PRINT)$/,
]

/** Operands of an instruction, deepest first; undefined when they are not a fixed list. */
export function operandsOf(name: string): readonly Operand[] | undefined {
  const found = PATTERNS.find(([pattern]) => pattern.test(name))
  return found?.[1].split(' ').map(operandOf)
}

/** Names of the table that neither have operands here nor are known to have no fixed list of them. */
export function undescribedInstructions(): string[] {
  return INSTRUCTION_FAMILIES.flatMap(({ instructions }) => instructions)
    .filter(({ name, unsupported }) => unsupported !== true && operandsOf(name) === undefined)
    .filter(({ name }) => !OTHER.some((pattern) => pattern.test(name)))
    .map(({ name }) => name)
}
