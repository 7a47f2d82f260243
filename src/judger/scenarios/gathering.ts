import { InvariantError } from '../../core/errors.ts'
import type { Box } from '../../core/position.ts'
import type { Task } from '../../task/task.ts'
import type { ScenarioJudge } from './scenario-judge.ts'
import { watchItems } from './watch-items.ts'

/** Higher than any animal jumps. */
const GLASS_HEIGHT = 3

/** Fields, ores and animals stand where the task says; it is done when the team carries what it is to obtain. */
export function gatheringJudge({ id, arena, gathering }: Task): ScenarioJudge {
  if (gathering === undefined) throw new InvariantError(`The task ${id} does not say what to gather.`)
  const { obtain, blocks, animals } = gathering
  return {
    fixtures: blocks,
    free: [],
    commands: () => [
      ...(animals.length === 0 ? [] : enclosure(arena.box)),
      ...animals.flatMap(({ kind, position: { x, y, z }, count }) =>
        Array.from({ length: count }, () => `summon minecraft:${kind} ${x + 0.5} ${y} ${z + 0.5}`),
      ),
    ],
    watch: watchItems,
    progress: ({ carried }) => ({
      done: obtain.reduce((sum, { item, count }) => sum + Math.min(count, carried(item)), 0),
      of: obtain.reduce((sum, { count }) => sum + count, 0),
      what: 'items that are wanted are carried',
    }),
  }
}

/** Glass right outside the arena, as VillagerBench has it, so that animals cannot run away for ever. */
function enclosure({ min, max }: Box): string[] {
  const top = min.y + GLASS_HEIGHT - 1
  const wall = (x1: number, z1: number, x2: number, z2: number) =>
    `fill ${x1} ${min.y} ${z1} ${x2} ${top} ${z2} glass`
  return [
    wall(min.x - 1, min.z - 1, max.x + 1, min.z - 1),
    wall(min.x - 1, max.z + 1, max.x + 1, max.z + 1),
    wall(min.x - 1, min.z, min.x - 1, max.z),
    wall(max.x + 1, min.z, max.x + 1, max.z),
  ]
}
