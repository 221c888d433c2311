// Generated from the definitions by "npm run generate"; changes belong there.

import type { WithForm } from '../common/Caller.ts'
import type * as abi from './types/abi.ts'
import type * as account from './types/account.ts'
import type * as boc from './types/boc.ts'
import type * as client from './types/client.ts'
import type * as crypto from './types/crypto.ts'
import type * as daemon from './types/daemon.ts'
import type * as inbox from './types/inbox.ts'
import type * as net from './types/net.ts'
import type * as outbox from './types/outbox.ts'
import type * as policy from './types/policy.ts'
import type * as processing from './types/processing.ts'
import type * as proofs from './types/proofs.ts'
import type * as tvm from './types/tvm.ts'
import type * as utils from './types/utils.ts'
import type * as zklogin from './types/zklogin.ts'

/** Types of the parameters and the result of each function, by its wire name. */
export interface ApiFunctions {
  'client.get_api_reference': {
    params: undefined
    result: client.ResultOfGetApiReference
  }
  'client.version': {
    params: undefined
    result: client.ResultOfVersion
  }
  'client.config': {
    params: undefined
    result: client.ClientConfig
  }
  'client.build_info': {
    params: undefined
    result: client.ResultOfBuildInfo
  }
  'client.resolve_app_request': {
    params: client.ParamsOfResolveAppRequest
    result: void
  }
  'account.get_account': {
    params: account.ParamsOfGetAccount
    result: account.ResultOfGetAccount
  }
  'crypto.factorize': {
    params: crypto.ParamsOfFactorize
    result: crypto.ResultOfFactorize
  }
  'crypto.modular_power': {
    params: crypto.ParamsOfModularPower
    result: crypto.ResultOfModularPower
  }
  'crypto.tvm_crc16': {
    params: crypto.ParamsOfTonCrc16
    result: crypto.ResultOfTonCrc16
  }
  'crypto.generate_random_bytes': {
    params: crypto.ParamsOfGenerateRandomBytes
    result: crypto.ResultOfGenerateRandomBytes
  }
  'crypto.convert_public_key_to_tvm_safe_format': {
    params: crypto.ParamsOfConvertPublicKeyToTonSafeFormat
    result: crypto.ResultOfConvertPublicKeyToTonSafeFormat
  }
  'crypto.generate_random_sign_keys': {
    params: undefined
    result: crypto.KeyPair
  }
  'crypto.sign': {
    params: crypto.ParamsOfSign
    result: crypto.ResultOfSign
  }
  'crypto.verify_signature': {
    params: crypto.ParamsOfVerifySignature
    result: crypto.ResultOfVerifySignature
  }
  'crypto.sha256': {
    params: crypto.ParamsOfHash
    result: crypto.ResultOfHash
  }
  'crypto.sha512': {
    params: crypto.ParamsOfHash
    result: crypto.ResultOfHash
  }
  'crypto.scrypt': {
    params: crypto.ParamsOfScrypt
    result: crypto.ResultOfScrypt
  }
  'crypto.nacl_sign_keypair_from_secret_key': {
    params: crypto.ParamsOfNaclSignKeyPairFromSecret
    result: crypto.KeyPair
  }
  'crypto.nacl_sign': {
    params: crypto.ParamsOfNaclSign
    result: crypto.ResultOfNaclSign
  }
  'crypto.nacl_sign_open': {
    params: crypto.ParamsOfNaclSignOpen
    result: crypto.ResultOfNaclSignOpen
  }
  'crypto.nacl_sign_detached': {
    params: crypto.ParamsOfNaclSign
    result: crypto.ResultOfNaclSignDetached
  }
  'crypto.nacl_sign_detached_verify': {
    params: crypto.ParamsOfNaclSignDetachedVerify
    result: crypto.ResultOfNaclSignDetachedVerify
  }
  'crypto.nacl_box_keypair': {
    params: undefined
    result: crypto.KeyPair
  }
  'crypto.nacl_box_keypair_from_secret_key': {
    params: crypto.ParamsOfNaclBoxKeyPairFromSecret
    result: crypto.KeyPair
  }
  'crypto.nacl_box': {
    params: crypto.ParamsOfNaclBox
    result: crypto.ResultOfNaclBox
  }
  'crypto.nacl_box_open': {
    params: crypto.ParamsOfNaclBoxOpen
    result: crypto.ResultOfNaclBoxOpen
  }
  'crypto.nacl_secret_box': {
    params: crypto.ParamsOfNaclSecretBox
    result: crypto.ResultOfNaclBox
  }
  'crypto.nacl_secret_box_open': {
    params: crypto.ParamsOfNaclSecretBoxOpen
    result: crypto.ResultOfNaclBoxOpen
  }
  'crypto.mnemonic_words': {
    params: crypto.ParamsOfMnemonicWords
    result: crypto.ResultOfMnemonicWords
  }
  'crypto.mnemonic_from_random': {
    params: crypto.ParamsOfMnemonicFromRandom
    result: crypto.ResultOfMnemonicFromRandom
  }
  'crypto.mnemonic_from_entropy': {
    params: crypto.ParamsOfMnemonicFromEntropy
    result: crypto.ResultOfMnemonicFromEntropy
  }
  'crypto.mnemonic_verify': {
    params: crypto.ParamsOfMnemonicVerify
    result: crypto.ResultOfMnemonicVerify
  }
  'crypto.mnemonic_derive_sign_keys': {
    params: crypto.ParamsOfMnemonicDeriveSignKeys
    result: crypto.KeyPair
  }
  'crypto.hdkey_xprv_from_mnemonic': {
    params: crypto.ParamsOfHDKeyXPrvFromMnemonic
    result: crypto.ResultOfHDKeyXPrvFromMnemonic
  }
  'crypto.hdkey_derive_from_xprv': {
    params: crypto.ParamsOfHDKeyDeriveFromXPrv
    result: crypto.ResultOfHDKeyDeriveFromXPrv
  }
  'crypto.hdkey_derive_from_xprv_path': {
    params: crypto.ParamsOfHDKeyDeriveFromXPrvPath
    result: crypto.ResultOfHDKeyDeriveFromXPrvPath
  }
  'crypto.hdkey_secret_from_xprv': {
    params: crypto.ParamsOfHDKeySecretFromXPrv
    result: crypto.ResultOfHDKeySecretFromXPrv
  }
  'crypto.hdkey_public_from_xprv': {
    params: crypto.ParamsOfHDKeyPublicFromXPrv
    result: crypto.ResultOfHDKeyPublicFromXPrv
  }
  'crypto.chacha20': {
    params: crypto.ParamsOfChaCha20
    result: crypto.ResultOfChaCha20
  }
  'crypto.create_crypto_box': {
    params: crypto.ParamsOfCreateCryptoBox
    result: crypto.RegisteredCryptoBox
  }
  'crypto.remove_crypto_box': {
    params: crypto.RegisteredCryptoBox
    result: void
  }
  'crypto.get_crypto_box_info': {
    params: crypto.RegisteredCryptoBox
    result: crypto.ResultOfGetCryptoBoxInfo
  }
  'crypto.get_crypto_box_seed_phrase': {
    params: crypto.RegisteredCryptoBox
    result: crypto.ResultOfGetCryptoBoxSeedPhrase
  }
  'crypto.get_signing_box_from_crypto_box': {
    params: crypto.ParamsOfGetSigningBoxFromCryptoBox
    result: crypto.RegisteredSigningBox
  }
  'crypto.get_encryption_box_from_crypto_box': {
    params: crypto.ParamsOfGetEncryptionBoxFromCryptoBox
    result: crypto.RegisteredEncryptionBox
  }
  'crypto.clear_crypto_box_secret_cache': {
    params: crypto.RegisteredCryptoBox
    result: void
  }
  'crypto.register_signing_box': {
    params: undefined
    result: crypto.RegisteredSigningBox
  }
  'crypto.get_signing_box': {
    params: crypto.KeyPair
    result: crypto.RegisteredSigningBox
  }
  'crypto.signing_box_get_public_key': {
    params: crypto.RegisteredSigningBox
    result: crypto.ResultOfSigningBoxGetPublicKey
  }
  'crypto.signing_box_sign': {
    params: crypto.ParamsOfSigningBoxSign
    result: crypto.ResultOfSigningBoxSign
  }
  'crypto.remove_signing_box': {
    params: crypto.RegisteredSigningBox
    result: void
  }
  'crypto.register_encryption_box': {
    params: undefined
    result: crypto.RegisteredEncryptionBox
  }
  'crypto.remove_encryption_box': {
    params: crypto.RegisteredEncryptionBox
    result: void
  }
  'crypto.encryption_box_get_info': {
    params: crypto.ParamsOfEncryptionBoxGetInfo
    result: crypto.ResultOfEncryptionBoxGetInfo
  }
  'crypto.encryption_box_encrypt': {
    params: crypto.ParamsOfEncryptionBoxEncrypt
    result: crypto.ResultOfEncryptionBoxEncrypt
  }
  'crypto.encryption_box_decrypt': {
    params: crypto.ParamsOfEncryptionBoxDecrypt
    result: crypto.ResultOfEncryptionBoxDecrypt
  }
  'crypto.create_encryption_box': {
    params: crypto.ParamsOfCreateEncryptionBox
    result: crypto.RegisteredEncryptionBox
  }
  'abi.encode_message_body': {
    params: abi.ParamsOfEncodeMessageBody
    result: abi.ResultOfEncodeMessageBody
  }
  'abi.attach_signature_to_message_body': {
    params: abi.ParamsOfAttachSignatureToMessageBody
    result: abi.ResultOfAttachSignatureToMessageBody
  }
  'abi.encode_message': {
    params: abi.ParamsOfEncodeMessage
    result: abi.ResultOfEncodeMessage
  }
  'abi.encode_internal_message': {
    params: abi.ParamsOfEncodeInternalMessage
    result: abi.ResultOfEncodeInternalMessage
  }
  'abi.attach_signature': {
    params: abi.ParamsOfAttachSignature
    result: abi.ResultOfAttachSignature
  }
  'abi.decode_message': {
    params: abi.ParamsOfDecodeMessage
    result: abi.DecodedMessageBody
  }
  'abi.decode_message_body': {
    params: abi.ParamsOfDecodeMessageBody
    result: abi.DecodedMessageBody
  }
  'abi.encode_account': {
    params: abi.ParamsOfEncodeAccount
    result: abi.ResultOfEncodeAccount
  }
  'abi.decode_account_data': {
    params: abi.ParamsOfDecodeAccountData
    result: abi.ResultOfDecodeAccountData
  }
  'abi.update_initial_data': {
    params: abi.ParamsOfUpdateInitialData
    result: abi.ResultOfUpdateInitialData
  }
  'abi.encode_initial_data': {
    params: abi.ParamsOfEncodeInitialData
    result: abi.ResultOfEncodeInitialData
  }
  'abi.decode_initial_data': {
    params: abi.ParamsOfDecodeInitialData
    result: abi.ResultOfDecodeInitialData
  }
  'abi.decode_boc': {
    params: abi.ParamsOfDecodeBoc
    result: abi.ResultOfDecodeBoc
  }
  'abi.encode_boc': {
    params: abi.ParamsOfAbiEncodeBoc
    result: abi.ResultOfAbiEncodeBoc
  }
  'abi.calc_function_id': {
    params: abi.ParamsOfCalcFunctionId
    result: abi.ResultOfCalcFunctionId
  }
  'abi.get_signature_data': {
    params: abi.ParamsOfGetSignatureData
    result: abi.ResultOfGetSignatureData
  }
  'abi.verify_signing_content': {
    params: abi.ParamsOfVerifySigningContent
    result: abi.ResultOfVerifySigningContent
  }
  'boc.decode_tvc': {
    params: boc.ParamsOfDecodeTvc
    result: boc.ResultOfDecodeTvc
  }
  'boc.parse_message': {
    params: boc.ParamsOfParse
    result: WithForm<boc.ResultOfParse, { parsed: boc.ParsedMessage }>
  }
  'boc.parse_transaction': {
    params: boc.ParamsOfParse
    result: WithForm<boc.ResultOfParse, { parsed: boc.ParsedTransaction }>
  }
  'boc.parse_account': {
    params: boc.ParamsOfParse
    result: WithForm<boc.ResultOfParse, { parsed: boc.ParsedAccount }>
  }
  'boc.parse_block': {
    params: boc.ParamsOfParse
    result: WithForm<boc.ResultOfParse, { parsed: boc.ParsedBlock }>
  }
  'boc.parse_shardstate': {
    params: boc.ParamsOfParseShardstate
    result: WithForm<boc.ResultOfParse, { parsed: boc.ParsedShardState }>
  }
  'boc.get_blockchain_config': {
    params: boc.ParamsOfGetBlockchainConfig
    result: boc.ResultOfGetBlockchainConfig
  }
  'boc.get_boc_hash': {
    params: boc.ParamsOfGetBocHash
    result: boc.ResultOfGetBocHash
  }
  'boc.get_boc_depth': {
    params: boc.ParamsOfGetBocDepth
    result: boc.ResultOfGetBocDepth
  }
  'boc.get_code_from_tvc': {
    params: boc.ParamsOfGetCodeFromTvc
    result: boc.ResultOfGetCodeFromTvc
  }
  'boc.cache_get': {
    params: boc.ParamsOfBocCacheGet
    result: boc.ResultOfBocCacheGet
  }
  'boc.cache_set': {
    params: boc.ParamsOfBocCacheSet
    result: boc.ResultOfBocCacheSet
  }
  'boc.cache_unpin': {
    params: boc.ParamsOfBocCacheUnpin
    result: void
  }
  'boc.encode_boc': {
    params: boc.ParamsOfEncodeBoc
    result: boc.ResultOfEncodeBoc
  }
  'boc.get_code_salt': {
    params: boc.ParamsOfGetCodeSalt
    result: boc.ResultOfGetCodeSalt
  }
  'boc.set_code_salt': {
    params: boc.ParamsOfSetCodeSalt
    result: boc.ResultOfSetCodeSalt
  }
  'boc.decode_state_init': {
    params: boc.ParamsOfDecodeStateInit
    result: boc.ResultOfDecodeStateInit
  }
  'boc.encode_state_init': {
    params: boc.ParamsOfEncodeStateInit
    result: boc.ResultOfEncodeStateInit
  }
  'boc.encode_external_in_message': {
    params: boc.ParamsOfEncodeExternalInMessage
    result: boc.ResultOfEncodeExternalInMessage
  }
  'boc.get_compiler_version': {
    params: boc.ParamsOfGetCompilerVersion
    result: boc.ResultOfGetCompilerVersion
  }
  'processing.monitor_messages': {
    params: processing.ParamsOfMonitorMessages
    result: void
  }
  'processing.get_monitor_info': {
    params: processing.ParamsOfGetMonitorInfo
    result: processing.MonitoringQueueInfo
  }
  'processing.fetch_next_monitor_results': {
    params: processing.ParamsOfFetchNextMonitorResults
    result: processing.ResultOfFetchNextMonitorResults
  }
  'processing.cancel_monitor': {
    params: processing.ParamsOfCancelMonitor
    result: void
  }
  'processing.send_messages': {
    params: processing.ParamsOfSendMessages
    result: processing.ResultOfSendMessages
  }
  'processing.send_message': {
    params: processing.ParamsOfSendMessage
    result: processing.ResultOfSendMessage
  }
  'processing.wait_for_transaction': {
    params: processing.ParamsOfWaitForTransaction
    result: processing.ResultOfProcessMessage
  }
  'processing.process_message': {
    params: processing.ParamsOfProcessMessage
    result: processing.ResultOfProcessMessage
  }
  'processing.find_outcome': {
    params: processing.ParamsOfFindOutcome
    result: processing.ResultOfFindOutcome
  }
  'processing.find_losses': {
    params: processing.ParamsOfFindLosses
    result: processing.ResultOfFindLosses
  }
  'processing.read_balance_changes': {
    params: processing.ParamsOfReadBalanceChanges
    result: processing.ResultOfReadBalanceChanges
  }
  'outbox.send': {
    params: outbox.ParamsOfOutboxSend
    result: outbox.ResultOfOutboxSend
  }
  'outbox.get': {
    params: outbox.ParamsOfOutboxEntry
    result: outbox.ResultOfOutboxGet
  }
  'outbox.list': {
    params: outbox.ParamsOfOutboxList
    result: outbox.ResultOfOutboxList
  }
  'outbox.cancel': {
    params: outbox.ParamsOfOutboxEntry
    result: outbox.ResultOfOutboxCancel
  }
  'outbox.release': {
    params: outbox.ParamsOfOutboxRelease
    result: outbox.ResultOfOutboxRelease
  }
  'outbox.prune': {
    params: outbox.ParamsOfOutboxPrune
    result: outbox.ResultOfOutboxPrune
  }
  'outbox.results': {
    params: outbox.ParamsOfOutboxResults
    result: outbox.ResultOfOutboxResults
  }
  'outbox.acknowledge': {
    params: outbox.ParamsOfOutboxAcknowledge
    result: void
  }
  'outbox.register_signer': {
    params: outbox.ParamsOfOutboxRegisterSigner
    result: void
  }
  'inbox.follow': {
    params: inbox.ParamsOfInboxFollow
    result: inbox.ResultOfInboxFollow
  }
  'inbox.unfollow': {
    params: inbox.ParamsOfInboxUnfollow
    result: inbox.ResultOfInboxUnfollow
  }
  'inbox.list': {
    params: inbox.ParamsOfInboxList
    result: inbox.ResultOfInboxList
  }
  'inbox.deposits': {
    params: inbox.ParamsOfInboxDeposits
    result: inbox.ResultOfInboxDeposits
  }
  'inbox.prune': {
    params: inbox.ParamsOfInboxPrune
    result: inbox.ResultOfInboxPrune
  }
  'policy.get': {
    params: undefined
    result: policy.ResultOfPolicyGet
  }
  'policy.check': {
    params: policy.ParamsOfPolicyCheck
    result: policy.ResultOfPolicyCheck
  }
  'policy.refusals': {
    params: policy.ParamsOfPolicyRefusals
    result: policy.ResultOfPolicyRefusals
  }
  'policy.register_approver': {
    params: undefined
    result: void
  }
  'tvm.run_executor': {
    params: tvm.ParamsOfRunExecutor
    result: tvm.ResultOfRunExecutor
  }
  'tvm.run_tvm': {
    params: tvm.ParamsOfRunTvm
    result: tvm.ResultOfRunTvm
  }
  'tvm.run_get': {
    params: tvm.ParamsOfRunGet
    result: tvm.ResultOfRunGet
  }
  'tvm.register_vm_extension': {
    params: undefined
    result: tvm.RegisteredVmExtension
  }
  'tvm.remove_vm_extension': {
    params: tvm.RegisteredVmExtension
    result: void
  }
  'utils.convert_address': {
    params: utils.ParamsOfConvertAddress
    result: utils.ResultOfConvertAddress
  }
  'utils.get_address_type': {
    params: utils.ParamsOfGetAddressType
    result: utils.ResultOfGetAddressType
  }
  'utils.calc_storage_fee': {
    params: utils.ParamsOfCalcStorageFee
    result: utils.ResultOfCalcStorageFee
  }
  'utils.compress_zstd': {
    params: utils.ParamsOfCompressZstd
    result: utils.ResultOfCompressZstd
  }
  'utils.decompress_zstd': {
    params: utils.ParamsOfDecompressZstd
    result: utils.ResultOfDecompressZstd
  }
  'zklogin.address_seed': {
    params: zklogin.ParamsOfAddressSeed
    result: zklogin.ResultOfAddressSeed
  }
  'zklogin.proof_to_bytes': {
    params: zklogin.ParamsOfProofToBytes
    result: zklogin.ResultOfProofToBytes
  }
  'net.query': {
    params: net.ParamsOfQuery
    result: net.ResultOfQuery
  }
  'net.batch_query': {
    params: net.ParamsOfBatchQuery
    result: net.ResultOfBatchQuery
  }
  'net.query_collection': {
    params: net.ParamsOfQueryCollection
    result: net.ResultOfQueryCollection
  }
  'net.aggregate_collection': {
    params: net.ParamsOfAggregateCollection
    result: net.ResultOfAggregateCollection
  }
  'net.wait_for_collection': {
    params: net.ParamsOfWaitForCollection
    result: net.ResultOfWaitForCollection
  }
  'net.unsubscribe': {
    params: net.ResultOfSubscribeCollection
    result: void
  }
  'net.subscribe_collection': {
    params: net.ParamsOfSubscribeCollection
    result: net.ResultOfSubscribeCollection
  }
  'net.subscribe': {
    params: net.ParamsOfSubscribe
    result: net.ResultOfSubscribeCollection
  }
  'net.suspend': {
    params: undefined
    result: void
  }
  'net.resume': {
    params: undefined
    result: void
  }
  'net.find_last_shard_block': {
    params: net.ParamsOfFindLastShardBlock
    result: net.ResultOfFindLastShardBlock
  }
  'net.fetch_endpoints': {
    params: undefined
    result: net.EndpointsSet
  }
  'net.set_endpoints': {
    params: net.EndpointsSet
    result: void
  }
  'net.get_endpoints': {
    params: undefined
    result: net.ResultOfGetEndpoints
  }
  'net.query_counterparties': {
    params: net.ParamsOfQueryCounterparties
    result: net.ResultOfQueryCollection
  }
  'net.query_transaction_tree': {
    params: net.ParamsOfQueryTransactionTree
    result: net.ResultOfQueryTransactionTree
  }
  'net.create_block_iterator': {
    params: net.ParamsOfCreateBlockIterator
    result: net.RegisteredIterator
  }
  'net.resume_block_iterator': {
    params: net.ParamsOfResumeBlockIterator
    result: net.RegisteredIterator
  }
  'net.create_transaction_iterator': {
    params: net.ParamsOfCreateTransactionIterator
    result: net.RegisteredIterator
  }
  'net.resume_transaction_iterator': {
    params: net.ParamsOfResumeTransactionIterator
    result: net.RegisteredIterator
  }
  'net.iterator_next': {
    params: net.ParamsOfIteratorNext
    result: net.ResultOfIteratorNext
  }
  'net.remove_iterator': {
    params: net.RegisteredIterator
    result: void
  }
  'net.get_signature_id': {
    params: undefined
    result: net.ResultOfGetSignatureId
  }
  'net.get_server_info': {
    params: undefined
    result: net.ResultOfGetServerInfo
  }
  'net.get_time': {
    params: undefined
    result: net.ResultOfGetTime
  }
  'net.follow_account': {
    params: net.ParamsOfFollowAccount
    result: net.ResultOfFollowAccount
  }
  'proofs.proof_block_data': {
    params: proofs.ParamsOfProofBlockData
    result: void
  }
  'proofs.proof_transaction_data': {
    params: proofs.ParamsOfProofTransactionData
    result: void
  }
  'proofs.proof_message_data': {
    params: proofs.ParamsOfProofMessageData
    result: void
  }
  'proofs.proof_account_data': {
    params: proofs.ParamsOfProofAccountData
    result: proofs.ResultOfProofAccountData
  }
  'daemon.ping': {
    params: undefined
    result: void
  }
  'daemon.status': {
    params: undefined
    result: daemon.ResultOfStatus
  }
  'daemon.inspect': {
    params: daemon.ParamsOfInspect
    result: daemon.ResultOfInspect
  }
  'daemon.shutdown': {
    params: undefined
    result: void
  }
}
