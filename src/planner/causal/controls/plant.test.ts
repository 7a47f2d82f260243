import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../core/random.ts'
import { trueDependencies } from '../../../scenario/testing.ts'
import { cell, construction } from '../../../task/testing.ts'
import { columnTasks } from '../calibration/columns.ts'
import { loadCalibrationTasks } from '../calibration/tasks.ts'
import { plantControls } from './plant.ts'
import { Planted } from './planted.ts'

const tasks = [...loadCalibrationTasks(), ...columnTasks(4)]

describe('planted subtasks', () => {
  it.each(tasks.map((each) => [each.task.id, each] as const))(
    'wait for nothing and nothing waits for them by the rules of the game: %s',
    (_id, { task, subtasks }) => {
      for (const seed of [1, 2, 3]) {
        const planted = plantControls(task, subtasks, createRandom(seed))
        expect(planted.length).toBe(Math.min(12, Math.max(4, subtasks.length)))
        expect(trueDependencies(task, [...subtasks, ...planted])).toEqual(trueDependencies(task, subtasks))
      }
    },
  )

  it('are of items and at cells that nothing else mentions, each its own', () => {
    for (const { task, subtasks } of tasks) {
      const planted = plantControls(task, subtasks, createRandom(5))
      const own = JSON.stringify([task, subtasks])
      expect(planted.filter(({ step }) => own.includes(String(step.arguments.item)))).toEqual([])
      expect(new Set(planted.map(({ description }) => description)).size).toBe(planted.length)
      const highest = Math.max(...subtasks.map(({ id }) => id))
      expect(planted.map(({ id }) => id)).toEqual(planted.map((_, index) => highest + index + 1))
    }
  })

  it('are left out where there is no room', () => {
    const crowded = Array.from({ length: 15 }, (_, x) =>
      Array.from({ length: 15 }, (_, z) => cell('stone', x - 2, 0, z - 2)),
    ).flat()
    expect(plantControls(construction(crowded), [], createRandom(1))).toEqual([])
  })

  it('stand among the others in the list, at the same places each time', () => {
    const [{ task, subtasks }] = tasks as [(typeof tasks)[number]]
    const controls = plantControls(task, subtasks, createRandom(5))
    const planted = new Planted(controls, createRandom(2))
    const list = planted.among(subtasks)
    expect(planted.among(subtasks)).toBe(list)
    expect(list.filter(({ id }) => !planted.ids.has(id))).toEqual(subtasks)
    const places = list.flatMap(({ id }, index) => (planted.ids.has(id) ? [index] : []))
    expect(places).toHaveLength(controls.length)
    expect(places[0]).toBeLessThan(list.length / 2)
    const fewer = planted.among(subtasks.slice(0, 3))
    expect(fewer.filter(({ id }) => planted.ids.has(id))).toEqual(
      list.filter(({ id }) => planted.ids.has(id)),
    )
  })
})
