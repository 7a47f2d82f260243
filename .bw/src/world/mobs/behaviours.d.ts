import type { MobKind } from './kinds.ts';
import type { Behaviour } from './mob.ts';
/** The behaviours of a mob, most urgent first. */
export declare const behavioursOf: (kind: string, type: MobKind) => readonly Behaviour[];
/** A mob's behaviour in every tick. */
export declare const habitsOf: (kind: string, type: MobKind) => readonly Behaviour[];
/** How a mob dodges projectiles; undefined: it does not. */
export declare const dodgeOf: (kind: string) => Behaviour | undefined;
