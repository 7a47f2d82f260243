import { ServerError } from '../../core/errors.ts'
import { formatPosition } from '../../core/position.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { TrialResult } from '../../planner/trials.ts'
import { withdrawItem } from '../../task/actions/withdraw-item.ts'
import type { Attempt } from '../../worker/subtask-work.ts'
import { type Effect, preparationFor, type TrialSetting } from './effect.ts'
import { type TrialSite, TrialWorld } from './trial-world.ts'

/** Most teams that are tried on subtasks that no agent can do alone. */
const MAX_TEAMS = 60
const MAX_TEAM = 4

/** What carrying everything out once has shown. */
export interface Rehearsed {
  /** In the order in which they came about. */
  effects: Effect[]
  failures: [subtask: number, reason: string][]
  /** Number of subtasks carried out. */
  trials: number
}

/**
 * Carries out a subtask in a world of its own. It may not use up more of the items that subtasks provide than it did in the
 * rehearsal, nor fetch what others provide: what it takes is missing elsewhere.
 */
export async function carryOutTrial(
  site: TrialSite,
  subtask: Subtask,
  { preparation, mayHang, rehearsed }: TrialSetting,
): Promise<TrialResult> {
  let world: TrialWorld | undefined
  try {
    world = await TrialWorld.open(site, preparation, 1)
    const { recorder } = world
    const isFaulty = () => recorder.fault?.kind === 'strays' || (recorder.fault !== undefined && !mayHang)
    recorder.begin([subtask], () => {
      if (isFaulty()) world?.stop()
    })
    const attempt = await world.carryOut(subtask, world.assign([subtask])[0] as string, false)
    if (recorder.fault !== undefined && isFaulty()) {
      const hangs = recorder.fault.kind === 'hangs'
      const what = hangs ? 'has nothing lasting beside it' : 'was filled, which is not its own'
      return { kind: 'failed', reason: `${formatPosition(recorder.fault.cell)} ${what}`, hangs }
    }
    if (attempt.done) {
      const reason = workOfOthers(subtask, recorder.end([subtask]), rehearsed)
      return reason === undefined ? { kind: 'succeeded' } : { kind: 'failed', reason, hangs: false }
    }
    if (!world.isWhole) return { kind: 'not-run', reason: 'the agent died or lost its connection' }
    return { kind: 'failed', reason: reasonOf(attempt), hangs: false }
  } catch (error) {
    if (error instanceof ServerError) return { kind: 'not-run', reason: error.message }
    throw error
  } finally {
    await world?.close()
  }
}

/** What it did that is not its own, with items that subtasks provide: it used up more, or fetched one that none of its calls takes. */
function workOfOthers(
  { actions }: Subtask,
  { items, taken }: Pick<Effect, 'items' | 'taken'>,
  rehearsed: Effect['items'],
): string | undefined {
  const used = Object.keys(rehearsed).find((item) => (items[item] ?? 0) < Math.min(0, rehearsed[item] ?? 0))
  if (used !== undefined) return `it uses up ${used}, which others need`
  const own = new Set(actions.flatMap((call) => withdrawItem.read(call)?.item ?? []))
  const fetched = taken.find(({ item, count }) => count > 0 && item in rehearsed && !own.has(item))
  return fetched === undefined ? undefined : `it fetches ${fetched.item}, which another provides`
}

const reasonOf = ({ refusal }: Attempt): string => refusal?.detail ?? 'something is left to do'

/**
 * Carries all subtasks out in one world, in the listed order and again from the start as long as anything succeeds. What no
 * agent can do alone is tried by teams, each agent with one of the subtasks. After a failure the world is prepared anew, so
 * that the next subtask does not start from half-done work.
 */
export async function rehearse(site: TrialSite, subtasks: readonly Subtask[]): Promise<Rehearsed> {
  const effects: Effect[] = []
  const failures = new Map<number, string>()
  let trials = 0
  let world: TrialWorld | undefined
  const isDone = ({ id }: Subtask) => effects.some((effect) => effect.subtasks.includes(id))
  const state = () => preparationFor(effects, new Set(effects.flatMap((effect) => effect.subtasks)))
  const open = () => subtasks.filter((subtask) => !isDone(subtask))
  const tryTeam = async (team: readonly Subtask[]): Promise<boolean> => {
    trials += team.length
    world ??= await TrialWorld.open(site, state(), team.length)
    const { recorder } = world
    const agents = world.assign(team)
    recorder.begin(team)
    const attempts = await Promise.all(
      team.map((subtask, index) => (world as TrialWorld).carryOut(subtask, agents[index] as string, true)),
    )
    const failed = attempts.findIndex(({ done }) => !done)
    if (failed < 0) effects.push(recorder.end(team))
    else if (team.length === 1) failures.set((team[0] as Subtask).id, reasonOf(attempts[failed] as Attempt))
    if (failed >= 0 || team.length > 1) {
      await world.close()
      world = undefined
    }
    return failed < 0
  }
  try {
    for (let isMoving = true; isMoving && open().length > 0; ) {
      isMoving = false
      for (const subtask of open()) {
        // Where the last subtask has led the agent, there may be no way back: from the start there is.
        const isFresh = world === undefined
        if ((await tryTeam([subtask])) || (!isFresh && (await tryTeam([subtask])))) isMoving = true
      }
      if (isMoving) continue
      await world?.close()
      world = undefined
      for (const team of teamsOf(open(), Math.min(MAX_TEAM, site.task.agents))) {
        isMoving = await tryTeam(team)
        if (isMoving) break
      }
    }
  } finally {
    await world?.close()
  }
  for (const id of effects.flatMap((effect) => effect.subtasks)) failures.delete(id)
  return { effects, failures: [...failures], trials }
}

/** Teams of two first, then larger ones, in the listed order. */
function* teamsOf(subtasks: readonly Subtask[], largest: number): Generator<Subtask[]> {
  let left = MAX_TEAMS
  for (let size = 2; size <= largest; size++) {
    for (const team of choose(subtasks, size)) {
      if (left-- <= 0) return
      yield team
    }
  }
}

function* choose<T>(items: readonly T[], size: number): Generator<T[]> {
  if (size === 0) yield []
  else
    for (const [index, item] of items.entries())
      for (const rest of choose(items.slice(index + 1), size - 1)) yield [item, ...rest]
}
