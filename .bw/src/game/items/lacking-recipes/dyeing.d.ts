import { type LackingRecipe } from './lacking-recipe.ts';
/**
 * A dye and the same item in another colour (vanilla: dye_red_wool, dye_red_bed, red_bundle,
 * shulker_box_coloring).
 */
export declare const dyeing: readonly LackingRecipe[];
