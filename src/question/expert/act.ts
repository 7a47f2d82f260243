import { count, plural } from '../../core/count.ts'
import { once } from '../../core/once.ts'
import { cellKey, distance, floor, formatPosition, type Position } from '../../core/position.ts'
import { type BlockSpec, formatBlock, isAir, parseBlock } from '../../game/block.ts'
import { stateToPlace } from '../../game/blocks/item-blocks.ts'
import { isReplaceable } from '../../game/blocks/replaceable.ts'
import { totals } from '../../game/item-counts.ts'
import { isBegun, isPlaced, isTool, itemsLeft } from '../../game/placement/finishing.ts'
import { isFreelyPlaced } from '../../game/placement/free-order.ts'
import { offsetOf, opposite, placementOptions } from '../../game/placement/placement-options.ts'
import type { WantedCell } from '../../graph/wanted-cells.ts'
import { equip } from '../../task/actions/equip.ts'
import { mineBlock } from '../../task/actions/mine-block.ts'
import { navigateTo } from '../../task/actions/navigate-to.ts'
import { placeBlock } from '../../task/actions/place-block.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { Observation } from '../../task/observation.ts'
import type { ActFacts, act } from '../kinds/act.ts'
import type { ReplyOf } from '../question.ts'
import { actOnCalls } from './act-calls.ts'
import { nextCell } from './cell-order.ts'
import { EXPERT_POLICY } from './expert-policy.ts'
import { fetchMaterials } from './fetching.ts'
import { tuple } from './functions.ts'
import { vantageFor } from './vantage.ts'
import { ownCells, waitForTeammates } from './waiting.ts'
import { go, goToCell, isFar, isFarToFill, leadsNowhere } from './walking.ts'
import { countOf } from './wants.ts'
import { actInTheWild } from './wild-act.ts'

/**
 * For a cell that must be filled from one side: distance at which the agent stands in front of it, and how
 * close to that place it walks (blocks).
 */
const STAND_OFF = 3
const BESIDE = 2
/** Failures after which a cell is left for another attempt. */
const MAX_FAILURES = 3

/** The next action for a subtask: for the first cell that does not yet match, or the next call of a subtask without cells. */
export function expertAct(facts: ActFacts, actions: ActionVocabulary): ReplyOf<typeof act> {
  if (facts.wanted.length === 0) {
    const { surroundings } = facts.observation
    const inTheWild = surroundings === undefined ? undefined : actInTheWild(facts, surroundings)
    return inTheWild ?? actOnCalls(facts, actions)
  }
  const { observation } = facts
  const { open: inOrder, untried } = openCells(facts, actions)
  const waiting = waitForTeammates(facts, untried, EXPERT_POLICY)
  if (waiting !== undefined) return waiting
  const own = ownCells(facts, untried)
  const teammates = observation.others.map(({ position }) => position)
  const leftFor = (one: WantedCell) => itemsFor(one)(blockAt(facts, one.position) ?? NOTHING)
  const isSupplied = (one: WantedCell) =>
    leftFor(one).every(({ item, count }) => countOf(facts, item) >= count)
  const cell = nextCell(own.length > 0 ? own : untried, observation.position, {
    others: teammates,
    isUp: observation.isUp,
    isSupplied,
  })
  if (cell === undefined) return stop(facts)
  const others = own.length > 0 ? ownCells(facts, inOrder) : inOrder
  const open = [cell, ...others.filter((other) => other !== cell)]
  if (isAir(cell.block.name)) return clear(facts, cell)
  const there = blockAt(facts, cell.position)
  const needed = totals(open.flatMap(leftFor)).map((one) => (isTool(one.item) ? { ...one, count: 1 } : one))
  const fetching = fetchMaterials(facts, open, { next: leftFor(cell), needed })
  if (fetching !== undefined) return fetching
  return approach(facts, inOrder, cell) ?? fill(facts, cell, there)
}

/** Walks to where the agent can reach a cell; undefined if it can already, or no path leads nearer. */
function approach(
  facts: ActFacts,
  open: readonly WantedCell[],
  cell: WantedCell,
): ReplyOf<typeof act> | undefined {
  const stand = standNamed(facts)
  if (stand !== undefined) return go(`I go to ${formatPosition(stand)}, from where I can reach it.`, stand, 1)
  const way = goToVantage(facts, open, cell) ?? goToItsSide(facts, cell)
  if (way !== undefined) return way
  if (!isFarToFill(facts, cell.position) || leadsNowhere(facts, cell.position)) return undefined
  return goToCell(facts, cell.position, `${formatPosition(cell.position)} is too far to reach, I walk there.`)
}

/** Fills a cell within reach: removes a wrong block, takes the item in hand, places it. */
function fill(facts: ActFacts, cell: WantedCell, there: BlockSpec | undefined): ReplyOf<typeof act> {
  const where = formatPosition(cell.position)
  if (there !== undefined && !isReplaceable(there.name) && !isBegun(there, cell.block)) {
    const action = mineBlock.call({ pos: tuple(cell.position), discard: true })
    return { thought: `${where} holds ${formatBlock(there)}, which is wrong; I take it away.`, action }
  }
  if (facts.observation.held !== cell.item && countOf(facts, cell.item) > 0) {
    return {
      thought: `I need ${cell.item} in my hand.`,
      action: equip.call({ item: cell.item }),
    }
  }
  const args = { item: cell.item, pos: tuple(cell.position), state: stateToPlace(cell.block, cell.item) }
  return { thought: `I place ${formatBlock(cell.block)} at ${where}.`, action: placeBlock.call(args) }
}

