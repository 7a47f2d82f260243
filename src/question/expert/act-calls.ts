import { cellKey, floor, formatPosition, type Position } from '../../core/position.ts'
import type { ActionCall, FailureReason } from '../../task/action.ts'
import { mineBlock } from '../../task/actions/mine-block.ts'
import { navigateTo } from '../../task/actions/navigate-to.ts'
import { isPreparing } from '../../task/actions/roles.ts'
import { scanEntities } from '../../task/actions/scan-entities.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { ActFacts, act } from '../kinds/act.ts'
import type { ReplyOf } from '../question.ts'
import type { Step } from '../step.ts'
import { tuple } from './functions.ts'
import { go, goToCell, isFar } from './walking.ts'

/** Failures in one attempt after which a call is postponed to another attempt, and the maximum number of identical ones. */
const MAX_FAILURES = 3
const MAX_ALIKE = 2
/** Maximum number of searches for something that has moved away, in total and for the same thing in the same place. */
const MAX_SEARCHES = 6
const MAX_SEARCHES_ALIKE = 3
/** How far the expert looks for an animal or a station (blocks). */
const LOOKOUT = 48
/** Refusal reasons that a retry does not change. */
const FINAL: ReadonlySet<FailureReason> = new Set(['missing_item', 'missing_ingredients', 'wrong_tool'])
/** Refusal reasons after which the expert looks for the target and goes there. */
const AWAY: ReadonlySet<FailureReason> = new Set(['too_far', 'needs_station', 'not_found'])

/**
 * The next action for a subtask that no cell can show to be done: the first call that is not carried out yet, after its
 * preparation (going there, looking for it, equipping a tool).
 */
export function actOnCalls(facts: ActFacts, actions: ActionVocabulary): ReplyOf<typeof act> {
  const { subtask, remaining, history } = facts
  const next = remaining[0]
  if (next === undefined) return { thought: 'All of it has been done.', action: null }
  const last = history.at(-1)
  if (last !== undefined && !last.result.ok && FINAL.has(last.result.reason))
    return { thought: `I cannot: ${last.result.detail}; I stop.`, action: null }
  const worked = history.findLastIndex(({ action, result }) => result.ok && isSame(action, next))
  const failures = history
    .slice(worked + 1)
    .filter(({ action, result }) => !result.ok && isSame(action, next))
  const searches = failures.filter(({ result }) => !result.ok && AWAY.has(result.reason))
  const others = failures.filter((step) => !searches.includes(step))
  if (
    others.length >= MAX_FAILURES ||
    searches.length > MAX_SEARCHES ||
    alike(others) >= MAX_ALIKE ||
    alike(searches) >= MAX_SEARCHES_ALIKE
  )
    return { thought: `${next.name} does not work here; I stop.`, action: null }
  const way = pastBarrier(next, facts) ?? wayTo(next, facts, alike(searches), actions)
  if (way !== undefined) return way
  const preparation = preparationsOf(subtask.actions, next, actions).find(
    (call) => !isFresh(call, history, actions),
  )
  const action = preparation ?? next
  const thought = preparation === undefined ? `Now ${say(next)}.` : `I get ready: ${say(preparation)}.`
  return { thought, action }
}

/** How many of these failures equal the last one in reason and place. */
function alike(failures: readonly Step[]): number {
  const keyOf = ({ result }: Step) =>
    result.ok ? '' : JSON.stringify([result.reason, result.goTo, result.barriers])
  const last = failures.at(-1)
  return last === undefined ? 0 : failures.filter((step) => keyOf(step) === keyOf(last)).length
}

/** Digs away an obstacle between the agent and its target: a fence around animals without a gate. */
function pastBarrier(next: ActionCall, facts: ActFacts): ReplyOf<typeof act> | undefined {
  const at = facts.history.findLastIndex(({ action }) => isSame(action, next))
  const refusal = facts.history[at]?.result
  const barriers = refusal === undefined || refusal.ok ? [] : (refusal.barriers ?? [])
  const since = facts.history.slice(at + 1)
  if (barriers.length === 0 || since.some(({ result }) => !result.ok)) return undefined
  const dug = new Set(
    since.flatMap(({ action }) => {
      const pos = mineBlock.read(action)?.pos
      return pos === undefined ? [] : [cellKey(pos)]
    }),
  )
  const barrier = barriers.find((cell) => !dug.has(cellKey(cell)))
  if (barrier === undefined) return undefined
  if (since.length === 0 && isFar(facts, barrier)) return goToCell(facts, barrier)
  return {
    thought: `What is at ${formatPosition(barrier)} keeps me out, I dig it away.`,
    action: mineBlock.call({ pos: tuple(barrier), discard: true }),
  }
}

