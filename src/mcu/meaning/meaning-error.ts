import { CausalMaceError } from '../../core/errors.ts'

/** A text cannot be read as a task: brackets or constraints are broken, or a part is empty. */
export class MeaningError extends CausalMaceError {
  readonly code = 'meaning'
}
