/** UTF-8 to and from bytes, as every JavaScript platform has it. */
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
}

declare class TextDecoder {
  constructor(encoding?: 'utf-8', options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean })
  decode(bytes: Uint8Array): string
}
