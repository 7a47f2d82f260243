import type { GameInit } from './kernel/game.ts';
import { type EmbeddedServerOptions } from './options.ts';
import type { Dialect } from './protocol/dialect/index.ts';
import type { Transport } from './protocol/transport.ts';
import type { Terrain } from './terrain/terrain.ts';
interface Ground {
    readonly dialect: Dialect;
    readonly terrain: Terrain | undefined;
    readonly transport: Transport;
}
/** The initial settings of a server's game. Throws 'unknown_biome' for a biome that does not exist in the version. */
export declare const gameInitOf: (options: EmbeddedServerOptions, { dialect, terrain, transport }: Ground) => GameInit;
export {};
