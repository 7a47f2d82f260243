import { type Vec } from '../geometry.ts';
import { type Body } from '../kernel/entities/body.ts';
import { type Damage } from '../kernel/entities/damage.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
export declare function sendHealth(player: Player): void;
/** Shows a player its absorption hearts. */
export declare function sendAbsorption(player: Player): void;
/** Sends health and food if they changed. A change of saturation counts only if it becomes zero or stops being zero, as in vanilla. */
export declare function sendHealthIfChanged(player: Player): void;
export declare function healPlayer(player: Player, amount: number): void;
/** Hurts a player or another body. */
export declare function hurt(game: Game, victim: Player | Body, damage: Damage): void;
export declare function hurtPlayer(game: Game, player: Player, damage: Damage): void;
/** Pushes a player or another body away from a position. */
export declare function push(game: Game, body: Player | Body, from: Vec, strength: number): void;
/** One tick of invulnerability and of damage by the void. `tickHunger` does the healing. */
export declare function tickHealth(game: Game, player: Player): void;
