/** Sends text frames back. */
import { answerFrames } from './serveWebSocket.ts'

answerFrames((text) => text)
