import { describe, expect, it } from 'vitest'
import { asGathering, parseTask } from '../scenario/testing.ts'

import { boxesOf } from './boxes.ts'
import { farmBlueprintsSchema } from './farm-blueprint.ts'
import { importFarmSetting } from './farm-setting.ts'
import { importFile } from './import-file.ts'
import { importers } from './importers.ts'
import { taskFileText } from './task-file-text.ts'
import { all, fileOf, NO_SAMPLES, refusalOf, samples, taskOf } from './testing.ts'

const VERSION = '1.19.2'

const blueprints = farmBlueprintsSchema.parse({
  farm: {
    blocks: [
      { name: 'farmland', position: [0, 0, 0], moisture: 7 },
      { name: 'wheat', position: [0, 1, 0], age: 7 },
      { name: 'torch', position: [1, 0, 0], facing: 'east' },
      { name: 'chest', position: [2, 0, 0], facing: 'south', items: [{ name: 'iron_axe', count: 1 }] },
    ],
    size: [3, 2, 1],
  },
  pasture: {
    blocks: [{ name: 'air', position: [0, 0, 0] }],
    entities: [
      { name: 'cow', position: [1.5, 0, -0.5] },
      { name: 'cow', position: [1.2, 0, -0.9] },
      { name: 'armor_stand', position: [0, 0, 0] },
    ],
  },
})
const points = [
  { name: 'cake', count: 1, score: 100, sub_check_point: ['egg'] },
  { name: 'egg', count: 1, score: 10, sub_check_point: [] as string[] },
]
const setting = (more: object = {}) => ({
  name: 'cake_0',
  target: 'cake',
  milk: 'bucket in chest',
  component: [
    { name: 'crafting_table', type: 'block', position: [0, 0, 10] },
    {
      name: 'chest',
      type: 'block',
      position: [-1, 0, 10],
      facing: 'north',
      items: [{ name: 'egg', count: 1 }],
    },
    { name: 'farm', type: 'structure', position: [5, 0, 7] },
    { name: 'pasture', type: 'structure', position: [-6, 0, 7] },
  ],
  check_point: points,
  ...more,
})
const read = (more?: object) => importFarmSetting(setting(more), 0, { blueprints, minecraft: VERSION })

