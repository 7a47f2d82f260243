import { count, plural } from '../../core/count.ts'
import { cellKey, distance, formatPosition, type Position } from '../../core/position.ts'
import type { WantedCell } from '../../graph/wanted-cells.ts'
import type { ActionCall } from '../../task/action.ts'
import { equip } from '../../task/actions/equip.ts'
import { mineBlock } from '../../task/actions/mine-block.ts'
import { placeBlock } from '../../task/actions/place-block.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import { withdrawItem } from '../../task/actions/withdraw-item.ts'
import { formatBlock, isAir, parseBlock } from '../../task/block.ts'
import { isReplaceable } from '../../task/facts/replaceable.ts'
import { stateToPlace } from '../../task/item-blocks.ts'
import { isBegun, isPlaced, isTool, itemsLeft } from '../../task/placement/finishing.ts'
import { SCAFFOLD, scaffoldFor } from '../../task/scaffold.ts'
import type { ActFacts, act } from '../kinds/act.ts'
import type { ReplyOf } from '../question.ts'
import type { Step } from '../step.ts'
import { actOnCalls } from './act-calls.ts'
import { tuple } from './functions.ts'
import { go, goToCell, isFar } from './walking.ts'

/** Farther away, an action would be refused as too_far, so the agent walks first (blocks). */
const NEAR = 6
/** Failures after which a cell is left for another attempt. */
const MAX_FAILURES = 3
/** Dirt that is fetched beyond what is missing: some gets lost where it falls (items). */
const SPARE_DIRT = 6

/**
 * The next action for a subtask: for the first cell that is not as wanted, or the next call of a subtask without cells.
 */
export function expertAct(facts: ActFacts, actions: ActionVocabulary): ReplyOf<typeof act> {
  if (facts.wanted.length === 0) return actOnCalls(facts, actions)
  const open = openCells(facts, actions)
  const cell = open[0]
  if (cell === undefined) return stop(facts)
  const { observation } = facts
  if (isAir(cell.block.name)) return clear(facts, cell)
  const along = takeAlong(facts)
  if (along !== undefined) return along
  const missing = missingFor(facts, cell)
  if (missing !== undefined) return fetch(facts, missing, open)
  const scaffold = fetchScaffold(facts, open)
  if (scaffold !== undefined) return scaffold
  const there = blockAt(facts, cell.position)
  const where = formatPosition(cell.position)
  if (isFar(facts, cell.position))
    return goToCell(facts, cell.position, `${where} is too far to reach, I walk there.`)
  if (there !== undefined && !isReplaceable(there.name) && !isBegun(there, cell.block)) {
    const action = mineBlock.call({ pos: tuple(cell.position), discard: true })
    return { thought: `${where} holds ${formatBlock(there)}, which is wrong; I take it away.`, action }
  }
  if (observation.held !== cell.item && countOf(facts, cell.item) > 0) {
    return {
      thought: `I need ${cell.item} in my hand.`,
      action: equip.call({ item: cell.item }),
    }
  }
  const args = { item: cell.item, pos: tuple(cell.position), state: stateToPlace(cell.block, cell.item) }
  return { thought: `I place ${formatBlock(cell.block)} at ${where}.`, action: placeBlock.call(args) }
}

/**
 * Cells that still lack their block, those with the fewest failures first. One that was refused several times alike is left
 * for another attempt, and tried once in that.
 */
export function openCells(facts: ActFacts, actions: ActionVocabulary): WantedCell[] {
  const failures = new Map<string, number>()
  for (const { action, result } of facts.history) {
    const pos = actions.targetCellOf(action)
    if (pos === undefined || result.ok) continue
    failures.set(cellKey(pos), (failures.get(cellKey(pos)) ?? 0) + 1)
  }
  const repeated = new Map(
    facts.repeated?.flatMap(({ action, times }) => {
      const pos = actions.targetCellOf(action)
      return pos === undefined ? [] : [[cellKey(pos), times]]
    }),
  )
  const failed = ({ position }: WantedCell) => failures.get(cellKey(position)) ?? 0
  const alike = ({ position }: WantedCell) => repeated.get(cellKey(position)) ?? 0
  const rank = (cell: WantedCell) => Math.max(failed(cell), alike(cell))
  return facts.wanted
    .filter((cell) => cell.placedWith === undefined && !isDone(facts, cell))
    .filter((cell) => failed(cell) < (alike(cell) > 0 ? 1 : MAX_FAILURES))
    .sort((a, b) => rank(a) - rank(b))
}

/** True when the cell shows the wanted block, as far as the agent can see. */
export function isDone(facts: Pick<ActFacts, 'observation'>, { position, block }: WantedCell): boolean {
  const there = blockAt(facts, position)
  return isPlaced(there, block)
}

/** A cell that is to be empty. */
function clear(facts: ActFacts, { position }: WantedCell): ReplyOf<typeof act> {
  const where = formatPosition(position)
  if (isFar(facts, position)) return goToCell(facts, position, `${where} is too far to dig there, I walk.`)
  return {
    thought: `${where} must be empty; I dig.`,
    action: mineBlock.call({ pos: tuple(position), discard: true }),
  }
}

