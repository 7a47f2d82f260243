import { expect, it } from 'vitest'
import { formatBlock, parseBlock } from '../game/block.ts'
import { lastingCoral } from './lasting-coral.ts'

it.each([
  ['tube_coral', 'tube_coral[waterlogged=true]'],
  ['tube_coral[waterlogged=true]', 'tube_coral[waterlogged=true]'],
  ['fire_coral_wall_fan[facing=east,waterlogged=false]', 'dead_fire_coral_wall_fan'],
  ['brain_coral_block', 'dead_brain_coral_block'],
  ['dead_horn_coral', 'dead_horn_coral'],
  ['stone', 'stone'],
])('what becomes of %s is %s', (text, wanted) => {
  const block = parseBlock(text)
  if (block === undefined) throw new TypeError(text)
  const notes: string[] = []
  const { name, properties } = lastingCoral(block, (why) => notes.push(why))
  expect(formatBlock({ name, properties })).toContain(wanted)
  expect(notes).toHaveLength(formatBlock({ name, properties }) === text ? 0 : 1)
})
