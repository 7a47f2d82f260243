import { withTag } from '../items/tags.js';
import { SLOT } from '../kernel/inventory/storage.js';
import { nbtList, nbtString } from '../library/nbt.js';
const MOST_PAGES = 100;
const LONGEST_PAGE = 8192;
const LONGEST_TITLE = 128;
const OFF_HAND = 40;
/** Writes into a book, or signs it (vanilla handleEditBook). */
export function writeBook({ items }, player, { hand, inHand, pages, title }) {
    const slot = inHand === undefined
        ? hand === OFF_HAND
            ? SLOT.offHand
            : SLOT.hotbar + (hand ?? -1)
        : player.handSlot(inHand);
    const book = player.inventory[slot];
    const inReach = slot === SLOT.offHand || (slot >= SLOT.hotbar && slot < SLOT.hotbar + 9);
    if (!inReach || book?.name !== 'writable_book' || pages.length > MOST_PAGES)
        return;
    const cut = pages.map((page) => page.slice(0, LONGEST_PAGE));
    player.inventory[slot] =
        title === undefined ? written(book, cut) : signed(items.make('written_book', 1, book.nbt));
    player.menu.sendChanges();
    function signed(blank) {
        const texts = written(blank, cut.map((text) => JSON.stringify({ text })));
        const titled = withTag(texts, 'title', nbtString((title ?? '').slice(0, LONGEST_TITLE)));
        return withTag(titled, 'author', nbtString(player.name));
    }
}
const written = (book, pages) => withTag(book, 'pages', nbtList('string', pages));
/** Opens a signed book for its reader. Returns false if the item is not one. */
export function readBook(player, hand, stack) {
    if (stack.name !== 'written_book')
        return false;
    player.send('open_book', { hand });
    return true;
}