/** Having just taken something out of a container, takes along what comes next, each item once. */
function takeAlong(facts: ActFacts): ReplyOf<typeof act> | undefined {
  const last = facts.history.at(-1)
  const withdrawn = last?.result.ok ? withdrawItem.read(last.action) : undefined
  if (withdrawn === undefined) return undefined
  const taken = new Set(facts.history.map(({ action }) => withdrawItem.read(action)?.item))
  const more = facts.upcoming?.find(({ item, count }) => !taken.has(item) && countOf(facts, item) < count)
  if (more === undefined) return undefined
  const args = { container: tuple(withdrawn.container), item: more.item, amount: more.count }
  return {
    thought: `I take ${more.count} ${more.item} along for what comes next.`,
    action: withdrawItem.call(args),
  }
}

/** The first item that placing a cell's block takes and that the agent does not carry. */
function missingFor(facts: ActFacts, cell: WantedCell): string | undefined {
  const left = itemsLeft(blockAt(facts, cell.position), cell)
  return left.find(({ item, count }) => countOf(facts, item) < count)?.item
}

function fetch(facts: ActFacts, item: string, open: readonly WantedCell[]): ReplyOf<typeof act> {
  const uses = open.flatMap((cell) =>
    itemsLeft(blockAt(facts, cell.position), cell).filter((one) => one.item === item),
  )
  const needed = isTool(item) ? 1 : uses.reduce((sum, one) => sum + one.count, 0) - countOf(facts, item)
  const refused = facts.history.some((step) => isWithoutItem(step, item))
  const amount = needed + (refused ? 0 : (facts.upcoming?.find((more) => more.item === item)?.count ?? 0))
  const container = nextContainer(facts, item)
  if (container === undefined) return { thought: `No container I know of has ${item} for me.`, action: null }
  if (distance(facts.observation.position, container) > NEAR) {
    return go(`I have no ${item}; the container is at ${formatPosition(container)}.`, container, 3)
  }
  const args = { container: tuple(container), item, amount }
  return { thought: `I take ${amount} ${item}.`, action: withdrawItem.call(args) }
}

/** Dirt to climb on, where cells lie higher than can be placed from where it stands and a container may have some. */
function fetchScaffold(facts: ActFacts, open: readonly WantedCell[]): ReplyOf<typeof act> | undefined {
  const level = Math.floor(facts.observation.position.y)
  const climb = Math.max(0, ...open.map(({ position }) => scaffoldFor(position.y - level)))
  const lacking = lackingDirt(facts)
  if (climb === 0 && lacking === 0) return undefined
  const material = open.filter(({ item }) => item === SCAFFOLD).length
  const missing = Math.max(climb + material - countOf(facts, SCAFFOLD), lacking)
  const amount = missing > 0 ? missing + SPARE_DIRT : 0
  const container = amount > 0 ? nextContainer(facts, SCAFFOLD) : undefined
  if (container === undefined) return undefined
  const where = formatPosition(container)
  if (distance(facts.observation.position, container) > NEAR)
    return go(`I need ${SCAFFOLD} to climb on; the container is at ${where}.`, container, 3)
  const args = { container: tuple(container), item: SCAFFOLD, amount }
  return { thought: `I take ${amount} ${SCAFFOLD} to climb on.`, action: withdrawItem.call(args) }
}

/** The dirt that the last placement was refused for and that has not been fetched since. */
function lackingDirt({ history }: ActFacts): number {
  const steps = history.toReversed()
  const isFetched = ({ action, result }: Step) => result.ok && withdrawItem.read(action)?.item === SCAFFOLD
  const last = steps.find((step) => placeBlock.read(step.action) !== undefined || isFetched(step))
  if (last === undefined || last.result.ok) return 0
  return last.result.missing?.find(({ item }) => item === SCAFFOLD)?.count ?? 0
}

/** The container the plan names, or the next one that has not yet refused the item. */
function nextContainer(
  { subtask, observation, history, upcoming }: ActFacts,
  item: string,
): Position | undefined {
  // With more than it needs in mind it may have asked for too much: the first refusal of a container does not count then.
  const refusals = history.filter((step) => isWithoutItem(step, item))
  const wasGreedy = upcoming?.some((more) => more.item === item) ?? false
  const refused = new Set(refusals.slice(wasGreedy ? 1 : 0).map(({ action }) => containerKey(action)))
  const planned = subtask.actions.flatMap((call) => {
    const wanted = withdrawItem.read(call)
    return wanted?.item === item ? [wanted.container] : []
  })
  const known = observation.containers.map(({ position }) => position)
  return [...planned, ...known].find((position) => !refused.has(cellKey(position)))
}

/** A container has refused an item because it lacks it. */
const isWithoutItem = ({ action, result }: Step, item: string): boolean =>
  !result.ok && result.reason === 'missing_item' && withdrawItem.read(action)?.item === item

function containerKey(call: ActionCall): string {
  const container = withdrawItem.read(call)?.container
  return container === undefined ? '' : cellKey(container)
}

function stop(facts: ActFacts): ReplyOf<typeof act> {
  const missing = facts.wanted.filter((cell) => !isDone(facts, cell)).length
  const thought =
    missing === 0
      ? 'Every block stands as wanted.'
      : `${count(missing, 'block')} ${plural(missing, 'refuses', 'refuse')}; I stop here.`
  return { thought, action: null }
}

const countOf = ({ observation }: ActFacts, item: string): number =>
  observation.inventory.reduce((sum, stack) => (stack.item === item ? sum + stack.count : sum), 0)

function blockAt({ observation }: Pick<ActFacts, 'observation'>, position: Position) {
  const entry = observation.cells.find((cell) => cellKey(cell.position) === cellKey(position))
  return entry === undefined ? undefined : parseBlock(entry.block)
}
