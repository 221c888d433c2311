/** A table of all functions, so that a test can call the typed function of a wire name. */
import type { BindingFunction, BindingModel } from '../../../bindings/generator/bindingModel.ts'
import { memberName } from '../../../bindings/generator/rust/rustNames.ts'

export function typedCalls({ modules }: BindingModel): string {
  const arms = modules.flatMap((module) => module.functions.map((definition) => arm(module.name, definition)))
  return `use crate::examples::{json, read, Nobody};
use serde_json::Value;
use std::sync::Arc;
use vendorclient::{Client, Result};

/// Calls a function of the library with parameters and result of its types.
#[allow(deprecated)]
pub async fn call_typed(client: &Client, name: &str, params: Value) -> Result<Value> {
    Ok(match name {
${arms.join('\n')}
        _ => panic!("{name} is not known"),
    })
}
`
}

function arm(module: string, { wireName, name, params, appObject, callback }: BindingFunction): string {
  const args = [
    ...(params === undefined ? [] : ['&read(params)']),
    ...(appObject === undefined ? [] : ['Arc::new(Nobody)']),
    ...(callback?.lifetime === 'handle' ? ['|_: vendorclient::CallbackMessage<_>| {}'] : []),
  ]
  return `        "${wireName}" => json(client.${memberName(module)}().${memberName(name)}(${args.join(', ')}).await?),`
}
