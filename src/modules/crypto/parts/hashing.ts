/** Functions that need no curve. */
import { factorize } from '../factorize.ts'
import { generateRandomBytes } from '../generateRandomBytes.ts'
import { modularPower } from '../modularPower.ts'
import { sha256 } from '../sha256.ts'
import { sha512 } from '../sha512.ts'
import { tvmCrc16 } from '../tvmCrc16.ts'

export const hashing = [factorize, modularPower, tvmCrc16, generateRandomBytes, sha256, sha512]
