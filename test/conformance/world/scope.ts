import loadRegistry from 'prismarine-registry'

/** Versions for which a probe says something. */
export interface Scope {
  /** Blocks, items and mobs it cannot do without, by the names of 1.19.2; properties in brackets are left out. */
  readonly needs?: readonly string[]
  /** The first version of the rule, e.g. `1.17`. */
  readonly since?: string
  /** The first version without the rule. */
  readonly before?: string
  /** Needs no operator: anybody who joins can find out, wherever it stands. */
  readonly asGuest?: boolean
}

interface Registry {
  readonly blocksByName: Readonly<Record<string, unknown>>
  readonly itemsByName: Readonly<Record<string, unknown>>
  readonly entitiesByName: Readonly<Record<string, unknown>>
  isNewerOrEqualTo(version: string): boolean
}

/** What other versions call what 1.19.2 calls so. */
const RENAMED: Readonly<Record<string, string>> = {
  boat: 'oak_boat',
  dirt_path: 'grass_path',
  grass: 'short_grass',
}

const registries = new Map<string, Registry>()

function registryOf(version: string): Registry {
  const known = registries.get(version)
  if (known) return known
  const registry = loadRegistry(version) as unknown as Registry
  registries.set(version, registry)
  return registry
}

const exists = ({ blocksByName, itemsByName, entitiesByName }: Registry, name: string): boolean =>
  name in blocksByName || name in itemsByName || name in entitiesByName

/** The name in this version of a block, item or mob of 1.19.2. A name that is in neither stays as it is. */
export function nameIn(version: string, name: string): string {
  const other = RENAMED[name]
  if (other === undefined) return name
  const registry = registryOf(version)
  return !exists(registry, name) && exists(registry, other) ? other : name
}

/** Place of an entry of entity metadata, given its place in 1.19.2: freezing came in before the eighth in 1.17. */
export const metadataPlace = (version: string, place: number): number =>
  place > 7 && !registryOf(version).isNewerOrEqualTo('1.17') ? place - 1 : place

/** Why a probe does not apply to a version; undefined: it does. */
export function inapplicableReason(
  { needs = [], since, before }: Scope,
  version: string,
): string | undefined {
  const registry = registryOf(version)
  if (since !== undefined && !registry.isNewerOrEqualTo(since)) return `so since ${since}`
  if (before !== undefined && registry.isNewerOrEqualTo(before)) return `so before ${before}`
  const missing = needs
    .map((name) => name.replace(/\[.*/, ''))
    .find((name) => !exists(registry, nameIn(version, name)))
  return missing === undefined ? undefined : `there is no ${missing}`
}
