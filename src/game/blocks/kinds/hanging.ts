/** Whether a block hangs on walls alone, and stands on no ground (vanilla). Vines and lichen cling to ceilings, too. */
export const hangsOnWallsOnly = (block: string): boolean => HANGS.has(block)

const HANGS: ReadonlySet<string> = new Set(['ladder', 'tripwire_hook', 'vine', 'glow_lichen'])
