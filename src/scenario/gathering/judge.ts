import { plural } from '../../core/count.ts'
import { type Box, type Position, sameCell } from '../../core/position.ts'
import type { ScenarioJudge } from '../../judger/scenarios/scenario-judge.ts'
import { carriedOf, type Gathering, type GatheringTask } from './gathering.ts'
import { watchItems } from './watch-items.ts'
import { watchJourney } from './watch-journey.ts'

type Herds = Gathering['animals']

/** Height of the glass (blocks); no animal can jump over it. */
const GLASS_HEIGHT = 3

/** Judges a gathering task: sets up blocks and animals; the task is done when the team carries the wanted items. */
export function gatheringJudge(task: GatheringTask): ScenarioJudge {
  const { arena, containers, gathering, sources } = task
  const { obtain, animals, difficulty } = gathering
  const wanted = obtain.reduce((sum, { count }) => sum + count, 0)
  return {
    fixtures: sources,
    free: [],
    commands: () => [
      ...(difficulty === undefined ? [] : [`difficulty ${difficulty}`]),
      ...(animals.length === 0 ? [] : enclosure(arena.box)),
      ...animals.flatMap(({ kind, position: { x, y, z }, count }) =>
        Array.from({ length: count }, () => `summon minecraft:${kind} ${x + 0.5} ${y} ${z + 0.5}`),
      ),
    ],
    watch: task.terrain === undefined ? watchItems : watchJourney,
    progress: ({ carried }) => ({
      done: obtain.reduce((sum, wanted) => sum + carriedOf(wanted, carried), 0),
      of: wanted,
      what: plural(wanted, 'required item collected', 'required items collected'),
    }),
    remaining: ({ standing, living }) => {
      const isContainer = (cell: Position) => containers.some(({ position }) => sameCell(position, cell))
      return {
        ...task,
        sources: standing().filter(({ position }) => !isContainer(position)),
        gathering: { ...gathering, animals: herdsLeft(animals, living) },
      }
    },
  }
}

/** Glass around the arena, as in VillagerBench, so that animals cannot run away. */
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

/** The herds, reduced to the animals that are still alive. */
function herdsLeft(herds: Herds, living: (kind: string) => number): Herds {
  const left = new Map(herds.map(({ kind }) => [kind, living(kind)]))
  return herds.flatMap((herd) => {
    const count = Math.min(herd.count, left.get(herd.kind) ?? 0)
    left.set(herd.kind, (left.get(herd.kind) ?? 0) - count)
    return count === 0 ? [] : [{ ...herd, count }]
  })
}
