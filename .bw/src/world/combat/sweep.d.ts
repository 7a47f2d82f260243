import type { Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
import type { Blow } from './blow.ts';
/** Whether a blow sweeps (vanilla Player.attack): a full swing of a sword on the ground, not while running. */
export declare const sweeps: (player: Player, { isFull, isCritical }: Blow) => boolean;
/** Hurts entities next to a victim: by one, and more with Sweeping Edge. */
export declare function sweep(game: Game, player: Player, victim: Tracked, { damage }: Blow): void;
