import { once } from '../core/once.ts'
import type { ActionCall } from '../task/action.ts'
import { isPreparing } from '../task/actions/roles.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import type { Subtask } from './subtask.ts'

/**
 * The calls of a subtask that have not been carried out yet, in order. Amounts are added up: two calls for four sticks equal
 * one for eight. Walking, looking and equipping count only if the subtask consists of nothing else.
 * @param done effects of successful calls by any agent in any attempt
 */
export function remainingCalls(
  { actions: calls }: Pick<Subtask, 'actions'>,
  done: Achieved,
  actions: ActionVocabulary,
): ActionCall[] {
  const counted = countedOf(actions)(calls)
  if (done.size === 0) return [...counted]
  const credit = new Map(done)
  return counted.flatMap((call): ActionCall[] => {
    const key = whatOf(call, actions)
    const wanted = amountOf(call)
    const covered = Math.min(wanted, credit.get(key) ?? 0)
    credit.set(key, (credit.get(key) ?? 0) - covered)
    if (covered >= wanted) return []
    return [covered === 0 ? call : { ...call, args: { ...call.args, amount: wanted - covered } }]
  })
}

/**
 * Amounts of calls with the same effect. Kept by the code that records calls, because agents need the remaining ones in every
 * step.
 */
export type Achieved = ReadonlyMap<string, number>

/** Adds a call that has been carried out. */
export function addAchieved(done: Map<string, number>, call: ActionCall, actions: ActionVocabulary): void {
  const key = whatOf(call, actions)
  done.set(key, (done.get(key) ?? 0) + amountOf(call))
}

/** The calls of a subtask that count; agents need them in every step. */
const countedOf = once((actions: ActionVocabulary) =>
  once((calls: readonly ActionCall[]): readonly ActionCall[] => {
    const lasting = calls.filter((call) => {
      const role = actions.roleOf(call)
      return role === undefined || !isPreparing(role)
    })
    return lasting.length > 0 ? lasting : calls
  }),
)

const keysOf = once((actions: ActionVocabulary) => once((call: ActionCall) => keyOf(call, actions)))

/** A key that is equal for calls with the same effect, independent of method and notation. */
const whatOf = (call: ActionCall, actions: ActionVocabulary): string => keysOf(actions)(call)

function keyOf(call: ActionCall, actions: ActionVocabulary): string {
  const parsed = actions.read(call)
  const manner = parsed?.spec.manner ?? []
  const what = Object.entries(parsed?.action.args ?? call.args)
    .filter(([key]) => key !== 'amount' && !manner.includes(key))
    .sort(([a], [b]) => a.localeCompare(b))
  return `${call.name} ${JSON.stringify(what)}`
}

const amountOf = ({ args: { amount } }: ActionCall): number => (typeof amount === 'number' ? amount : 1)
