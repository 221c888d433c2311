/** Length of a text in UTF-8, in bytes; a surrogate without its pair counts 3, as the replacement character. */
export const utf8Length: (text: string) => number = Buffer.byteLength
