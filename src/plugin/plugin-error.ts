import { CausalMaceError } from '../core/errors.ts'

/** A plug-in could not be loaded, clashes with another one, or is not the one that was used before. */
export class PluginError extends CausalMaceError {
  readonly code = 'plugin'
}
