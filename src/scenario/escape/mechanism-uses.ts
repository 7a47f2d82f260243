import { cellKey } from '../../core/position.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { ActionCall } from '../../task/action.ts'
import { toggle } from '../../task/actions/toggle.ts'
import { type Escape, isMomentary, type Mechanism, type Way, waysOf } from './rooms.ts'

/** A call of a subtask that operates a mechanism. */
export interface MechanismUse {
  call: ActionCall
  mechanism: Mechanism
}

/** The calls of a subtask that operate mechanisms of the task. */
export function mechanismUses(
  { actions }: Pick<Subtask, 'actions'>,
  escapeTask: Escape | undefined,
): MechanismUse[] {
  if (escapeTask === undefined) return []
  return actions.flatMap((call): MechanismUse[] => {
    const cell = toggle.read(call)?.pos
    if (cell === undefined) return []
    const mechanism = escapeTask.mechanisms.find(({ position }) => cellKey(position) === cellKey(cell))
    return mechanism === undefined ? [] : [{ call, mechanism }]
  })
}

/** The gates and teleports that require a mechanism to be held until its partners arrive, because it deactivates by itself. */
export const waysToHoldFor = (escapeTask: Escape, mechanism: Mechanism): Way[] =>
  isMomentary(mechanism)
    ? waysOf(escapeTask).filter(
        ({ hold, openedBy }) => hold === 'together' && openedBy.length > 1 && openedBy.includes(mechanism.id),
      )
    : []

/**
 * The remaining calls of a subtask. For levers and the like, the state in the world decides, because another agent may have
 * thrown or reset them; for everything else, the calls that have not been carried out.
 * @param remaining calls that no agent has carried out
 */
export function callsLeft(
  subtask: Subtask,
  escapeTask: Escape | undefined,
  remaining: readonly ActionCall[],
  isSet: (mechanism: Mechanism) => boolean,
): ActionCall[] {
  const lasting = mechanismUses(subtask, escapeTask).filter(({ mechanism }) => !isMomentary(mechanism))
  const switches = new Set(lasting.map(({ call }) => call))
  return [
    ...remaining.filter((call) => !switches.has(call)),
    ...lasting.flatMap(({ call, mechanism }) => (isSet(mechanism) ? [] : [call])),
  ]
}