describe('a farm setting', () => {
  const found = taskOf(read())
  const task = parseTask(taskFileText(found.draft, found.notes), 'cake.yaml')

  it('becomes a gathering task at the original’s position', () => {
    expect([task.id, task.scenario, asGathering(task).gathering.obtain]).toEqual([
      'cake-0',
      'gathering',
      [{ item: 'cake', count: 1 }],
    ])
    expect(task.containers).toEqual([
      {
        position: { x: 40, y: -60, z: 132 },
        block: { name: 'chest', properties: { facing: 'north' } },
        items: [{ item: 'egg', count: 1 }],
      },
      {
        position: { x: 48, y: -60, z: 129 },
        block: { name: 'chest', properties: { facing: 'south' } },
        items: [{ item: 'iron_axe', count: 1 }],
      },
    ])
  })

  it('has the blocks of its structures with their states, moved into position', () => {
    expect(task.sources).toContainEqual({
      position: { x: 46, y: -59, z: 129 },
      block: { name: 'wheat', properties: { age: '7' } },
    })
    expect(task.sources.map(({ block }) => block.name).sort()).toEqual([
      'crafting_table',
      'farmland',
      'wall_torch',
      'wheat',
    ])
  })

  it('counts the animals in each cell, and leaves out entities that are not animals', () => {
    expect(asGathering(task).gathering.animals).toEqual([
      { kind: 'cow', position: { x: 36, y: -60, z: 128 }, count: 2 },
    ])
    expect(found.notes.join('\n')).toMatch(/1 entity left out: armor_stand/)
  })

  it('wants as much of the dish as scores', () => {
    const many = points.map((point) => ({ ...point, count: 2 }))
    expect(taskOf(read({ check_point: many })).draft).toMatchObject({
      gathering: { obtain: [{ item: 'cake', count: 2 }] },
    })
  })

  it('may name its blocks, items and animals with the game’s prefix', () => {
    const prefixed = JSON.parse(
      JSON.stringify(setting()).replaceAll(/"name":"(?!farm|pasture|cake_0)/g, '"name":"minecraft:'),
    ) as object
    const cows = { blocks: [], entities: [{ name: 'minecraft:cow', position: [1, 0, 0] }] }
    const named = farmBlueprintsSchema.parse({ ...blueprints, pasture: cows })
    const { draft, notes } = taskOf(importFarmSetting(prefixed, 0, { blueprints: named, minecraft: VERSION }))
    expect(draft).toMatchObject({ gathering: { animals: [{ kind: 'cow' }] } })
    expect(JSON.stringify(draft)).not.toMatch(/minecraft:/)
    expect(notes.join()).not.toMatch(/left out: minecraft/)
  })

  it('keeps the scores of its steps', () => {
    expect(asGathering(task).gathering.checkpoints).toEqual([
      { item: 'cake', count: 1, score: 100, parts: ['egg'] },
      { item: 'egg', count: 1, score: 10, parts: [] },
    ])
  })
})

describe('a pitfall of VillagerBench’s settings', () => {
  it('12: a check-point that lists itself is fixed, with a note', () => {
    const found = taskOf(read({ check_point: [points[0], { ...points[1], sub_check_point: ['egg'] }] }))
    expect(found.notes).toContain('check-point egg lists itself among its parts: left out')
    const draft = found.draft as { gathering: { checkpoints: { parts: string[] }[] } }
    expect(draft.gathering.checkpoints[1]?.parts).toEqual([])
  })

  it('16: a log that is supposedly in a pasture is noted', () => {
    expect(taskOf(read({ bowl: 'acacia_log in pasture' })).notes.join()).toMatch(
      /bowl: the log is in the material factory/,
    )
  })

  it('cells outside the room enlarge the arena, with a note', () => {
    const component = [{ name: 'farm', type: 'structure', position: [40, 0, 7] }]
    expect(taskOf(read({ component })).notes.join()).toMatch(/lie outside the original's room/)
  })
})

describe('what a farm setting loses is noted:', () => {
  const at = (name: string, more: object = {}) => ({ name, type: 'block', position: [-1, 0, 10], ...more })
  const wheat = (count: number) => ({ items: [{ name: 'wheat', count }] })
  const with_ = (...component: object[]) => taskOf(read({ component, check_point: points }))

  it('a block in whose cell a chest stands', () => {
    expect(with_(at('crafting_table'), at('chest')).notes).toContain(
      'crafting_table left out: chest stands in its cell',
    )
  })

  it('the items of a barrel', () => {
    expect(with_(at('barrel', wheat(3))).notes).toContain(
      'the items of a barrel left out: only chests hold items here',
    )
  })

  it('the first of two chests in one cell, as far as the second one fills its slots', () => {
    const two = { items: [...wheat(1).items, { name: 'egg', count: 1 }] }
    const { draft, notes } = with_(at('chest', two), at('chest', wheat(3)))
    expect(notes).toContain('two chests in one cell read as one')
    const items = [
      { item: 'wheat', count: 3 },
      { item: 'egg', count: 1 },
    ]
    expect(draft).toMatchObject({ supply: { chests: [{ items }] } })
  })

  it('a crop that is not ripe, as the task cannot be done', () => {
    const young = farmBlueprintsSchema.parse({
      farm: { blocks: [{ name: 'wheat', position: [0, 1, 0], age: 3 }] },
    })
    const bread = {
      target: 'bread',
      check_point: [],
      component: [{ name: 'farm', type: 'structure', position: [0, 0, 7] }],
    }
    expect(
      taskOf(importFarmSetting(setting(bread), 0, { blueprints: young, minecraft: VERSION })).notes.join(),
    ).toMatch(/bread cannot be obtained/)
  })
})

describe('an issue of a farm setting is refused with task, field and reason:', () => {
  it.each([
    [
      'a cycle of check-points',
      { check_point: [points[0], { ...points[1], sub_check_point: ['cake'] }] },
      'check_point.0.sub_check_point',
      /cake → egg → cake/,
    ],
    [
      'an unknown part',
      { check_point: [{ ...points[0], sub_check_point: ['ham'] }] },
      'check_point.0.sub_check_point',
      /no check-point "ham"/,
    ],
    [
      'a check-point named twice',
      { check_point: [points[1], points[1]] },
      'check_point.1.name',
      /named twice/,
    ],
    [
      'a missing structure',
      { component: [{ name: 'mill', type: 'structure', position: [0, 0, 0] }] },
      'component.0.name',
      /no structure "mill"/,
    ],
    [
      'an unknown block',
      { component: [{ name: 'stonee', type: 'block', position: [0, 0, 0] }] },
      'component.0.name',
      /unknown block "stonee".*did you mean "stone"/,
    ],
    ['an unknown item', { target: 'kake' }, 'target', /unknown item "kake"/],
    [
      'an unknown item in a chest',
      {
        component: [{ name: 'chest', type: 'block', position: [0, 0, 9], items: [{ name: 'eg', count: 1 }] }],
      },
      'component.0.items.0.name',
      /unknown item "eg"/,
    ],
    [
      'a place beyond the world',
      { component: [{ name: 'stone', type: 'block', position: [2 ** 31, 0, 0] }] },
      'component.0.position',
      /outside the world/,
    ],
    [
      'a component of an unknown kind',
      { component: [{ name: 'x', type: 'pile', position: [0, 0, 0] }] },
      'component.0.type',
      /structure/,
    ],
  ] as [string, object, string, RegExp][])('%s', (_name, more, field, reason) => {
    const refusal = refusalOf(read(more))
    expect([refusal.task, refusal.field]).toEqual(['cake_0', field])
    expect(refusal.reason).toMatch(reason)
  })
})

describe('boxes of blocks', () => {
  it('cover every block once, and nothing else', () => {
    const cells = [0, 1, 2, 3, 5].flatMap((x) =>
      [0, 1].map((z) => ({
        position: { x, y: 0, z },
        block: { name: x === 3 ? 'dirt' : 'stone', properties: {} },
      })),
    )
    expect(boxesOf(cells)).toEqual([
      { block: 'stone', at: [0, 0, 0], size: [3, 1, 2] },
      { block: 'dirt', at: [3, 0, 0], size: [1, 1, 2] },
      { block: 'stone', at: [5, 0, 0], size: [1, 1, 2] },
    ])
  })
})

describe.skipIf(samples === undefined)(`the samples of farm settings ${samples ? '' : NO_SAMPLES}`, () => {
  const outcomes = () =>
    all(importFile(`${samples}/farm_setting.sample.json`, importers, { minecraft: VERSION }))

  it('are read, except for those whose farms are not in the sample', async () => {
    const found = await outcomes()
    expect(found).toHaveLength(6)
    const read = found.flatMap((outcome) => (outcome.kind === 'task' ? [outcome.draft.id] : []))
    expect(read).toEqual(['cake-0', 'rabbit-stew-0', 'rabbit-stew-34'])
    const refusals = found.flatMap((outcome) => (outcome.kind === 'refused' ? [outcome.refusal.reason] : []))
    expect(refusals.every((reason) => /have no structure/.test(reason))).toBe(true)
  })

  it('have what the original provides: nine rabbits, 70 percent of the blocks of the factory', async () => {
    const stew = (await outcomes()).at(-1)
    const draft = taskOf(stew).draft as { gathering: { animals: { count: number }[] } }
    expect(draft.gathering.animals.reduce((sum, { count }) => sum + count, 0)).toBe(9)
  })
})

it('farm blueprints alone are refused, and the message names the file to use instead', async () => {
  const reading = all(
    importFile(fileOf('x.json', { farm: { blocks: [], size: [1, 1, 1] } }), importers, {
      minecraft: VERSION,
    }),
  )
  await expect(reading).rejects.toThrow('import farm_setting.json')
})
