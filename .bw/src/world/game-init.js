import { knownBiome } from './flat-biome.js';
import { untouchedOf } from './kernel/chunks/packets.js';
import { DEFAULT_VIEW_DISTANCE, spawnAbove } from './options.js';
/** The initial settings of a server's game. Throws 'unknown_biome' for a biome that does not exist in the version. */
export const gameInitOf = (options, { dialect, terrain, transport }) => ({
    version: dialect.version,
    dialect,
    random: options.random,
    spawn: options.spawn ?? terrain?.spawn.position ?? spawnAbove(dialect.bottom),
    source: terrain,
    viewDistance: options.viewDistance ?? DEFAULT_VIEW_DISTANCE,
    serialize: (name, fields) => transport.serialize(name, fields),
    // Worlds with another biome look different, so they do not share packets with the others.
    ...(options.flatBiome === undefined
        ? { untouched: untouchedOf(dialect.version) }
        : { flatBiome: knownBiome(options.flatBiome, dialect) }),
    rules: options.rules,
    ops: options.ops,
    gameMode: options.gameMode,
    showDigging: options.showDigging,
});
