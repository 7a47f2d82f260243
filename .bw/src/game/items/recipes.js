import { named, tablesOf } from '../data/tables.js';
import { recipeTable } from './lacking-recipes/index.js';
/** The item that an ingredient leaves behind after crafting (vanilla). */
const REMAINDERS = {
    water_bucket: 'bucket',
    lava_bucket: 'bucket',
    milk_bucket: 'bucket',
    honey_bottle: 'glass_bottle',
    dragon_breath: 'glass_bottle',
};
/** The item left behind by an ingredient; undefined if the ingredient is used up. */
export const remainderOf = (item) => Object.hasOwn(REMAINDERS, item) ? REMAINDERS[item] : undefined;
/** Width and height of a player's own crafting grid (slots). */
const OWN_GRID = 2;
const recipeCache = new Map();
/** All crafting recipes of an item; none for items that cannot be crafted or do not exist. */
export function recipesFor(item, version) {
    const key = `${version} ${item}`;
    const cached = recipeCache.get(key);
    if (cached !== undefined)
        return cached;
    const recipes = readRecipes(item, version);
    recipeCache.set(key, recipes);
    return recipes;
}
function readRecipes(item, version) {
    const tables = tablesOf(version);
    const id = named(tables.itemsByName, item)?.id;
    if (id === undefined)
        return [];
    const rows = recipeTable(version)[id] ?? [];
    return rows.map(({ inShape, ingredients = [], result }) => {
        const slots = inShape === undefined ? ingredients : inShape.flat();
        const counts = new Map();
        for (const slot of slots) {
            const name = slot === null || slot < 0 ? undefined : tables.items[slot]?.name;
            if (name !== undefined)
                counts.set(name, (counts.get(name) ?? 0) + 1);
        }
        const takes = [...counts].map(([name, count]) => ({ item: name, count }));
        const leaves = takes.flatMap(({ item: taken, count }) => {
            const rest = remainderOf(taken);
            return rest === undefined ? [] : [{ item: rest, count }];
        });
        const needsTable = inShape === undefined
            ? ingredients.length > OWN_GRID * OWN_GRID
            : inShape.length > OWN_GRID || inShape.some((row) => row.length > OWN_GRID);
        return { makes: result.count, takes, leaves, needsTable };
    });
}
