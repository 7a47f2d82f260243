import type { Action } from '../../task/action.ts'
import type { ActFacts, Step } from '../kinds/act.ts'
import type { ReplyOf } from '../language-model.ts'

/** A call that has been refused so often in one attempt is left for another. */
const MAX_FAILURES = 3

/**
 * The next action for a subtask that no cell can show to be done: the first call that nobody has carried out, after what
 * prepares it (going there, taking a tool in the hand).
 */
export function actOnCalls({ subtask, remaining, history }: ActFacts): ReplyOf<'act'> {
  const next = remaining[0]
  if (next === undefined) return { thought: 'All of it has been done.', action: null }
  const failures = history.filter(({ action, result }) => !result.ok && isSame(action, next)).length
  if (failures >= MAX_FAILURES) return { thought: `${next.name} does not work here; I stop.`, action: null }
  const preparation = preparationsOf(subtask.actions, next).find((call) => !isFresh(call, history))
  const action = preparation ?? next
  const thought = preparation === undefined ? `Now ${say(next)}.` : `I get ready: ${say(preparation)}.`
  return { thought, action }
}

/** The calls right before one that only prepare it. */
function preparationsOf(calls: readonly Action[], next: Action): Action[] {
  const at = calls.findIndex((call) => isSame(call, next))
  const before = calls.slice(0, Math.max(0, at))
  const start = before.findLastIndex(({ name }) => name !== 'NavigateTo' && name !== 'Equip')
  return before.slice(start + 1)
}

/** Tried since anything else than preparing was done. */
function isFresh(call: Action, history: readonly Step[]): boolean {
  const since = history.findLastIndex(({ action: { name } }) => name !== 'NavigateTo' && name !== 'Equip')
  return history.slice(since + 1).some(({ action }) => isSame(action, call))
}

const isSame = (a: Action, b: Action): boolean =>
  a.name === b.name && JSON.stringify(sansAmount(a.args)) === JSON.stringify(sansAmount(b.args))

const sansAmount = ({ amount: _amount, ...rest }: Action['args']) => rest

const say = ({ name, args }: Action): string => `${name} ${JSON.stringify(args)}`
