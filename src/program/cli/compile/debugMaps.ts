/** How the names of debug maps end, after the name of the contract. */
export const DEBUG_MAPS: readonly string[] = ['.map.json', '.debug.json', '.dbg.json']
