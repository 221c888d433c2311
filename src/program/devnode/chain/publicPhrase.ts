/** The phrase of every node that is given none. Whoever uses its keys on a network loses what is there. */
export const PUBLIC_PHRASE = 'test test test test test test test test test test test junk'
