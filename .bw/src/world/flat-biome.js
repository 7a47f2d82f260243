import { WorldError } from './errors.js';
import { biomeId } from './kernel/chunks/biome-ids.js';
/** A biome that exists in the version. @throws WorldError 'unknown_biome' */
export function knownBiome(name, { registry, version }) {
    if (biomeId(registry, name) !== undefined)
        return name;
    throw new WorldError('unknown_biome', `there is no biome "${name}"`, {
        got: name,
        wanted: `a biome of Minecraft ${version}`,
        remedy: 'choose another biome, or leave flatBiome out',
    });
}
