import { type Place, type Recipe, type RecipeKind } from './recipe.ts';
/** Which recipes a consumer of the graph can use, as data. */
export interface Economy {
    /** Unique; names the economy in caches and messages. */
    readonly id: string;
    readonly kinds: readonly RecipeKind[];
    /** Places where its sources may be found. */
    readonly places: readonly Place[];
    /** Minimum chance that a kill yields the item. */
    readonly killChance: number;
}
/** Everything that a player can do in survival. Blocks that only players place do not count as sources of new items. */
export declare const SURVIVAL: Economy;
/** The natural overworld without structures and villages: the world of text, and the tree of technology. */
export declare const OVERWORLD: Economy;
/** Everything that agents can do in an arena with the task's blocks and items. */
export declare const ARENA: Economy;
/**
 * Everything that agents do in survival terrain: it has no structures, and agents dig, fight, craft and smelt there, but they do
 * not fill buckets or look for rare biomes.
 */
export declare const AGENTS_IN_THE_WILD: Economy;
/** Whether an economy includes a recipe. */
export declare const allows: ({ kinds, places, killChance }: Economy, { kind, source }: Recipe) => boolean;
