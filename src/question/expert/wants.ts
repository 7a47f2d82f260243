import type { ItemCount } from '../../game/item-counts.ts'
import { isTool } from '../../game/placement/finishing.ts'
import type { WantedCell } from '../../graph/wanted-cells.ts'
import { placeBlock } from '../../task/actions/place-block.ts'
import { withdrawItem } from '../../task/actions/withdraw-item.ts'
import { SCAFFOLD, scaffoldFor } from '../../task/scaffold.ts'
import type { ActFacts } from '../kinds/act.ts'
import type { Step } from '../step.ts'
import type { ExpertPolicy } from './expert-policy.ts'

/** How much of an item the agent needs for this subtask, and for the next ones. */
export interface Want {
  now: number
  soon: number
}

/** Needs by item: those of this subtask first, then those of the next ones, the soonest first. */
export type Wants = ReadonlyMap<string, Want>

/** How many of an item the agent carries. */
export const countOf = ({ observation }: Pick<ActFacts, 'observation'>, item: string): number =>
  observation.inventory.reduce((sum, stack) => (stack.item === item ? sum + stack.count : sum), 0)

/**
 * The agent's needs.
 * @param open cells that still lack their block
 * @param needed items for all of them
 */
export function wantsOf(
  facts: ActFacts,
  open: readonly WantedCell[],
  { needed, policy }: { needed: readonly ItemCount[]; policy: ExpertPolicy },
): Wants {
  const wants = new Map<string, Want>()
  const want = (item: string, now: number, soon: number) => {
    const known = wants.get(item) ?? { now: 0, soon: 0 }
    wants.set(item, { now: known.now + now, soon: known.soon + soon })
  }
  for (const { item, count } of needed) want(item, count, 0)
  const [dirt, carried] = [neededDirt(facts, open, needed), countOf(facts, SCAFFOLD)]
  // Dirt that it carries counts as wanted, too: otherwise it would be put back to make room, and be missing again.
  if (dirt > 0) wants.set(SCAFFOLD, { now: carried < dirt ? dirt + policy.spareDirt : dirt, soon: 0 })
  for (const { item, count } of facts.upcoming ?? [])
    if (!isTool(item) || !wants.has(item)) want(item, 0, count)
  return wants
}

/** The missing amount of an item. Carried items count towards the current subtask first. */
export function lackOf(facts: ActFacts, item: string, wants: Wants): Want {
  const { now, soon } = wants.get(item) ?? { now: 0, soon: 0 }
  const carried = countOf(facts, item)
  return { now: Math.max(0, now - carried), soon: Math.max(0, soon - Math.max(0, carried - now)) }
}

/** Dirt that the agent lacks: what it needs beyond what it carries. */
export const missingDirt = (
  facts: ActFacts,
  open: readonly WantedCell[],
  needed: readonly ItemCount[],
): number => Math.max(0, neededDirt(facts, open, needed) - countOf(facts, SCAFFOLD))

/**
 * Dirt that the agent needs: to climb on where cells are too high to be filled from where it stands, for the helper blocks
 * that the build order plans, or because a placement was refused without it.
 */
function neededDirt(facts: ActFacts, open: readonly WantedCell[], needed: readonly ItemCount[]): number {
  const level = Math.floor(facts.observation.position.y)
  const climb = Math.max(0, ...open.map(({ position }) => scaffoldFor(position.y - level)))
  const helpers = Math.max(0, ...open.map((cell) => cell.helpers ?? 0))
  const lacking = refusedDirt(facts)
  if (climb + helpers + lacking === 0) return 0
  const material = needed.find(({ item }) => item === SCAFFOLD)?.count ?? 0
  const carried = countOf(facts, SCAFFOLD)
  return Math.max(climb + helpers + material, lacking === 0 ? 0 : carried + lacking)
}

/** The amount of dirt whose lack made the last placement fail; 0 if dirt has been fetched since. */
function refusedDirt({ history }: ActFacts): number {
  const steps = history.toReversed()
  const isFetched = ({ action, result }: Step) => result.ok && withdrawItem.read(action)?.item === SCAFFOLD
  const last = steps.find((step) => placeBlock.read(step.action) !== undefined || isFetched(step))
  if (last === undefined || last.result.ok) return 0
  return last.result.missing?.find(({ item }) => item === SCAFFOLD)?.count ?? 0
}
