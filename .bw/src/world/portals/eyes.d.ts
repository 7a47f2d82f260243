import { type Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
/** Opens the end portal to which a frame belongs, if all twelve have their eyes and look inwards (vanilla EnderEyeItem). */
export declare function openEndPortal(game: Game, p: Vec): void;
