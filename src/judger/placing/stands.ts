import { add, center, distance, floor, type Position, sameCell, subtract } from '../../core/position.ts'
import { EYE_HEIGHT, REACH } from '../../game/bodies.ts'
import type { Manner } from '../../game/placement/options.ts'
import { offsetOf, opposite, type Side } from '../../game/placement/placement-options.ts'
import type { SceneView } from '../motion/scene-view.ts'
import type { Clicking, Helper } from './clickings.ts'
import { cursorOn, cursorsOn } from './cursor.ts'

/** A way to place a block: where to stand, what to click and where on its face. */
export interface Stand extends Clicking {
  /** The cell where the feet are. */
  feet: Position
  /** Whether the face is visible from there. */
  visible: boolean
  /** Whether to sneak while clicking. */
  sneak?: true
}

/** The clicked face, and the cells that the block will fill. */
export interface Placing {
  clicking: Clicking
  body: readonly Position[]
}

/** Minimum ratio between the main axis of a look direction and the other relevant axes. */
const LEAN = 1.25
/** The same for a player that already stands there, whose position is known exactly. */
const LEAN_THERE = 1.05
/** Tolerance of a yaw within its sixteenth of a circle, in sixteenths. */
const TURN_ROOM = 0.4
/** Horizontal distance below which the yaw towards a point is too uncertain (blocks). */
const MIN_TURN = 0.4
/** Maximum number of places to walk to before giving up. */
export const MAX_TRIES = 3
/** Maximum number of candidates. */
const MAX_STANDS = 12
/** Lowest and highest position of the feet relative to a target within reach (blocks). */
const LOWEST = -5
const HIGHEST = 3

/** Maximum distance of a point on a face from the centre of the relevant part (blocks). */
const OFF_MIDDLE = 0.6

/** A cell to stand in, and the ticks to get there. */
export interface Place {
  feet: Position
  cost: number
}

/** The cells around a target in which a body can stand and from which a player may reach it. */
export function standableAround(view: SceneView, { x, y, z }: Position): Position[] {
  return AROUND_TARGET.flatMap((offset) =>
    canStandAt(view, x + offset.x, y + offset.y, z + offset.z)
      ? [{ x: x + offset.x, y: y + offset.y, z: z + offset.z }]
      : [],
  )
}

/** Whether a player in a cell may reach a target. */
export function mayReach(target: Position, feet: Position): boolean {
  const dy = feet.y - target.y
  const isLevel = dy >= LOWEST && dy <= HIGHEST
  return isLevel && Math.hypot(feet.x - target.x, dy + EYE_HEIGHT - 0.5, feet.z - target.z) <= REACH + 1
}

/**
 * Finds places to stand from which a click results in the required block, nearest first. A vanilla server checks the reach and
 * uses the player's look direction, but does not check that the face is visible, so hidden faces are possible. Examines places
 * lazily.
 * @param places where the agent can stand near the target, the nearest first
 * @param accept a filter for places to stand, applied last
 */
export function* findStands(
  view: SceneView,
  places: Iterable<Place>,
  placing: Placing,
  accept: (feet: Position) => boolean,
): Generator<Stand & Place> {
  let count = 0
  for (const { feet, cost } of places) {
    const stand = standAt(view, feet, placing, () => accept(feet))
    if (stand === undefined) continue
    yield { ...stand, cost }
    if (++count >= MAX_STANDS) return
  }
}

/**
 * How to place a block from a cell; undefined if reach, look direction or the body prevent it. Whether an agent can stand
 * there is checked last.
 */
export function standAt(
  view: SceneView,
  feet: Position,
  { clicking, body }: Placing,
  accept: () => boolean,
): Stand | undefined {
  const { reference, face, cursor, manner, aside, helpers } = clicking
  const eye = eyeAt(view, feet, manner)
  if (distance(eye, add(reference, cursor)) > REACH + OFF_MIDDLE) return undefined
  const isWithin = (point: Position): boolean => {
    const aim = add(reference, point)
    return distance(eye, aim) <= REACH && (aside === true || looks(eye, aim, manner))
  }
  const isMiddle = isWithin(cursor)
  const others = () =>
    isFlat(view, clicking) ? [...cursorsOn(face, manner, subtract(eye, reference))].filter(isWithin) : []
  const beside = isMiddle ? undefined : others()
  if (beside?.length === 0) return undefined
  const isFilled = (cell: Position) => sameCell(cell, feet) || sameCell(cell, { ...feet, y: feet.y + 1 })
  if (body.some(isFilled)) return undefined
  if (!helpers.every((helper) => !isFilled(helper.cell) && isWithinReach(eye, helper))) return undefined
  if (!accept()) return undefined
  const isSeen = (point: Position) => sees(view, eye, add(reference, point), reference)
  if (isMiddle && (helpers.length > 0 || isSeen(cursor))) return { ...clicking, feet, visible: true }
  const seen = (beside ?? others()).find(isSeen)
  if (seen !== undefined) return { ...clicking, cursor: seen, feet, visible: true }
  return { ...clicking, cursor: beside?.[0] ?? cursor, feet, visible: false }
}

