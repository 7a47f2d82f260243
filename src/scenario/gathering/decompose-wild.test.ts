import { describe, expect, it } from 'vitest'
import { subtask } from '../../graph/testing.ts'
import { gatheringDraft } from '../../suite/gathering-targets.ts'
import { readTaskFile } from '../../task/resolve-task.ts'
import { builtinGame, trueDependencies } from '../testing.ts'
import { decomposeWild } from './decompose-wild.ts'
import { feasibility } from './feasibility.ts'
import type { GatheringTask } from './gathering.ts'

const taskOf = (item: string, count = 1): GatheringTask =>
  readTaskFile(gatheringDraft({ item, count, seed: 1 }), builtinGame.scenarios).task as GatheringTask

const sceneOf = (...names: string[]) => ({
  agents: names.map((name) => ({ name, position: { x: 0, y: 64, z: 0 } })),
  containers: [],
})

const nodesOf = (task: GatheringTask, known: { name: string; way: number }[] = []) =>
  decomposeWild({
    task,
    scene: {
      agents: [{ name: 'Ann', position: { x: 0, y: 64, z: 0 } }],
      containers: [],
      known: known.map((thing) => ({ ...thing, count: 4, nearest: { x: 9, y: 64, z: 0 } })),
    },
  }).nodes.map(({ description }) => description)

describe('the plan for the wild', () => {
  it('goes from bare hands by wood and stone to iron', () => {
    const nodes = nodesOf(taskOf('iron_ingot'))
    const order = ['oak_log', 'oak_planks', 'wooden_pickaxe', 'cobblestone', 'stone_pickaxe', 'raw_iron']
    const places = order.map((item) => nodes.findIndex((node) => node.includes(item)))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(nodes.at(-1)).toMatch(/^smelt 1 raw_iron with /)
  })

  it('takes the wood that has been seen', () => {
    const seen = [{ name: 'spruce_log', way: 12 }]
    expect(nodesOf(taskOf('stick', 4), seen)[0]).toBe('find and dig 1 spruce_log')
    expect(nodesOf(taskOf('wood'), seen)).toEqual(['find and dig 1 spruce_log'])
  })

  it('makes tools for a tunnel before it looks for what lies deep', () => {
    const nodes = nodesOf(taskOf('diamond'))
    const [sword, pickaxes] = ['craft 1 stone_sword', 'craft 1 stone_pickaxe'].map((node) =>
      nodes.indexOf(node),
    )
    expect(Math.min(sword ?? -1, pickaxes ?? -1)).toBeGreaterThan(-1)
    expect(nodes.at(-1)).toBe('take stone_sword and stone_pickaxe and stick along, find and dig 1 diamond')
    expect(Math.max(sword ?? -1, pickaxes ?? -1)).toBeLessThan(nodes.length - 1)
  })

  it('gives each agent of a team a share, and lets any share’s tools do for any search', () => {
    const { functions, nodes } = decomposeWild({
      task: taskOf('diamond'),
      scene: sceneOf('Ann', 'Ben', 'Cid'),
    })
    expect(nodes.map(({ step }) => step.function)).toEqual([
      ...Array(3).fill('obtain_iron_pickaxe'),
      ...Array(3).fill('gather'),
    ])
    expect(nodes.at(-1)?.description).toBe('find and dig 1 diamond (share 3 of 3)')
    const subtasks = nodes.map(({ id, step }) => {
      const body = functions.find(({ name }) => name === step.function)?.body ?? []
      const calls = body.map(({ action, args }) => ({ name: action, args }))
      const dug = { name: 'MineBlock', args: step.arguments }
      return { ...subtask(id, step.function === 'gather' ? [dug] : calls), step }
    })
    const truth = trueDependencies(taskOf('diamond'), subtasks)
    expect(truth.map(({ from, to }) => `${from}→${to}`)).toEqual(
      [4, 5, 6].flatMap((to) => [`1→${to}`, `2→${to}`, `3→${to}`]).toSorted(),
    )
    expect(truth.every(({ anyOf }) => anyOf?.length === 1)).toBe(true)
  })

  it('takes out of a chest what it holds of the goal and of the way to it', () => {
    const chest = {
      position: { x: 2, y: 64, z: 0 },
      kind: 'chest',
      items: [
        { item: 'stone_pickaxe', count: 2 },
        { item: 'bread', count: 9 },
      ],
    }
    const { nodes } = decomposeWild({
      task: taskOf('raw_iron', 2),
      scene: { ...sceneOf('Ann'), containers: [chest] },
    })
    const [first, ...rest] = nodes.map(({ description }) => description)
    expect(first).toBe('take 1 stone_pickaxe out of the container')
    expect(rest.join()).not.toContain('wooden_pickaxe')
    const team = { ...sceneOf('Ann', 'Ben'), containers: [{ ...chest, items: [{ item: 'dirt', count: 3 }] }] }
    expect(
      decomposeWild({ task: taskOf('dirt', 7), scene: team }).nodes.map(({ description }) => description),
    ).toEqual([
      'take 3 dirt out of the container',
      'find and dig 2 dirt (share 1 of 2)',
      'find and dig 2 dirt (share 2 of 2)',
    ])
  })

  it('divides an amount among a team', () => {
    const { nodes } = decomposeWild({ task: taskOf('oak_log', 7), scene: sceneOf('Ann', 'Ben') })
    expect(nodes.map(({ step }) => step.arguments['amount'])).toEqual([4, 4])
  })

  it('has dependencies by recipes, tools and stations', () => {
    const task = taskOf('cobblestone')
    const { functions, nodes } = decomposeWild({ task, scene: { agents: [], containers: [] } })
    expect(functions.map(({ name }) => name).sort()).toEqual(['craftItem', 'gather'])
    const subtasks = nodes.map(({ id, step }) => {
      const { item, amount } = step.arguments as { item: string; amount: number }
      return subtask(id, [
        { name: step.function === 'gather' ? 'MineBlock' : 'Craft', args: { item, amount } },
      ])
    })
    const idOf = (item: string) => subtasks.find(({ actions }) => actions[0]?.args.item === item)?.id
    const edges = trueDependencies(task, subtasks).map(({ from, to }) => `${from}→${to}`)
    expect(edges).toContain(`${idOf('wooden_pickaxe')}→${idOf('cobblestone')}`)
    expect(edges).toContain(`${idOf('crafting_table')}→${idOf('wooden_pickaxe')}`)
    expect(edges).toContain(`${idOf('oak_log')}→${idOf('oak_planks')}`)
  })

  it('refuses what the wild does not give', () => {
    expect(feasibility(taskOf('diamond'), 1)).toEqual([])
    expect(feasibility(taskOf('bedrock'), 1)).toMatchObject([{ path: ['gathering', 'obtain', 0] }])
  })
})
