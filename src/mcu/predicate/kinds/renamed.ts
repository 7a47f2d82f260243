import { anvilKind } from '../anvil-work.ts'

/** Items that an anvil gave a name. */
export const renamed = anvilKind('renamed', 'rename')
