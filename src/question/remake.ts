import type { Answerer } from './answerer.ts'

const specifications = new WeakMap<Answerer, string>()

/**
 * Marks an answerer whose answers cost nothing and follow from the question alone: every thread can make it for itself from
 * this specification, so that questions need not cross to another thread. Copies of it are not marked.
 */
export function remakable<Kind extends Answerer>(answerer: Kind, specification: string): Kind {
  specifications.set(answerer, specification)
  return answerer
}

/** The specification from which another thread can make the same answerer; undefined if only this one will do. */
export const remakeOf = (answerer: Answerer): string | undefined => specifications.get(answerer)
