import { formatPosition, type Position, sameCell } from '../../core/position.ts'
import type { ActionCall } from '../../task/action.ts'
import { navigateTo } from '../../task/actions/navigate-to.ts'
import type { ActFacts, act } from '../kinds/act.ts'
import type { ReplyOf } from '../question.ts'
import type { Step } from '../step.ts'
import { tuple } from './functions.ts'

/** Farther away, an action would be refused as too_far, so the agent walks first (blocks). */
const NEAR = 6
/** The same for placing blocks from a pillar (blocks). */
const NEAR_UP = 16

/** The longest range that NavigateTo accepts, and the range for going to the foot of something (blocks). */
const FARTHEST = 16
const BESIDE = 4
/** How much the range grows if no place is near enough (blocks): actions still reach the cell from there. */
const WIDER = 1

/**
 * Whether a cell is too far along the ground. A cell high above is reached from below, so height does not count. If the agent has
 * just walked to it, no walk leads nearer: the game measures distance from whole cells, so the agent may stand a little farther
 * away.
 * @param near maximum distance that is not too far (blocks)
 */
export function isFar(
  facts: Pick<ActFacts, 'observation'> & Partial<Pick<ActFacts, 'history'>>,
  { x, z }: Position,
  near = NEAR,
): boolean {
  const { position: here } = facts.observation
  const last = facts.history?.at(-1)
  const goal = last?.result.ok ? navigateTo.read(last.action)?.pos : undefined
  if (goal?.x === x && goal.z === z) return false
  return Math.hypot(x + 0.5 - here.x, z + 0.5 - here.z) > near
}

/**
 * Whether a cell to be filled is too far. From a pillar, placing comes down and climbs elsewhere by itself where that is shorter; a
 * walk would begin with the way down, although no path leads to cells as high as the agent.
 */
export const isFarToFill = (facts: ActFacts, cell: Position): boolean =>
  isFar(facts, cell, facts.observation.isUp === true ? NEAR_UP : NEAR)

/** How near the agent can get to a cell that lies higher or lower than its feet. */
const rangeTo = ({ observation }: ActFacts, { y }: Position): number =>
  Math.min(FARTHEST, Math.ceil(Math.hypot(4, Math.floor(observation.position.y) - y)))

export const go = (thought: string, pos: Position, range: number): ReplyOf<typeof act> => ({
  thought,
  action: navigateTo.call({ pos: tuple(pos), range }),
})

/**
 * Whether the last step was a walk that found no path: in the middle of a roof, a cell is far from the nearest
 * place outside.
 */
function foundNoWay({ history }: ActFacts): boolean {
  const last = history.at(-1)
  if (last === undefined || last.result.ok || last.result.reason !== 'unreachable') return false
  return navigateTo.read(last.action) !== undefined
}

/**
 * Whether no path was found to a cell, not even to its farthest points of reach. Only placing can then get there, because it climbs over walls.
 */
export function leadsNowhere(facts: ActFacts, cell: Position): boolean {
  const usual = rangeTo(facts, cell)
  const widest = Math.min(FARTHEST, usual > BESIDE ? usual + WIDER : usual)
  const goalOf = ({ action }: { action: ActionCall }) => {
    const goal = navigateTo.read(action)
    return goal !== undefined && sameCell(goal.pos, cell) ? goal : undefined
  }
  const hasGone = facts.history.findLastIndex(
    ({ action, result }) => result.ok && navigateTo.read(action) !== undefined,
  )
  const isInVain = (step: Step) =>
    !step.result.ok && step.result.reason === 'unreachable' && (goalOf(step)?.range ?? 0) >= widest
  if (facts.history.slice(hasGone + 1).some(isInVain)) return true
  return facts.repeated?.some((one) => one.reason === 'unreachable' && goalOf(one) !== undefined) === true
}

/** A walk to within reach of a cell at any height; to the ground below it where it is higher than the longest range. */
export function goToCell(
  facts: ActFacts,
  cell: Position,
  thought = `I go to ${formatPosition(cell)}.`,
): ReplyOf<typeof act> {
  const level = Math.floor(facts.observation.position.y)
  const usual = rangeTo(facts, cell)
  const range = usual > BESIDE && foundNoWay(facts) ? usual + WIDER : usual
  if (Math.abs(level - cell.y) < FARTHEST) return go(thought, cell, Math.min(FARTHEST, range))
  return go(thought, { ...cell, y: level }, BESIDE)
}
