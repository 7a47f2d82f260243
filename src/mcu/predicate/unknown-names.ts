import type { NameSort } from '../../game/data/names-of-sort.ts'
import { namesOfSort, versionsWith } from '../../game/data/names-of-sort.ts'
import { similarName } from '../../game/data/similar-name.ts'
import { isNamePattern, namesTest } from '../../game/names.ts'
import type { GameVersion } from '../../game/version.ts'
import { arrangementOf } from './joins/index.ts'
import { BUILTIN_KINDS } from './kind-list.ts'
import type { Leaf, Predicate } from './predicate.ts'
import { type Term, termKind } from './terms/index.ts'

/** A name that the version does not have, and its place in the predicate. */
interface UnknownName {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/**
 * The names in a predicate that its version does not have. Names of other versions may be listed next to an existing one, so that
 * a task can be played in several.
 */
export function unknownNames(predicate: Predicate, version: GameVersion): UnknownName[] {
  const arrangement = arrangementOf(predicate)
  if (arrangement === undefined) return inLeaf(predicate as Leaf, version)
  const ofTerms = predicate.kind === 'under' ? inTerms(predicate.terms, version) : []
  const isList = Array.isArray((predicate as { of?: unknown }).of)
  const ofParts = arrangement.parts.flatMap((part, index) =>
    unknownNames(part, version).map(({ path, message }) => ({
      path: ['of', ...(isList ? [index] : []), ...path],
      message,
    })),
  )
  return [...ofTerms, ...ofParts]
}

const inTerms = (terms: readonly Term[], version: GameVersion): UnknownName[] =>
  terms.flatMap((term, index) =>
    inFields(term, termKind(term).names, version).map(({ path, message }) => ({
      path: ['terms', index, ...path],
      message,
    })),
  )

const inLeaf = (leaf: Leaf, version: GameVersion): UnknownName[] =>
  inFields(leaf, BUILTIN_KINDS.of(leaf).names, version)

function inFields(
  data: object,
  fields: Readonly<Record<string, NameSort>> | undefined,
  version: GameVersion,
): UnknownName[] {
  return Object.entries(fields ?? {}).flatMap(([field, sort]) => {
    const names = (data as Readonly<Record<string, readonly string[] | undefined>>)[field] ?? []
    const known = namesOfSort(sort, version)
    const isKnown = (name: string) => known.some(namesTest([name]))
    const someExist = names.some(isKnown)
    return names
      .filter((name) => !isKnown(name) && !(someExist && versionsWith(name, sort).length > 0))
      .map((name) => ({ path: [field], message: messageFor(name, { sort, version, known }) }))
  })
}

function messageFor(
  name: string,
  { sort, version, known }: { sort: NameSort; version: GameVersion; known: readonly string[] },
): string {
  if (isNamePattern(name)) return `no ${sort} of Minecraft ${version} fits "${name}"`
  const like = similarName(name, known)
  const others = versionsWith(name, sort)
  const hint =
    others.length > 0
      ? `; it exists in ${others.join(', ')}`
      : like === undefined
        ? ''
        : `; did you mean "${like}"?`
  return `there is no ${sort} "${name}" in Minecraft ${version}${hint}`
}
