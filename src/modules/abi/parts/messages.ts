/** The messages of calls, without what decodes them. */
import { encodeMessage } from '../encodeMessage.ts'

export const messages = [encodeMessage]
