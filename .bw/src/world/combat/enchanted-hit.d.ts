import type { Vec } from '../geometry.ts';
import { type ItemStack } from '../items/stack.ts';
import type { Body } from '../kernel/entities/body.ts';
import type { Game } from '../kernel/game.ts';
import type { Player } from '../kernel/player/player.ts';
/** Damage that a weapon's enchantments add against a kind of creature (vanilla getDamageBonus), in half hearts. */
export declare function extraDamage(weapon: ItemStack | null, kind: string): number;
interface Hit {
    readonly weapon: ItemStack | null;
    /** A full swing while running. */
    readonly runUp: boolean;
}
/**
 * Effects of a hit on an entity besides damage: a run-up and the weapon's enchantments push it, set it on fire and slow it down.
 */
export declare function afterHit(game: Game, { position }: {
    readonly position: Vec;
}, target: Player | Body, { weapon, runUp }: Hit): void;
export {};
