/** Gas tokens stay inside a Dapp ID; only other currencies cross over. Source: cli 4. */
export const OTHER_DAPP = 'The destination has another Dapp ID: plain tokens that go there are lost'
