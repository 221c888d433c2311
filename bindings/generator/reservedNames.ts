/**
 * Names that generated code cannot have, by language. This is the only list: `test/bindings/reservedNames.test.ts` makes contracts of all
 * of them.
 */
export const reservedNames = {
  go: {
    keywords: names(
      'break case chan const continue default defer else fallthrough for func go goto if import interface map package range',
      'return select struct switch type var',
    ),
    /** Packages that the compiler or the build take for something else. */
    packages: names('documentation init main'),
    /** Members of every wrapper, and methods whose signatures `go vet` knows. */
    methods: names(
      'Contract Deploy Format GobDecode GobEncode LogValue MarshalJSON MarshalXML ReadByte ReadFrom ReadRune Scan Seek',
      'UnmarshalJSON UnmarshalXML UnreadByte UnreadRune WriteByte WriteTo',
    ),
    /** Methods of structs whose names tags cannot have. */
    fields: names('MarshalJSON UnmarshalJSON'),
    contracts: names('Image Main New'),
  },
  java: {
    keywords: names(
      'abstract assert boolean break byte case catch char class const continue default do double else enum extends final',
      'finally float for goto if implements import instanceof int interface long native new package private protected public',
      'return short static strictfp super switch synchronized this throw throws transient try void volatile while true false',
      'null var yield record sealed permits',
    ),
    /** Methods of every object, and those of generated types. */
    members: names('clone equals finalize getClass hashCode notify notifyAll toString wait toJson fromJson'),
    /** Packages: a variable with such a name would hide the package from full names of classes. */
    packages: names('java kotlin kotlinx org vendorclient'),
    methods: names('of at builder contract deploy'),
    /** Simple names of types that a wrapper refers to: nothing in the wrapper may have the same name. */
    types: names(
      'Address AbiValues Api BigInteger Boolean Builder Bytes Call CallArguments Cell Contract ContractCall ContractEvent ContractSigner',
      'ContractStream Decoders Deployment FieldReader FieldWriter FollowedTransaction Integer JsonValue List Long Map NullMarked',
      'Nullable Object Override StreamOptions String Void',
    ),
  },
  /** Members of Kotlin have names that Java could have, too. */
  kotlin: {
    keywords: names(
      'as break class continue do else false for fun if in interface is null object package return super this throw true try',
      'typealias typeof val var when while',
    ),
    /** Members of every wrapper, and functions of the language that its methods call. */
    methods: names('contract deploy ABI IMAGE emptyList emptyMap listOf mapOf'),
    types: names(
      'AcceptedLoss Address AbiValues Any BigInteger Boolean Bytes Cell Client Contract ContractCall ContractEvent ContractSigner Decoders',
      'FieldReader FieldWriter Flow FollowedTransaction FunctionHeader Funder Int JsonValue List Long Map Sent StreamOptions String',
      'Suppress Unit Companion',
    ),
  },
  python: {
    keywords: names(
      'False None True and as assert async await break class continue def del elif else except finally for from global if',
      'import in is lambda nonlocal not or pass raise return try while with yield',
    ),
    /** Built-in types that annotations of the same class may need, and the first parameter of methods. */
    members: names('bool bytes dict float int list self str'),
    /** Methods of `dict`, the base class of `Record`, and types in the annotations of records. */
    records: names('clear copy fromkeys get items keys pop popitem setdefault update values Any Optional'),
    methods: names('contract deploy'),
    /** Names in the body of a method. */
    parameters: names('self cast arguments'),
    /** Names that wrappers import from `typing`. */
    typing: names('Any AsyncGenerator Awaitable Callable Generator Literal Mapping Optional Sequence Union cast'),
    /** Names that wrappers import from the package. */
    imported: names(
      'AsyncClient AsyncContract AsyncContractCall Box CellBoc Client Contract ContractCall ContractEvent FollowedTransaction Funder Keys Record Sent',
    ),
    contracts: names('False Integer None True'),
  },
  rust: {
    keywords: names(
      'abstract as async await become box break const continue do dyn else enum extern false final fn for gen if impl in let',
      'loop macro match mod move mut override priv pub ref return static struct trait true try type typeof unsafe unsized use',
      'virtual where while yield',
    ),
    /** Keywords that cannot be raw identifiers. */
    notRaw: names('self super crate _'),
    /** Methods of every wrapper. */
    methods: names('at dapp_id deploy error_name from header initial_value new signer'),
    /** Names of types that generated code uses itself. */
    types: names(
      'Arc Box BTreeMap Deserialize Deserializer Err Json None Ok Option Result Self Serialize Serializer Some String Vec',
    ),
  },
  typescript: {
    /** The name of a contract is that of a type and, with a small letter, that of a function. */
    contracts: names(
      'Contract ContractOptions ContractSigner Omit Signer getContract',
      'arguments await break case catch class const continue debugger default delete do else enum eval exports export extends',
      'false finally for function globalThis if implements import in instanceof interface let module new null package private',
      'protected public require return static super switch this throw true try typeof undefined var void while with yield',
    ),
  },
} as const

function names(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}
