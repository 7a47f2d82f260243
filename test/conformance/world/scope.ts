import loadRegistry from 'prismarine-registry'

/** The versions that a probe applies to. */
export interface Scope {
  /** Blocks, items and mobs it needs, by their names in 1.19.2; properties in brackets are ignored. */
  readonly needs?: readonly string[]
  /** The first version of the rule, e.g. `1.17`. */
  readonly since?: string
  /** The first version without the rule. */
  readonly before?: string
  /** Whether it needs no operator: any client can check it, anywhere. */
  readonly asGuest?: boolean
}

interface Registry {
  readonly blocksByName: Readonly<Record<string, unknown>>
  readonly itemsByName: Readonly<Record<string, unknown>>
  readonly entitiesByName: Readonly<Record<string, unknown>>
  isNewerOrEqualTo(version: string): boolean
}

/** Names in other versions, by the name in 1.19.2. */
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

/** The name in this version for a block, item or mob of 1.19.2. Unknown names stay unchanged. */
export function nameIn(version: string, name: string): string {
  const other = RENAMED[name]
  if (other === undefined) return name
  const registry = registryOf(version)
  return !exists(registry, name) && exists(registry, other) ? other : name
}

/** Metadata key in this version for a key of 1.19.2. In 1.17, freezing was inserted before the eighth. */
export const metadataPlace = (version: string, place: number): number =>
  place > 7 && !registryOf(version).isNewerOrEqualTo('1.17') ? place - 1 : place

/** Why a probe does not apply to a version; undefined if it does. */
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
