import { add, cellKey, type Position } from '../core/position.ts'
import type { BlockSpec } from '../game/block.ts'
import { isDoor } from '../game/blocks/kinds/openings.ts'
import { hasUpperHalf, isBed, secondCellOf } from '../game/blocks/kinds/two-cells.ts'
import { DIRECTIONS } from '../game/directions.ts'
import type { ForeignCell } from './foreign-cell.ts'

const UP = DIRECTIONS.up as Position
const SIDES = ['north', 'south', 'west', 'east'] as const

type Cells = Map<string, ForeignCell>
type Note = (why: string) => void

/**
 * Keeps the first half of doors, beds and tall plants, whose placement creates the second one. Halves are recognised by their
 * state, or without one by two equal blocks next to each other. A lone second half is left out with a note.
 */
export function joinHalves(byCell: Cells, note: Note): void {
  const fromBelow = [...byCell].sort(([, a], [, b]) => a.position.y - b.position.y)
  for (const [key, { block }] of fromBelow) {
    if (!byCell.has(key)) continue
    if (hasUpperHalf(block.name)) joinUpperHalf(key, byCell, note)
    else if (isBed(block.name)) joinBed(key, byCell, note)
  }
  leaveOutHeads(byCell, note)
  leaveOutBlockedBeds(byCell, note)
}

/** Joins a door or a tall plant with the half above it. */
function joinUpperHalf(key: string, byCell: Cells, note: Note): void {
  const lower = byCell.get(key) as ForeignCell
  const { name, properties } = lower.block
  if (properties.half === 'upper') {
    byCell.delete(key)
    note(`the upper half of ${name} left out: its lower half is missing`)
    return
  }
  const above = cellKey(add(lower.position, UP))
  const upper = byCell.get(above)?.block
  if (upper?.name === name && upper.properties.half !== 'lower') {
    byCell.delete(above)
    if (isDoor(name)) note(`the two halves of ${name} read as one door`)
  }
  if (byCell.has(above)) {
    byCell.delete(key)
    note(`${name} left out: another block stands where its upper half belongs`)
    return
  }
  byCell.set(key, { ...lower, block: without(lower.block, 'half') })
}

/** Leaves out bed heads without a foot. */
function leaveOutHeads(byCell: Cells, note: Note): void {
  for (const [key, { block }] of byCell) {
    if (!isBed(block.name) || block.properties.part !== 'head') continue
    byCell.delete(key)
    note(`the head of ${block.name} left out: its foot is missing`)
  }
}

/** Leaves out beds without a free cell for their head. */
function leaveOutBlockedBeds(byCell: Cells, note: Note): void {
  for (const [key, { position, block }] of byCell) {
    const head = isBed(block.name) ? secondCellOf(block) : undefined
    if (head === undefined || !byCell.has(cellKey(add(position, head)))) continue
    byCell.delete(key)
    note(`${block.name} left out: another block stands where its head belongs`)
  }
}

function joinBed(key: string, byCell: Cells, note: Note): void {
  const foot = byCell.get(key) as ForeignCell
  const { name, properties } = foot.block
  if (properties.part === 'head') return
  const facing = SIDES.find((side) => {
    const head = byCell.get(cellKey(add(foot.position, DIRECTIONS[side] as Position)))?.block
    return (properties.facing ?? side) === side && head?.name === name && head.properties.part !== 'foot'
  })
  if (facing === undefined) {
    byCell.set(key, { ...foot, block: without(foot.block, 'part') })
    return
  }
  byCell.delete(cellKey(add(foot.position, DIRECTIONS[facing] as Position)))
  byCell.set(key, {
    ...foot,
    block: { name, properties: { ...without(foot.block, 'part').properties, facing } },
  })
  note(`the two halves of ${name} read as one bed`)
}

const without = (block: BlockSpec, property: string): BlockSpec => ({
  name: block.name,
  properties: Object.fromEntries(Object.entries(block.properties).filter(([key]) => key !== property)),
})
