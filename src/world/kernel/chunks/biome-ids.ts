import type { Registry } from '../../library/prismarine.ts'

/** The parts used here of the registries that a version's clients get when they join. */
interface Codec {
  readonly dimensionCodec?: Readonly<
    Record<string, { readonly entries?: readonly { readonly key: string }[] } | undefined>
  >
}

/** Numbers of biomes by their names, by registry. */
const numbers = new WeakMap<Registry, ReadonlyMap<string, number>>()

/**
 * The number of a biome on the wire: its place in the registry that clients are sent, which lacks biomes that the table of the version has
 * (1.21.4: the pale garden, so that all after it are one less). Undefined for a biome that clients do not know.
 */
export function biomeId(registry: Registry, name: string): number | undefined {
  const known = numbers.get(registry) ?? numbersOf(registry)
  numbers.set(registry, known)
  return known.get(name)
}

function numbersOf({ biomesByName, loginPacket }: Registry): ReadonlyMap<string, number> {
  const sent = (loginPacket as Codec).dimensionCodec?.['minecraft:worldgen/biome']?.entries
  return new Map(
    sent?.map(({ key }, index) => [key.replace('minecraft:', ''), index]) ??
      Object.entries(biomesByName).flatMap(([name, biome]) => (biome ? [[name, biome.id]] : [])),
  )
}
