/** Parses text frames and answers them. */
import { answerVersion } from './answerVersion.ts'
import { answerFrames } from './serveWebSocket.ts'

answerFrames(answerVersion)
