import { SECONDS_PER_BLOCK } from '../../game/bodies.ts'
import { countByItem } from '../../game/item-counts.ts'
import { isPickaxe } from '../../game/items/kinds/tools.ts'
import type { ActionCall } from '../../task/action.ts'
import { digTo } from '../../task/actions/dig-to.ts'
import type { LostThings } from '../../task/observation.ts'
import type { ActFacts } from '../kinds/act.ts'
import { tuple } from './functions.ts'

/** Time for a block of path below the ground, along it, and up or down through rock with a pickaxe (s). */
const TUNNEL_S = 0.5
const SHAFT_S = 1.1
/** Deeper than this it lies below the ground (blocks). */
const SHALLOW = 8
/** It pays where it saves so many times its own time, and so much more: what has killed once may be there (s). */
const WORTH = 1.3
const RISK_S = 20
/** Time that is left over when it comes there (as a factor). */
const MARGIN = 1.2
/** Ways that have failed so often are given up. */
const MAX_FAILED = 3

/**
 * Goes back for what the agent has lost by a death, where that takes less time than to get it anew and it is still there when it
 * comes.
 * @param cost time for what it wants without that (s)
 * @param costWith the same with these things in its hands
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
