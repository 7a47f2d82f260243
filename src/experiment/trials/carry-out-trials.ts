import { ServerError } from '../../core/errors.ts'
import { cellKey, formatPosition } from '../../core/position.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { TrialResult } from '../../planner/trials.ts'
import { withdrawItem } from '../../task/actions/withdraw-item.ts'
import type { Attempt } from '../../worker/subtask-work.ts'
import { type Effect, preparationFor, type TrialSetting } from './effect.ts'
import { type TrialSite, TrialWorld } from './trial-world.ts'
import { ripened, withoutRules } from './without-rules.ts'

/** Maximum number of teams to try for subtasks that no agent can do alone. */
const MAX_TEAMS = 60
const MAX_TEAM = 4
/** Maximum number of orders to try in which another subtask is postponed. */
const MAX_ORDERS = 60

/** Result of carrying out every subtask once. */
export interface Rehearsed {
  /** In order of occurrence. */
  effects: Effect[]
  /** Subtasks that succeeded only in the place of an equal one, with that one. */
  standIns: [subtask: number, inPlaceOf: number][]
  failures: [subtask: number, reason: string][]
  /** Number of subtasks carried out. */
  trials: number
}

/**
 * Carries out a subtask in its own world. It must not use up more of the items that subtasks provide than in the rehearsal, must
 * not fetch items that others provide, since they would be missing elsewhere, and must harvest crops as ripe as in the rehearsal.
 */
