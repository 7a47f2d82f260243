import { Memory } from '../kernel/memory/memory.js';
import { gridRecipes } from '../protocol/greeting/recipes.js';
/** Ticks between checks of players' items. */
const INTERVAL = 20;
const INITIAL = 0;
const ADD = 1;
const BOOK = new Memory('recipe_book', () => ({ book: undefined }));
/** The state of all recipe books: closed, and without a filter. */
export const CLOSED_BOOKS = {
    craftingBookOpen: false,
    filteringCraftable: false,
    smeltingBookOpen: false,
    filteringSmeltable: false,
    blastFurnaceOpen: false,
    filteringBlastFurnace: false,
    smokerBookOpen: false,
    filteringSmoker: false,
};
/** Gives a player a recipe book, with the recipes of its items. */
export function openBook(game, player) {
    const book = { recipes: gridRecipes(game.registry), carried: new Set(), unlocked: new Set() };
    BOOK.of(player).book = book;
    send(player, INITIAL, unlock(book, player));
}
/**
 * Unlocks the recipes for items that a player carries for the first time (vanilla: an advancement for each
 * recipe).
 */
export const tickRecipeBooks = ({ ticks, players }) => {
    if (ticks % INTERVAL !== 0)
        return;
    for (const player of players) {
        const { book } = BOOK.of(player);
        const fresh = book ? unlock(book, player) : [];
        if (fresh.length > 0)
            send(player, ADD, fresh);
    }
};
/** The content of a player's recipe book; undefined if it has none. */
export function takeBook(player) {
    const { book } = BOOK.of(player);
    return book && { carried: [...book.carried], unlocked: [...book.unlocked] };
}
/** Restores a recipe book, also on the client. */
export function restoreBook(player, moment) {
    const { book } = BOOK.of(player);
    if (!book || !moment)
        return;
    book.carried.clear();
    for (const id of moment.carried)
        book.carried.add(id);
    book.unlocked.clear();
    for (const id of moment.unlocked)
        book.unlocked.add(id);
    const open = book.recipes.flatMap((recipe, number) => book.unlocked.has(recipe.id) ? [{ ...recipe, number }] : []);
    send(player, INITIAL, open);
}
function unlock({ recipes, carried, unlocked }, player) {
    const fresh = new Set(player.inventory.flatMap((stack) => (stack && !carried.has(stack.id) ? [stack.id] : [])));
    if (fresh.size === 0)
        return [];
    for (const id of fresh)
        carried.add(id);
    return recipes.flatMap((recipe, number) => {
        if (unlocked.has(recipe.id) || !recipe.ingredients.some((id) => fresh.has(id)))
            return [];
        unlocked.add(recipe.id);
        return [{ ...recipe, number }];
    });
}
function send(player, action, unlocked) {
    const recipes1 = unlocked.map(({ id }) => id);
    const recipes2 = action === INITIAL ? recipes1 : undefined;
    player.send('unlock_recipes', { action, ...CLOSED_BOOKS, recipes1, recipes2, unlocked });
}
