import type { Game } from './kernel/game.ts';
/**
 * Loads and unloads the columns of a generated world around its players. Changed columns stay in memory, the others are generated
 * again when a player returns. Until then, entities outside the loaded columns stand still.
 */
export declare class ChunkLoading {
    #private;
    constructor(game: Game);
    tick(): void;
}
