import { centreOf } from '../geometry.js';
import { WINDOW_TYPES } from '../inventory/chest.js';
import { counted } from '../items/stack.js';
import { playSound } from '../kernel/sounds.js';
import { openWindow, stillAt, windowOf } from '../player/windows.js';
import { translate } from '../protocol/fields.js';
import { Bench } from './bench.js';
import { cutsOf } from './cuts.js';
const STONE = 0;
const NOTHING_CHOSEN = -1;
/** Opens a stonecutter: a button chooses the product. */
export function openStonecutter(game, player, p) {
    let chosen = NOTHING_CHOSEN;
    let stone;
    const cuts = () => (stone === undefined ? [] : cutsOf(game.items, stone));
    const bench = new Bench({
        ...windowOf(player),
        stillValid: stillAt(game.level, player, p, (there) => there === 'stonecutter'),
        inputs: [{ accepts: ({ name }) => cutsOf(game.items, name).length > 0 }],
        changed: (cells) => {
            const name = cells[STONE]?.name;
            if (name === stone)
                return;
            stone = name;
            chosen = NOTHING_CHOSEN;
        },
        result: () => {
            const cut = cuts()[chosen];
            return cut ? game.items.make(cut.name, cut.count) : null;
        },
        taken: (cells) => {
            const left = cells[STONE];
            cells[STONE] = left ? counted(left, left.count - 1) : null;
            playSound(game, { name: 'ui.stonecutter.take_result', source: 'block', at: centreOf(p) });
        },
        gauges: () => [chosen],
        controls: (_cells, bench) => ({
            press: (button) => {
                if (button < 0 || button >= cuts().length)
                    return;
                chosen = button;
                bench.refresh();
            },
        }),
    });
    openWindow(player, bench.menu, {
        type: WINDOW_TYPES.stonecutter,
        title: translate('container.stonecutter'),
    });
    return true;
}
