import type { EmbeddedServerOptions } from './options.ts';
import type { WorldFolder } from './persistence/world-folder.ts';
import { type Dialect } from './protocol/dialect/index.ts';
import { Terrain } from './terrain/terrain.ts';
/**
 * The terrain of a world: from the options, or from a saved world; undefined for a flat world. Throws
 * 'unsupported_version' before 1.18, and 'bad_world' if the saved world has other terrain.
 */
export declare function terrainOf({ terrain: wanted }: EmbeddedServerOptions, dialect: Dialect, world: WorldFolder | undefined): Terrain | undefined;
