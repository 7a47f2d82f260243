/** Potions, each with the potion and the ingredient that it is brewed from (vanilla 1.19.2). */
export declare const POTIONS: Readonly<Record<string, readonly [from: string, ingredient: string]>>;
/** All potions in the order of the game's registry, which items have used to name them since 1.20.5. */
export declare const POTION_NUMBERS: readonly string[];
/** A bottle with a potion. */
export interface Bottle {
    readonly item: 'potion' | 'splash_potion' | 'lingering_potion';
    readonly potion: string;
}
/**
 * The step that brews a potion.
 * @param name an effect such as `strength`, or one with its kind of bottle: `splash_strength`, `lingering_strength`
 */
export declare function brewingOf(name: string): {
    readonly makes: Bottle;
    readonly from: Bottle;
    readonly ingredient: string;
} | undefined;
