/** What the examples of the definitions share; placeholders until the machine runs. */
export const exampleTransfer = { params: {}, result: {} }
export const exampleGetter = { params: {}, result: {} }
export const exampleGetMethod = { params: {}, result: {} }
