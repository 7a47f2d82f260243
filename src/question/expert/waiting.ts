import { cellKey } from '../../core/position.ts'
import type { WantedCell } from '../../graph/wanted-cells.ts'
import { placeBlock } from '../../task/actions/place-block.ts'
import { wait } from '../../task/actions/wait.ts'
import type { ActFacts, act } from '../kinds/act.ts'
import type { ReplyOf } from '../question.ts'
import type { ExpertPolicy } from './expert-policy.ts'

/** Length of one wait, after which the agent looks again (s). */
const LOOK_AGAIN = 0.5

/** Whether a cell is left to teammates. */
const isLeft = ({ left }: ActFacts, { position }: WantedCell): boolean =>
  left?.has(cellKey(position)) === true

/** The cells of a list that the agent fills itself. */
export const ownCells = (facts: ActFacts, cells: readonly WantedCell[]): readonly WantedCell[] =>
  facts.left === undefined ? cells : cells.filter((cell) => !isLeft(facts, cell))

/**
 * Waits while teammates fill all open cells; undefined if one of them is the agent's own, or it has waited long enough. For what no
 * container holds, it waits longer.
 */
export function waitForTeammates(
  facts: ActFacts,
  open: readonly WantedCell[],
  policy: ExpertPolicy,
): ReplyOf<typeof act> | undefined {
  if (open.length === 0 || ownCells(facts, open).length > 0) return undefined
  const isStored = open.some(({ item }) =>
    facts.stores?.some(({ items }) => items.some((one) => one.item === item)),
  )
  if (waited(facts) >= (isStored ? policy.waitForTeammates : policy.waitForItems)) return undefined
  return {
    thought: 'Teammates carry what is missing here; I wait.',
    action: wait.call({ seconds: LOOK_AGAIN }),
  }
}

/** How long the agent has waited since it last placed a block (s). */
function waited({ history }: ActFacts): number {
  const since = history.findLastIndex(
    ({ action, result }) => result.ok && placeBlock.read(action) !== undefined,
  )
  const waits = history.slice(since + 1).filter(({ action }) => wait.read(action) !== undefined)
  return waits.length * LOOK_AGAIN
}
