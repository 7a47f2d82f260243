import { InvariantError } from '../../core/errors.ts'
import type { PredicateKind } from './kind.ts'
import { PREDICATE_KINDS } from './kinds/index.ts'
import type { Leaf } from './predicate.ts'

/** Finds the definition of a leaf's kind. */
export class KindList {
  readonly all: readonly PredicateKind[]
  readonly #byId: ReadonlyMap<string, PredicateKind>

  constructor(all: readonly PredicateKind[]) {
    this.all = all
    this.#byId = new Map(all.map((kind) => [kind.id, kind]))
  }

  /** The kind of a leaf. @throws InvariantError for a leaf that was not parsed with this list's schema */
  of({ kind: id }: Leaf): PredicateKind {
    const kind = this.#byId.get(id)
    if (kind === undefined)
      throw new InvariantError(
        `a leaf has the kind "${id}", and the kinds are ${[...this.#byId.keys()].join(', ')}`,
      )
    return kind
  }
}

/** The kinds of the package. */
export const BUILTIN_KINDS: KindList = new KindList(PREDICATE_KINDS)
