import { CausalMaceError } from '../core/errors.ts'

/** A picture or video could not be made. */
export class FilmError extends CausalMaceError {
  readonly code = 'film'
}
