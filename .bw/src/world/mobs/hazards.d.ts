import { type Vec } from '../geometry.ts';
import type { Damage } from '../kernel/entities/damage.ts';
import type { Entity } from '../kernel/entities/entity.ts';
import type { Level } from '../kernel/level.ts';
import { type Undead } from './sunlight.ts';
/** A body that can be harmed by blocks. */
interface Exposed {
    readonly game: {
        readonly level: Level;
    };
    readonly id: number;
    readonly age: number;
    readonly position: Vec;
    readonly type: {
        readonly fireproof?: boolean;
    };
    ignite(ticks: number): void;
    extinguish(): void;
    hurt(damage: Damage): void;
}
/** A mob that can burn. */
type Flammable = Entity & Undead & Exposed & {
    readonly type: {
        readonly burns?: boolean;
    };
    readonly dying: boolean;
    /** Remaining ticks of burning. */
    fire: number;
};
/** One tick of daylight, harmful blocks, and the fire that a mob has caught. */
export declare function sufferHeat(mob: Flammable): void;
/** One tick of the fire that a mob has caught. */
export declare function burn(mob: Flammable): void;
export {};
