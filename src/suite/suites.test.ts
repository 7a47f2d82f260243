import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cellKey, inBox } from '../core/position.ts'
import { taskFileText } from '../import/task-file-text.ts'
import { VILLAGER_ROOM } from '../import/villager-site.ts'
import { expandNodes } from '../planner/expand.ts'
import { asGathering, expertDecompose, parseTask } from '../scenario/testing.ts'
import { builtInActions } from '../task/actions/built-in.ts'

import { buildOrder, siteOf } from '../task/build-order.ts'
import { sceneBefore } from '../task/scene.ts'
import type { Task } from '../task/task.ts'
import { families } from './families/index.ts'
import { suites } from './suites.ts'
import { suiteTasks } from './testing.ts'
import { villagerConstruction } from './villager-construction.ts'

const allConstructions = suiteTasks('villager-construction')
const constructions = allConstructions.slice(0, 100)
const hard = allConstructions.slice(100)
const cooking = suiteTasks('villager-cooking').map(asGathering)

const share = (of: readonly unknown[], all: readonly unknown[]) => of.length / all.length
const isTurned = ({ block: { properties } }: Task['blueprint'][number]) =>
  properties.facing !== undefined || properties.axis !== undefined
const kindOf = ({ id }: Task) => id.replace(/^villager-construction-\d+-/, '')

/** The expert's subtasks and their issues. */
function decomposed(task: Task) {
  const { functions, nodes } = expertDecompose({ task, scene: sceneBefore(task, ['Ann', 'Ben', 'Cid']) })
  return expandNodes(functions, nodes, builtInActions)
}

describe('the constructions of the villager suite', () => {
  it('are 100 buildings of at least twelve families, each with at most an eighth of them', () => {
    expect(constructions).toHaveLength(100)
    expect(families.length).toBeGreaterThanOrEqual(12)
    const kinds = Map.groupBy(constructions, kindOf)
    expect(kinds.size).toBe(families.length)
    expect(Math.max(...[...kinds.values()].map(({ length }) => length))).toBeLessThanOrEqual(12)
  })

  it('have the original’s distribution of sizes: 3 to about 101 blocks, median about 35', () => {
    const sizes = constructions.map(({ blueprint }) => blueprint.length).sort((a, b) => a - b)
    expect(sizes[0]).toBe(3)
    expect(Math.abs((sizes[99] ?? 0) - 101)).toBeLessThanOrEqual(2)
    expect(Math.abs(((sizes[49] ?? 0) + (sizes[50] ?? 0)) / 2 - 34.5)).toBeLessThanOrEqual(1)
    const bins = [10, 20, 30, 40, 50, 60, 70, 200].map((top, i, tops) =>
      sizes.filter((size) => size < top && size >= (tops[i - 1] ?? 0)),
    )
    const original = [14, 17, 13, 11, 17, 10, 10, 8]
    bins.forEach((bin, i) => {
      expect(Math.abs(bin.length - (original[i] ?? 0))).toBeLessThanOrEqual(4)
    })
  })

  it('need orientation in a third to a half of the tasks, and for at least a sixth of the blocks', () => {
    const turned = share(
      constructions.filter(({ blueprint }) => blueprint.some(isTurned)),
      constructions,
    )
    expect(turned).toBeGreaterThan(1 / 3)
    expect(turned).toBeLessThan(0.55)
    const blocks = constructions.flatMap(({ blueprint }) => blueprint)
    expect(share(blocks.filter(isTurned), blocks)).toBeGreaterThan(0.16)
  })

  it('can be built: every block has something to be placed against, and none is above the fifth layer', () => {
    for (const task of constructions) {
      expect(buildOrder(task.blueprint, siteOf(task)).impossible, task.id).toEqual([])
      for (const { position } of task.blueprint) expect(position.y, task.id).toBeLessThanOrEqual(-56)
    }
  })

  it('are on VillagerBench’s site, inside its room, and leave the spawn free', () => {
    for (const { blueprint, arena, containers, id } of constructions) {
      for (const { position } of blueprint) expect(inBox(VILLAGER_ROOM, position), id).toBe(true)
      const taken = new Set(blueprint.map(({ position }) => cellKey(position)))
      expect(
        [arena.spawn, ...containers.map(({ position }) => position)].some((place) =>
          taken.has(cellKey(place)),
        ),
      ).toBe(false)
      expect(Math.max(...blueprint.map(({ position }) => position.x)), id).toBe(-8)
    }
  })

  it('are all different, and have unique ids', () => {
    expect(new Set(constructions.map(({ blueprint }) => JSON.stringify(blueprint))).size).toBe(100)
    expect(new Set(constructions.map(({ id }) => id)).size).toBe(100)
  })

  it('never change, so that results stay comparable', () => {
    const text = JSON.stringify(constructions.map(({ id, blueprint }) => [id, blueprint]))
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe('2cb562e246a962c1')
  })

  it('differ for another seed, with the same distribution of sizes and no impossible blocks', () => {
    const other = villagerConstruction(7).map((draft) => parseTask(taskFileText(draft), draft.id))
    const sizes = (tasks: Task[]) => tasks.reduce((sum, { blueprint }) => sum + blueprint.length, 0)
    expect(other.map(({ blueprint }) => blueprint)).not.toEqual(
      constructions.map(({ blueprint }) => blueprint),
    )
    expect(Math.abs(sizes(other) / sizes(constructions) - 1)).toBeLessThan(0.05)
    for (const task of other) expect(buildOrder(task.blueprint, siteOf(task)).impossible, task.id).toEqual([])
  })

  it('are decomposed by the expert into subtasks without issues', () => {
    for (const task of constructions) expect(decomposed(task).issues, task.id).toEqual([])
  })

  it('stay the same when written and read as task files', () => {
    const draft = villagerConstruction()[80]
    expect(draft && parseTask(taskFileText(draft, ['a remark']), 'x.yaml')).toEqual(constructions[80])
  })
})

