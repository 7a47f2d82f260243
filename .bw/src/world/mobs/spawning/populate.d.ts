import type { Game } from '../../kernel/game.ts';
/**
 * The animals that a column is generated with (vanilla NaturalSpawner.spawnMobsForChunkGeneration). They depend only on the
 * world's seed and the position, not on when the column is loaded.
 */
export declare function populate(game: Game, cx: number, cz: number): void;
