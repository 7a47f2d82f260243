import { cellKey } from '../../core/position.ts'
import { OVENS } from '../../game/items/smelting.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { equip } from '../../task/actions/equip.ts'
import { smelt } from '../../task/actions/smelt.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { Task } from '../../task/task.ts'
import type { Tactics } from '../../worker/tactics.ts'
import type { TeamWorld } from '../../worker/team-world.ts'
import { wantsOf } from '../../worker/wants.ts'
import { isWild } from './decompose-wild.ts'
import type { GatheringTask } from './gathering.ts'
import { usefulThings } from './useful-things.ts'

/** How often an idle agent checks again for work it may start, since others may have moved on (ms). */
const IDLE_POLL_MS = 1000
/** Maximum distance between agents for a hand-over; farther apart, they find the item sooner themselves (blocks). */
const NEARBY = 16
/** Maximum number of steps of one agent on one subtask in a world that has to be explored. */
const MAX_STEPS = 400
/** An action that failed at one place may succeed at the next, so a team keeps trying until its time is up. */
const REPLANS = 40

/** Tactics of a team in a world that has to be explored. */
export const wildTactics = ({ timeLimitMs }: Pick<Task, 'timeLimitMs'>, world: TeamWorld): Tactics => ({
  idlePollMs: IDLE_POLL_MS,
  limits: { steps: MAX_STEPS, ms: timeLimitMs },
  patienceMs: timeLimitMs,
  replans: REPLANS,
  // Skills dig and swim where no way leads: no agent is stuck without a path to the spawn.
  reachablePlace: (agent) => world.avatar(agent).position,
  handsOverWithin: NEARBY,
  isOver: () => world.progress().done === world.progress().of,
})

/**
 * Tactics of a team that gathers: the agent that already carries most of a subtask's items does it, so that
 * little is handed over; no agent starts a subtask with a tool that a teammate is working with; and none
 * starts to smelt while all furnaces of the task are in use.
 */
export function gatheringTactics(task: GatheringTask, world: TeamWorld): Tactics {
  const { sources } = task
  if (isWild(task)) return wildTactics(task, world)
  const ovens = sources.filter(({ block }) => OVENS.includes(block.name)).length
  const smelts = ({ actions }: Subtask) => actions.some((call) => smelt.read(call) !== undefined)
  const known = new Map<number, Wanted>()
  const wanted = (subtask: Subtask): Wanted => {
    const wants = known.get(subtask.id) ?? wantedFor(subtask, world)
    known.set(subtask.id, wants)
    return wants
  }
  const carried = (agent: string, items: readonly string[]) =>
    items.filter((item) => world.avatar(agent).carries(item) > 0).length
  const useful = new Map<number, ReadonlySet<string>>()
  return {
    idlePollMs: IDLE_POLL_MS,
    usefulAround(subtask) {
      const names = useful.get(subtask.id) ?? namesFor(subtask, task, world.actions)
      useful.set(subtask.id, names)
      return names
    },
    mayStart(agent, subtask, running) {
      if (smelts(subtask) && ovens > 0 && [...running.values()].filter(smelts).length >= ovens) return false
      const { items, tools } = wanted(subtask)
      if (items.length === 0) return true
      const isLent = (tool: string) => isInUse(tool, agent, { running, world })
      if (tools.some(isLent)) return false
      const own = carried(agent, items)
      return world.agents.every(
        (other) =>
          other === agent || running.has(other) || world.avatar(other).isGone || carried(other, items) <= own,
      )
    },
  }
}

/** The kinds of items that a subtask takes from the agent, and those of them that it only takes in hand. */
interface Wanted {
  readonly items: readonly string[]
  readonly tools: readonly string[]
}

function wantedFor(subtask: Subtask, world: TeamWorld): Wanted {
  const equipped = new Set(subtask.actions.flatMap((call) => equip.read(call)?.item ?? []))
  const carried = (item: string) => (equipped.has(item) ? 1 : 0)
  const wants = wantsOf(world, [subtask], { subtask, left: subtask.actions, carried })
  const items = wants.map(({ item }) => item)
  return { items, tools: items.filter((item) => equipped.has(item)) }
}

/** Whether only teammates that work at present carry a tool: they pass it on when they are done. */
function isInUse(
  tool: string,
  agent: string,
  { running, world }: { running: ReadonlyMap<string, Subtask>; world: TeamWorld },
): boolean {
  const holders = world.agents.filter((one) => world.avatar(one).carries(tool) > 0)
  return holders.length > 0 && holders.every((one) => one !== agent && running.has(one))
}

/**
 * Names of the task's blocks and animals that a subtask concerns: those in its calls, and those that lead to
 * their items.
 */
function namesFor(
  { actions: calls }: Subtask,
  task: GatheringTask,
  actions: ActionVocabulary,
): ReadonlySet<string> {
  if (calls.length === 0) return usefulThings(task, task.gathering.obtain).names
  const cells = new Map(task.sources.map(({ position, block }) => [cellKey(position), block.name]))
  const targets = calls.flatMap((call) => {
    const target = actions.targetOf(call)
    if (target === undefined) return []
    if (target.kind === 'entity') return [target.name]
    if (target.kind === 'station') return target.blocks
    return 'cell' in target ? [cells.get(cellKey(target.cell)) ?? ''] : []
  })
  const items = calls.flatMap((call) => actions.itemsOf(call)).map((item) => ({ item, count: 1 }))
  return new Set([...targets, ...usefulThings(task, items).names])
}
