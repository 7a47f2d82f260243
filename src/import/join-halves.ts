import { add, cellKey, type Position } from '../core/position.ts'
import type { BlockSpec } from '../game/block.ts'
import { isDoor } from '../game/blocks/kinds/openings.ts'
import { hasUpperHalf, isBed, secondCellOf } from '../game/blocks/kinds/two-cells.ts'
import { DIRECTIONS } from '../game/directions.ts'
import type { ForeignCell } from './foreign-cell.ts'

const UP = DIRECTIONS.up as Position
const SIDES = ['north', 'south', 'west', 'east'] as const

/**
 * Keeps the first half of doors, beds and tall plants, whose placement creates the second one. Halves are recognised by
 * their state, or without one by two equal blocks next to each other. A second half alone is left out with a note.
 */
export function joinHalves(byCell: Map<string, ForeignCell>, note: (why: string) => void): void {
  const fromBelow = [...byCell].sort(([, a], [, b]) => a.position.y - b.position.y)
  for (const [key, { position, block }] of fromBelow) {
    if (!byCell.has(key)) continue
    const replace = (by: BlockSpec) => byCell.set(key, { ...(byCell.get(key) as ForeignCell), block: by })
    if (hasUpperHalf(block.name)) {
      if (block.properties.half === 'upper') {
        byCell.delete(key)
        note(`the upper half of ${block.name} left out: its lower half is missing`)
        continue
      }
      const above = cellKey(add(position, UP))
      const upper = byCell.get(above)?.block
      if (upper?.name === block.name && upper.properties.half !== 'lower') {
        byCell.delete(above)
        if (isDoor(block.name)) note(`the two halves of ${block.name} read as one door`)
      }
      if (byCell.has(above)) {
        byCell.delete(key)
        note(`${block.name} left out: another block stands where its upper half belongs`)
      } else replace(without(block, 'half'))
    } else if (isBed(block.name)) joinBed(key, byCell, note)
  }
  for (const [key, { block }] of byCell) {
    if (!isBed(block.name) || block.properties.part !== 'head') continue
    byCell.delete(key)
    note(`the head of ${block.name} left out: its foot is missing`)
  }
  for (const [key, { position, block }] of byCell) {
    const head = isBed(block.name) ? secondCellOf(block) : undefined
    if (head === undefined || !byCell.has(cellKey(add(position, head)))) continue
    byCell.delete(key)
    note(`${block.name} left out: another block stands where its head belongs`)
  }
}

function joinBed(key: string, byCell: Map<string, ForeignCell>, note: (why: string) => void): void {
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
