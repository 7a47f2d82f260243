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

  const stepsOf = (setup: string[], success: object) => {
    const task = readOpen(openFile(setup, success))
    return decomposeOpen({ task, scene: sceneBefore(task, ['Alice']) }).nodes.map(({ step }) => step)
  }
  const shoot = { function: 'shootAt', arguments: { target: 'cow', kill: true } }

  it('shoots where the goal names arrows or nothing else reaches, and strikes where it may', () => {
    const cows = ['summon cow ~4 ~ ~', 'summon cow ~5 ~ ~']
    const armed = ['give @s bow', 'give @s arrow 16', 'give @s iron_sword', ...cows]
    const kill = { kind: 'killed', of: ['cow'], count: 2 }
    const byArrows = { kind: 'under', terms: [{ kind: 'weapon', of: ['bow'] }], of: kill }
    expect(stepsOf(armed, byArrows).slice(-2)).toEqual([shoot, shoot])
    expect(stepsOf(armed, kill)).toEqual([
      { function: 'fight', arguments: { weapon: 'iron_sword', animals: ['cow', 'cow'] } },
    ])
    expect(
      stepsOf(['give @s bow', 'give @s arrow 16', 'summon phantom ~4 ~4 ~'], {
        kind: 'killed',
        of: ['phantom'],
        count: 1,
      }).at(-1),
    ).toMatchObject({ function: 'shootAt', arguments: { target: 'phantom' } })
  })

  it('uses a bow as often as is asked', () => {
    const steps = stepsOf(['give @s bow', 'give @s arrow 16', 'summon cow ~4 ~ ~'], {
      kind: 'used',
      of: ['bow'],
      count: 3,
    })
    expect(steps.filter((step) => 'function' in step && step.function === 'shootAt')).toHaveLength(3)
  })

  it('picks up more than a whole team was given, where picking up is the goal', () => {
    const success = { kind: 'picked_up', of: ['dirt'], count: 1 }
    const task = readOpen(openFile(['give @s dirt 64', 'setblock ~2 ~ ~ dirt'], success))
    const items = [{ item: 'dirt', count: 64 }]
    const before = sceneBefore(task, ['Alice', 'Bob', 'Cindy'])
    const scene = { ...before, agents: before.agents.map((agent) => ({ ...agent, items })) }
    const { nodes } = decomposeOpen({ task, scene })
    expect(nodes.map(({ step }) => step)).toEqual([
      { function: 'mineBlocks', arguments: { cells: [[14, -60, 12]] } },
    ])
  })

  it('steps back from what it must look at in one subtask, which one agent carries out', () => {
    const steps = stepsOf(['setblock ~ ~ ~1 bedrock'], { kind: 'sighted', of: ['bedrock'] })
    expect(steps).toMatchObject([{ function: 'stepBackFrom', arguments: { pos: [12, -60, 13] } }])
  })

  it('throws down and picks up what nothing drops', () => {
    const success = { kind: 'picked_up', of: ['iron_ingot'], count: 1 }
    expect(stepsOf(['give @s iron_ingot 2'], success)).toEqual([
      { function: 'dropAndPickUp', arguments: { item: 'iron_ingot', amount: 1 } },
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
