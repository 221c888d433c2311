// Generated from the definitions by "npm run generate"; changes belong there.

import type { TypePlan, WirePlan } from '../common/applyPlan.ts'

/** Types that hold 64-bit integers or secrets. */
export const typePlans: { readonly [name: string]: TypePlan } = {
  'client.ClientConfig': {
    fields: {
      network: 'client.NetworkConfig',
      policy: 'policy.SpendingPolicy',
      storage: 'client.StorageConfig',
    },
  },
  'client.NetworkConfig': {
    secrets: ['access_key', 'api_token'],
  },
  'client.StorageConfig': {
    secrets: ['url'],
  },
  'account.ResultOfGetAccount': {
    fields: {
      state_timestamp: 'bigint',
    },
  },
  'crypto.KeyPair': {
    secrets: ['secret'],
  },
  'crypto.ParamsOfAppSigningBox': {
    variants: {
      Sign: {
        fields: {
          content: 'crypto.SigningContent',
        },
      },
    },
  },
  'crypto.ResultOfGetCryptoBoxSeedPhrase': {
    secrets: ['phrase'],
  },
  'crypto.ResultOfHDKeyDeriveFromXPrv': {
    secrets: ['xprv'],
  },
  'crypto.ResultOfHDKeyDeriveFromXPrvPath': {
    secrets: ['xprv'],
  },
  'crypto.ResultOfHDKeySecretFromXPrv': {
    secrets: ['secret'],
  },
  'crypto.ResultOfHDKeyXPrvFromMnemonic': {
    secrets: ['xprv'],
  },
  'crypto.ResultOfMnemonicFromEntropy': {
    secrets: ['phrase'],
  },
  'crypto.ResultOfMnemonicFromRandom': {
    secrets: ['phrase'],
  },
  'crypto.ResultOfScrypt': {
    secrets: ['key'],
  },
  'crypto.SigningContent': {
    fields: {
      time: 'bigint',
    },
  },
  'abi.DecodedMessageBody': {
    fields: {
      header: 'abi.FunctionHeader',
    },
  },
  'abi.FunctionHeader': {
    fields: {
      time: 'bigint',
    },
  },
  'abi.ResultOfVerifySigningContent': {
    fields: {
      time: 'bigint',
    },
  },
  'processing.BalanceChange': {
    fields: {
      fees: 'tvm.TransactionFees',
    },
  },
  'processing.DecodedOutput': {
    fields: {
      out_messages: { items: 'abi.DecodedMessageBody' },
    },
  },
  'processing.ProcessingEvent': {
    variants: {
      RempSentToValidators: {
        fields: {
          timestamp: 'bigint',
        },
      },
      RempIncludedIntoBlock: {
        fields: {
          timestamp: 'bigint',
        },
      },
      RempIncludedIntoAcceptedBlock: {
        fields: {
          timestamp: 'bigint',
        },
      },
      RempOther: {
        fields: {
          timestamp: 'bigint',
        },
      },
    },
  },
  'processing.ResultOfFindOutcome': {
    fields: {
      state_timestamp: 'bigint',
    },
  },
  'processing.ResultOfProcessMessage': {
    fields: {
      decoded: 'processing.DecodedOutput',
      fees: 'tvm.TransactionFees',
    },
  },
  'processing.ResultOfReadBalanceChanges': {
    fields: {
      transactions: { items: 'processing.BalanceChange' },
    },
  },
  'outbox.OutboxEntry': {
    fields: {
      created_at: 'bigint',
      changed_at: 'bigint',
      held: 'outbox.OutboxHold',
      fees: 'tvm.TransactionFees',
    },
  },
  'outbox.OutboxHold': {
    fields: {
      made_at: 'bigint',
      restored_at: 'bigint',
    },
  },
  'outbox.OutboxResult': {
    fields: {
      entry: 'outbox.OutboxEntry',
    },
  },
  'outbox.ResultOfOutboxCancel': {
    fields: {
      entry: 'outbox.OutboxEntry',
    },
  },
  'outbox.ResultOfOutboxGet': {
    fields: {
      entry: 'outbox.OutboxEntry',
    },
  },
  'outbox.ResultOfOutboxList': {
    fields: {
      entries: { items: 'outbox.OutboxEntry' },
    },
  },
  'outbox.ResultOfOutboxRelease': {
    fields: {
      entries: { items: 'outbox.OutboxEntry' },
    },
  },
  'outbox.ResultOfOutboxResults': {
    fields: {
      results: { items: 'outbox.OutboxResult' },
    },
  },
  'outbox.ResultOfOutboxSend': {
    fields: {
      entry: 'outbox.OutboxEntry',
    },
  },
  'inbox.FollowedAccount': {
    fields: {
      last_lt: 'bigint',
    },
  },
  'inbox.InboxDeposit': {
    fields: {
      lt: 'bigint',
      decoded: 'abi.DecodedMessageBody',
    },
  },
  'inbox.NumberedDeposit': {
    fields: {
      deposit: 'inbox.InboxDeposit',
    },
  },
  'inbox.ResultOfInboxDeposits': {
    fields: {
      deposits: { items: 'inbox.NumberedDeposit' },
    },
  },
  'inbox.ResultOfInboxList': {
    fields: {
      accounts: { items: 'inbox.FollowedAccount' },
    },
  },
  'policy.PolicyInForce': {
    fields: {
      policy: 'policy.SpendingPolicy',
    },
  },
  'policy.ResultOfPolicyGet': {
    fields: {
      policies: { items: 'policy.PolicyInForce' },
    },
  },
  'policy.ResultOfPolicyRefusals': {
    fields: {
      refusals: { items: 'policy.SpendingRefusal' },
    },
  },
  'policy.SpendingLimit': {
    fields: {
      amount: 'bigint',
    },
  },
  'policy.SpendingPolicy': {
    fields: {
      limits: { items: 'policy.SpendingLimit' },
      approval_above: 'bigint',
      approval_above_currencies: { items: 'bigint' },
      max_loss: { items: 'bigint' },
    },
  },
  'policy.SpendingRefusal': {
    fields: {
      time: 'bigint',
    },
  },
  'tvm.ResultOfRunExecutor': {
    fields: {
      decoded: 'processing.DecodedOutput',
      fees: 'tvm.TransactionFees',
      trace: { items: 'tvm.TraceStep' },
    },
  },
  'tvm.ResultOfRunGet': {
    fields: {
      trace: { items: 'tvm.TraceStep' },
    },
  },
  'tvm.ResultOfRunTvm': {
    fields: {
      decoded: 'processing.DecodedOutput',
      trace: { items: 'tvm.TraceStep' },
    },
  },
  'tvm.TraceStep': {
    fields: {
      gas_used: 'bigint',
      gas_remaining: 'bigint',
    },
  },
  'tvm.TransactionFees': {
    fields: {
      in_msg_fwd_fee: 'bigint',
      storage_fee: 'bigint',
      gas_fee: 'bigint',
      out_msgs_fwd_fee: 'bigint',
      total_account_fees: 'bigint',
      total_output: 'bigint',
      ext_in_msg_fee: 'bigint',
      total_fwd_fees: 'bigint',
      account_fees: 'bigint',
    },
  },
  'net.MessageNode': {
    fields: {
      decoded_body: 'abi.DecodedMessageBody',
    },
  },
  'net.ResultOfGetServerInfo': {
    fields: {
      clock_difference_ms: 'bigint',
    },
  },
  'net.ResultOfGetTime': {
    fields: {
      time: 'bigint',
      clock_difference_ms: 'bigint',
    },
  },
  'net.ResultOfQueryTransactionTree': {
    fields: {
      messages: { items: 'net.MessageNode' },
    },
  },
  'daemon.ResultOfStatus': {
    fields: {
      memory: 'daemon.HeldMemory',
    },
  },
  'daemon.HeldMemory': {
    fields: {
      unsent_bytes: 'bigint',
      request_bytes: 'bigint',
      total_unsent_bytes: 'bigint',
      resident_bytes: 'bigint',
    },
  },
  'daemon.ResultOfInspect': {
    fields: {
      uptime_ms: 'bigint',
      resident_bytes: 'bigint',
      memory_limit_bytes: 'bigint',
      unsent_bytes: 'bigint',
      connections: { items: 'daemon.InspectedConnection' },
      durations: { items: 'daemon.CallDurations' },
      log: 'daemon.LogTail',
    },
  },
  'daemon.InspectedConnection': {
    fields: {
      age_ms: 'bigint',
      held_bytes: 'bigint',
    },
  },
  'daemon.CallDurations': {
    fields: {
      calls: 'bigint',
    },
  },
  'daemon.LogTail': {
    fields: {
      last: 'bigint',
    },
  },
}

