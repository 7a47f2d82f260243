/** Whether a block only hangs on walls and never stands on the ground (vanilla). Vines and lichen also cling to ceilings. */
export const hangsOnWallsOnly = (block: string): boolean => HANGS.has(block)

const HANGS: ReadonlySet<string> = new Set(['ladder', 'tripwire_hook', 'vine', 'glow_lichen'])
