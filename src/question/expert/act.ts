import { cellKey, cellSchema, distance, formatPosition, type Position } from '../../core/position.ts'
import type { WantedCell } from '../../graph/wanted-cells.ts'
import type { ActionCall } from '../../task/action.ts'
import { formatBlock, isAir, parseBlock, satisfies } from '../../task/block.ts'
import { SCAFFOLD, scaffoldFor } from '../../task/scaffold.ts'
import type { ActFacts, act } from '../kinds/act.ts'
import type { ReplyOf } from '../question.ts'
import type { Step } from '../step.ts'
import { actOnCalls } from './act-calls.ts'
import { tuple } from './functions.ts'
import { go, goToCell, isFar } from './walking.ts'

/** Beyond this an action would refuse as too_far, so walk first (blocks). */
const NEAR = 6
/** A cell that has refused so often is left for another attempt. */
const MAX_FAILURES = 3

const REPLACEABLE = /^(air|cave_air|water|lava|grass|tall_grass|fern|snow|fire|vine|dead_bush)$/

/**
 * The next action for a subtask: what is missing in the first cell that still wants something, or the next call where no
 * cell is wanted.
 */
export function expertAct(facts: ActFacts): ReplyOf<typeof act> {
  if (facts.wanted.length === 0) return actOnCalls(facts)
  const open = openCells(facts)
  const cell = open[0]
  if (cell === undefined) return stop(facts)
  const { observation } = facts
  if (isAir(cell.block.name)) return clear(facts, cell)
  const along = takeAlong(facts)
  if (along !== undefined) return along
  if (countOf(facts, cell.item) === 0) return fetch(facts, cell.item, open)
  const scaffold = fetchScaffold(facts, open)
  if (scaffold !== undefined) return scaffold
  const there = blockAt(facts, cell.position)
  const where = formatPosition(cell.position)
  if (isFar(facts, cell.position))
    return goToCell(facts, cell.position, `${where} is too far to reach, I walk there.`)
  if (there !== undefined && !REPLACEABLE.test(there.name)) {
    const action = { name: 'MineBlock', args: { pos: tuple(cell.position), discard: true } }
    return { thought: `${where} holds ${formatBlock(there)}, which is wrong; I take it away.`, action }
  }
  if (observation.held !== cell.item) {
    return {
      thought: `I need ${cell.item} in my hand.`,
      action: { name: 'Equip', args: { item: cell.item } },
    }
  }
  const args = { item: cell.item, pos: tuple(cell.position), state: cell.block.properties }
  return { thought: `I place ${formatBlock(cell.block)} at ${where}.`, action: { name: 'PlaceBlock', args } }
}

/** Cells that still lack their block, those that refused least often first. */
export function openCells(facts: ActFacts): WantedCell[] {
  const failures = new Map<string, number>()
  for (const { action, result } of facts.history) {
    const pos = cellSchema.safeParse(action.args.pos)
    if (action.name !== 'PlaceBlock' || result.ok || !pos.success) continue
    failures.set(cellKey(pos.data), (failures.get(cellKey(pos.data)) ?? 0) + 1)
  }
  const failed = (cell: WantedCell) => failures.get(cellKey(cell.position)) ?? 0
  return facts.wanted
    .filter((cell) => cell.placedWith === undefined && !isDone(facts, cell) && failed(cell) < MAX_FAILURES)
    .sort((a, b) => failed(a) - failed(b))
}

/** True when the cell shows the wanted block, as far as the agent can see. */
export function isDone(facts: Pick<ActFacts, 'observation'>, { position, block }: WantedCell): boolean {
  const there = blockAt(facts, position)
  return there !== undefined && satisfies(there, block)
}

/** A cell that is to be empty. */
function clear(facts: ActFacts, { position }: WantedCell): ReplyOf<typeof act> {
  const where = formatPosition(position)
  if (isFar(facts, position)) return goToCell(facts, position, `${where} is too far to dig there, I walk.`)
  return {
    thought: `${where} must be empty; I dig.`,
    action: { name: 'MineBlock', args: { pos: tuple(position), discard: true } },
  }
}

