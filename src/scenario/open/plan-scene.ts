import { add } from '../../core/position.ts'
import type { PlanScene } from '../../mcu/predicate/way.ts'
import { blocksAfter } from '../../mcu/setup/blocks-after.ts'
import { carriedAfter, stacksAfter } from '../../mcu/setup/carried.ts'
import { groundAround } from '../../mcu/setup/ground-around.ts'
import { feetAfter } from '../../mcu/setup/touched.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import { type OpenTask, operationsOf } from './open.ts'
import type { OpenFacts } from './steps.ts'

/** A scene as its set-up leaves it. Planners take blocks out of the list as their steps dig them. */
export function planSceneOf(task: OpenTask): PlanScene & { blocks: PlacedBlock[] } {
  const operations = operationsOf(task.open)
  const { arena, terrain, sources, gameVersion } = task
  const ground = blocksAfter(operations, arena.spawn)
  return {
    version: gameVersion,
    carried: new Map(carriedAfter(operations).map(({ item, count }) => [item, count])),
    stacks: stacksAfter(operations),
    // In generated terrain, the position of the spawn is not known before the start.
    blocks: terrain === undefined ? [...sources, ...groundAround(arena, operations)] : [...ground],
    ground,
    mobs: operations.flatMap((operation) =>
      operation.kind === 'summon'
        ? [{ kind: operation.entity, position: add(arena.spawn, operation.at) }]
        : [],
    ),
    arena,
    start: feetAfter(operations, arena.spawn),
    terms: [],
  }
}

/**
 * The observed scene. Before the start no items are observed: the first agent then carries the items of the
 * set-up.
 */
export function equippedScene({ task, scene }: OpenFacts): OpenFacts['scene'] {
  if (scene.agents.some(({ items }) => (items?.length ?? 0) > 0)) return scene
  const items = carriedAfter(operationsOf(task.open))
  return {
    ...scene,
    agents: scene.agents.map((agent, index) => (index === 0 ? { ...agent, items } : agent)),
  }
}
