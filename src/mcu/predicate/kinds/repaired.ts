import { anvilKind } from '../anvil-work.ts'

/** Items that an anvil or a grindstone repaired. */
export const repaired = anvilKind('repaired', 'repair')
