import { CausalMaceError } from '../../core/errors.ts'

/** Atoms are incompatible, or one is unknown. */
export class MoleculeError extends CausalMaceError {
  readonly code = 'molecule'
}
