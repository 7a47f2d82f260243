import { updateAround } from '../blocks/updates.js';
import { keyOf } from '../geometry.js';
import { WINDOW_TYPES } from '../inventory/chest.js';
import { listSlot, Menu } from '../kernel/inventory/menu.js';
import { openWindow, stillAt, windowOf } from '../player/windows.js';
import { translate } from '../protocol/fields.js';
/** Button numbers of a lectern: previous page, next page, take the book; higher numbers open a page directly. */
const BACK = 1;
const ON = 2;
const TAKE = 3;
const FIRST_PAGE = 100;
/** Puts a book on an empty lectern, or opens the one on it (vanilla LecternBlock.use). */
export function useLectern(game, player, hand, p, state) {
    if (state.properties['has_book'] === true)
        return read(game, player, p);
    const book = player.held(hand);
    if (book?.name !== 'writable_book' && book?.name !== 'written_book')
        return false;
    const { level } = game;
    player.useUp(hand);
    level.set(p, level.states.with(state, { has_book: true }));
    level.describe(p, { items: [{ ...book, count: 1 }], page: 0 });
    return true;
}
function read(game, player, p) {
    const { level } = game;
    const entity = level.blockEntities.get(keyOf(p));
    const [book] = entity?.items ?? [];
    if (!entity?.items || !book)
        return false;
    const { items } = entity;
    const last = Math.max(0, pagesOf(book) - 1);
    const turn = (page) => {
        entity.page = Math.min(last, Math.max(0, page));
    };
    const menu = new Menu({
        ...windowOf(player),
        slots: [listSlot(items, 0, { accepts: () => false, takeable: () => false })],
        quickMove: (_menu, _slot, stack) => stack.count,
        stillValid: stillAt(level, player, p, () => items[0] !== null && level.get(p).properties['has_book'] === true),
        gauges: () => [entity.page ?? 0],
        controls: {
            press: (button) => {
                const page = entity.page ?? 0;
                if (button >= FIRST_PAGE)
                    turn(button - FIRST_PAGE);
                else if (button === BACK)
                    turn(page - 1);
                else if (button === ON)
                    turn(page + 1);
                else if (button === TAKE && player.gameMode !== 'adventure')
                    takeBook(game, player, p, items);
            },
        },
    });
    openWindow(player, menu, { type: WINDOW_TYPES.lectern, title: translate('container.lectern') });
    return true;
}
function takeBook(game, player, p, items) {
    const [book] = items;
    if (!book)
        return;
    items[0] = null;
    game.level.set(p, game.level.states.with(game.level.get(p), { has_book: false }));
    updateAround(game, [p]);
    player.giveOrToss(book);
}
/** The number of pages of a book. */
export const pagesOf = (book) => (book.nbt?.value['pages']?.value?.value ?? []).length;
