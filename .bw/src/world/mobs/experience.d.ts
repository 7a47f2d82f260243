import type { Chance } from '../kernel/chance.ts';
import type { Nature } from './kinds.ts';
/** The properties of a dead body that determine its experience. */
interface Dead {
    readonly kind: string;
    readonly type: {
        readonly nature: Nature;
    };
    readonly traits: {
        readonly baby: boolean;
        readonly equipment: ReadonlyMap<number, unknown>;
        readonly size: number;
    };
}
/** Points of experience that a mob leaves when a player kills it. */
export declare function experienceOf({ kind, type, traits }: Dead, chance: Chance): number;
export {};
