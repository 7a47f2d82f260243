import type { Game } from '../kernel/game.ts';
import type { LevelChange } from '../kernel/level.ts';
/**
 * Fire that appears inside a complete obsidian frame opens a portal, in the overworld and the Nether (vanilla
 * BaseFireBlock.onPlace).
 */
export declare function lightPortal(game: Game, { position, from, to }: LevelChange): void;
