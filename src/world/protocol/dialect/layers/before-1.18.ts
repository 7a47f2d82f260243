import { lowChunk } from '../base.ts'
import type { Layer } from '../dialect.ts'
import { lowLight } from '../light.ts'

/** Before 1.18 worlds are 256 blocks high, and light has a separate packet. */
export const before1_18 = (): Layer => ({ chunk: lowChunk, light: lowLight })
