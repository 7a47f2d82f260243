import type { Chance } from '../kernel/chance.ts';
/** The cause of a mob's death, and its size. */
interface Death {
    readonly burning: boolean;
    readonly byPlayer: boolean;
    readonly size: number;
    /** Looting level of the weapon that killed it. */
    readonly looting: number;
}
/** Item names and counts that a dying mob drops; a count may be 0. */
export declare function lootOf(kind: string, chance: Chance, death: Death): (readonly [string, number])[];
export {};
