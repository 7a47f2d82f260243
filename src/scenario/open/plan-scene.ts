import { add } from '../../core/position.ts'
import type { PlanScene } from '../../mcu/predicate/way.ts'
import { blocksAfter } from '../../mcu/setup/blocks-after.ts'
import { carriedAfter, stacksAfter } from '../../mcu/setup/carried.ts'
import { groundAround } from '../../mcu/setup/ground-around.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import { type OpenTask, operationsOf } from './open.ts'

/** A scene as its set-up leaves it. Planners take blocks out of the list as their steps dig them. */
export function planSceneOf(task: OpenTask): PlanScene & { blocks: PlacedBlock[] } {
  const operations = operationsOf(task.open)
  const { arena, terrain, sources, gameVersion } = task
  const ground = blocksAfter(operations, arena.spawn)
  return {
    version: gameVersion,
    carried: new Map(carriedAfter(operations).map(({ item, count }) => [item, count])),
    stacks: stacksAfter(operations),
    // Where terrain puts the spawn is not known before the start.
    blocks: terrain === undefined ? [...sources, ...groundAround(arena, operations)] : [...ground],
    ground,
    mobs: operations.flatMap((operation) =>
      operation.kind === 'summon'
        ? [{ kind: operation.entity, position: add(arena.spawn, operation.at) }]
        : [],
    ),
    arena,
    start: operations.reduce(
      (at, operation) => (operation.kind === 'tp' ? add(at, operation.to) : at),
      arena.spawn,
    ),
    terms: [],
  }
}
