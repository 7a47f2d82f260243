import { CausalMaceError } from '../core/errors.ts'

/** A picture or a video could not be made. */
export class FilmError extends CausalMaceError {
  readonly code = 'film'
}