/**
 * How to approach a call's target: straight there, to where the refusal says, or by searching for it first.
 * @param searches how often the call has been refused in the same way because its target was missing
 */
function wayTo(
  next: ActionCall,
  facts: ActFacts,
  searches: number,
  actions: ActionVocabulary,
): ReplyOf<typeof act> | undefined {
  const last = facts.history.at(-1)
  const place = placeOf(next, actions)
  if (place !== undefined) {
    const hasGone = last !== undefined && actions.roleOf(last.action) === 'moves'
    return hasGone || !isFar(facts, place) ? undefined : goToCell(facts, place)
  }
  if (last === undefined) return undefined
  const isSought = scanEntities.read(last.action) !== undefined || actions.roleOf(last.action) === 'moves'
  if (isSought && (!last.result.ok || scanEntities.read(last.action) !== undefined)) return goToFound(facts)
  const sought = soughtBy(next, actions)
  if (last.result.ok || !isSame(last.action, next) || !AWAY.has(last.result.reason) || sought === undefined)
    return undefined
  const { goTo } = last.result
  if (goTo !== undefined && searches === 1) return goToCell(facts, goTo)
  const action = scanEntities.call({ item: sought, distance: LOOKOUT })
  return { thought: `Where is a ${sought}?`, action }
}

/** Goes to the nearest target seen last that no walk has failed to reach since. */
function goToFound({ history }: ActFacts): ReplyOf<typeof act> | undefined {
  const at = history.findLastIndex(({ action }) => scanEntities.read(action) !== undefined)
  const scan = at < 0 ? undefined : history[at]
  const sought = scan === undefined ? undefined : scanEntities.read(scan.action)
  const seen = scan === undefined ? undefined : scanEntities.dataOf(scan.result)
  if (sought === undefined || seen === undefined) return undefined
  const tried = new Set(
    history.slice(at + 1).flatMap(({ action }) => {
      const pos = navigateTo.read(action)?.pos
      return pos === undefined ? [] : [cellKey(pos)]
    }),
  )
  const things = seen.nearest === null ? [] : [seen.nearest, ...seen.found]
  const cells = things.map(({ position }) => floor(position))
  const cell = cells.find((one) => !tried.has(cellKey(one)))
  if (cell !== undefined) return go(`I go to ${formatPosition(cell)}.`, cell, 2)
  return cells.length === 0 ? { thought: `I see no ${sought.item}; I stop.`, action: null } : undefined
}

/** The cell that must be near for a call. */
const placeOf = (call: ActionCall, actions: ActionVocabulary): Position | undefined =>
  actions.roleOf(call) === 'moves' ? undefined : actions.targetCellOf(call)

/** The block or entity that must be near for a call that names no cell. */
function soughtBy(call: ActionCall, actions: ActionVocabulary): string | undefined {
  const target = actions.targetOf(call)
  if (target?.kind === 'station') return target.blocks[0]
  return target?.kind === 'entity' ? target.name : undefined
}

const isPreparation = (call: ActionCall, actions: ActionVocabulary): boolean => {
  const role = actions.roleOf(call)
  return role !== undefined && isPreparing(role)
}

/** The calls directly before a call that only prepare for it. */
function preparationsOf(
  calls: readonly ActionCall[],
  next: ActionCall,
  actions: ActionVocabulary,
): ActionCall[] {
  const at = calls.findIndex((call) => isSame(call, next))
  const before = calls.slice(0, Math.max(0, at))
  const start = before.findLastIndex((call) => !isPreparation(call, actions))
  return before.slice(start + 1)
}

/** Whether a call has been tried since the last step that was not mere preparation. */
function isFresh(call: ActionCall, history: readonly Step[], actions: ActionVocabulary): boolean {
  const since = history.findLastIndex(({ action }) => !isPreparation(action, actions))
  return history.slice(since + 1).some(({ action }) => isSame(action, call))
}

const isSame = (a: ActionCall, b: ActionCall): boolean =>
  a.name === b.name && JSON.stringify(sansAmount(a.args)) === JSON.stringify(sansAmount(b.args))

const sansAmount = ({ amount: _amount, ...rest }: ActionCall['args']) => rest

const say = ({ name, args }: ActionCall): string => `${name} ${JSON.stringify(args)}`
