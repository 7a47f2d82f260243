/** Biome numbers by name, per registry. */
const numbers = new WeakMap();
/**
 * The number of a biome in the protocol: its index in the registry that is sent to clients, which lacks some biomes in the
 * version's table (1.21.4: the pale garden, so that all later ones are one less). Undefined for a biome that clients do not know.
 */
export function biomeId(registry, name) {
    const known = numbers.get(registry) ?? numbersOf(registry);
    numbers.set(registry, known);
    return known.get(name);
}
function numbersOf({ biomesByName, loginPacket }) {
    const sent = loginPacket.dimensionCodec?.['minecraft:worldgen/biome']?.entries;
    return new Map(sent?.map(({ key }, index) => [key.replace('minecraft:', ''), index]) ??
        Object.entries(biomesByName).flatMap(([name, biome]) => (biome ? [[name, biome.id]] : [])));
}
