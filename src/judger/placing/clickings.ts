import { add, cellKey, type Position } from '../../core/position.ts'
import { isAir } from '../../game/block.ts'
import { isReplaceable } from '../../game/blocks/replaceable.ts'
import { counterweights } from '../../game/placement/hinge.ts'
import { needsNeighbour, suits } from '../../game/placement/holding.ts'
import type { Manner } from '../../game/placement/options.ts'
import {
  offsetOf,
  opposite,
  type PlacementOption,
  placementOptions,
  SIDES,
  type Side,
} from '../../game/placement/placement-options.ts'
import type { Surroundings } from '../../game/placement/surroundings.ts'
import { isFootOf, needsFoot } from '../../game/rules/rule-book.ts'
import { type HelperCells, helperChain, isHarmless, MAX_HELPERS } from '../../task/helper-chain.ts'
import { inTheWay } from '../motion/in-the-way.ts'
import type { SceneView } from '../motion/scene-view.ts'
import { cursorOn } from './cursor.ts'
import { bodyOf, type PlacementOrder } from './placement-order.ts'

/** A face to click and the point on it, 0..1 on each axis of the clicked block. */
export interface Click {
  reference: Position
  face: Side
  cursor: Position
}

/** A dirt block that serves as the neighbour against which another block is placed, and the click that places it. */
export interface Helper extends Click {
  cell: Position
}

/** One way to click that results in the required block, wherever the agent stands. */
export interface Clicking extends Click {
  /** How the agent must look and click. */
  manner: Manner
  /** Look in the block's direction instead of at the clicked face. */
  aside?: boolean
  /** Helper blocks to place first, in this order, and to dig afterwards. */
  helpers: readonly Helper[]
}

/** Limits on the ways to click. */
export interface ClickLimits {
  /** Maximum number of helper blocks. */
  maxHelpers?: number | undefined
  /** Whether a cell holds dirt that will be removed, so that nothing can be attached to it. */
  isTemporary?: (cell: Position) => boolean
  /** Whether a cell holds dirt that a teammate may remove at any moment: the last choice for supporting helper blocks. */
  isOthers?: (cell: Position) => boolean
}

/** All ways to click a block, fewest helpers first. */
export function clickingsFor(
  view: SceneView,
  order: PlacementOrder,
  { maxHelpers = MAX_HELPERS, isTemporary = () => false, isOthers = () => false }: ClickLimits = {},
): Clicking[] {
  const { pos, wanted, looksAside } = order
  const isFixed = needsNeighbour(wanted)
  const { version, rules } = view
  const around: Surroundings = { version, rules, at: (cell) => view.blockAt(cell) }
  const body = new Set(bodyOf(order).map(cellKey))
  const cells: HelperCells = {
    isFree: (cell) => !body.has(cellKey(cell)) && isFree(view, cell),
    isSolid: (cell) => isSupport(view, cell),
  }
  const lasting: HelperCells = { ...cells, isSolid: (cell) => !isOthers(cell) && cells.isSolid(cell) }
  const foot = add(pos, offsetOf('down'))
  const hasFoot =
    !needsFoot(rules, wanted.name) ||
    (isSupport(view, foot) && isFootOf(rules, wanted.name, view.blockAt(foot)?.name ?? ''))
  const max = isFixed || !hasFoot ? 0 : maxHelpers
  const clickings = placementOptions(wanted).flatMap((option): Clicking[] => {
    const support = add(pos, offsetOf(option.against))
    if (isFixed && isTemporary(support)) return []
    if (isSupport(view, support, option)) {
      if (!suits(wanted, pos, option, around)) return []
      const weights = counterweightsFor(order, { around, cells })
      return weights.length > maxHelpers ? [] : [{ ...clicking(pos, option, []), helpers: weights }]
    }
    const chain = helperChain(support, lasting, max) ?? helperChain(support, cells, max)
    return chain === undefined ? [] : [clicking(pos, option, chain.cells, chain.leansOn)]
  })
  if (looksAside === true) for (const one of clickings) one.aside = true
  return lastingOf(clickings, isOthers).sort((a, b) => a.helpers.length - b.helpers.length)
}

/**
 * Excludes clicks on a teammate's dirt if there are others without helpers: the dirt may be dug at the moment of the click, which
 * then fills the dirt's own cell.
 */
function lastingOf(clickings: Clicking[], isOthers: (cell: Position) => boolean): Clicking[] {
  const isPassing = ({ helpers, reference }: Clicking) => helpers.length === 0 && isOthers(reference)
  const isDirect = (clicking: Clicking) => clicking.helpers.length === 0 && !isPassing(clicking)
  return clickings.some(isDirect) ? clickings.filter((clicking) => !isPassing(clicking)) : clickings
}

/** Dirt that keeps walls from determining the hinge side of a door; empty if there is no room for it. */
function counterweightsFor(
  { wanted, pos }: PlacementOrder,
  { around, cells }: { around: Surroundings; cells: HelperCells },
): Helper[] {
  const helpers: Helper[] = []
  for (const cell of counterweights(wanted, pos, around)) {
    const beside = SIDES.map((side) => add(cell, offsetOf(side)))
    const below = helpers.at(-1)?.cell
    const reference = below ?? beside.find(cells.isSolid)
    if (!cells.isFree(cell) || reference === undefined) return []
    helpers.push(helper(cell, reference))
  }
  return helpers
}

function clicking(
  target: Position,
  { against, ...manner }: PlacementOption,
  chain: readonly Position[],
  leansOn?: Position,
): Clicking {
  const face = opposite(against)
  const helpers = chain.map((cell, index) => helper(cell, chain[index - 1] ?? (leansOn as Position)))
  return { reference: add(target, offsetOf(against)), face, cursor: cursorOn(face, manner), manner, helpers }
}

function helper(cell: Position, reference: Position): Helper {
  const isThere = (side: Side) => cellKey(add(reference, offsetOf(side))) === cellKey(cell)
  const face = SIDES.find(isThere) ?? 'up'
  return { cell, reference, face, cursor: cursorOn(face, {}) }
}

/**
 * Whether a block can be clicked to place another next to it: any block that the other would not replace, including blocks
 * without a body, such as a lever or a torch. Lily pads are put on water.
 */
function isSupport(view: SceneView, cell: Position, { floats }: Manner = {}): boolean {
  const block = view.kindAt(cell.x, cell.y, cell.z)
  if (floats === true) return block?.name === 'water'
  return block !== undefined && !isReplaceable(block.name)
}

/** Whether a cell has room for temporary dirt. */
function isFree(view: SceneView, cell: Position): boolean {
  const nameAt = ({ x, y, z }: Position) => view.kindAt(x, y, z)?.name
  return (
    isAir(nameAt(cell) ?? 'nothing') &&
    isHarmless(cell, nameAt) &&
    inTheWay(view, cell, view.name) === undefined
  )
}
