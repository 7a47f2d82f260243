import { animals } from './animals.ts'
import { crops } from './crops.ts'
import { leftBehind, switchedBehind } from './drops.ts'
import type { IrreversibleFamily } from './family.ts'
import { onlyFuel } from './only-fuel.ts'
import { onlyIngots } from './only-ingots.ts'
import { powder } from './powder.ts'

/** The families of the suite `irreversible`, in the order of its tasks. */
export const irreversibleFamilies: readonly IrreversibleFamily[] = [
  crops,
  powder,
  onlyIngots,
  onlyFuel,
  animals,
  leftBehind,
  switchedBehind,
]
