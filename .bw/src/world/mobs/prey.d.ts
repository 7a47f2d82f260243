import type { Vec } from '../geometry.ts';
import { Body } from '../kernel/entities/body.ts';
import { Player } from '../kernel/player/player.ts';
import type { Mob } from './mob.ts';
/** Something that a mob may attack. */
export type Prey = Player | Body;
/** Whether something is alive and may be attacked at all. */
export declare function isPrey(tracked: unknown): tracked is Prey;
export declare const eyesOf: (body: Prey) => Vec;
/** Hurts by magic, which ignores armour; half hearts. */
export declare function attackByMagic(mob: Mob, prey: Prey, damage: number): void;
/** Hurts a mob's target; damage in half hearts on normal difficulty. `source`: the origin of the hit, if not the mob. */
export declare function attack(mob: Mob, prey: Prey, damage: number, source?: Vec): void;
