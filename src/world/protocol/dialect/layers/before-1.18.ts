import { lowChunk } from '../base.ts'
import type { Layer } from '../dialect.ts'

/** Worlds are 256 blocks high; light has its own packet. */
export const before1_18 = (): Layer => ({ chunk: lowChunk })
