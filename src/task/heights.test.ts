import { expect, it } from 'vitest'
import { packagePath } from '../core/package-root.ts'
import { GAME_VERSIONS } from '../game/version.ts'
import { loadTask } from '../scenario/testing.ts'

const demo = packagePath('benchmarks', 'demo', 'pavilion.yaml')

it('a task is on the ground in every version: 64 blocks higher before 1.18', () => {
  const heights = GAME_VERSIONS.map((minecraft) => {
    const { gameVersion, arena, containers, blueprint } = loadTask(demo, { minecraft })
    const lowest = Math.min(...blueprint.map(({ position }) => position.y))
    return [gameVersion, arena.box.min.y, arena.spawn.y, containers[0]?.position.y, lowest]
  })
  expect(heights).toEqual([
    ['1.16.5', 4, 4, 4, 4],
    ['1.19.2', -60, -60, -60, -60],
    ['1.20.4', -60, -60, -60, -60],
    ['1.21.1', -60, -60, -60, -60],
    ['1.21.4', -60, -60, -60, -60],
  ])
})

it('the second half of a door or bed is raised with the first', () => {
  const [low, high] = (['1.16.5', '1.19.2'] as const).map((minecraft) =>
    loadTask(demo, { minecraft }).blueprint.map(({ position, placedWith }) =>
      placedWith === undefined ? 0 : placedWith.y - position.y,
    ),
  )
  expect(low).toEqual(high)
})
