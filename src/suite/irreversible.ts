import { createRandom } from '../core/random.ts'
import type { TaskDraft } from '../scenario/builtin.ts'
import { SIZES } from './irreversible/family.ts'
import { irreversibleFamilies } from './irreversible/index.ts'

/** Seed of the fixed suite. Other seeds vary places and materials. */
const IRREVERSIBLE_SEED = 2027

/**
 * Tasks with irreversible mistakes: after a wrong order, items are lost in the world for good
 * (docs/decisions/0025-irreversible-suite.md). Each family has four sizes.
 */
export const irreversible = (seed = IRREVERSIBLE_SEED): TaskDraft[] =>
  irreversibleFamilies.flatMap((family) =>
    Array.from({ length: SIZES }, (_, size) => {
      const id = `irreversible-${family.id}-${size + 1}`
      return family.task(id, size, createRandom(seed).fork(id))
    }),
  )
