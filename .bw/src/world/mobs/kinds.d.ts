/** The behaviours and properties of a kind of mob. */
export type Nature = 'animal' | 'hostile' | 'neutral' | 'villager';
export interface MobKind {
    readonly nature: Nature;
    /** Vanilla's movement speed attribute; see `paceOf`. */
    readonly speed: number;
    /** Speed factor when it flees. */
    readonly fleeing: number;
    /** Food that it follows, eats and breeds with. */
    readonly food?: ReadonlySet<string>;
    /** Damage of an attack on normal difficulty, in half hearts. */
    readonly damage?: number;
    /** Distance at which it notices a player, in blocks. */
    readonly sight?: number;
    /** Burns in daylight. */
    readonly burns?: boolean;
    /** Whether it does not attack by day. */
    readonly nightly?: boolean;
    /** Whether it falls slowly and takes no damage. */
    readonly glides?: boolean;
    /** Whether it is immune to fire and lava. */
    readonly fireproof?: boolean;
    /** Whether it breeds only if tame. */
    readonly breedsTame?: boolean;
    /** Other bodies that it attacks unprovoked. */
    readonly hunts?: ReadonlySet<string>;
}
/** The kinds with an AI (vanilla attributes); other kinds do not act. */
export declare const KINDS: Readonly<Record<string, MobKind | undefined>>;
/** Walking speed on flat ground, in blocks per tick (in vanilla the attribute counts twice, as impulse and as input). */
export declare const paceOf: (speed: number) => number;
/** Colours of wool and dye, in the order of their numbers. */
export declare const COLOURS: readonly string[];