/** Having just taken something out of a container, takes along what comes next, each item once. */
function takeAlong(facts: ActFacts): ReplyOf<typeof act> | undefined {
  const last = facts.history.at(-1)
  if (last?.action.name !== 'WithdrawItem' || !last.result.ok) return undefined
  const taken = new Set(
    facts.history.flatMap(({ action }) => (action.name === 'WithdrawItem' ? [action.args.item] : [])),
  )
  const more = facts.upcoming?.find(({ item, count }) => !taken.has(item) && countOf(facts, item) < count)
  if (more === undefined) return undefined
  const args = { container: last.action.args.container, item: more.item, amount: more.count }
  return {
    thought: `I take ${more.count} ${more.item} along for what comes next.`,
    action: { name: 'WithdrawItem', args },
  }
}

function fetch(facts: ActFacts, item: string, open: readonly WantedCell[]): ReplyOf<typeof act> {
  const needed = open.filter((cell) => cell.item === item).length
  const refused = facts.history.some((step) => isFailed(step, 'WithdrawItem', item))
  const amount = needed + (refused ? 0 : (facts.upcoming?.find((more) => more.item === item)?.count ?? 0))
  const container = nextContainer(facts, item)
  if (container === undefined) return { thought: `No container I know of has ${item} for me.`, action: null }
  if (distance(facts.observation.position, container) > NEAR) {
    return go(`I have no ${item}; the container is at ${formatPosition(container)}.`, container, 3)
  }
  const args = { container: tuple(container), item, amount }
  return { thought: `I take ${amount} ${item}.`, action: { name: 'WithdrawItem', args } }
}

/** Dirt to climb on, where cells lie higher than can be placed from where it stands and a container may have some. */
function fetchScaffold(facts: ActFacts, open: readonly WantedCell[]): ReplyOf<typeof act> | undefined {
  const level = Math.floor(facts.observation.position.y)
  const climb = Math.max(0, ...open.map(({ position }) => scaffoldFor(position.y - level)))
  if (climb === 0) return undefined
  const material = open.filter(({ item }) => item === SCAFFOLD).length
  const amount = climb + material - countOf(facts, SCAFFOLD)
  const container = amount > 0 ? nextContainer(facts, SCAFFOLD) : undefined
  if (container === undefined) return undefined
  const where = formatPosition(container)
  if (distance(facts.observation.position, container) > NEAR)
    return go(`I need ${SCAFFOLD} to climb on; the container is at ${where}.`, container, 3)
  const args = { container: tuple(container), item: SCAFFOLD, amount }
  return { thought: `I take ${amount} ${SCAFFOLD} to climb on.`, action: { name: 'WithdrawItem', args } }
}

/** The container the plan names, or the next one that has not yet refused the item. */
function nextContainer(
  { subtask, observation, history, upcoming }: ActFacts,
  item: string,
): Position | undefined {
  // With more than it needs in mind it may have asked for too much: the first refusal of a container does not count then.
  const refusals = history.filter((step) => isFailed(step, 'WithdrawItem', item))
  const wasGreedy = upcoming?.some((more) => more.item === item) ?? false
  const refused = new Set(refusals.slice(wasGreedy ? 1 : 0).map(({ action }) => containerKey(action)))
  const planned = subtask.actions.flatMap(({ name, args }) => {
    const container = cellSchema.safeParse(args.container)
    return name === 'WithdrawItem' && args.item === item && container.success ? [container.data] : []
  })
  const known = observation.containers.map(({ position }) => position)
  return [...planned, ...known].find((position) => !refused.has(cellKey(position)))
}

const isFailed = ({ action, result }: Step, name: string, item: string): boolean =>
  !result.ok && result.reason === 'missing_item' && action.name === name && action.args.item === item

function containerKey({ args }: ActionCall): string {
  const container = cellSchema.safeParse(args.container)
  return container.success ? cellKey(container.data) : ''
}

function stop(facts: ActFacts): ReplyOf<typeof act> {
  const missing = facts.wanted.filter((cell) => !isDone(facts, cell)).length
  const thought = missing === 0 ? 'Every block stands as wanted.' : `${missing} blocks refuse; I stop here.`
  return { thought, action: null }
}

const countOf = ({ observation }: ActFacts, item: string): number =>
  observation.inventory.reduce((sum, stack) => (stack.item === item ? sum + stack.count : sum), 0)

function blockAt({ observation }: Pick<ActFacts, 'observation'>, position: Position) {
  const entry = observation.cells.find((cell) => cellKey(cell.position) === cellKey(position))
  return entry === undefined ? undefined : parseBlock(entry.block)
}
