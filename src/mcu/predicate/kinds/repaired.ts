import { anvilKind } from '../anvil-work.ts'

/** Items that an anvil or a grindstone mended. */
export const repaired = anvilKind('repaired', 'repair')
