import { describe, expect, it } from 'vitest'
import { sceneBefore } from '../../task/scene.ts'
import { decomposeOpen } from './decompose.ts'
import { openFile, readOpen } from './testing.ts'

describe('the plan of an open task', () => {
  it('holds nothing of a way that cannot be gone to its end', () => {
    // Slabs take a crafting table, which nothing here makes; bricks do not.
    const task = readOpen(
      openFile(['give @s stone 10'], { kind: 'crafted', of: ['stone_slab', 'stone_bricks'], count: 1 }),
    )
    const { nodes } = decomposeOpen({ task, scene: sceneBefore(task, ['Alice']) })
    expect(nodes.map(({ step }) => step)).toEqual([
      { function: 'craftItem', arguments: { item: 'stone_bricks', amount: 4 } },
    ])
  })

  it('picks up what it was given from the start, too, where picking up is the goal', () => {
    const file = openFile(['give @s dirt 64', 'setblock ~2 ~ ~ dirt'], {
      kind: 'picked_up',
      of: ['dirt'],
      count: 1,
    })
    const task = readOpen(file)
    const { nodes } = decomposeOpen({ task, scene: sceneBefore(task, ['Alice']) })
    expect(nodes.map(({ step }) => step)).toEqual([
      { function: 'mineBlocks', arguments: { cells: [[14, -60, 12]] } },
    ])
  })
})