/** Results, by function. */
export const resultPlans: { readonly [name: string]: WirePlan } = {
  'client.config': 'client.ClientConfig',
  'account.get_account': 'account.ResultOfGetAccount',
  'crypto.generate_random_sign_keys': 'crypto.KeyPair',
  'crypto.scrypt': 'crypto.ResultOfScrypt',
  'crypto.nacl_sign_keypair_from_secret_key': 'crypto.KeyPair',
  'crypto.nacl_box_keypair': 'crypto.KeyPair',
  'crypto.nacl_box_keypair_from_secret_key': 'crypto.KeyPair',
  'crypto.mnemonic_from_random': 'crypto.ResultOfMnemonicFromRandom',
  'crypto.mnemonic_from_entropy': 'crypto.ResultOfMnemonicFromEntropy',
  'crypto.mnemonic_derive_sign_keys': 'crypto.KeyPair',
  'crypto.hdkey_xprv_from_mnemonic': 'crypto.ResultOfHDKeyXPrvFromMnemonic',
  'crypto.hdkey_derive_from_xprv': 'crypto.ResultOfHDKeyDeriveFromXPrv',
  'crypto.hdkey_derive_from_xprv_path': 'crypto.ResultOfHDKeyDeriveFromXPrvPath',
  'crypto.hdkey_secret_from_xprv': 'crypto.ResultOfHDKeySecretFromXPrv',
  'crypto.get_crypto_box_seed_phrase': 'crypto.ResultOfGetCryptoBoxSeedPhrase',
  'abi.decode_message': 'abi.DecodedMessageBody',
  'abi.decode_message_body': 'abi.DecodedMessageBody',
  'abi.verify_signing_content': 'abi.ResultOfVerifySigningContent',
  'processing.wait_for_transaction': 'processing.ResultOfProcessMessage',
  'processing.process_message': 'processing.ResultOfProcessMessage',
  'processing.find_outcome': 'processing.ResultOfFindOutcome',
  'processing.read_balance_changes': 'processing.ResultOfReadBalanceChanges',
  'outbox.send': 'outbox.ResultOfOutboxSend',
  'outbox.get': 'outbox.ResultOfOutboxGet',
  'outbox.list': 'outbox.ResultOfOutboxList',
  'outbox.cancel': 'outbox.ResultOfOutboxCancel',
  'outbox.release': 'outbox.ResultOfOutboxRelease',
  'outbox.results': 'outbox.ResultOfOutboxResults',
  'inbox.list': 'inbox.ResultOfInboxList',
  'inbox.deposits': 'inbox.ResultOfInboxDeposits',
  'policy.get': 'policy.ResultOfPolicyGet',
  'policy.refusals': 'policy.ResultOfPolicyRefusals',
  'tvm.run_executor': 'tvm.ResultOfRunExecutor',
  'tvm.run_tvm': 'tvm.ResultOfRunTvm',
  'tvm.run_get': 'tvm.ResultOfRunGet',
  'net.query_transaction_tree': 'net.ResultOfQueryTransactionTree',
  'net.get_server_info': 'net.ResultOfGetServerInfo',
  'net.get_time': 'net.ResultOfGetTime',
  'daemon.status': 'daemon.ResultOfStatus',
  'daemon.inspect': 'daemon.ResultOfInspect',
}

/** Requests to app objects, by registering function. */
export const requestPlans: { readonly [name: string]: WirePlan } = {
  'crypto.register_signing_box': 'crypto.ParamsOfAppSigningBox',
}

/** Messages of callbacks, by function and response type. */
export const messagePlans: { readonly [name: string]: WirePlan } = {
  'processing.send_message 100': 'processing.ProcessingEvent',
  'processing.wait_for_transaction 100': 'processing.ProcessingEvent',
  'processing.process_message 100': 'processing.ProcessingEvent',
}
