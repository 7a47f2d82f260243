import loadRegistry from 'prismarine-registry'
import { onceByName } from '../../core/once.ts'
import type { BlockSpec } from '../block.ts'
import { type NumberedStates, stateOf } from '../data/state-of.ts'
import type { Side } from '../placement/options.ts'

/**
 * How much of a face must be solid to hold something (vanilla SupportType): all of it, its rim, its centre, or one of these two;
 * any part of the block that stops bodies, as for signs; or all of it, leaves included, as for vines (`cling`, vanilla
 * MultifaceBlock.canAttachTo).
 */
export type Grip = 'full' | 'rim' | 'centre' | 'rim or centre' | 'body' | 'cling'

/** Minimum x, y, z, then maximum x, y, z of a collision box (blocks, within the cell). */
type Box = readonly number[]

interface Shapes extends NumberedStates {
  readonly blockCollisionShapes: {
    readonly blocks: Readonly<Record<string, number | readonly number[]>>
    readonly shapes: Readonly<Record<string, readonly Box[]>>
  }
}

/**
 * Blocks that hold nothing although bodies cannot pass, and blocks that hold things like whole blocks although bodies sink into
 * them.
 */
const HOLDS_NOTHING = /_leaves$/
const HOLDS_LIKE_A_CUBE = /^(soul_sand|mud)$/

const AXES: Readonly<Record<Side, readonly [axis: number, isHigh: boolean]>> = {
  west: [0, false],
  east: [0, true],
  down: [1, false],
  up: [1, true],
  north: [2, false],
  south: [2, true],
}

/** Number of columns and rows of samples per face: the game's pixels. */
const PIXELS = 16
const EDGE = 1e-6

/**
 * Whether a face of a block supports a block that hangs or stands on it, by the block's collision boxes. Properties that a
 * blueprint omits have their defaults. Blocks unknown in this version support everything.
 */
export function isSturdy(block: BlockSpec, face: Side, grip: Grip, version: string): boolean {
  if (grip === 'body') return collisionBoxes(block, version)?.length !== 0
  if (HOLDS_NOTHING.test(block.name) && grip !== 'cling') return false
  if (HOLDS_LIKE_A_CUBE.test(block.name)) return true
  const boxes = collisionBoxes(block, version)
  if (boxes === undefined) return true
  const [axis, isHigh] = AXES[face]
  const edge = isHigh ? 1 - EDGE : EDGE
  const cut = boxes.filter((box) => (box[axis] ?? 0) <= edge && (box[axis + 3] ?? 0) >= edge)
  const [across, along] = [0, 1, 2].filter((other) => other !== axis) as [number, number]
  const isCovered = (column: number, row: number): boolean => {
    const [x, y] = [(column + 0.5) / PIXELS, (row + 0.5) / PIXELS]
    const covers = (box: Box, at: number, where: number) =>
      (box[at] ?? 0) <= where && (box[at + 3] ?? 0) >= where
    return cut.some((box) => covers(box, across, x) && covers(box, along, y))
  }
  const wanted = (is: (column: number, row: number) => boolean): boolean => {
    for (let column = 0; column < PIXELS; column++)
      for (let row = 0; row < PIXELS; row++) if (is(column, row) && !isCovered(column, row)) return false
    return true
  }
  const isCentre = (column: number, row: number) => [column, row].every((at) => at === 7 || at === 8)
  const isRim = (column: number, row: number) => [column, row].some((at) => at < 2 || at >= PIXELS - 2)
  switch (grip) {
    case 'full':
    case 'cling':
      return wanted(() => true)
    case 'rim':
      return wanted(isRim)
    case 'centre':
      return wanted(isCentre)
    case 'rim or centre':
      return wanted(isRim) || wanted(isCentre)
  }
}

/** Whether a block fills its cell, leaving no space for bodies. Blocks unknown in this version fill theirs. */
export function fillsCell(block: BlockSpec, version: string): boolean {
  const boxes = collisionBoxes(block, version)
  return boxes === undefined || boxes.some((box) => box.every((edge, index) => edge === (index < 3 ? 0 : 1)))
}

const registryOf = onceByName((version: string): Shapes => loadRegistry(version) as unknown as Shapes)

/** Collision boxes of a block; undefined if the version does not know it. */
export function collisionBoxes(block: BlockSpec, version: string): readonly Box[] | undefined {
  const registry = registryOf(version)
  const { blocks, shapes } = registry.blockCollisionShapes
  const state = stateOf(registry, block)
  if (state === undefined) return undefined
  const ids = blocks[block.name]
  const first = registry.blocksByName[block.name]?.minStateId ?? 0
  const id = typeof ids === 'number' ? ids : ids?.[state - first]
  return id === undefined ? undefined : shapes[id]
}