/** The place where the last refusal says that the agent must stand, such as an upper floor with stairs. */
function standNamed({ history }: ActFacts): Position | undefined {
  const last = history.at(-1)
  return last === undefined || last.result.ok || last.result.reason !== 'too_far'
    ? undefined
    : last.result.goTo
}

/**
 * Walks to where many cells are within reach, if the next one is not: one walk for all. Directed blocks need
 * individual places.
 */
function goToVantage(
  { observation, history, wanted, beside = [] }: ActFacts,
  open: readonly WantedCell[],
  cell: WantedCell,
): ReplyOf<typeof act> | undefined {
  const { position: here, isUp } = observation
  const last = history.at(-1)
  const hasGone = last !== undefined && navigateTo.read(last.action) !== undefined
  if (isUp === true || hasGone || !isFar({ observation }, cell.position) || !isFreelyPlaced(cell.block))
    return undefined
  const left = new Set(open.map(({ position }) => cellKey(position)))
  const filled = wanted.flatMap(({ position }) => (left.has(cellKey(position)) ? [] : [position]))
  const vantage = vantageFor(open, here, [...beside, ...filled])
  if (vantage === undefined || distance(floor(here), vantage.cell) <= vantage.range) return undefined
  const where = formatPosition(cell.position)
  return go(`${where} is out of reach, I walk to where I reach more.`, vantage.cell, vantage.range)
}

/** Walks to the side from which a far cell must be filled, if there is only one: a door is hung from outside the house. */
function goToItsSide(
  { observation, history }: ActFacts,
  { position, block }: WantedCell,
): ReplyOf<typeof act> | undefined {
  const last = history.at(-1)
  const hasGone = last !== undefined && navigateTo.read(last.action) !== undefined
  if (observation.isUp === true || hasGone || !isFar({ observation }, position)) return undefined
  const looks = new Set(placementOptions(block).map(({ look }) => look))
  const [look] = looks
  if (looks.size !== 1 || look === undefined || look === 'up' || look === 'down') return undefined
  const { x, z } = offsetOf(look)
  const y = Math.floor(observation.position.y)
  const place = { x: position.x - STAND_OFF * x, y, z: position.z - STAND_OFF * z }
  if (Math.abs(position.y - y) > 1 || distance(floor(observation.position), place) <= BESIDE) return undefined
  return go(
    `${formatPosition(position)} must be filled from its ${opposite(look)} side, I go there.`,
    place,
    BESIDE,
  )
}

/**
 * Cells that still lack their block, and those of them with the fewest failures. A cell refused several times in the same way is
 * left for another attempt, in which it is tried once.
 */
export function openCells(
  facts: ActFacts,
  actions: ActionVocabulary,
): { open: WantedCell[]; untried: WantedCell[] } {
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
  const missing = facts.wanted.filter((cell) => cell.placedWith === undefined && !isDone(facts, cell))
  if (failures.size === 0 && repeated.size === 0) return { open: missing, untried: missing }
  const failed = ({ position }: WantedCell) => failures.get(cellKey(position)) ?? 0
  const alike = ({ position }: WantedCell) => repeated.get(cellKey(position)) ?? 0
  const rank = (cell: WantedCell) => Math.max(failed(cell), alike(cell))
  const open = missing
    .filter((cell) => failed(cell) < (alike(cell) > 0 ? 1 : MAX_FAILURES))
    .sort((a, b) => rank(a) - rank(b))
  const least = Math.min(...open.map(rank))
  return { open, untried: open.filter((cell) => rank(cell) === least) }
}

/** True if the cell shows the required block, as far as the agent can see. */
export function isDone(facts: Pick<ActFacts, 'observation'>, { position, block }: WantedCell): boolean {
  const there = blockAt(facts, position)
  return there !== undefined && placedAs(block)(there)
}

/** Stands in for the block of a cell that is not loaded. */
const NOTHING: BlockSpec = { name: '', properties: {} }
/**
 * Agents look at the same blocks in every step. The conclusions are computed once for each pair of observed and
 * required blocks.
 */
const placedAs = once((wanted: BlockSpec) => once((there: BlockSpec) => isPlaced(there, wanted)))
const itemsFor = once((wanted: WantedCell) =>
  once((there: BlockSpec) => itemsLeft(there === NOTHING ? undefined : there, wanted)),
)

/** Empties a cell that must be empty. */
function clear(facts: ActFacts, { position }: WantedCell): ReplyOf<typeof act> {
  const where = formatPosition(position)
  if (isFar(facts, position)) return goToCell(facts, position, `${where} is too far to dig there, I walk.`)
  return {
    thought: `${where} must be empty; I dig.`,
    action: mineBlock.call({ pos: tuple(position), discard: true }),
  }
}

function stop(facts: ActFacts): ReplyOf<typeof act> {
  const missing = facts.wanted.filter((cell) => !isDone(facts, cell)).length
  const thought =
    missing === 0
      ? 'Every block stands as wanted.'
      : `${count(missing, 'block')} ${plural(missing, 'refuses', 'refuse')}; I stop here.`
  return { thought, action: null }
}

const blocksSeen = new WeakMap<Observation, ReadonlyMap<string, BlockSpec | undefined>>()
/** Parsed blocks by their notation. */
const blocksRead = new Map<string, BlockSpec | undefined>()

function blockAt({ observation }: Pick<ActFacts, 'observation'>, position: Position): BlockSpec | undefined {
  let seen = blocksSeen.get(observation)
  if (seen === undefined) {
    seen = new Map(observation.cells.map((cell) => [cellKey(cell.position), blockOf(cell.block)]))
    blocksSeen.set(observation, seen)
  }
  return seen.get(cellKey(position))
}

function blockOf(text: string): BlockSpec | undefined {
  if (!blocksRead.has(text)) blocksRead.set(text, parseBlock(text))
  return blocksRead.get(text)
}
