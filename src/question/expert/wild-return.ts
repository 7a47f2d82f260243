import { SECONDS_PER_BLOCK } from '../../game/bodies.ts'
import { countByItem } from '../../game/item-counts.ts'
import { isPickaxe } from '../../game/items/kinds/tools.ts'
import type { ActionCall } from '../../task/action.ts'
import { digTo } from '../../task/actions/dig-to.ts'
import type { LostThings } from '../../task/observation.ts'
import type { ActFacts } from '../kinds/act.ts'
import { tuple } from './functions.ts'

/** Time per block of path below the ground, along it and vertically, through rock with a pickaxe (s). */
const TUNNEL_S = 0.5
const SHAFT_S = 1.1
/** Depth beyond which a place counts as underground (blocks). */
const SHALLOW = 8
/**
 * Returning pays if it saves this many times its own duration, plus this margin (s): whatever killed the agent may still be
 * there.
 */
const WORTH = 1.3
const RISK_S = 20
/** Spare time on arrival (as a factor). */
const MARGIN = 1.2
/** Number of failures after which a path is given up. */
const MAX_FAILED = 3

/**
 * Returns for the items lost at death, where that takes less time than gathering them again and they have not despawned on
 * arrival. @param cost time to the goal without these items (s) @param costWith the same with these items carried
 */
export function returnFor(
  { observation: { position, inventory }, history }: ActFacts,
  lost: LostThings | undefined,
  cost: number,
  costWith: (have: ReadonlyMap<string, number>) => number,
): ActionCall | undefined {
  if (lost === undefined) return undefined
  const call = digTo.call({ pos: tuple(lost.position), range: 1 })
  const failed = history.filter(
    ({ action, result }) => !result.ok && JSON.stringify(action) === JSON.stringify(call),
  )
  if (failed.length >= MAX_FAILED) return undefined
  const depth = Math.abs(lost.position.y - position.y)
  const isDeep = depth > SHALLOW
  if (isDeep && !inventory.some(({ item }) => isPickaxe(item))) return undefined
  const across = Math.hypot(lost.position.x - position.x, lost.position.z - position.z)
  const seconds = isDeep ? across * TUNNEL_S + depth * SHAFT_S : across * SECONDS_PER_BLOCK + depth * TUNNEL_S
  if (seconds * MARGIN > lost.secondsLeft) return undefined
  const saved = cost - costWith(countByItem([...inventory, ...lost.items]))
  return saved > WORTH * seconds + RISK_S ? call : undefined
}