/** Whether a player can reach the cell of a helper block, and the face clicked to place it. */
const isWithinReach = (eye: Position, { cell, reference, cursor }: Helper): boolean =>
  distance(eye, center(cell)) <= REACH && distance(eye, add(reference, cursor)) <= REACH

/** Whether the placement depends on the look direction: the centres of a cell and a face then leave the most tolerance. */
export const turnsWithLook = ({ look, sixteenth }: Manner): boolean =>
  look !== undefined || sixteenth !== undefined

/**
 * Eye position of an agent in a cell: its exact position if it is there and the look direction does not matter,
 * otherwise above the centre.
 */
function eyeAt({ position }: SceneView, feet: Position, manner: Manner): Position {
  const at =
    sameCell(feet, floor(position)) && !turnsWithLook(manner)
      ? position
      : { x: feet.x + 0.5, y: feet.y, z: feet.z + 0.5 }
  return { x: at.x, y: at.y + EYE_HEIGHT, z: at.z }
}

/**
 * Whether any point of the relevant part may be clicked instead of its centre: the block is full, and the
 * placement does not depend on the look direction, for which the centre leaves the most tolerance.
 */
function isFlat(view: SceneView, { reference, aside, helpers, manner }: Clicking): boolean {
  if (aside === true || helpers.length > 0 || turnsWithLook(manner)) return false
  const kind = view.kindAt(reference.x, reference.y, reference.z)
  return kind?.isSolid === true && kind.top === 1 && !kind.isNarrow
}

/** The same place to stand, from which the neighbour on another side of the target cell is clicked. */
export function standClicking(stand: Stand, target: Position, side: Side | undefined): Stand {
  if (side === undefined) return stand
  const face = opposite(side)
  return { ...stand, reference: add(target, offsetOf(side)), face, cursor: cursorOn(face, {}) }
}

/** Offsets of cells from which eyes can reach a face of a cell. */
const AROUND_TARGET: readonly Position[] = offsetsWithin(REACH + 1)

function offsetsWithin(reach: number): Position[] {
  const offsets: Position[] = []
  for (let y = LOWEST; y <= HIGHEST; y++) {
    for (let x = -5; x <= 5; x++) {
      for (let z = -5; z <= 5; z++)
        if (Math.hypot(x, y + EYE_HEIGHT - 0.5, z) <= reach) offsets.push({ x, y, z })
    }
  }
  return offsets
}

/** Whether a player who aims at the point looks in the required direction (game rule: the closest of the directions). */
function looks(
  eye: Position,
  aim: Position,
  { look, inSpace, sixteenth }: Manner,
  lean: number = LEAN,
): boolean {
  const dx = aim.x - eye.x
  const dy = aim.y - eye.y
  const dz = aim.z - eye.z
  if (sixteenth !== undefined && !turnsTo(dx, dz, sixteenth)) return false
  if (look === undefined) return true
  if (look === 'up' || look === 'down') return (look === 'up' ? dy : -dy) > lean * Math.hypot(dx, dz)
  const { x, z } = offsetOf(look)
  const along = x * dx + z * dz
  const across = x === 0 ? Math.abs(dx) : Math.abs(dz)
  const steep = inSpace === true ? Math.abs(dy) : 0
  return along > 0.2 && along > lean * Math.max(across, steep)
}

/**
 * Whether a player whose feet are here, away from the centre of the planned cell, still looks in the direction that a stand
 * requires.
 */
export function looksAsPlanned(
  { x, y, z }: Position,
  { reference, cursor, manner, aside }: Pick<Stand, 'reference' | 'cursor' | 'manner' | 'aside'>,
): boolean {
  return aside === true || looks({ x, y: y + EYE_HEIGHT, z }, add(reference, cursor), manner, LEAN_THERE)
}

/** Whether the yaw of a look rounds to a given sixteenth of the circle, with some room for error. */
function turnsTo(dx: number, dz: number, sixteenth: number): boolean {
  if (Math.hypot(dx, dz) < MIN_TURN) return false
  const turn = (Math.atan2(-dx, dz) * 8) / Math.PI
  const off = ((((turn - sixteenth) % 16) + 24) % 16) - 8
  return Math.abs(off) <= TURN_ROOM
}

/** Whether there is room for the body and a block below the feet, which is no higher than its cell. */
export const isStandable = (view: SceneView, { x, y, z }: Position): boolean => canStandAt(view, x, y, z)

function canStandAt(view: SceneView, x: number, y: number, z: number): boolean {
  const ground = view.kindAt(x, y - 1, z)
  return (
    ground?.isSolid === true &&
    ground.top <= 1 &&
    view.kindAt(x, y, z)?.isSolid === false &&
    view.kindAt(x, y + 1, z)?.isSolid === false
  )
}

function sees(view: SceneView, eye: Position, aim: Position, reference: Position): boolean {
  const direction = { x: aim.x - eye.x, y: aim.y - eye.y, z: aim.z - eye.z }
  const hit = view.firstHit(eye, direction, REACH + 1)
  return hit !== undefined && sameCell(hit, reference)
}
