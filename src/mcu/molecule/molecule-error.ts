import { CausalMaceError } from '../../core/errors.ts'

/** Atoms do not go together, or one is unknown. */
export class MoleculeError extends CausalMaceError {
  readonly code = 'molecule'
}
