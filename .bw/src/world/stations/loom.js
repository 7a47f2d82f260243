import { centreOf } from '../geometry.js';
import { WINDOW_TYPES } from '../inventory/chest.js';
import { compounds } from '../items/item-nbt.js';
import { counted } from '../items/stack.js';
import { withTag } from '../items/tags.js';
import { playSound } from '../kernel/sounds.js';
import { nbtCompound, nbtInt, nbtList, nbtString } from '../library/nbt.js';
import { COLOURS } from '../mobs/kinds.js';
import { openWindow, stillAt, windowOf } from '../player/windows.js';
import { translate } from '../protocol/fields.js';
import { Bench } from './bench.js';
/** Short names of the patterns that need no item, in the order of the loom's buttons. */
const PATTERNS = 'bl br tl tr bs ts ls rs cs ms drs dls ss cr sc bt tt bts tts ld rd lud rud mc mr vh hh vhr hhb bo cbo gra gru bri'.split(' ');
/** Patterns of items. */
const OF_ITEMS = {
    flower_banner_pattern: 'flo',
    creeper_banner_pattern: 'cre',
    skull_banner_pattern: 'sku',
    mojang_banner_pattern: 'moj',
    globe_banner_pattern: 'glb',
    piglin_banner_pattern: 'pig',
    flow_banner_pattern: 'flw',
    guster_banner_pattern: 'gus',
    field_masoned_banner_pattern: 'bri',
    bordure_indented_banner_pattern: 'cbo',
};
/** Maximum number of patterns on a banner. */
const MOST = 6;
const NOTHING_CHOSEN = -1;
/** Opens a loom. */
export function openLoom(game, player, p) {
    // up to 1.18 patterns are numbered among all patterns, starting with the plain banner
    const first = game.registry.isNewerOrEqualTo('1.19') ? 0 : 1;
    const choices = (pattern) => pattern ? [OF_ITEMS[pattern.name] ?? ''] : choicesOf(game);
    let chosen = NOTHING_CHOSEN;
    const bench = new Bench({
        ...windowOf(player),
        stillValid: stillAt(game.level, player, p, (there) => there === 'loom'),
        inputs: [
            { accepts: ({ name }) => name.endsWith('_banner') },
            { accepts: ({ name }) => colourOf(name) >= 0 },
            { accepts: ({ name }) => Object.hasOwn(OF_ITEMS, name) },
        ],
        changed: ([banner, dye, pattern]) => {
            if (!banner || !dye)
                chosen = NOTHING_CHOSEN;
            else if (pattern)
                chosen = 0;
            else if (chosen >= choicesOf(game).length)
                chosen = NOTHING_CHOSEN;
        },
        result: ([banner, dye, pattern]) => {
            const name = choices(pattern ?? null)[chosen];
            return banner && dye && name ? patterned(banner, name, colourOf(dye.name)) : null;
        },
        taken: (cells) => {
            for (const i of [0, 1]) {
                const stack = cells[i];
                cells[i] = stack ? counted(stack, stack.count - 1) : null;
            }
            playSound(game, { name: 'ui.loom.take_result', source: 'block', at: centreOf(p) });
        },
        gauges: () => [chosen + first],
        controls: (cells, bench) => ({
            press: (button) => {
                if (cells[2] || button < first || button - first >= choicesOf(game).length)
                    return;
                chosen = button - first;
                bench.refresh();
            },
        }),
    });
    openWindow(player, bench.menu, { type: WINDOW_TYPES.loom, title: translate('container.loom') });
    return true;
}
/** Since 1.21.2 the masoned field and the indented bordure have their own items. */
const choicesOf = ({ registry }) => registry.isNewerOrEqualTo('1.21.2') ? PATTERNS.filter((name) => name !== 'bri' && name !== 'cbo') : PATTERNS;
const colourOf = (item) => COLOURS.findIndex((colour) => item === `${colour}_dye`);
/** The banner with another pattern on it; null if it is full. */
function patterned(banner, pattern, colour) {
    const data = banner.nbt?.value['BlockEntityTag'];
    const members = data?.type === 'compound' ? data.value : {};
    const before = compounds(members['Patterns']);
    if (before.length >= MOST)
        return null;
    const Patterns = nbtList('compound', [...before, { Pattern: nbtString(pattern), Color: nbtInt(colour) }]);
    return withTag({ ...banner, count: 1 }, 'BlockEntityTag', nbtCompound({ ...members, Patterns }));
}
