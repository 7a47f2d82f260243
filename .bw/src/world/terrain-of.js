import { WorldError } from './errors.js';
import { MIN_Y } from './kernel/chunks/columns.js';
import { dialectOf, VERSIONS } from './protocol/dialect/index.js';
import { Terrain } from './terrain/terrain.js';
/**
 * The terrain of a world: from the options, or from a saved world; undefined for a flat world. Throws
 * 'unsupported_version' before 1.18, and 'bad_world' if the saved world has other terrain.
 */
export function terrainOf({ terrain: wanted }, dialect, world) {
    if (wanted !== undefined && dialect.bottom !== MIN_Y)
        throw new WorldError('unsupported_version', 'terrain is of 1.18 and later only', {
            got: dialect.version,
            wanted: VERSIONS.filter((name) => dialectOf(name).bottom === MIN_Y).join(', '),
            remedy: 'use one of these versions, or a flat world',
        });
    const saved = world?.terrainSeed;
    if (wanted === undefined)
        return saved === undefined ? undefined : new Terrain(dialect.registry, { seed: saved });
    const terrain = new Terrain(dialect.registry, wanted);
    if (world && !world.isNew && saved !== terrain.seed)
        throw new WorldError('bad_world', 'the saved world has other terrain', {
            got: saved === undefined ? 'a flat world' : `seed ${saved}`,
            wanted: `seed ${terrain.seed}`,
            remedy: 'leave the terrain out, or choose another folder',
        });
    return terrain;
}
