import type { ActionCall } from '../task/action.ts'
import type { Subtask } from './subtask.ts'

/** Actions that leave nothing behind which a later subtask could rest on. */
const PASSING: ReadonlySet<string> = new Set(['NavigateTo', 'ScanEntities', 'CheckContainer', 'Equip'])
/** Arguments that say how, not what. */
const MANNERS: ReadonlySet<string> = new Set(['amount', 'state', 'range', 'fuel', 'discard'])

/**
 * The calls of a subtask that have not been carried out yet, in order; amounts are counted together, so that twice four
 * sticks are eight. Going somewhere, looking and equipping count only where the subtask consists of nothing else.
 * @param carriedOut calls that succeeded, by whomever and in whatever attempt
 */
export function remainingCalls(
  { actions }: Pick<Subtask, 'actions'>,
  carriedOut: readonly ActionCall[],
): ActionCall[] {
  const lasting = actions.filter(({ name }) => !PASSING.has(name))
  const counted = lasting.length > 0 ? lasting : actions
  const credit = new Map<string, number>()
  for (const call of carriedOut) credit.set(whatOf(call), (credit.get(whatOf(call)) ?? 0) + amountOf(call))
  return counted.flatMap((call): ActionCall[] => {
    const key = whatOf(call)
    const wanted = amountOf(call)
    const covered = Math.min(wanted, credit.get(key) ?? 0)
    credit.set(key, (credit.get(key) ?? 0) - covered)
    if (covered >= wanted) return []
    return [covered === 0 ? call : { ...call, args: { ...call.args, amount: wanted - covered } }]
  })
}

function whatOf({ name, args }: ActionCall): string {
  const what = Object.entries(args)
    .filter(([key]) => !MANNERS.has(key))
    .sort(([a], [b]) => a.localeCompare(b))
  return `${name} ${JSON.stringify(what)}`
}

const amountOf = ({ args: { amount } }: ActionCall): number => (typeof amount === 'number' ? amount : 1)