describe('the hard constructions', () => {
  it('are 40 buildings of at least twenty families, up to forty layers high', () => {
    expect(hard).toHaveLength(40)
    expect(hard).toEqual(suiteTasks('hard-construction'))
    expect(new Set(hard.map(kindOf)).size).toBeGreaterThanOrEqual(20)
    const heights = hard.map(({ blueprint }) => Math.max(...blueprint.map(({ position }) => position.y)) + 61)
    expect(heights.filter((height) => height >= 24).length).toBeGreaterThanOrEqual(5)
    expect(Math.max(...heights)).toBe(40)
  })

  it('are all different, with numbers after the hundred others, and never change', () => {
    expect(new Set(allConstructions.map(({ id }) => id)).size).toBe(140)
    expect(new Set(hard.map(({ blueprint }) => JSON.stringify(blueprint))).size).toBe(40)
    const text = JSON.stringify(hard.map(({ id, blueprint }) => [id, blueprint]))
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe('66100dff5b1d23ae')
  })

  it('are decomposed by the expert into subtasks without issues', () => {
    for (const task of hard) expect(decomposed(task).issues, task.id).toEqual([])
  })
})

describe('the cooking of the villager suite', () => {
  it('consists of 36 cakes and 64 stews, with each combination of sources once', () => {
    const dishes = Map.groupBy(cooking, ({ gathering }) => gathering.obtain[0]?.item)
    expect([dishes.get('cake')?.length, dishes.get('rabbit_stew')?.length]).toEqual([36, 64])
    expect(new Set(cooking.map(({ title }) => title)).size).toBe(100)
  })

  it('follows the original’s numbering: cake 14 has buckets, wheat in the chest and cane in the field', () => {
    const cake = cooking[14]
    expect(cake?.title).toMatch(/bucket in chest; wheat: wheat in chest; sugar: sugar_cane in farm/)
    expect(cake?.containers[0]?.items).toEqual([
      { item: 'egg', count: 1 },
      { item: 'bucket', count: 3 },
      { item: 'wheat', count: 3 },
    ])
    expect(cooking[36 + 34]?.title).toMatch(/to be got: cooked_rabbit, bowl/)
  })

  it('scores 100 for the dish and 90 for all its ingredients', () => {
    for (const { gathering, id } of cooking) {
      const points = gathering.checkpoints ?? []
      const [dish] = points
      const parts = points.filter(({ item }) => dish?.parts.includes(item))
      expect(dish?.score, id).toBe(100)
      expect(
        parts.reduce((sum, { score }) => sum + score, 0),
        id,
      ).toBe(90)
    }
  })

  it('is cut by the expert into subtasks without issues', () => {
    for (const task of cooking) {
      const { issues, subtasks } = decomposed(task)
      expect(issues, task.id).toEqual([])
      expect(subtasks.length, task.id).toBeGreaterThan(1)
    }
  })

  it('has no two blocks in one cell, and no chest inside a block', () => {
    for (const { sources, containers, id } of cooking) {
      const cells = [...sources, ...containers].map(({ position }) => cellKey(position))
      expect(new Set(cells).size, id).toBe(cells.length)
    }
  })
})

describe('a suite', () => {
  it('is found by its name', () => {
    expect(suites.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['villager', 'villager-escape', 'villager-mini', 'ablation']),
    )
    expect(suiteTasks('villager')).toHaveLength(222)
    expect(suiteTasks('villager-mini')).toHaveLength(6)
  })
})
