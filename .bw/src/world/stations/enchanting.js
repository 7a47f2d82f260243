import { centreOf, squareAround } from '../geometry.js';
import { WINDOW_TYPES } from '../inventory/chest.js';
import { counted } from '../items/stack.js';
import { withEnchantments } from '../items/tags.js';
import { sendExperience } from '../kernel/player/experience.js';
import { playSound } from '../kernel/sounds.js';
import { openWindow, stillAt, windowOf } from '../player/windows.js';
import { translate } from '../protocol/fields.js';
import { Bench } from './bench.js';
import { enchantmentsOffered, OFFERS, offersFor } from './offers.js';
/** Cells of the table's window. */
const ITEM = 0;
const LAPIS = 1;
const NO_OFFER = { cost: 0, shown: undefined };
/** Clients get the lower half of the seed without its last bits (vanilla EnchantmentMenu). */
const SEED_MASK = 0xfff0;
/** Opens an enchanting table. */
export function openEnchantingTable(game, player, p, { name }) {
    let offers = [];
    const input = (stack) => ({
        stack,
        seed: player.enchantmentSeed,
        shelves: shelvesAround(game, p),
    });
    const bench = new Bench({
        ...windowOf(player),
        stillValid: stillAt(game.level, player, p, (there) => there === name),
        inputs: [{ limit: 1 }, { accepts: (stack) => stack.name === 'lapis_lazuli' }],
        changed: (cells) => {
            const stack = cells[ITEM];
            offers = stack ? offersFor(game.registry, input(stack)) : [];
        },
        gauges: () => gaugesOf(game, player, offers),
        controls: (cells, bench) => ({
            press: (offer) => {
                const stack = cells[ITEM];
                const { cost } = offers[offer] ?? NO_OFFER;
                if (!stack || cost === 0 || !canPay(player, cells, offer + 1, cost))
                    return;
                const list = enchantmentsOffered(game.registry, input(stack), offer, cost);
                if (list.length === 0)
                    return;
                pay(player, cells, offer + 1);
                player.enchantmentSeed = game.chance.between(-(2 ** 31), 2 ** 31 - 1);
                const book = stack.name === 'book';
                player.statistics.add('custom', 'enchant_item');
                player.statistics.add('enchanted', stack.name);
                cells[ITEM] = withEnchantments(book ? game.items.make('enchanted_book') : stack, list);
                bench.refresh();
                playSound(game, { name: 'block.enchantment_table.use', source: 'block', at: centreOf(p) });
            },
        }),
    });
    openWindow(player, bench.menu, { type: WINDOW_TYPES.enchantment, title: translate('container.enchant') });
    return true;
}
/** Whether a player has the lapis lazuli and the levels that an offer requires. */
function canPay(player, cells, price, cost) {
    const { level } = player.experience;
    return player.creative || ((cells[LAPIS]?.count ?? 0) >= price && level >= price && level >= cost);
}
function pay(player, cells, price) {
    const lapis = cells[LAPIS];
    if (!player.creative) {
        player.experience.addLevels(-price);
        cells[LAPIS] = lapis ? counted(lapis, lapis.count - price) : null;
    }
    sendExperience(player);
}
/** Costs, the seed, and the displayed part of each offer (vanilla EnchantmentMenu). */
function gaugesOf(game, player, offers) {
    const list = Array.from({ length: OFFERS }, (_, i) => offers[i] ?? NO_OFFER);
    const id = ({ shown }) => (shown ? (game.registry.enchantmentsByName[shown.name]?.id ?? -1) : -1);
    return [
        ...list.map(({ cost }) => cost),
        ((player.enchantmentSeed & SEED_MASK) << 16) >> 16,
        ...list.map(id),
        ...list.map(({ shown }) => shown?.lvl ?? -1),
    ];
}
const SHELF_PLACES = squareAround(2).filter(([x, z]) => Math.abs(x) === 2 || Math.abs(z) === 2);
/** Bookshelves two blocks away, at the table's height or one above it, with air between (vanilla 1.19 EnchantmentTableBlock). */
function shelvesAround({ level, blocks, registry }, p) {
    let count = 0;
    for (const [x, z] of SHELF_PLACES)
        for (let y = 0; y <= 1; y++) {
            const between = { x: p.x + Math.trunc(x / 2), y: p.y + y, z: p.z + Math.trunc(z / 2) };
            const shelf = level.get({ x: p.x + x, y: p.y + y, z: p.z + z });
            if (shelf.name === 'bookshelf' && lets(level.get(between)))
                count++;
        }
    return count;
    /** Air, and since 1.19.3 everything that can be replaced. */
    function lets(state) {
        const { kind, replaceable } = blocks.of(state);
        return kind === 'air' || (registry.isNewerOrEqualTo('1.19.3') && replaceable === true);
    }
}
