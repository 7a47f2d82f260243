import { z } from 'zod';
import { type ItemCount } from '../item-counts.ts';
import { type CraftingRecipe } from '../items/recipes.ts';
/** Slots of a player's own grid. */
export declare const OWN_SLOTS = 4;
/** A crafting recipe that replaces all of the game's recipes for an item. Its ingredients may lie in any slots. */
declare const changedRecipeSchema: z.ZodObject<{
    makes: z.ZodDefault<z.ZodInt>;
    takes: z.ZodArray<z.ZodObject<{
        item: z.ZodString;
        count: z.ZodInt;
    }, z.core.$strip>>;
}, z.core.$strict>;
type ChangedRecipe = z.infer<typeof changedRecipeSchema>;
/** How a world differs from the unmodified game. */
export declare const ruleBookSchema: z.ZodObject<{
    name: z.ZodString;
    told: z.ZodDefault<z.ZodBoolean>;
    recipes: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodObject<{
        makes: z.ZodDefault<z.ZodInt>;
        takes: z.ZodArray<z.ZodObject<{
            item: z.ZodString;
            count: z.ZodInt;
        }, z.core.$strip>>;
    }, z.core.$strict>>>;
    digs: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodObject<{
        tools: z.ZodOptional<z.ZodArray<z.ZodString>>;
        drops: z.ZodOptional<z.ZodObject<{
            item: z.ZodString;
            count: z.ZodInt;
        }, z.core.$strip>>;
    }, z.core.$strict>>>;
    smelts: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodString>>;
    falls: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodBoolean>>;
    needsBelow: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodArray<z.ZodString>>>;
    growth: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodString>>;
    openings: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodObject<{
        openedBy: z.ZodArray<z.ZodString>;
        hold: z.ZodDefault<z.ZodEnum<{
            any: "any";
            each: "each";
            together: "together";
        }>>;
    }, z.core.$strict>>>;
}, z.core.$strict>;
export type RuleBook = z.infer<typeof ruleBookSchema>;
/** A book without differences. */
export declare const emptyBook: (name: string) => RuleBook;
/** A game version, and the rules in which a world differs from it. */
export interface GameRules {
    readonly gameVersion: string;
    readonly rules?: RuleBook | undefined;
}
/** The number of slots that the ingredients take up. */
export declare const slotsOf: (takes: readonly ItemCount[]) => number;
/** All crafting recipes of an item in a world with these rules. */
export declare function recipesUnder({ gameVersion, rules }: GameRules, item: string): readonly CraftingRecipe[];
/** A book's recipe for an item; undefined if the game's own applies. */
export declare const changedRecipe: (rules: RuleBook | undefined, item: string) => ChangedRecipe | undefined;
/** The product of smelting an item in a world with these rules; undefined if it cannot be smelted. */
export declare function smeltedUnder({ gameVersion, rules }: GameRules, item: string): string | undefined;
/** The items that smelt into a product in a world with these rules, the usual one first. */
export declare function smeltedFromUnder({ gameVersion, rules }: GameRules, product: string): readonly string[];
/** The item that makes a crop grow in a world with these rules. */
export declare const cropFood: (rules: RuleBook | undefined, crop: string) => string;
/** The rules about what blocks can stand on. */
export type FootingRules = Pick<RuleBook, 'falls' | 'needsBelow'>;
/** Whether a block falls if there is none below it in a world with these rules. */
export declare const fallsUnder: (rules: FootingRules | undefined, block: string) => boolean;
/** Whether a block stays only if another is directly below it; otherwise it falls or breaks. */
export declare const needsFoot: (rules: FootingRules | undefined, block: string) => boolean;
/** Whether a block stays on another one directly below it, as far as these rules are concerned. */
export declare function isFootOf(rules: FootingRules | undefined, block: string, below: string): boolean;
/** The tools with which a block drops something in a world with these rules, weakest first; empty if the bare hand is enough. */
export declare const toolsUnder: ({ gameVersion, rules }: GameRules, block: string) => readonly string[];
/** The guaranteed drops of a block that is dug with the right tool in a world with these rules. */
export declare function dropsUnder({ gameVersion, rules }: GameRules, block: string): readonly ItemCount[];
/** Whether a book changes a block's drops, or the tools for it. */
export declare const isDugOtherwise: (rules: RuleBook | undefined, block: string) => boolean;
export {};
