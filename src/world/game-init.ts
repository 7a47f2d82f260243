import { knownBiome } from './flat-biome.ts'
import { untouchedOf } from './kernel/chunks/packets.ts'
import type { GameInit } from './kernel/game.ts'
import { DEFAULT_VIEW_DISTANCE, type EmbeddedServerOptions, spawnAbove } from './options.ts'
import type { Dialect } from './protocol/dialect/index.ts'
import type { Transport } from './protocol/transport.ts'
import type { Terrain } from './terrain/terrain.ts'

interface Ground {
  readonly dialect: Dialect
  readonly terrain: Terrain | undefined
  readonly transport: Transport
}

/** The initial settings of a server's game. Throws 'unknown_biome' for a biome that does not exist in the version. */
export const gameInitOf = (
  options: EmbeddedServerOptions,
  { dialect, terrain, transport }: Ground,
): GameInit => ({
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
})
