import { WorldError } from './errors.ts'
import { MIN_Y } from './kernel/chunks/columns.ts'
import type { EmbeddedServerOptions } from './options.ts'
import type { WorldFolder } from './persistence/world-folder.ts'
import { type Dialect, dialectOf, VERSIONS } from './protocol/dialect/index.ts'
import { Terrain } from './terrain/terrain.ts'

/**
 * The terrain of a world: from the options, or from a saved world; undefined for a flat world. Throws
 * 'unsupported_version' before 1.18, and 'bad_world' if the saved world has other terrain.
 */
export function terrainOf(
  { terrain: wanted }: EmbeddedServerOptions,
  dialect: Dialect,
  world: WorldFolder | undefined,
): Terrain | undefined {
  if (wanted !== undefined && dialect.bottom !== MIN_Y)
    throw new WorldError('unsupported_version', 'terrain is of 1.18 and later only', {
      got: dialect.version,
      wanted: VERSIONS.filter((name) => dialectOf(name).bottom === MIN_Y).join(', '),
      remedy: 'use one of these versions, or a flat world',
    })
  const saved = world?.terrainSeed
  if (wanted === undefined)
    return saved === undefined ? undefined : new Terrain(dialect.registry, { seed: saved })
  const terrain = new Terrain(dialect.registry, wanted)
  if (world && !world.isNew && saved !== terrain.seed)
    throw new WorldError('bad_world', 'the saved world has other terrain', {
      got: saved === undefined ? 'a flat world' : `seed ${saved}`,
      wanted: `seed ${terrain.seed}`,
      remedy: 'leave the terrain out, or choose another folder',
    })
  return terrain
}
