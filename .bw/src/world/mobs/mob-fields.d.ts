import { Entity, type Tracked } from '../kernel/entities/entity.ts';
import type { Game } from '../kernel/game.ts';
import { Player } from '../kernel/player/player.ts';
import { type NbtTag } from '../library/nbt.ts';
import type { MobKind } from './kinds.ts';
type Members = Readonly<Record<string, NbtTag | undefined>>;
/** Ticks for which a neutral mob stays angry. */
export declare const ANGER_TICKS = 600;
/** Values that are saved one by one; see `Mob` for their meaning. */
interface Values {
    love: number;
    fedBy: Player | undefined;
    temper: number;
    fallen: number;
    readyAt: number;
    busyUntil: number;
    lonelyFor: number;
    attacker: Tracked | undefined;
    hurtAt: number;
    target: Tracked | undefined;
}
/** The saved part of a mob. */
interface Saved extends Entity, Values {
    readonly game: Game;
    readonly type: MobKind;
    readonly leash: Tracked | undefined;
    readonly untilGrown: number;
    readonly breedsAt: number;
    fire: number;
    becomeAged(age: number): void;
}
/** Saved data of a mob besides its traits. */
export declare function mobMembers(mob: Saved): Record<string, NbtTag>;
/** Applies a mob's data from a save or a command. */
export declare function restoreMob(mob: Saved, said: Members): void;
export {};
