/** Runs without a transaction, which need no executor. */
import { runGet } from '../runGet.ts'
import { runTvm } from '../runTvm.ts'

export const getters = [runTvm, runGet]
