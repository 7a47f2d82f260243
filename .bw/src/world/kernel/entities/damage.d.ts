import type { Vec } from '../../geometry.ts';
import type { RuleValue } from '../game-rules.ts';
import type { Tracked } from './entity.ts';
/** The cause of damage; decides whether armour helps, and the death message. */
export type DamageCause = keyof typeof CAUSES;
/** Damage to a body, before any reduction by the body. */
export interface Damage {
    /** Half hearts. */
    readonly amount: number;
    readonly cause: DamageCause;
    /** The attacker. Its position pushes the victim away, and its name appears in the death message. */
    readonly from?: {
        readonly position?: Vec;
        readonly name?: string;
        readonly by?: Tracked;
    };
    /** It ignores shields. */
    readonly pierces?: boolean;
    /** Share of the armour that is ignored. */
    readonly breach?: number;
}
interface Cause {
    /** Last part of the translation key of the death message. */
    readonly message: string;
    /** Whether armour reduces it. Such damage also costs exhaustion. */
    readonly armour: boolean;
    /** Nothing protects against it. */
    readonly absolute?: boolean;
    /** Game rule that disables it. */
    readonly rule?: string;
}
/** Vanilla damage sources. */
declare const CAUSES: {
    readonly fall: {
        readonly message: 'fall';
        readonly armour: false;
        readonly rule: 'fallDamage';
    };
    readonly void: {
        readonly message: 'outOfWorld';
        readonly armour: false;
        readonly absolute: true;
    };
    readonly kill: {
        readonly message: 'outOfWorld';
        readonly armour: false;
        readonly absolute: true;
    };
    readonly attack: {
        readonly message: 'generic';
        readonly armour: true;
    };
    readonly projectile: {
        readonly message: 'generic';
        readonly armour: true;
    };
    readonly explosion: {
        readonly message: 'generic';
        readonly armour: true;
    };
    readonly lightning: {
        readonly message: 'lightningBolt';
        readonly armour: true;
    };
    readonly thorns: {
        readonly message: 'thorns';
        readonly armour: true;
    };
    readonly generic: {
        readonly message: 'generic';
        readonly armour: true;
    };
    readonly magic: {
        readonly message: 'magic';
        readonly armour: false;
    };
    readonly drown: {
        readonly message: 'drown';
        readonly armour: false;
        readonly rule: 'drowningDamage';
    };
    readonly starve: {
        readonly message: 'starve';
        readonly armour: false;
    };
    readonly suffocation: {
        readonly message: 'inWall';
        readonly armour: false;
    };
    readonly lava: {
        readonly message: 'lava';
        readonly armour: true;
        readonly rule: 'fireDamage';
    };
    readonly fire: {
        readonly message: 'inFire';
        readonly armour: false;
        readonly rule: 'fireDamage';
    };
    readonly burning: {
        readonly message: 'onFire';
        readonly armour: false;
        readonly rule: 'fireDamage';
    };
    readonly magma: {
        readonly message: 'hotFloor';
        readonly armour: true;
        readonly rule: 'fireDamage';
    };
    readonly cactus: {
        readonly message: 'cactus';
        readonly armour: true;
    };
    readonly berries: {
        readonly message: 'sweetBerryBush';
        readonly armour: true;
    };
};
export declare const causeOf: (cause: DamageCause) => Cause;
/** Whether fire resistance protects against it. */
export declare const isHeat: (cause: DamageCause) => boolean;
/** Whether the game rules allow this cause of damage. */
export declare function isAllowed(cause: DamageCause, rules: {
    get(name: string): RuleValue | undefined;
}): boolean;
export {};
