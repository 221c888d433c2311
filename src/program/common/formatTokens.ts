export { formatTokens } from '../../core/losses/amountText.ts'
