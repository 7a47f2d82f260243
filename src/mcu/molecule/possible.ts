import { isRefusal, type Refusal } from '../meaning/constraints/rule.ts'
import { MoleculeError } from './molecule-error.ts'

/** Returns a possible outcome. @throws MoleculeError for a refusal */
export function possible<T extends object>(outcome: T | Refusal): T {
  if (!isRefusal(outcome)) return outcome as T
  throw new MoleculeError(`${outcome.refused}.`, {
    hint: 'Leave the constraint out, or choose another; `causalmace mcu explain "TEXT"` says what each comes to.',
  })
}
