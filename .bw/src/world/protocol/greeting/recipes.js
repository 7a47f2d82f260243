const NOTHING = -1;
const idOf = (cell) => (typeof cell === 'object' ? cell?.id : cell) ?? NOTHING;
/** The crafting recipes of a version, in the order of its data. */
export function gridRecipes(registry) {
    const uses = new Map();
    return Object.values(registry.recipes)
        .flat()
        .flatMap(({ inShape, ingredients, result }) => {
        const name = registry.items[result.id]?.name;
        if (name === undefined)
            return [];
        const times = (uses.get(name) ?? 0) + 1;
        uses.set(name, times);
        const id = `minecraft:${name}${times > 1 ? `_${times}` : ''}`;
        const { id: item, count } = result;
        if (inShape === undefined)
            return [{ id, ingredients: (ingredients ?? []).map(idOf), result: { id: item, count } }];
        const width = Math.max(...inShape.map((row) => row.length));
        const cells = inShape.flatMap((row) => Array.from({ length: width }, (_, x) => idOf(row[x] ?? null)));
        return [
            { id, size: { width, height: inShape.length }, ingredients: cells, result: { id: item, count } },
        ];
    });
}
const slot = (itemId, itemCount = 1) => ({ present: true, itemId, itemCount, nbtData: undefined });
/** The ingredient in a cell: one item, or nothing. */
const ingredient = (id) => (id === NOTHING ? [] : [slot(id)]);
/** The packet of all recipes, in the form of 1.19.2. */
export function recipeFields(recipes) {
    return {
        recipes: recipes.map(({ id, size, ingredients, result }) => ({
            recipeId: id,
            type: size ? 'minecraft:crafting_shaped' : 'minecraft:crafting_shapeless',
            data: {
                group: '',
                ...size,
                // the library asks for the cells column by column; on the wire they go row by row
                ingredients: size ? inRows(ingredients.map(ingredient), size.height) : ingredients.map(ingredient),
                result: slot(result.id, result.count),
            },
        })),
    };
}
/** Splits a list into pieces of a given length. */
export const inRows = (list, length) => Array.from({ length: Math.ceil(list.length / length) }, (_, i) => list.slice(i * length, (i + 1) * length));
