import type { Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/**
 * Items that piglins give for gold: weight, item, minimum and maximum (vanilla loot table piglin_bartering of
 * 1.19.2).
 */
export declare const BARTER_LOOT: readonly (readonly [
    weight: number,
    item: string,
    low: number,
    high: number,
    extra?: string
])[];
/** Gives a piglin gold to admire. Returns false if it accepts none now (vanilla Piglin.mobInteract). */
export declare function offerGold(game: Game, player: Player, target: Tracked, hand: number): boolean;
/** Lets piglins barter with their gold, and pick up gold near them. */
export declare function tickBarter(game: Game): void;
