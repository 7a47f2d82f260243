import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, cellKey } from '../../core/position.ts'
import { createRandom } from '../../core/random.ts'
import { offsetOf, placementOptions } from '../../game/placement/placement-options.ts'
import type { TaskGraph } from '../../graph/task-graph.ts'
import { type WantedCell, wantedCells } from '../../graph/wanted-cells.ts'
import { expert, pavilion } from '../../scenario/testing.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import { buildOrder, type PlannedPlacement, siteOf } from '../../task/build-order.ts'
import type { Task } from '../../task/task.ts'
import { construction, heaps } from '../../task/testing.ts'
import { graphOf } from '../plan.ts'
import { contextFor, sceneOf } from '../testing.ts'
import { createCausalPlanner } from './causal-planner.ts'

/** Any order in which a team could finish the subtasks. */
function someOrder(graph: TaskGraph, seed: number): number[] {
  const random = createRandom(seed)
  const done = new Set<number>()
  while (done.size < graph.size) {
    const ready = graph.subtasks().flatMap(({ id }) => (!done.has(id) && graph.isReady(id, done) ? [id] : []))
    done.add(random.pick(ready) ?? 0)
  }
  return [...done]
}

/** Whether a block is placed against a helper block or the agent's own pillar. */
const usesDirt = ({ helpers, onGround, support }: PlannedPlacement, floor: number): boolean =>
  helpers.length > 0 || (onGround && support.y >= floor)

/**
 * Blocks that an order of subtasks would place before anything that can support them. Within a subtask, blocks may be placed in
 * any order. Subtasks with a block that needs helper blocks are skipped.
 */
function placedTooEarly(plannedTask: Task, graph: TaskGraph, order: readonly number[]): string[] {
  const { blueprint, arena } = plannedTask
  const ways = new Map(
    buildOrder(blueprint, siteOf(plannedTask)).order.map((way) => [cellKey(way.block.position), way]),
  )
  const standing = new Set(plannedTask.containers.map(({ position }) => cellKey(position)))
  const isCarried = ({ position, block }: WantedCell) =>
    placementOptions(block).some(({ against }) => {
      const beside = add(position, offsetOf(against))
      return beside.y < arena.box.min.y || standing.has(cellKey(beside))
    })
  return order.flatMap((id) => {
    const cells = wantedCells(graph.subtask(id), plannedTask, builtInActions)
    const usesHelpers = cells.some(({ position, placedWith }) => {
      const way = ways.get(cellKey(position))
      return placedWith === undefined && (way === undefined || usesDirt(way, arena.box.min.y))
    })
    let open = cells.filter(({ placedWith }) => placedWith === undefined)
    for (let placed = open.filter(isCarried); placed.length > 0; placed = open.filter(isCarried)) {
      for (const { position } of placed) standing.add(cellKey(position))
      for (const { position, placedWith } of cells)
        if (placedWith !== undefined && standing.has(cellKey(placedWith))) standing.add(cellKey(position))
      open = open.filter((cell) => !placed.includes(cell))
    }
    for (const { position } of cells) standing.add(cellKey(position))
    return usesHelpers ? [] : open.map(({ position }) => cellKey(position))
  })
}

const planner = createCausalPlanner({ calibration: 'skip' })
const expertPlan = (wanted: Task) => planner.plan(wanted, sceneOf(wanted), contextFor(expert))

describe('the expert plan of the demo', () => {
  const demo = pavilion()
  const plan = expertPlan(demo)

  it('covers every cell of the blueprint exactly once', async () => {
    const cells = (await plan).subtasks.flatMap((subtask) => wantedCells(subtask, demo, builtInActions))
    expect(cells.map(({ position }) => cellKey(position)).sort()).toEqual(
      demo.blueprint.map(({ position }) => cellKey(position)).sort(),
    )
  })

  it('drops no edge but those that others imply: each is caused by a rule', async () => {
    expect((await plan).dropped.filter(({ why }) => why !== 'implied')).toEqual([])
    expect((await plan).dependencies.every(({ rules: why }) => why.length > 0)).toBe(true)
  })

  it('places every block after what carries it, in whatever order the graph allows', async () => {
    const graph = graphOf(await plan)
    expect(placedTooEarly(demo, graph, graph.topologicalOrder())).toEqual([])
    for (let seed = 0; seed < 50; seed++) {
      expect(placedTooEarly(demo, graph, someOrder(graph, seed))).toEqual([])
    }
  })

  it('notices an order that the graph does not allow', async () => {
    const graph = graphOf(await plan)
    expect(placedTooEarly(demo, graph, graph.topologicalOrder().toReversed())).not.toEqual([])
  })
})

describe('the expert plan of any heap', () => {
  it('places every block after what carries it', async () => {
    await fc.assert(
      fc.asyncProperty(heaps, fc.nat(), async (heap, seed) => {
        const { order } = buildOrder(heap, siteOf(construction(heap)))
        const wanted = construction(order.map(({ block }) => block))
        if (wanted.blueprint.length === 0) return
        const graph = graphOf(await expertPlan(wanted))
        expect(placedTooEarly(wanted, graph, someOrder(graph, seed))).toEqual([])
      }),
      { seed: 27, numRuns: 100 },
    )
  })
})
