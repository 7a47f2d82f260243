import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
/**
 * Opens the lids of a container because a player looks inside. Players nearby see it, and a barrel's state
 * changes. Containers without a lid, such as furnaces, have nothing to open. Returns a function that closes the
 * lids again.
 */
export declare function liftLids(game: Game, places: readonly Vec[]): () => void;
