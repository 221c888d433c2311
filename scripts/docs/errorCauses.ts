/**
 * Usual causes of each error and remedies, for readers of an error. By code, for every
 * code that occurs. Markdown; links are relative to `docs`.
 */
export interface ErrorCause {
  readonly why: string
  readonly fix: string
}

const sent =
  '`data.outcome` says what became of a message: after `unknown`, look for it by `data.message_hash` before you send anything else. See [sending messages](sending-messages.md#what-errors-say).'

export const errorCauses: Readonly<Record<number, ErrorCause>> = {
  // client
  1: {
    why: 'An `abi` of the type `Handle` refers to an ABI that was registered before; no function registers one.',
    fix: "Pass the ABI itself: `{ type: 'Contract', value: … }` with the parsed object, or `{ type: 'Json', value: … }` with its text.",
  },
  2: {
    why: 'A parameter that takes hexadecimal bytes has other characters or an odd number of digits. Often it is base64, or text that was not encoded.',
    fix: "Check the type of the parameter in the reference: `hex` or `base64`. In JavaScript, encode text with `Buffer.from(text).toString('hex')`.",
  },
  3: {
    why: 'A parameter that takes base64 has other characters or lacks padding. Often it is plain text, hex, or base64url (`-` and `_`).',
    fix: 'Encode the bytes as standard base64 with padding. Data to sign is always base64, even if it is text.',
  },
  4: {
    why: 'The string is not a valid address: wrong number of digits, wrong checksum in the base64 form, a Dapp ID where the function takes none, or an account id where a full address is needed.',
    fix: 'Use `0:` and 64 hex digits, or the form that the reference names. `vendorclient convert <address>` converts an address to the current form.',
  },
  5: {
    why: 'An event for a callback was larger than `limits.message_out_bytes` and was dropped. Later events are delivered.',
    fix: 'Ask for fewer fields in the subscription, or raise `limits.message_out_bytes` of the daemon.',
  },
  9: {
    why: 'The HTTP client of this connection could not be set up; the log of the daemon has the cause.',
    fix: 'Check the limits of the process (open files, sockets) and the proxy settings in its environment.',
  },
  10: {
    why: 'An endpoint, or a header made from the configuration (an access key, a trace), has characters that HTTP does not allow.',
    fix: 'Check `network.endpoints` and `network.access_key` for spaces and line breaks, which often come from a file or an environment variable.',
  },
  11: {
    why: 'The endpoint did not respond. `data.reason` says whether it could not be reached (`unreachable`: name, port, TLS, no network), did not respond in time (`timeout`), or responded with a status that does not come from a node (`status`: a gateway, a wrong path).',
    fix: `Check the address with \`vendorclient network check <endpoint>\`, configure several endpoints, and raise \`network.query_timeout\` for slow ones. ${sent}`,
  },
  12: {
    why: 'The response did not come from a node: a login page, a proxy, a wrong path, or a connection that broke in the middle of a response.',
    fix: `Open the endpoint in a browser or with \`vendorclient network check <endpoint>\`. ${sent}`,
  },
  13: {
    why: 'The function sends requests or events to your application, but the request did not say where: over JSON-RPC, `_call.app_object` or `_call.callback` is missing.',
    fix: 'With a binding, pass the object or the callback that the function takes. By hand, add `_call` as in [the protocol](protocol.md).',
  },
  14: {
    why: 'A function that needs the network was called, and `network.endpoints` is not set or is an empty list.',
    fix: 'Set `network.endpoints` in the configuration of the client, in `VENDORCLIENT_NETWORK_ENDPOINTS`, or with `vendorclient config set url <endpoint>` for commands.',
  },
  15: {
    why: 'A setting has the wrong type, is out of range or contradicts another one. `data.path` names the field, `data.source` where it came from: your program, the environment, a file or an option.',
    fix: 'Correct that field; [settings](settings.md) lists all fields with their defaults. Check environment variables, which are easily overlooked.',
  },
  16: {
    why: 'The system refused to start a thread or process: a limit of the user or of the container, or not enough memory.',
    fix: 'Raise the limit (`ulimit -u`, the limits of the container), or lower `limits.worker_threads`.',
  },
  17: {
    why: 'The client was closed before or during the call, or the number of a context is wrong (C interface).',
    fix: 'Wait for running calls before you close the client, and use one client for the lifetime of the application.',
  },
  18: {
    why: 'A result, or a request to the application, cannot be written as JSON. This is a bug in the library.',
    fix: 'Report it with the function, its parameters without secrets, and the log line.',
  },
  19: {
    why: 'The data of an error cannot be written as JSON. This is a bug in the library; the message of the error is still correct.',
    fix: 'Report it with the function and the log line.',
  },
  20: {
    why: 'You passed a value that has no JSON form: a function, a symbol, an object that contains itself, or bytes as a typed array where a string is expected.',
    fix: 'Pass plain objects, strings, numbers and big integers; encode bytes as base64 or hex.',
  },
  21: {
    why: 'The thread that computed the function ended: it needed more memory than a thread has, or the system killed it. The message says which. Nothing else in the daemon is lost.',
    fix: 'Divide the input, or give the process more memory. If a small input fails again, it is a bug: report it.',
  },
  23: {
    why: 'A parameter is missing, has the wrong type or is out of range. `data.path` names it and the message says what was expected. Common mistakes: a number above 2^53 that is not a string or big integer, a tagged union without `type`, camelCase where the wire has snake_case.',
    fix: 'Compare with the reference of the function. `data.suggest_use_helper_for` names the tagged unions for which the binding has helpers.',
  },
  25: {
    why: 'A name inside the parameters is not a function, or the synchronous form of the C interface was used for a function that only works asynchronously.',
    fix: 'Check the name against [all functions](../bindings/reference/README.md), and the versions of daemon and binding: a newer binding may know more functions.',
  },
  26: {
    why: 'An object of your application (a signing box, a password provider, an approver) responded with an error, or did not respond within `limits.app_request_ms`; then `data.reason` is `app_request_timeout`.',
    fix: 'The message has the text that the object threw. If the object asks a person, they may need longer: raise the limit.',
  },
  27: {
    why: 'A response to an app request came too late, twice, or on another connection. Bindings never cause this.',
    fix: 'Respond to each `client.app_request` once, on the connection it came from, with its `app_request_id`.',
  },
  28: {
    why: 'The call that made the app request was cancelled or timed out while the application was responding.',
    fix: 'Nothing: the response is no longer needed. Close what you opened for it, such as a dialog.',
  },
  29: {
    why: 'The object that should have responded is gone: it was removed, the connection closed, or the daemon is stopping.',
    fix: 'Keep a registered object as long as calls use it. Register it again after a new connection.',
  },
  30: {
    why: 'The response of your object has the wrong fields, for example a signature in base64 where hex is expected.',
    fix: 'Compare with the response type of the app object in the reference; the message names the field.',
  },
  31: {
    why: 'Your object responded with the wrong variant: for example, to `GetPublicKey` with the result of `Sign`.',
    fix: 'Respond with the variant that has the same `type` as the request.',
  },
  32: {
    why: 'A number given as a string has other characters, or more digits than its type can hold. Often it is an amount with a decimal point where nano is expected.',
    fix: 'Pass whole numbers, in decimal or with `0x`. 1 token is `1000000000`.',
  },
  33: {
    why: 'The library reached a state it does not expect, or cannot read what it stored. `data` and the log have the details.',
    fix: 'If the message names a stored item, check the storage with `vendorclient storage check`. Otherwise it is a bug: report it with the log line.',
  },
  34: {
    why: 'The iterator was removed, or belongs to another connection: handles end with the connection that created them.',
    fix: 'Create it again with `net.resume_block_iterator` or `net.resume_transaction_iterator` and its saved state.',
  },
  35: {
    why: 'The storage cannot be read or written: no space, no permission, a file that is damaged or locked for longer than 5 s, or a database server that is away. Nothing was stored. Also, a key may contain only letters, digits, `_` and `.`.',
    fix: 'Read the message and the log of the daemon, then check space and permissions of the data folder; `vendorclient storage check` examines the file. See [storage](storage.md).',
  },
  36: {
    why: 'The bag has a pruned cell, a library cell or a proof cell, which stands for content that is elsewhere. Account data taken from a proof looks like this.',
    fix: 'Fetch the whole account or object, not its proof.',
  },
  37: {
    why: 'The files of the program were written over in place while it ran, as a copy over an installation does. An update that exchanges files, as package managers and `npm run build` do, is no problem: the program continues with the files that it has open.',
    fix: 'Restart the program. Entries of the outbox stay stored until then; after a call that sends, look for its message first.',
  },
  // crypto
  100: {
    why: 'The public key is not 64 hex digits, is not a point on the curve, or does not belong to the secret key passed with it.',
    fix: 'Derive the public key from the secret one: `crypto.nacl_sign_keypair_from_secret_key`, or `vendorclient getkeypair`.',
  },
  101: {
    why: 'The secret key is not 64 hex digits. Often it has the 128 digits of the NaCl form, in which the public key follows the secret key, or a prefix `0x`.',
    fix: 'Pass the first 64 digits. For a seed phrase, derive the keys first with `crypto.mnemonic_derive_sign_keys`.',
  },
  106: {
    why: 'The number is 0, 1 or prime, has more than 64 bits, or is not hexadecimal.',
    fix: 'Pass a composite number as hex digits without a prefix.',
  },
  107: {
    why: 'One of the numbers is not hexadecimal or has more than 8192 bits, the modulus is zero or the exponent negative.',
    fix: 'Pass hex digits without a prefix.',
  },
  108: {
    why: '`log_n`, `r`, `p` or `dk_len` are outside the range of scrypt, or together need more than 2 GiB of memory.',
    fix: 'Common values are `log_n` 15, `r` 8, `p` 1. `log_n` is the exponent, not the number of rounds.',
  },
  109: {
    why: 'A key, nonce or signature has the wrong length: often the short form of a secret key (64 digits) where NaCl takes the long one (128), or the other way round.',
    fix: 'Check the sizes in the reference of the function: keys have 32 bytes, nonces of NaCl boxes 24, signatures 64.',
  },
  110: {
    why: 'The box was made with a different key or nonce, or its bytes were changed.',
    fix: 'Use the same key and nonce as for `nacl_secret_box`, and pass the box unchanged, in base64.',
  },
  111: {
    why: 'The box was made for a different key pair or with a different nonce, or its bytes were changed. For a crypto box: the salt or the password is different.',
    fix: "To open the box, use the receiver's secret key, the sender's public key, and the same nonce.",
  },
  112: {
    why: 'The signature does not match the data and the public key.',
    fix: 'Check that the key belongs to the signer, and that the data is exactly the signed bytes, in base64. To get a flag instead of an error, use `crypto.nacl_sign_detached_verify`.',
  },
  113: {
    why: 'Entropy must have 16, 20, 24, 28 or 32 bytes.',
    fix: 'Pass it as 32 to 64 hex digits.',
  },
  114: {
    why: 'A word is not in the dictionary, the number of words is wrong, or the checksum is wrong: a word was mistyped, or two words were swapped.',
    fix: 'Compare the words with the list from `crypto.mnemonic_words`. For phrases in other languages set `dictionary`, for 24 words set `word_count`.',
  },
  115: {
    why: 'The string is not a serialized private key (`xprv…`), or the derivation led to a key that does not exist.',
    fix: 'Pass what `crypto.hdkey_xprv_from_mnemonic` returned. A public key (`xpub…`) cannot derive secret keys.',
  },
  116: {
    why: 'A part of the path is not a number.',
    fix: "Write paths as `m/44'/396'/0'/0/0`: numbers separated by slashes, with an apostrophe for hardened ones. A different path gives different keys.",
  },
  118: {
    why: 'A phrase has 12, 15, 18, 21 or 24 words. The setting `crypto.mnemonic_word_count` is checked as well.',
    fix: 'Correct `word_count` or the setting.',
  },
  119: {
    why: 'Phrases of dictionary 0 are found by trial, and 5120 attempts were not enough. By chance, this happens once in millions of years.',
    fix: "Call it again. If it fails again, the machine's source of randomness is broken.",
  },
  120: {
    why: 'Not every entropy gives a valid phrase of dictionary 0.',
    fix: 'Use `crypto.mnemonic_from_random`, or a dictionary of BIP-39 (1 to 8).',
  },
  121: {
    why: 'The box was removed, or belongs to another connection: handles end with the connection that created them.',
    fix: 'Register the box again after each connection, and use its new handle. A handle cannot be stored.',
  },
  123: {
    why: 'The box was removed, or belongs to another connection: handles end with the connection that created them.',
    fix: 'Create the box again after each connection, and use its new handle.',
  },
  124: {
    why: 'The initialization vector of AES must have 16 bytes.',
    fix: 'Pass 32 hex digits.',
  },
  125: {
    why: 'CBC is the only AES mode that is supported.',
    fix: 'Set `mode` to `CBC`.',
  },
  128: {
    why: 'Data encrypted with AES is always a multiple of 16 bytes long. This data is not, so it is incomplete, or was encrypted with something else.',
    fix: 'Pass the whole output of the encryption, in base64.',
  },
  129: {
    why: 'AES in CBC mode needs an initialization vector.',
    fix: 'Add `iv`, 32 hex digits, the same for encrypting and decrypting.',
  },
  130: {
    why: 'The crypto box was removed, or belongs to another connection. Boxes that were made from it still need its secret.',
    fix: 'Create it again from its encrypted secret (`crypto.get_crypto_box_info`) and keep it as long as you use boxes that were made from it.',
  },
  133: {
    why: 'The decrypted secret is not a phrase. The password is wrong, or the salt differs from the one the secret was encrypted with.',
    fix: 'Ask for the password again, and check `secret_encryption_salt`. The cipher cannot distinguish a wrong password from damaged data.',
  },
  134: {
    why: 'A ChaCha20 nonce has 12 bytes.',
    fix: 'Pass 24 hex digits.',
  },
  // boc
  201: {
    why: 'The string is not a valid bag of cells: it is truncated, hex instead of base64, or a different kind of object (a message where an account is expected). A string that begins with `*` is a reference and has 64 hex digits.',
    fix: 'Pass the `boc` exactly as the network or the compiler returned it. To examine one, use `vendorclient decode msg` or `vendorclient decode account boc`.',
  },
  202: {
    why: 'The object cannot be written as cells, or does not have the expected form: an account that does not exist, a part that is too large for a cell, more than 1024 levels.',
    fix: 'The message says which part. An account that does not exist has no state to parse: check with `account.get_account` first.',
  },
  203: {
    why: 'Only key blocks, zero states and configuration bags hold the configuration of a network.',
    fix: 'Pass one of these, or get the configuration from the network: `vendorclient getconfig`, `vendorclient dump config`.',
  },
  205: {
    why: '`data.limit` names the setting: the bag is larger than the cache for unpinned entries (`boc.cache_max_size`), does not fit beside those that this client has pinned (`boc.pinned_max_size`), or beside those of all clients of the daemon (`limits.cached_boc_bytes`).',
    fix: 'Pin what is larger than the unpinned part (`cache_type` `Pinned`); remove pins that you no longer need (`boc.cache_unpin`); or raise the limit.',
  },
  206: {
    why: 'The bag was never stored, was unpinned, or was evicted by later ones. The cache belongs to the connection.',
    fix: 'Store it again with `boc.cache_set`, pinned if you use it for long, or pass the bag itself.',
  },
  207: {
    why: 'A reference to a cached bag is `*` and 64 hex digits.',
    fix: 'Pass `boc_ref` as `boc.cache_set` returned it.',
  },
  // abi
  301: {
    why: 'The message has no destination.',
    fix: 'Pass `address` for a call, or `deploy_set` for a deployment, whose address follows from the image.',
  },
  302: {
    why: 'The message has no content.',
    fix: 'Pass `call_set` with the function, or `deploy_set`.',
  },
  303: {
    why: 'The ABI is not JSON, lacks a required part, names a type that does not exist, or has a version outside 1.0 to 2.4.',
    fix: "Pass the compiler's `.abi.json` unchanged; the message names the place.",
  },
  304: {
    why: 'The body belongs to a function or contract that this ABI does not describe, or is truncated.',
    fix: 'Use the ABI of the contract that receives the message (or sends it, for events). `allow_partial` ignores leftover data.',
  },
  305: {
    why: 'The deployment is incomplete or contradicts itself: not exactly one of `tvc`, `code` and `state_init`, initial values together with `state_init`, no public key, or wrong constructor arguments.',
    fix: 'The message says which. The public key comes from the signer or from `initial_pubkey`; with ABI 2.4, pass it among the initial values.',
  },
  306: {
    why: 'The function is not in the ABI, an argument is missing, unknown or does not fit its type, or the address is missing. The message names the argument.',
    fix: 'Compare with the `inputs` of the function: numbers as strings, full addresses, bytes as hex, nested values as objects.',
  },
  307: {
    why: 'The signature does not have 128 hex digits, the key does not have 64, or the message was not encoded for an external signer.',
    fix: 'Sign `data_to_sign` from an `encode_message` with signer `External`, and pass that same message and the signature in hex.',
  },
  308: {
    why: 'This is not a contract image: it is an ABI, a source file or a whole account, or it is truncated.',
    fix: "Pass the compiler's `.tvc` as base64.",
  },
  311: {
    why: 'The operation does not exist for ABIs of this version (contract data has two forms, below 2.4 and from 2.4 on), no ABI was given, or a value does not fit in `encode_boc`.',
    fix: 'Check `version` in the ABI. From 2.4 on, initial data is described by the fields of the ABI, and `update_initial_data` and `decode_initial_data` do not apply.',
  },
  312: {
    why: 'The ABI has no function with this id.',
    fix: 'Use the name, or the id from `abi.calc_function_id`.',
  },
  313: {
    why: 'The contract data does not match the fields of this ABI: the ABI belongs to another contract, or to another version of it.',
    fix: 'Use the ABI that belongs to the code of the account; compare `code_hash`.',
  },
  314: {
    why: 'An initial value is missing, unknown, or does not fit its type.',
    fix: 'Pass all static variables of the contract, `fields` with `init: true` in ABI 2.4, under the names of the ABI.',
  },
  315: {
    why: 'The ABI has no function with this name. Names are case-sensitive.',
    fix: 'Check the ABI (`vendorclient abi`). It contains neither get methods without an ABI nor the functions of other interfaces.',
  },
  316: {
    why: 'From ABI 2.4 on, the public key is an ordinary data field.',
    fix: 'Pass it in `initial_data`, under the name that the contract uses (often `_pubkey`).',
  },
  // processing
  501: {
    why: 'The message is too old: its `expire` passed before it was sent. It was signed long ago, or the clock of the machine that made it is wrong.',
    fix: 'Encode and sign it again; nothing was sent. If signing takes long, raise `abi.message_expiration_timeout`.',
  },
  502: {
    why: 'The message is not an external inbound message, or its destination is empty.',
    fix: 'Pass the `message` that `abi.encode_message` returned.',
  },
  507: {
    why: 'No transaction of the message appeared before it expired: the network was slow, the endpoint lags, the contract refused it, or another message with the same key overtook it.',
    fix: 'With the outcome `not_executed`, it is proven that the message was not executed: send another one. With `unknown`, follow it with `vendorclient status <message_hash> --wait`. `data.local_error` is the result of a local run of the message.',
  },
  508: {
    why: 'No transaction of the message appeared within `network.message_processing_timeout`, and since it has no `expire`, it stays valid.',
    fix: 'Look for it by `data.message_hash`, and do not make a new one. Contracts with `expire` in their ABI avoid this.',
  },
  511: {
    why: 'The network shows no block of this workchain, or has none yet.',
    fix: 'Check the workchain and the endpoint.',
  },
  512: {
    why: "`account_id` or `dapp_id` are not 64 hex digits, `tx_hash` is missing for `wait_for_transaction`, or the node's response cannot be read.",
    fix: `Correct the parameter that the message names. An unreadable response may come from a proxy or an unknown version: \`vendorclient network check\`. ${sent}`,
  },
  513: {
    why: '`Signer.External` would need a signature from outside during the call.',
    fix: 'Use a signing box, which the library asks for the signature. Or take three steps: `abi.encode_message`, `abi.attach_signature`, `processing.send_message`.',
  },
  514: {
    why: 'The network refused the message after it had accepted it, for example as a copy or because of the state of the account.',
    fix: 'Read the status in `data`. A refusal alone does not prove that no copy was executed.',
  },
  515: {
    why: 'The network sent a status that this version does not know. This appears only in an event; the call continues.',
    fix: 'Nothing: the transaction is waited for in the usual way.',
  },
  516: {
    why: 'The network sent no further status in time. This appears only in an event; the call continues.',
    fix: 'Nothing: the transaction is waited for in the usual way.',
  },
  517: {
    why: '`thread_id` is not 68 hex digits.',
    fix: 'Leave it out: the client finds the thread, or takes the one the node names.',
  },
  518: {
    why: 'The network has Dapp IDs, and the call did not say which Dapp ID the account has.',
    fix: 'Pass `dapp_id`, 64 hex digits. For a contract deployed by an external message, it equals the account id; for others, `account.get_account` and `vendorclient account` show it.',
  },
  519: {
    why: 'The ABI has neither `time` nor `expire` in its header, so the contract would execute every copy of the message. Nothing was sent.',
    fix: 'Add `pragma AbiHeader expire` (and `time`) to the contract. Or set `unprotected: true`: the message is posted once and never repeated. See [sending messages](sending-messages.md#contracts-without-protection).',
  },
  520: {
    why: 'The client makes messages by rules that this chain does not follow, for example those of another version of the network. Nothing was sent.',
    fix: 'Set `abi.rules` to `data.node_rules`, if this is the network you mean.',
  },
  521: {
    why: 'Money of the message would not arrive, mostly because the recipient is in another Dapp, into which the main currency does not pass. Nothing was signed or sent.',
    fix: 'Do what `data.remedy` says: send SHELL (currency 2) with the exchange flag 16, which arrives as tokens. To lose it on purpose, raise `accept_loss`. See [what arrives](sending-messages.md#what-arrives).',
  },
  // outbox
  1001: {
    why: 'The key was used before, on this network, with different parameters. A key stands for one payment.',
    fix: 'Use a unique key, such as the id of your order or payment. If it is the same payment, pass the same parameters; `outbox.get` shows what is stored.',
  },
  1002: {
    why: 'There is no such key or id in the outbox of this network: it was pruned, belongs to another network, or to another data folder.',
    fix: 'Check endpoints and `storage.url` or data folder; `vendorclient outbox list` shows all entries.',
  },
  1003: {
    why: 'Entries belong to a network, not to an endpoint. The library does not know yet which network these endpoints belong to, and none of them responds now.',
    fix: 'Try again when an endpoint is reachable. After that, the outbox also takes entries while the network is unreachable.',
  },
  1004: {
    why: 'A parameter has the right type but an invalid value: a key that is too long, a deadline in the past, or a message that is signed at once in a group where others wait for a signer.',
    fix: '`data.field` names the parameter, the message says what is expected. See [outbox](outbox.md).',
  },
  // inbox
  1101: {
    why: 'Finality, ABI and `include_bounced` belong to the name, and this name was followed with different ones before.',
    fix: 'Pass the settings that `inbox.list` shows, or use another name.',
  },
  1102: {
    why: 'Nothing is followed under this name on this network: a typo, another endpoint, another data folder, or it was unfollowed.',
    fix: 'Compare with `inbox.list`; if necessary, follow the accounts again from the cursor that your application has.',
  },
  1103: {
    why: 'A parameter has the right type but an invalid value, such as a cursor of another account.',
    fix: '`data.field` names the parameter, the message says what is expected.',
  },
  1104: {
    why: 'A name can follow at most 10,000 accounts.',
    fix: 'Divide the accounts among several names.',
  },
  1105: {
    why: 'The endpoint shows a transaction but not the previous one: its archive has a gap, or it lags. The error appears at the account in `inbox.list`; nothing is skipped.',
    fix: 'Wait, or add an endpoint that has the history. The account continues by itself as soon as an endpoint shows the missing transaction.',
  },
  // policy
  1201: {
    why: 'The spending policy lists recipients, and this one is not among them.',
    fix: 'Ask the operator of the daemon to add the account to `recipients`. Nothing was sent. `policy.refusals` lists what was refused.',
  },
  1202: {
    why: 'This message would exceed what the policy allows in its window. `data` has the limit and the amount spent so far.',
    fix: 'Wait for the window to pass, send less, or ask the operator to raise the limit. Nothing was sent.',
  },
  1203: {
    why: 'The policy cannot determine what the message pays: no ABI, a function that the policy does not describe, or a flag that sends the whole balance.',
    fix: 'Name the ABI in `abis` and the function in `functions` of the [policy](policy.md#what-a-message-pays), or decide with `unknown` what happens. Nothing was sent.',
  },
  1204: {
    why: 'The message pays more than `approval_above`, and the approver refused or did not respond, or none is registered. `data.reason` says which.',
    fix: 'Register an approver with `policy.register_approver` on the connection that sends. Nothing was sent.',
  },
  1205: {
    why: 'Money of the message would not arrive, and `max_loss` of the [policy](policy.md#what-is-lost) allows less to be lost.',
    fix: 'Do what `data.remedy` says, or raise `max_loss`. Nothing was sent. See [what arrives](sending-messages.md#what-arrives).',
  },
  // tvm
  401: {
    why: 'The parameter is not the bag of cells of a transaction.',
    fix: 'Pass the `boc` of a transaction.',
  },
  402: {
    why: 'The parameter is not the bag of cells of a configuration, or lacks parameters that execution needs.',
    fix: "Leave `blockchain_config` out to use the network's configuration, or pass the file that `vendorclient dump config` writes.",
  },
  403: {
    why: 'The transaction was aborted for a reason without its own code.',
    fix: 'Inspect its phases with `vendorclient tx`, and its steps with `vendorclient replay`.',
  },
  404: {
    why: 'The contract left data or actions that cannot be read, or the virtual machine reached a state it does not expect.',
    fix: 'A contract can store anything as its actions. If the contract is not at fault, report it with account, message and configuration.',
  },
  405: {
    why: 'The code ran, but one of its actions failed: a message that it sends is invalid, or cannot be paid for. `data.result_code` says why: 37 not enough tokens, 38 not enough of another currency, 33 too many actions, 34 an invalid action.',
    fix: 'Most often the balance does not cover the value and the fees. `vendorclient debug account` shows the actions of a transaction. If there is a `data.transaction_id`, the transaction is on the chain and its fees are paid.',
  },
  406: {
    why: 'Nothing is deployed at the address, although it may have tokens.',
    fix: 'Deploy the contract first. With a different image, initial data or key, a contract has a different address: compare with `vendorclient genaddr`.',
  },
  407: {
    why: 'The balance does not cover the gas or the storage fees of the transaction.',
    fix: 'Send tokens to the account (on a development node, use the faucet); `data.account_balance` is its balance in nano. On a network with Dapp IDs, main currency from another Dapp ID is lost.',
  },
  408: {
    why: 'The account owed storage fees for too long and was frozen or deleted, or the state in the message does not belong to the address.',
    fix: 'Inspect it with `vendorclient account`. To unfreeze an account, its owner sends tokens together with the old state. Do not send anything else there before.',
  },
  409: {
    why: 'There is no such account: wrong network, wrong Dapp ID, or never funded.',
    fix: 'Check the address and `vendorclient config list`. Before you deploy a contract, send tokens to its address.',
  },
  410: {
    why: 'The message cannot be run on this account: it is addressed to another account, or the run ended in a way that no contract can end.',
    fix: 'Compare the address of the account with the destination of the message.',
  },
  411: {
    why: 'The inputs of the get method contain an invalid value: a type that does not exist, a string that is not a number, or too many levels.',
    fix: 'Pass numbers as strings, decimal or with `0x`, and tuples as lists; the reference of `tvm.run_get` has the types.',
  },
  412: {
    why: 'The account given for a local run has no code or does not exist.',
    fix: 'Fetch it again with `account.get_account` or `vendorclient dump account`. A contract must be deployed before you can run its functions.',
  },
  413: {
    why: 'The message is an outbound message of a contract (an event), or cannot be executed at all.',
    fix: 'Run only inbound or internal messages. Decode events with `abi.decode_message`.',
  },
  414: {
    why: 'The contract rejected the call with `data.exit_code`: one of its own `require` checks (by convention, codes from 100 on), or one of the [exit codes](#exit-codes-of-contracts) below.',
    fix: 'Look up the code in the source of the contract. 52: a repeated or older message; 57: expired; 40: wrong key; 60: the contract has no such function. `vendorclient debug call` shows where it stops.',
  },
  415: {
    why: 'The network has suspended this account.',
    fix: 'Messages to it are not executed until the network lifts the suspension.',
  },
  416: {
    why: 'The handle in `vm_extension` was never registered on this connection, or was removed.',
    fix: 'Register it again with `tvm.register_vm_extension` after each connection.',
  },
  417: {
    why: 'An instruction needs something from outside the contract, such as the check of a proof, and the run has neither the answer nor an extension that provides it.',
    fix: 'Pass `execution_options.vm_extension`, or the answers for `data.instruction`. See [virtual machine](virtual-machine.md).',
  },
  // utils
  701: {
    why: 'The input is not base64, is not a complete zstd frame, or expands to more than is allowed; or the level is not between 1 and 21.',
    fix: 'Pass the complete compressed data, in standard base64.',
  },
  // net
  601: {
    why: 'The query failed at every endpoint, or an endpoint rejected it. `data.cause_code` is the code of the cause.',
    fix: 'Look up that code: 11 and 12 concern the connection, 608 the query, 615 the access key.',
  },
  602: {
    why: 'The subscription could not be started; `data.cause_code` is the code of the cause. Often the network offers no subscriptions at this path.',
    fix: 'Look up that code. `vendorclient network check <endpoint>` shows whether the network has subscriptions.',
  },
  603: {
    why: 'Waiting for an object failed. `data.cause_code` says why; 607 is a timeout.',
    fix: 'Check `filter`: a condition that never holds never ends. Look up the code of the cause.',
  },
  604: {
    why: 'An event of the subscription lacks the requested collection: an incompatible server, or something between you and the server.',
    fix: 'Check the endpoint with `vendorclient network check <endpoint>`.',
  },
  605: {
    why: 'The response is not that of a node: it comes from another program, a gateway with its own page, or a version that this client does not know.',
    fix: 'Check the path and port of the endpoint, and the [kinds of networks](networks.md).',
  },
  606: {
    why: 'The clock of this machine is wrong by more than 10 minutes, or that of the endpoint is. Nothing was signed or sent: a contract remembers the `time` of a message, so one that is far ahead could lock the account.',
    fix: 'Compare `data.local_time` and `data.network_time` with a clock that you trust, and correct the wrong one; with several endpoints the median counts. A message whose `header` states `time` and `expire` is sent all the same. See [time](sending-messages.md#time).',
  },
  607: {
    why: 'The object did not appear in time, or a request over WebSocket got no response.',
    fix: 'Raise `timeout` of the call, or `network.wait_for_timeout`, and check that the endpoint and the filter match the network where it should happen.',
  },
  608: {
    why: 'The server understood the request and refused the query: an unknown field, a collection that is switched off, too much data, or an internal failure. The message quotes the server.',
    fix: 'Try the query on the GraphQL page of the [console](console.md). On networks with Dapp IDs, use the fields below `blockchain`; see [GraphQL](graphql.md).',
  },
  609: {
    why: 'The application has suspended the network (`net.suspend`), or the endpoint is being changed. The subscription remains and waits.',
    fix: 'Nothing, or call `net.resume`. When the subscription runs again, 614 follows.',
  },
  610: {
    why: 'The connection broke, or the server stopped answering its keep-alive.',
    fix: 'Subscriptions resume by themselves, see 614. If it happens often, check proxies that close idle connections.',
  },
  611: {
    why: 'The program uses an interface that networks with Dapp IDs have switched off, such as `accounts` or `transactions` at the root of GraphQL.',
    fix: '`data.reason` says what works instead. A development node offers the old interface with `--deprecated-api`.',
  },
  612: {
    why: '`net.set_endpoints` was called with an empty list.',
    fix: 'Pass at least one endpoint. To stop using the network, call `net.suspend`.',
  },
  613: {
    why: 'The server does not accept WebSocket connections at the GraphQL path: it does not offer them, or a proxy does not pass them on.',
    fix: 'Use queries over HTTP (`network.queries_protocol` `HTTP`), or configure the proxy to pass upgrades.',
  },
  614: {
    why: 'Not a failure: the subscription runs again after an interruption.',
    fix: 'If there is a `data.gap`, query the objects of that time: events between `from` and `to` may be missing.',
  },
  615: {
    why: 'The endpoint needs an access key, or the one in the configuration is wrong or has expired.',
    fix: `Set \`network.access_key\`. It is sent only to the endpoints and the \`network.access_key_origins\` that the same file, environment or host sets; the message names a key that was withheld. ${sent}`,
  },
  616: {
    why: 'Some messages of the tree have no transactions yet: they wait in a queue, or the endpoint lags.',
    fix: 'Raise `timeout`, or try again later. `transaction_max_count` limits large trees.',
  },
  617: {
    why: 'The server accepted the WebSocket connection but refused the session: a wrong access key, or a limit.',
    fix: 'Its reason is in the message; check `network.access_key`.',
  },
  618: {
    why: 'The server violates the protocol of GraphQL over WebSocket. Most often, something other than a node runs at that address.',
    fix: 'Check the endpoint with `vendorclient network check <endpoint>`.',
  },
  619: {
    why: 'An endpoint is not a valid address: it has a space, no host, or an invalid port.',
    fix: 'Write `https://host`, `host` or `host:port`. `http` is assumed for the local machine, `https` for all others.',
  },
  621: {
    why: "The node accepted the request but refused the message: the contract did not accept it, the signature is wrong, the balance is too low, or the thread is wrong. `data.node_error` has the node's message and code.",
    fix: `Check \`data.node_error.extensions\`, above all \`exit_code\`: see the [exit codes](#exit-codes-of-contracts) below. ${sent}`,
  },
  622: {
    why: 'The endpoint has no such path or object: the node has no REST interface, or the address has a wrong path.',
    fix: `Write the endpoint without a path, \`https://host\`. ${sent}`,
  },
  623: {
    why: 'No endpoint took the message; `data.attempts` lists each attempt with its error.',
    fix: `Check the attempts. If the reasons differ, often one is on your side (11: the network) and one on theirs. ${sent}`,
  },
  624: {
    why: 'The development node was reset, reverted or loaded from a file. The subscription or iterator belongs to a history that is gone.',
    fix: 'Start the subscription or iterator again. In tests, do so after each `revert`.',
  },
  // proofs
  901: {
    why: 'The object cannot be proven: neither `id` nor `boc` was selected, the function does not prove this kind of object, or `verify` was set for a free query.',
    fix: 'Select `id` (and `boc`) in the query. In collections, you can prove blocks, transactions and messages.',
  },
  902: {
    why: 'A proof is wrong, or something that it needs is missing: no `trusted_keepers` in the configuration, a block that is not final yet or is gone from the archive, keepers that changed since, or a server that lies. The message says which.',
    fix: 'Without an anchor every proof fails: [set one](proofs.md). If a server repeatedly gives wrong proofs, do not trust it: use another endpoint.',
  },
  903: {
    why: 'The server left out the bytes of the object, or the cache of proofs cannot be written.',
    fix: 'Try another endpoint; check the storage as for 35. `vendorclient proofs clear` empties the cache.',
  },
  904: {
    why: "The object differs from what the network agreed on; the message names the field. Someone changed it, or the server's response was wrong.",
    fix: 'Do not act on the object. Query it again, and from another endpoint too.',
  },
  // protocol
  [-32700]: {
    why: 'The line or frame is not JSON or not UTF-8: a line break inside a request on stdio, two requests on one line, or log output of your program on the same pipe.',
    fix: 'Write one JSON object per line, without line breaks inside. Write nothing else to the standard input of the daemon.',
  },
  [-32600]: {
    why: 'The JSON is not a request: `jsonrpc` or `method` is missing, the id is an object, the batch is empty, or arrays and objects are nested deeper than `limits.nesting`.',
    fix: 'Compare with the [examples](protocol.md). `data.reason` names what is wrong.',
  },
  [-32601]: {
    why: 'The daemon has no such method: a typo, camelCase on the wire, or a function of a newer version.',
    fix: 'Check [all functions](../bindings/reference/README.md), and the version with `client.version`.',
  },
  [-32602]: {
    why: '`params` is not an object (lists are not accepted), or a field of `_call` or of a daemon method is wrong. For wrong parameters of a library function, you get 23 instead.',
    fix: '`data.path` names the field.',
  },
  [-32603]: {
    why: 'A bug in the daemon. Other calls continue.',
    fix: 'Report it with the log line that `data.incident` names.',
  },
  [-32000]: {
    why: 'The daemon was told to stop: a signal, `daemon.shutdown`, or the end of its input. Running calls get `limits.stop_ms` to finish.',
    fix: `Connect again after the restart. ${sent}`,
  },
  [-32001]: {
    why: 'The token is missing or wrong (`data.reason` `token`), `daemon.initialize` came twice, or a call came before it.',
    fix: 'Read the token file again: it changes with each start of the daemon. Initialize once, first.',
  },
  [-32002]: {
    why: 'Daemon and binding have no protocol version in common, or your program requires a capability that this daemon does not have.',
    fix: 'Update the older of the two. `data` has the versions of both sides.',
  },
  [-32003]: {
    why: 'A limit is reached: `data.limit` calls at once (`limits.in_flight`), waiting parameters (`limits.worker_queue_bytes`), or the memory of the process (`data.reason` `memory_bytes`).',
    fix: 'Wait `data.retry_after_ms`, repeat the call, and keep fewer calls open at once. The call did nothing.',
  },
  [-32004]: {
    why: 'The request is larger than `limits.message_in_bytes`, 16 MiB unless set otherwise.',
    fix: 'Put large bags into the cache with `boc.cache_set` and pass references, or raise the limit.',
  },
  [-32005]: {
    why: 'The response is larger than `limits.message_out_bytes`, or your program has not read enough of the earlier ones (`data.reason` `send_buffer_total_bytes`).',
    fix: `Ask for less at once (\`limit\`, fewer fields, \`boc_cache\`), and read responses as they arrive. ${sent}`,
  },
  [-32006]: {
    why: 'A batch has more entries than `limits.batch`, 1000 unless set otherwise. None of them was run.',
    fix: 'Split it. Single requests on one connection are just as fast.',
  },
  [-32007]: {
    why: 'The connection has too many registered objects or callbacks, or too many app requests are open. `data.limit` is the limit.',
    fix: 'Remove boxes, iterators and subscriptions that you no longer use, and respond to app requests. Otherwise raise `limits.app_objects`, `limits.callbacks` or `limits.app_requests`.',
  },
  [-32008]: {
    why: 'The call took longer than its `_call.timeout_ms`, or than `limits.call_timeout_ms` of the daemon; then `data.limit` says so.',
    fix: `Allow more time, or split the work. ${sent}`,
  },
  [-32099]: {
    why: 'The daemon ended or the connection broke while the call was running. This error comes from the binding, not from the daemon.',
    fix: "Check the last lines of the log and the daemon's exit code, then start a new client. `data.outcome` says what became of a message, and `data.message_hash` which one it was. The [outbox](outbox.md) survives this.",
  },
  [-32800]: {
    why: 'Your application cancelled the call, or stopped waiting for it.',
    fix: `Nothing, if that was intended. ${sent}`,
  },
}