export async function carryOutTrial(
  given: TrialSite,
  wanted: Subtask,
  setting: TrialSetting,
): Promise<TrialResult> {
  const { mayHang, rehearsed, harvested, off } = setting
  const { task, subtask, items } = withoutRules(given.task, wanted, off)
  const before = ripened(setting.preparation, setting)
  const preparation = { ...before, items: { ...before.items, ...items } }
  let world: TrialWorld | undefined
  try {
    world = await TrialWorld.open({ ...given, task }, preparation, 1)
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
      const effect = recorder.end([subtask])
      const reason = workOfOthers(subtask, effect, rehearsed) ?? unripe(effect, harvested)
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

/**
 * Its improper use of items that subtasks provide: it used up more, or fetched an item that its calls do not
 * mention.
 */
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

/** A crop that was dug before it was ripe, although the rehearsal harvested it: it gives less, or only seeds. */
function unripe(effect: Effect, rehearsed: Effect['harvested']): string | undefined {
  const own = new Set(effect.harvested.map(({ position }) => cellKey(position)))
  const missing = rehearsed.find(({ position }) => !own.has(cellKey(position)))
  return missing === undefined ? undefined : `the crop at ${formatPosition(missing.position)} was not ripe`
}

const reasonOf = ({ refusal }: Attempt): string => refusal?.detail ?? 'something is left to do'

/**
 * Carries all subtasks out in one world, in the listed order and again from the start as long as anything succeeds. Subtasks that
 * no agent can do alone are tried by teams, with one subtask per agent. Subtasks that still fail are tried earlier in the order.
 * After a failure the world is prepared again, so that the next subtask does not start from half-done work.
 */
export const rehearse = (site: TrialSite, subtasks: readonly Subtask[]): Promise<Rehearsed> =>
  new Rehearsal(site, subtasks).run()

class Rehearsal {
  readonly #site: TrialSite
  readonly #subtasks: readonly Subtask[]
  readonly #effects: Effect[] = []
  readonly #failures = new Map<number, string>()
  #trials = 0
  #world: TrialWorld | undefined
  #ordersLeft = MAX_ORDERS

  constructor(site: TrialSite, subtasks: readonly Subtask[]) {
    this.#site = site
    this.#subtasks = subtasks
  }

  async run(): Promise<Rehearsed> {
    try {
      let isMoving = true
      while (isMoving && this.#open().length > 0)
        isMoving = (await this.#tryEachAlone()) || (await this.#tryTeams()) || (await this.#tryPuttingOff())
    } finally {
      await this.#world?.close()
    }
    const standIns = await this.#tryInPlaces()
    for (const id of [...this.#done(), ...standIns.keys()]) this.#failures.delete(id)
    return {
      effects: this.#effects,
      standIns: [...standIns],
      failures: [...this.#failures],
      trials: this.#trials,
    }
  }

  /** Tries each failed subtask in place of the first equal one that succeeded: the order of the list must not matter here. */
  async #tryInPlaces(): Promise<Map<number, number>> {
    const standIns = new Map<number, number>()
    for (const subtask of this.#open()) {
      const index = this.#effects.findIndex(({ subtasks }) => this.#isWorkOf(subtask, subtasks))
      const inPlaceOf = this.#effects[index]?.subtasks[0]
      if (inPlaceOf === undefined) continue
      const before = this.#effects.slice(0, index)
      const preparation = preparationFor(before, new Set(before.flatMap(({ subtasks }) => subtasks)))
      const world = await TrialWorld.open(this.#site, preparation, 1)
      try {
        this.#trials++
        const { done } = await world.carryOut(subtask, world.assign([subtask])[0] as string, true)
        if (done) standIns.set(subtask.id, inPlaceOf)
      } finally {
        await world.close()
      }
    }
    return standIns
  }

  /** Whether an effect comes from a single subtask with the same actions. */
  #isWorkOf({ actions }: Subtask, ids: readonly number[]): boolean {
    const other = this.#subtasks.find(({ id }) => id === ids[0])
    return ids.length === 1 && JSON.stringify(other?.actions) === JSON.stringify(actions)
  }

  /** The ids of the subtasks that have succeeded. */
  #done(): Set<number> {
    return new Set(this.#effects.flatMap(({ subtasks }) => subtasks))
  }

  #open(): Subtask[] {
    const done = this.#done()
    return this.#subtasks.filter(({ id }) => !done.has(id))
  }

  /** @returns whether any subtask succeeded */
  async #tryEachAlone(): Promise<boolean> {
    let isMoving = false
    for (const subtask of this.#open()) if (await this.#tryAlone(subtask)) isMoving = true
    return isMoving
  }

  async #tryAlone(subtask: Subtask): Promise<boolean> {
    const isFresh = this.#world === undefined
    if (await this.#tryTeam([subtask])) return true
    // The last subtask may have left the agent somewhere without a way back; in a fresh world it begins at the start.
    return !isFresh && this.#tryTeam([subtask])
  }

  /** Tries teams in a fresh world until one succeeds. */
  async #tryTeams(): Promise<boolean> {
    await this.#closeWorld()
    for (const team of teamsOf(this.#open(), Math.min(MAX_TEAM, this.#site.task.agents)))
      if (await this.#tryTeam(team)) return true
    return false
  }

  /**
   * Tries a subtask that fails after all others before one of them, because it may destroy its requirements or lead away from
   * them.
   * @returns whether an order was found in which the earlier successes still succeed
   */
  async #tryPuttingOff(): Promise<boolean> {
    for (const subtask of this.#open()) {
      // A kind of work for which supplies ran out: `#tryInPlaces` handles it afterwards.
      if (this.#effects.some(({ subtasks }) => this.#isWorkOf(subtask, subtasks))) continue
      for (let place = this.#effects.length - 1; place >= 0 && this.#ordersLeft > 0; place--) {
        this.#ordersLeft--
        if (await this.#goesBefore(place, subtask)) return true
      }
    }
    return false
  }

  /** Repeats the effects from a given index, with another subtask moved before the first of them and ahead of its dependents. */
  async #goesBefore(place: number, subtask: Subtask): Promise<boolean> {
    const before = [...this.#effects]
    const [putOff = [], ...others] = before.slice(place).map((effect) => this.#teamOf(effect))
    await this.#closeWorld()
    this.#effects.length = place
    const waiting = [putOff]
    for (const team of others) if (!(await this.#tryTeam(team))) waiting.push(team)
    for (const team of [[subtask], ...waiting]) {
      if (await this.#tryTeam(team)) continue
      this.#effects.splice(0, this.#effects.length, ...before)
      await this.#closeWorld()
      return false
    }
    return true
  }

  #teamOf({ subtasks: ids }: Effect): Subtask[] {
    return this.#subtasks.filter(({ id }) => ids.includes(id))
  }

  async #tryTeam(team: readonly Subtask[]): Promise<boolean> {
    this.#trials += team.length
    this.#world ??= await this.#openWorld(team.length)
    const world = this.#world
    const { recorder } = world
    const agents = world.assign(team)
    recorder.begin(team)
    const attempts = await Promise.all(
      team.map((subtask, index) => world.carryOut(subtask, agents[index] as string, true)),
    )
    const failed = attempts.findIndex(({ done }) => !done)
    if (failed < 0) this.#effects.push(recorder.end(team))
    else if (team.length === 1)
      this.#failures.set((team[0] as Subtask).id, reasonOf(attempts[failed] as Attempt))
    if (failed >= 0 || team.length > 1) await this.#closeWorld()
    return failed < 0
  }

  /** A world in the state after all successful subtasks. */
  #openWorld(agents: number): Promise<TrialWorld> {
    return TrialWorld.open(this.#site, preparationFor(this.#effects, this.#done()), agents)
  }

  async #closeWorld(): Promise<void> {
    await this.#world?.close()
    this.#world = undefined
  }
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
