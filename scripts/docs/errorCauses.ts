/**
 * What a reader of an error needs beyond its condition: where it usually comes from, and what to do. By code, for every
 * code that occurs. Markdown; links are relative to `docs`.
 */
export interface ErrorCause {
  readonly why: string
  readonly fix: string
}

const sent =
  'If `data.sent` is true the message may have been executed: look for it by `data.message_hash` before you send anything else, see [sending messages](sending-messages.md#what-errors-say).'

export const errorCauses: Readonly<Record<number, ErrorCause>> = {
  // client
  1: {
    why: 'An `abi` of the type `Handle` refers to an ABI that was registered before; no function registers one.',
    fix: "Pass the ABI itself: `{ type: 'Contract', value: … }` with the parsed object, or `{ type: 'Json', value: … }` with its text.",
  },
  2: {
    why: 'A parameter that takes hexadecimal bytes has other characters or an odd number of digits. Often base64 was passed, or a text that was to be encoded first.',
    fix: "Look at the type of the parameter in the reference: `hex` or `base64`. In JavaScript `Buffer.from(text).toString('hex')` makes one from a text.",
  },
  3: {
    why: 'A parameter that takes base64 has other characters or lacks its padding. Often plain text, hexadecimal digits or base64url (`-` and `_`) was passed.',
    fix: 'Encode the bytes as standard base64 with padding. Data such as what is to be signed are always base64, texts too.',
  },
  4: {
    why: 'The text is no address: a wrong number of digits, a broken checksum of the base64 form, a Dapp ID in front where the function takes none, or an id of an account where a full address is needed.',
    fix: 'Use `0:` and 64 hex digits, or the form that the parameter names. `vendorclient convert <address>` shows all forms of an address.',
  },
  5: {
    why: 'An event for a callback was larger than `limits.message_out_bytes`. The events behind it are delivered.',
    fix: 'Ask for fewer fields in the subscription, or raise `limits.message_out_bytes` of the daemon.',
  },
  9: {
    why: 'The HTTP client of this connection could not be set up; the log of the daemon has the cause.',
    fix: 'Check what the process is allowed to do (open files, sockets) and the proxy settings of its environment.',
  },
  10: {
    why: 'An endpoint, or a header made from the configuration (an access key, a trace), has characters that HTTP does not allow.',
    fix: 'Check `network.endpoints` and `network.access_key` for spaces and line ends, which often come from a file or an environment variable.',
  },
  11: {
    why: 'No answer came from the endpoint. `data.reason` says whether it could not be reached (`unreachable`: name, port, TLS, no network), did not answer in time (`timeout`) or answered with a status that is no answer of a node (`status`: a gateway, a wrong path).',
    fix: `Check the address with \`vendorclient network check <endpoint>\`, name several endpoints, and raise \`network.query_timeout\` for slow ones. ${sent}`,
  },
  12: {
    why: 'Something answered that is no node: a login page, a proxy, a wrong path, or a connection that broke in the middle of an answer.',
    fix: `Open the endpoint in a browser or with \`vendorclient network check <endpoint>\`. ${sent}`,
  },
  13: {
    why: 'The function asks the application something or reports to it, and the request did not say to whom: over JSON-RPC `_call.app_object` or `_call.callback` is missing.',
    fix: 'With a binding pass the object or the callback that the function takes. By hand add `_call` as in [the protocol](protocol.md).',
  },
  14: {
    why: 'A function that needs the network was called, and `network.endpoints` is not set or is an empty list.',
    fix: 'Set `network.endpoints` in the configuration of the client, in `VENDORCLIENT_NETWORK_ENDPOINTS`, or with `vendorclient config set url <endpoint>` for the tool.',
  },
  15: {
    why: 'A setting has the wrong type, is out of range or contradicts another one. `data.path` names the field, `data.source` the layer it came from: host, environment, a file or an option.',
    fix: 'Correct that field; [settings](settings.md) lists all with their defaults. An environment variable or a `vendorclient.json` in the working folder is easily overlooked.',
  },
  16: {
    why: 'The system refused another thread or process: a limit of the user or of the container, or no memory.',
    fix: 'Raise the limit (`ulimit -u`, the limits of the container), or lower `limits.worker_threads`.',
  },
  17: {
    why: 'The client was closed before or during the call, or the number of a context is wrong (C interface).',
    fix: 'Wait for the calls that are running before you close the client, and create one client that lives as long as the application.',
  },
  18: {
    why: 'A result or a question to the application cannot be written as JSON. It is a defect of the library.',
    fix: 'Report it with the function, its parameters without secrets, and the line of the log.',
  },
  19: {
    why: 'The data of an error cannot be written as JSON. It is a defect of the library; the message of the error is still right.',
    fix: 'Report it with the function and the line of the log.',
  },
  20: {
    why: 'A value that was passed has no JSON form: a function, a symbol, an object that contains itself, or bytes as a typed array where a text is expected.',
    fix: 'Pass plain objects, texts, numbers and big integers; encode bytes as base64 or hex.',
  },
  21: {
    why: 'The thread that computed the function ended: it needed more memory than a thread has, or the system killed it. The message says which. Nothing else of the daemon is lost.',
    fix: 'Divide the input, or give the process more memory. A call that fails again with the same small input is a defect: report it.',
  },
  23: {
    why: 'A parameter is missing, has the wrong type or is out of range. `data.path` names it and the message says what was expected. Frequent: a number above 2^53 that was not passed as a text or big integer, a field of a tagged type without `type`, camelCase where the wire has snake_case.',
    fix: 'Compare with the reference of the function. `data.suggest_use_helper_for` names the tagged types that the binding has helpers for.',
  },
  25: {
    why: 'A name inside of the parameters is no function, or a function that only works asynchronously was called in the synchronous form of the C interface.',
    fix: 'Check the name against [all functions](../bindings/reference/README.md), and the version of daemon and binding: a newer binding may know more functions.',
  },
  26: {
    why: 'The object of your application (a signing box, a password provider, an approver) answered with an error, or gave no answer within `limits.app_request_ms`; then `data.reason` is `app_request_timeout`.',
    fix: 'Look at what the object threw: its text is in the message. Somebody who was asked on a screen may need longer: raise the limit.',
  },
  27: {
    why: 'An answer to a question of the library came too late, twice, or from another connection. Bindings never cause it.',
    fix: 'Answer each `client.app_request` once, on the connection that it came from, with its `app_request_id`.',
  },
  28: {
    why: 'The call that asked was cancelled or ran out of time while the application was answering.',
    fix: 'Nothing: the answer is no longer needed. Close what was opened for it, such as a dialogue.',
  },
  29: {
    why: 'Whoever should have answered is gone: the object was removed, the connection closed, or the daemon is stopping.',
    fix: 'Keep a registered object as long as calls use it. After a new connection register it again.',
  },
  30: {
    why: 'The answer of your object has the wrong fields, for example a signature in base64 where hex is expected.',
    fix: 'Compare with the response type of the app object in the reference; the message names the field.',
  },
  31: {
    why: 'Your object answered another question than it was asked: `GetPublicKey` with the result of `Sign`, for example.',
    fix: 'Answer with the variant of the same `type` as the request.',
  },
  32: {
    why: 'A number given as text has other characters, or more digits than its type can hold. Often an amount with a decimal point was passed where nanotokens are expected.',
    fix: 'Pass whole numbers, in decimal or with `0x`. 1 token is `1000000000`.',
  },
  33: {
    why: 'The library came to a point that it does not expect, or what it stored cannot be read. `data` and the log have the details.',
    fix: 'If the message names a stored item, check the storage with `vendorclient storage check`. Otherwise it is a defect: report it with the line of the log.',
  },
  34: {
    why: 'The iterator was removed, or belongs to another connection: handles live and end with the connection that made them.',
    fix: 'Create it again with `net.resume_block_iterator` or `net.resume_transaction_iterator` and its saved state.',
  },
  35: {
    why: 'The storage cannot be read or written: no space, no rights, a file that is damaged or locked for longer than 5 s, or a database server that is away. Nothing was stored. A key with other characters than letters, digits, `_` and `.` is refused, too.',
    fix: 'Look at the text and the log of the daemon, then at space and rights of the data folder; `vendorclient storage check` examines the file. See [storage](storage.md).',
  },
  36: {
    why: 'A cell of the given bag is pruned, a library or a proof: it stands for content that is elsewhere. Data of an account that was cut out of a proof look like this.',
    fix: 'Fetch the whole account or object, not its proof.',
  },
  // crypto
  100: {
    why: 'The public key is not 64 hex digits, is no point of the curve, or does not belong to the secret key beside it.',
    fix: 'Derive the public key from the secret one: `crypto.nacl_sign_keypair_from_secret_key`, or `vendorclient getkeypair`.',
  },
  101: {
    why: 'The secret key is not 64 hex digits. Often the 128 digits of the NaCl form were passed, which has the public key behind the secret one, or a prefix `0x`.',
    fix: 'Pass the first 64 digits. For a seed phrase derive the keys first, with `crypto.mnemonic_derive_sign_keys`.',
  },
  106: {
    why: 'The number is 0, 1 or a prime, has more than 64 bits, or is not hexadecimal.',
    fix: 'Pass a composite number as hex digits without a prefix.',
  },
  107: {
    why: 'One of the numbers is not hexadecimal or has more than 8192 bits, the modulus is zero or the exponent negative.',
    fix: 'Pass hex digits without a prefix.',
  },
  108: {
    why: '`log_n`, `r`, `p` or `dk_len` are outside of what scrypt allows, or together need more than 2 GiB of memory.',
    fix: 'Customary values are `log_n` 15, `r` 8, `p` 1. `log_n` is the exponent, not the number of rounds.',
  },
  109: {
    why: 'A key, nonce or signature has the right alphabet and the wrong length: often the short form of a secret key (64 digits) where NaCl takes the long one (128), or the other way round.',
    fix: 'Look at the sizes in the reference of the function: keys have 32 bytes, nonces of NaCl boxes 24, signatures 64.',
  },
  110: {
    why: 'The box was made with another key or nonce, or its bytes were changed on the way.',
    fix: 'Use the same key and nonce as for `nacl_secret_box`, and pass the box as it was, in base64.',
  },
  111: {
    why: 'The box was made for another key pair or with another nonce, or was changed on the way. Of a crypto box: the salt or the password is another one.',
    fix: 'To open use the secret key of the receiver and the public key of the sender, and the same nonce.',
  },
  112: {
    why: 'The signature does not belong to these data and this public key.',
    fix: 'Check that the key is that of the signer and that the data are the signed bytes, base64, without any change. A flag instead of an error is returned by `crypto.nacl_sign_detached_verify`.',
  },
  113: {
    why: 'Entropy must have 16, 20, 24, 28 or 32 bytes.',
    fix: 'Pass it as hex digits, 32 to 64 of them.',
  },
  114: {
    why: 'A word is not in the dictionary, the number of words is wrong, or the checksum does not fit: one word was mistyped or two changed places.',
    fix: 'Compare the words with the list of `crypto.mnemonic_words`. For phrases of other languages set `dictionary`, for 24 words `word_count`.',
  },
  115: {
    why: 'The text is no serialized private key (`xprv…`), or a derivation led to a key that does not exist.',
    fix: 'Pass what `crypto.hdkey_xprv_from_mnemonic` returned. A public key (`xpub…`) cannot derive secret keys.',
  },
  116: {
    why: 'A part of the path is no number.',
    fix: "Write paths as `m/44'/396'/0'/0/0`: numbers between slashes, an apostrophe for hardened ones. Which path a phrase was used with decides which keys come out.",
  },
  118: {
    why: 'A phrase has 12, 15, 18, 21 or 24 words. The setting `crypto.mnemonic_word_count` is checked as well.',
    fix: 'Correct `word_count` or the setting.',
  },
  119: {
    why: 'Phrases of dictionary 0 are found by trying, and 5120 attempts were not enough. By chance this happens once in millions of years.',
    fix: 'Call it again. If it fails again, the source of random numbers of the machine is broken.',
  },
  120: {
    why: 'Not every entropy makes a valid phrase of dictionary 0.',
    fix: 'Use `crypto.mnemonic_from_random`, or a dictionary of BIP-39 (1 to 8).',
  },
  121: {
    why: 'The box was removed, or belongs to another connection: handles live and end with the connection that made them.',
    fix: 'Register the box again after each connection, and use its new handle. A handle cannot be stored.',
  },
  123: {
    why: 'The box was removed, or belongs to another connection: handles live and end with the connection that made them.',
    fix: 'Create the box again after each connection, and use its new handle.',
  },
  124: {
    why: 'The initialization vector of AES must have 16 bytes.',
    fix: 'Pass 32 hex digits.',
  },
  125: {
    why: 'Of the modes of AES only CBC is offered.',
    fix: 'Set `mode` to `CBC`.',
  },
  128: {
    why: 'Data that AES has encrypted are always a multiple of 16 bytes; these are not, so something is missing or they were encrypted by something else.',
    fix: 'Pass the whole output of the encryption, in base64.',
  },
  129: {
    why: 'AES in the mode CBC needs an initialization vector.',
    fix: 'Add `iv`, 32 hex digits, the same for encrypting and decrypting.',
  },
  130: {
    why: 'The crypto box was removed, or belongs to another connection. Boxes that were made from it need it for their secret.',
    fix: 'Create it again from its encrypted secret (`crypto.get_crypto_box_info`) and keep it as long as boxes that were made from it.',
  },
  133: {
    why: 'What came out of the decryption is no phrase. The password is wrong, or the salt is another one than when the secret was encrypted.',
    fix: 'Ask for the password again and check `secret_encryption_salt`. The cipher cannot tell a wrong password from damaged data.',
  },
  134: {
    why: 'A nonce of ChaCha20 has 12 bytes.',
    fix: 'Pass 24 hex digits.',
  },
  // boc
  201: {
    why: 'The text is no bag of cells: cut off, in hex instead of base64, or of another kind than the function reads (a message where an account is expected). A text that begins with `*` is a reference, which has 64 hex digits.',
    fix: 'Pass the `boc` as the network or the compiler gave it. `vendorclient decode msg` and `vendorclient decode account boc` read files of these kinds.',
  },
  202: {
    why: 'The object cannot be written as cells, or is none of the expected form: an account that does not exist, a part that is too large for a cell, more than 1024 levels.',
    fix: 'The message says which part. Accounts that do not exist have no state to parse: ask `account.get_account` first.',
  },
  203: {
    why: 'Only key blocks, zero states and configuration bags hold the configuration of a network.',
    fix: 'Pass one of these, or take the configuration from the network: `vendorclient getconfig`, `vendorclient dump config`.',
  },
  205: {
    why: 'The bag is larger than the cache for entries that are not pinned.',
    fix: 'Pin it (`cache_type` `Pinned`), or raise `boc.cache_max_size` (kilobytes).',
  },
  206: {
    why: 'The bag was never stored, was unpinned, or made place for later ones. The cache belongs to the connection.',
    fix: 'Store it again with `boc.cache_set`, pinned if it is used for long, or pass the bag itself.',
  },
  207: {
    why: 'A reference to a cached bag is `*` and 64 hex digits.',
    fix: 'Pass `boc_ref` as `boc.cache_set` returned it.',
  },
  // abi
  301: {
    why: 'Nothing says where the message goes.',
    fix: 'Pass `address` for a call, or `deploy_set` for a deployment, whose address follows from the image.',
  },
  302: {
    why: 'Nothing says what the message does.',
    fix: 'Pass `call_set` with the function, or `deploy_set`.',
  },
  303: {
    why: 'The ABI is no JSON, lacks a required part, names a type that does not exist, or has another version than 1.0 to 2.4.',
    fix: 'Pass the `.abi.json` of the compiler unchanged; the message names the place.',
  },
  304: {
    why: 'The body was made for another function or contract than this ABI describes, or is cut off.',
    fix: 'Use the ABI of the contract that receives the message (or sends it, for events). `allow_partial` ignores what is left over.',
  },
  305: {
    why: 'The deployment is incomplete or contradicts itself: not exactly one of `tvc`, `code` and `state_init`, initial values together with `state_init`, no public key, or wrong arguments of the constructor.',
    fix: 'The message says which. The public key comes from the signer, or from `initial_pubkey`; ABI 2.4 takes it among the initial values.',
  },
  306: {
    why: 'The function is not in the ABI, an argument is missing, unknown or does not fit its type, or the address is missing. The message names the argument.',
    fix: 'Compare with the `inputs` of the function: numbers as texts, addresses in full, bytes as hex, nested values as objects.',
  },
  307: {
    why: 'The signature does not have 128 hex digits, the key not 64, or the message is not one that was encoded for an external signer.',
    fix: 'Sign `data_to_sign` of the same `encode_message` with signer `External`, and pass that message and signature, hex, unchanged.',
  },
  308: {
    why: 'The file is no contract image: an ABI, a source or a whole account was passed, or the text is cut off.',
    fix: 'Pass the `.tvc` of the compiler as base64.',
  },
  311: {
    why: 'The operation does not exist for ABIs of this version (data of contracts have two forms, below 2.4 and from 2.4), no ABI was given, or a value does not fit in `encode_boc`.',
    fix: 'Look at `version` in the ABI. From 2.4 on initial data are fields of the ABI, and `update_initial_data` and `decode_initial_data` do not apply.',
  },
  312: {
    why: 'A function was named by a number that the ABI does not have.',
    fix: 'Use the name, or the number of `abi.calc_function_id`.',
  },
  313: {
    why: 'Data of a contract do not have the fields of this ABI: it is the ABI of another contract or of another version of it.',
    fix: 'Use the ABI that belongs to the code of the account; compare `code_hash`.',
  },
  314: {
    why: 'An initial value is missing, unknown, or does not fit its type.',
    fix: 'Give all static variables of the contract, `fields` with `init: true` in ABI 2.4, under the names of the ABI.',
  },
  315: {
    why: 'The ABI has no function of this name; upper and lower case count.',
    fix: 'Look into the ABI: getters and the functions of other interfaces are not in it.',
  },
  316: {
    why: 'From ABI 2.4 on the public key is an ordinary field of the data.',
    fix: 'Pass it within `initial_data`, under the name that the contract gives it (often `_pubkey`).',
  },
  // processing
  501: {
    why: 'The message is too old: its `expire` passed before it was sent. It was signed long ago, or the clock of the machine that made it is wrong.',
    fix: 'Encode and sign it anew; nothing was sent. Raise `abi.message_expiration_timeout` where signing takes long.',
  },
  502: {
    why: 'The message is no external inbound one, or its destination is empty.',
    fix: 'Pass the `message` that `abi.encode_message` returned.',
  },
  507: {
    why: 'No transaction of the message appeared before its time was over: the network was slow, the endpoint lags, the contract refused it, or another message with the same key overtook it.',
    fix: 'With `data.sent` false it is proven that it was not executed: send another one. With true nobody knows yet: `vendorclient status <message_hash> --wait` follows it. `data.local_error` says what a local run of the message ended with.',
  },
  508: {
    why: 'No transaction of the message appeared within `network.message_processing_timeout`, and without `expire` it stays valid.',
    fix: 'Look for it by `data.message_hash`, do not make a new one. Contracts whose ABI has `expire` avoid this.',
  },
  511: {
    why: 'The network shows no block of this workchain, or has none yet.',
    fix: 'Check workchain and endpoint.',
  },
  512: {
    why: '`account_id` or `dapp_id` are not 64 hex digits, `tx_hash` is missing for `wait_for_transaction`, or the node answered something that cannot be read.',
    fix: `Correct the parameter that the message names. An unreadable answer may come from a proxy or an unknown version: \`vendorclient network check\`. ${sent}`,
  },
  513: {
    why: '`Signer.External` would need a signature from outside in the middle of the call.',
    fix: 'Use a signing box, which the library asks. Or take three steps: `abi.encode_message`, `abi.attach_signature`, `processing.send_message`.',
  },
  514: {
    why: 'The network refused the message after it had taken it, for example as a copy or because of the state of the account.',
    fix: 'Read the status in `data`. A refusal alone does not prove that no copy was executed.',
  },
  515: {
    why: 'The network sent a status that this version does not know. It only travels in an event; the call goes on.',
    fix: 'Nothing: the transaction is waited for in the usual way.',
  },
  516: {
    why: 'The network sent no further status in time. It only travels in an event; the call goes on.',
    fix: 'Nothing: the transaction is waited for in the usual way.',
  },
  517: {
    why: '`thread_id` is not 68 hex digits.',
    fix: 'Leave it out: the client finds the thread, or takes the one the node names.',
  },
  518: {
    why: 'The network has Dapp IDs, and the call did not say in which Dapp the account is.',
    fix: 'Pass `dapp_id`, 64 hex digits. `account.get_account` and `vendorclient account` show that of an account; a contract deployed by an external message is its own Dapp.',
  },
  519: {
    why: 'The ABI has neither `time` nor `expire` in its header, so the contract would execute every copy of the message. Nothing was sent.',
    fix: 'Add `pragma AbiHeader expire` (and `time`) to the contract. Or set `unprotected: true`: the message is posted once and never repeated. See [sending messages](sending-messages.md#contracts-without-protection).',
  },
  520: {
    why: 'The client makes messages by other rules than this chain follows, for example those of another version of the network. Nothing was sent.',
    fix: 'Set `abi.rules` to `data.node_rules`, if this is the network you mean.',
  },
  // outbox
  1001: {
    why: 'The key was used before, on this network, with other parameters. A key stands for one payment.',
    fix: 'Use the key of your order or payment, which is unique. If it is the same payment, pass the same parameters; `outbox.get` shows what is stored.',
  },
  1002: {
    why: 'There is no such key or id in the outbox of this network: it was pruned, belongs to another network, or to another data folder.',
    fix: 'Check endpoints and `storage.url` or data folder; `vendorclient outbox list` shows what there is.',
  },
  1003: {
    why: 'Entries belong to a network, not to an endpoint. These endpoints were never asked before which network they belong to, and none of them answers now.',
    fix: 'Try again when one endpoint is reachable. Once it was asked, entries are also taken while the network is away.',
  },
  1004: {
    why: 'A parameter is not acceptable here, though it has the right type: a key that is too long, an end in the past, a message signed at once into a group where others wait for a signer.',
    fix: '`data.field` names the parameter, the message says what is expected. See [outbox](outbox.md).',
  },
  // inbox
  1101: {
    why: 'Finality, ABI and `include_bounced` belong to the name, and this name was followed with others before.',
    fix: 'State the settings that `inbox.list` shows, or choose another name.',
  },
  1102: {
    why: 'Nothing is followed under this name on this network: a typing mistake, another endpoint, another data folder, or it was unfollowed.',
    fix: 'Compare with `inbox.list`; follow the accounts again with the cursor that your application knows.',
  },
  1103: {
    why: 'A parameter has the right type and an impossible value, such as a cursor of another account.',
    fix: '`data.field` names the parameter, the message says what is expected.',
  },
  1104: {
    why: 'A name follows at most 10,000 accounts.',
    fix: 'Divide the accounts among several names.',
  },
  1105: {
    why: 'The endpoint shows a transaction and not the one before it: its archive has a gap, or it lags. It stands as `error` of the account in `inbox.list`; nothing is skipped.',
    fix: 'Wait, or add an endpoint that has the history. The account goes on by itself as soon as one of them shows the missing transaction.',
  },
  // policy
  1201: {
    why: 'The spending policy lists recipients, and this one is not among them.',
    fix: 'Whoever runs the daemon adds the account to `recipients`. Nothing was sent. `policy.refusals` lists what was refused.',
  },
  1202: {
    why: 'With this message more would be spent than the policy allows in its window. `data` has the limit and what was spent.',
    fix: 'Wait until the window has moved on, send less, or have the limit raised. Nothing was sent.',
  },
  1203: {
    why: 'The policy cannot read what the message pays: no ABI, a function that is not described, a flag that sends the whole balance.',
    fix: 'Name the ABI in `abis` and the function in `functions` of the [policy](policy.md#what-a-message-pays), or decide with `unknown` what shall happen. Nothing was sent.',
  },
  1204: {
    why: 'The message pays more than `approval_above`, and the approver refused, gave no answer, or nobody is registered. `data.reason` says which.',
    fix: 'Register an approver with `policy.register_approver` on the connection that sends. Nothing was sent.',
  },
  // tvm
  401: {
    why: 'What was given as a transaction is no bag of cells of one.',
    fix: 'Pass the `boc` of a transaction.',
  },
  402: {
    why: 'The configuration is no bag of a configuration, or lacks parameters that execution needs.',
    fix: 'Leave `blockchain_config` out to take that of the network, or pass the file of `vendorclient dump config`.',
  },
  403: {
    why: 'The transaction was aborted in a way that has no code of its own.',
    fix: 'Look at its phases with `vendorclient tx`, and at its steps with `vendorclient replay`.',
  },
  404: {
    why: 'The contract left data or actions that cannot be read, or the machine came to a point that it does not expect.',
    fix: 'If the contract is not at fault (it may store anything as its actions), report it with account, message and configuration.',
  },
  405: {
    why: 'The code ran, and what it wanted to do could not be done: a message that it sends is invalid or cannot be paid. `data.result_code` says which action failed: 37 not enough tokens, 38 not enough of another currency, 33 too many actions, 34 an action that cannot be done.',
    fix: 'Most often the account has too little for value and fees. `vendorclient debug account` shows the actions of a transaction. A transaction with `data.transaction_id` is on the chain, and its fees are paid.',
  },
  406: {
    why: 'Nothing is deployed at the address, although it may have tokens.',
    fix: 'Deploy the contract first. A contract whose image, initial data or key differ has another address: compare with `vendorclient genaddr`.',
  },
  407: {
    why: 'The balance does not cover the gas or the storage fees of the transaction. On a development node use the faucet.',
    fix: 'Send tokens to the account; `data.account_balance` is what it has, in nanotokens. In a network with Dapp IDs tokens from another Dapp are lost.',
  },
  408: {
    why: 'The account owed storage fees for long and was frozen or deleted, or the state that a message brings along does not belong to its address.',
    fix: 'Look at it with `vendorclient account`. A frozen account takes tokens and its old state; ask for both before you send anything there.',
  },
  409: {
    why: 'There is no such account: wrong network, wrong Dapp ID, or never funded.',
    fix: 'Check the address and `vendorclient config list`. A contract needs tokens at its address before it can be deployed.',
  },
  410: {
    why: 'The message cannot be run on this account: it is addressed to another one, or the run ended in no way that a contract can end.',
    fix: 'Compare the address of the account with the destination of the message.',
  },
  411: {
    why: 'The list of inputs of the getter has a value that is none: a type that there is not, a text that is no number, too many levels.',
    fix: 'Pass numbers as texts, decimal or with `0x`, and lists for tuples; the types are in the reference of `tvm.run_get`.',
  },
  412: {
    why: 'The account given for a local run has no code or does not exist.',
    fix: 'Fetch it anew with `account.get_account`, or `vendorclient dump account` in the tool. What is not deployed has no functions.',
  },
  413: {
    why: 'The message is one that a contract has sent to the outside (an event), or one that cannot be executed at all.',
    fix: 'Run inbound or internal messages. Events are decoded with `abi.decode_message`, not run.',
  },
  414: {
    why: 'The contract ended the call by itself, with `data.exit_code`: a `require` of its own (codes from 100 on by custom), or one of the [exit codes](#exit-codes-of-contracts) below.',
    fix: 'Look the code up in the source of the contract. 52: a copy or an older message; 57: too old; 40: the wrong key; 60: the contract has no such function. `vendorclient debug call` shows where it stops.',
  },
  415: {
    why: 'The network has suspended this account.',
    fix: 'Messages to it are not executed until the network lifts that.',
  },
  416: {
    why: 'The handle in `vm_extension` was never registered on this connection, or was removed.',
    fix: 'Register it again with `tvm.register_vm_extension` after each connection.',
  },
  417: {
    why: 'An instruction asks something that is outside of the contract, such as the check of a proof, and the run was given neither an answer nor an extension that answers.',
    fix: 'Pass `execution_options.vm_extension`, or the answers for `data.instruction`. See [virtual machine](virtual-machine.md).',
  },
  // utils
  701: {
    why: 'The input is no base64, no complete zstd frame, expands to more than is allowed, or the level is not between 1 and 21.',
    fix: 'Pass the whole compressed text, in standard base64.',
  },
  // net
  601: {
    why: 'The query failed at every endpoint, or one of them said that it is wrong. `data.cause_code` is the code of the cause: look there.',
    fix: 'Follow that code: 11 and 12 are the connection, 608 the query, 615 the access key.',
  },
  602: {
    why: 'The subscription could not be started; `data.cause_code` is the code of the cause. Often the network offers no subscriptions at this path.',
    fix: 'Follow that code. `vendorclient network check <endpoint>` tells whether the network has subscriptions.',
  },
  603: {
    why: 'Waiting for an object ended; `data.cause_code` says why, 607 for time.',
    fix: 'Check `filter`: a condition that never holds waits for ever. Follow the code of the cause.',
  },
  604: {
    why: 'An event of the subscription lacks the collection that was asked for: a server that does not fit, or something between.',
    fix: 'Check the endpoint with `vendorclient network check <endpoint>`.',
  },
  605: {
    why: 'The server answered something else than a node does: another program, a gateway with a page of its own, or a version that this client does not know.',
    fix: 'Check path and port of the endpoint, and the [kinds of networks](networks.md).',
  },
  607: {
    why: 'The object did not appear in time, or a request over WebSocket got no answer.',
    fix: 'Raise `timeout` of the call, or `network.wait_for_timeout`, and check that endpoint and filter are those of the network where it happens.',
  },
  608: {
    why: 'The server understood the request and refused the query: an unknown field, a collection that is switched off, too much data, or a failure of its own. Its words are in the message.',
    fix: 'Try the query on the GraphQL page of the [console](console.md). Networks with Dapp IDs have the fields below `blockchain`; see [GraphQL](graphql.md).',
  },
  609: {
    why: 'The application has suspended the network (`net.suspend`), or the endpoint is being changed. The subscription stays and waits.',
    fix: 'Nothing, or `net.resume`. A message 614 follows when it runs again.',
  },
  610: {
    why: 'The connection broke, or the server stopped answering its keep-alive.',
    fix: 'Subscriptions are resumed by themselves, see 614. If it comes often, look at proxies that end idle connections.',
  },
  611: {
    why: 'The program uses an interface that networks with Dapp IDs have switched off, such as `accounts` or `transactions` at the root of GraphQL.',
    fix: '`data.reason` says what works instead. A development node offers the old ones with `--deprecated-api`.',
  },
  612: {
    why: '`net.set_endpoints` was called with an empty list.',
    fix: 'Pass at least one endpoint. Use `net.suspend` to stop the network.',
  },
  613: {
    why: 'The server does not take WebSocket connections at the path of GraphQL: not offered, or a proxy does not pass them on.',
    fix: 'Use queries over HTTP (`network.queries_protocol` `HTTP`), or let the proxy pass upgrades.',
  },
  614: {
    why: 'No failure: the subscription runs again after an interruption.',
    fix: 'With `data.gap` ask for the objects of that time with a query: the events between `from` and `to` may be missing.',
  },
  615: {
    why: 'The endpoint needs an access key, or the one in the configuration is wrong or has expired.',
    fix: `Set \`network.access_key\`. It is only sent to configured endpoints and to \`network.access_key_origins\`. ${sent}`,
  },
  616: {
    why: 'Some messages of the tree have no transactions yet: they wait in a queue, or the endpoint lags.',
    fix: 'Raise `timeout`, or ask again later. `transaction_max_count` limits large trees.',
  },
  617: {
    why: 'The server took the WebSocket connection and refused the session: a wrong access key, or a limit.',
    fix: 'Its reason is in the message; check `network.access_key`.',
  },
  618: {
    why: 'The server does not keep to the protocol of GraphQL over WebSocket. Most often something else answers at that address.',
    fix: 'Check the endpoint with `vendorclient network check <endpoint>`.',
  },
  619: {
    why: 'An endpoint is no address: a space, a missing host, an impossible port.',
    fix: 'Write `https://host`, `host` or `host:port`. `http` is assumed for the local machine, `https` for all others.',
  },
  621: {
    why: 'The node took the request and refused the message: the contract did not accept it, the signature is wrong, the account has too little, or the thread is another one. `data.node_error` has the words and code of the node.',
    fix: `Look at \`data.node_error.extensions\`, above all \`exit_code\`: see the [exit codes](#exit-codes-of-contracts) below. ${sent}`,
  },
  622: {
    why: 'The endpoint has no such path or object: a node without the REST interface, or a wrong path in the address.',
    fix: `Give the endpoint without a path, \`https://host\`. ${sent}`,
  },
  623: {
    why: 'The message could be handed to none of the endpoints; `data.attempts` lists each with its error.',
    fix: `Look at the attempts: different reasons are often one that is yours (11: the network) and one that is theirs. ${sent}`,
  },
  624: {
    why: 'The development node was reset, reverted or loaded from a file. What was followed belongs to a history that is gone.',
    fix: 'Start the subscription or iterator again. In tests do so after each `revert`.',
  },
  // proofs
  901: {
    why: 'The object cannot be proven: neither `id` nor `boc` was asked for, it is another kind of object than the function proves, or a free query was to be verified.',
    fix: 'Select `id` (and `boc`) in the query. Of collections, blocks, transactions and messages can be proven.',
  },
  902: {
    why: 'A proof does not hold, or something that it needs is missing: no `trusted_keepers` in the configuration, a block that is not final yet or is gone from the archive, keepers that changed since, or a server that lies. The message says which.',
    fix: 'Without an anchor every proof fails: [set one](proofs.md). A server that gives wrong proofs again and again is not to be trusted: use another endpoint.',
  },
  903: {
    why: 'The server left out the bytes of the object, or the cache of proofs cannot be written.',
    fix: 'Try another endpoint; check the storage as for 35. `vendorclient proofs clear` empties the cache.',
  },
  904: {
    why: 'The given object says something else than the network agreed on; the message names the field. Somebody changed it, or the server answered wrongly.',
    fix: 'Do not act on the object. Query it again, also from another endpoint.',
  },
  // protocol
  [-32700]: {
    why: 'The line or frame is no JSON or no UTF-8: a line break inside of a request on stdio, two requests on one line, or logging of the host on the same pipe.',
    fix: 'Write one JSON object per line, without line breaks inside. Keep everything else out of the standard input of the daemon.',
  },
  [-32600]: {
    why: 'The JSON is no request: `jsonrpc` or `method` is missing, the id is an object, the batch is empty, or arrays and objects are nested deeper than `limits.nesting`.',
    fix: 'Compare with the [examples](protocol.md). `data.reason` names what is wrong.',
  },
  [-32601]: {
    why: 'The daemon has no such method: a typing mistake, camelCase on the wire, or a function that a newer version has.',
    fix: 'Look at [all functions](../bindings/reference/README.md), and at the version: `client.version`.',
  },
  [-32602]: {
    why: '`params` is no object (lists are not taken), or a field of `_call` or of a method of the daemon is wrong. Wrong parameters of a library function are 23.',
    fix: '`data.path` names the field.',
  },
  [-32603]: {
    why: 'A defect of the daemon. Other calls go on.',
    fix: 'Report it with the line of the log that `data.incident` names.',
  },
  [-32000]: {
    why: 'The daemon was told to stop: a signal, `daemon.shutdown`, or the end of its input. Running calls get `limits.stop_ms`.',
    fix: `Connect again after its restart. ${sent}`,
  },
  [-32001]: {
    why: 'The token is missing or wrong (`data.reason` `token`), `daemon.initialize` came twice, or a call came before it.',
    fix: 'Read the token file again: it changes with each start of the daemon. Initialize once, first.',
  },
  [-32002]: {
    why: 'Daemon and binding have no version of the protocol in common, or the host requires a capability that this daemon does not have.',
    fix: 'Update the older of the two. `data` has the versions of both sides.',
  },
  [-32003]: {
    why: 'A limit is reached: `data.limit` calls at once (`limits.in_flight`), parameters that wait for a worker (`limits.worker_queue_bytes`), or memory of the process (`data.reason` `memory_bytes`).',
    fix: 'Wait `data.retry_after_ms` and repeat, and have fewer calls open at once. Nothing of the call was done.',
  },
  [-32004]: {
    why: 'The request is larger than `limits.message_in_bytes`, 16 MiB unless set otherwise.',
    fix: 'Put large bags into the cache with `boc.cache_set` and pass references, or raise the limit.',
  },
  [-32005]: {
    why: 'The answer is larger than `limits.message_out_bytes`, or the host has not read enough of what came before (`data.reason` `send_buffer_total_bytes`).',
    fix: `Ask for less at once (\`limit\`, fewer fields, \`boc_cache\`), and read answers as they come. ${sent}`,
  },
  [-32006]: {
    why: 'A batch has more entries than `limits.batch`, 1000 unless set otherwise. None of them was run.',
    fix: 'Divide it. Single requests on one connection are as fast.',
  },
  [-32007]: {
    why: 'The connection has too many registered objects or callbacks, or too many questions to the application are open. `data.limit` tells the number.',
    fix: 'Remove boxes, iterators and subscriptions that are no longer used; answer questions. Otherwise raise `limits.app_objects`, `limits.callbacks` or `limits.app_requests`.',
  },
  [-32008]: {
    why: 'The call took longer than its `_call.timeout_ms`, or than `limits.call_timeout_ms` of the daemon; then `data.limit` says so.',
    fix: `Give it more time, or divide the work. ${sent}`,
  },
  [-32099]: {
    why: 'The daemon ended or the connection broke while the call was running. The binding says this, not the daemon.',
    fix: 'Look at the last lines of the log and the exit code of the daemon, then start a client anew. A message may have been sent: look for it by its hash, or use the [outbox](outbox.md), which survives this.',
  },
  [-32800]: {
    why: 'The application cancelled the call, or gave up waiting for it.',
    fix: `Nothing, unless you did not mean to. ${sent}`,
  },
}
