import { CausalMaceError } from '../../../core/errors.ts'

/** The oracle cannot play a task. */
export class OracleError extends CausalMaceError {
  readonly code = 'oracle'

  constructor(message: string, hint: string) {
    super(message, { hint })
  }
}
