/** A recipe from minecraft-data as item ids: row by row, or as an unordered list. */
export interface RecipeData {
    inShape?: (number | null)[][];
    ingredients?: number[];
    result: {
        id: number;
        count: number;
    };
}
/** The minecraft-data tables from which these facts are read. */
export interface Tables {
    itemsByName: Readonly<Record<string, {
        id: number;
        maxDurability?: number;
        repairWith?: readonly string[];
        enchantCategories?: readonly string[];
    } | undefined>>;
    items: Readonly<Record<number, {
        name: string;
    } | undefined>>;
    blocksByName: Readonly<Record<string, {
        harvestTools?: Readonly<Record<string, boolean>>;
        boundingBox?: string;
        transparent?: boolean;
        diggable?: boolean;
        /** Below 0 or null for blocks that cannot be dug. */
        hardness?: number | null;
        material?: string;
    } | undefined>>;
    /** Mobs and other entities, with their class: `Hostile mobs`, `Passive mobs` … */
    entitiesByName: Readonly<Record<string, {
        category?: string;
        type?: string;
    } | undefined>>;
    biomesByName: Readonly<Record<string, unknown>>;
    /** Effects, with names such as `NightVision`. */
    effectsByName: Readonly<Record<string, {
        id: number;
    } | undefined>>;
    recipes: Readonly<Record<number, readonly RecipeData[] | undefined>>;
    /** How many times faster than a hand each tool digs a material, by tool id. */
    materials: Readonly<Record<string, Readonly<Record<number, number>> | undefined>>;
    /** Food, with its nutrition. */
    foodsByName: Readonly<Record<string, {
        foodPoints: number;
        saturation: number;
    } | undefined>>;
    /** Drops of mobs. The chance is 1 even if zero to two are dropped. */
    entityLoot?: Readonly<Record<string, {
        readonly entity: string;
        readonly drops: readonly {
            readonly item: string;
            readonly dropChance: number;
        }[];
    }>>;
    isNewerOrEqualTo(version: string): boolean;
}
/** minecraft-data of a game version, loaded once per process. */
export declare function tablesOf(version: string): Tables;
/** Looks up a name written by a person or a model: without hasOwn, `constructor` would be an item. */
export declare const named: <T>(table: Readonly<Record<string, T | undefined>>, name: string) => T | undefined;
