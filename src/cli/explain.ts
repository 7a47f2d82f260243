import { styleText } from 'node:util'
import { CommanderError } from 'commander'
import { isCausalMaceError, ModelError, modelErrors } from '../core/errors.ts'
import { storageErrorOf } from '../core/storage-error.ts'
import { ClaimLostError } from '../experiment/claim/claim.ts'

/**
 * Exit codes: 0 the requirement was met, 1 it was not, 2 the command could not be carried out, 3 the infrastructure failed
 * (world, process or endpoint), 4 no rule can decide (a judge has to look), 75 time ran out before all work was done
 * (EX_TEMPFAIL: try again), 130 interrupted (as shells do).
 */
export const EXIT = {
  success: 0,
  failure: 1,
  unusable: 2,
  infrastructure: 3,
  undecided: 4,
  unfinished: 75,
  interrupted: 130,
} as const

/** An error as plain words for the terminal. Our own defects keep their stack trace. */
export function explain(error: unknown): string {
  const known = storageErrorOf(error) ?? error
  if (!isCausalMaceError(known)) return (error as Error).stack ?? String(error)
  const lines = [`${styleText('red', 'error')}: ${known.message}`]
  if (known.hint !== undefined) lines.push(`${styleText('dim', 'hint')}: ${known.hint}`)
  return lines.join('\n')
}

export function exitCodeOf(error: unknown): number {
  if (storageErrorOf(error) !== undefined || error instanceof ClaimLostError) return EXIT.infrastructure
  if (isEndpointFault(error)) return EXIT.infrastructure
  return error instanceof CommanderError && error.exitCode === 0 ? EXIT.success : EXIT.unusable
}

/** The endpoint failed or the account is out of quota: the same command may succeed later. */
const isEndpointFault = (error: unknown): boolean =>
  error instanceof ModelError &&
  (modelErrors[error.code].party === 'endpoint' || error.code === 'model_quota')
