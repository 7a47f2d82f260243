import { expect, it } from 'vitest'
import { itemWords } from './item-words.ts'

it('counts things and leaves substances and plurals as they are', () => {
  const words = [
    ['oak_log', 3],
    ['torch', 2],
    ['torch', 1],
    ['red_bed', 1],
    ['stone_bricks', 2],
    ['oak_planks', 4],
    ['glass', 2],
    ['dirt', 7],
    ['bookshelf', 2],
    ['potato', 2],
    ['item_frame', 2],
  ].map(([item, count]) => itemWords({ item: String(item), count: Number(count) }))
  expect(words).toEqual([
    '3 oak logs',
    '2 torches',
    '1 torch',
    '1 red bed',
    '2 stone bricks',
    '4 oak planks',
    '2 glass',
    '7 dirt',
    '2 bookshelves',
    '2 potatoes',
    '2 item frames',
  ])
})
