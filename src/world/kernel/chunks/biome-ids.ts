import type { Registry } from '../../library/prismarine.ts'

/** The registries that a version's clients are sent when they join, as far as they are asked for here. */
interface Codec {
  readonly dimensionCodec?: Readonly<
    Record<string, { readonly entries?: readonly { readonly key: string }[] } | undefined>
  >
}

/**
 * The number of a biome on the wire: its place in the registry that clients are sent, which lacks biomes that the table of the version has
 * (1.21.4: the pale garden, so that all after it are one less). Undefined for a biome that clients do not know.
 */
export function biomeId({ biomesByName, loginPacket }: Registry, name: string): number | undefined {
  const known = Object.hasOwn(biomesByName, name) ? biomesByName[name]?.id : undefined
  const sent = (loginPacket as Codec).dimensionCodec?.['minecraft:worldgen/biome']?.entries
  if (sent === undefined) return known
  const index = sent.findIndex(({ key }) => key.replace('minecraft:', '') === name)
  return index < 0 ? undefined : index
}
