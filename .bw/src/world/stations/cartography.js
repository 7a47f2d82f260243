import { centreOf } from '../geometry.js';
import { WINDOW_TYPES } from '../inventory/chest.js';
import { counted } from '../items/stack.js';
import { withTag } from '../items/tags.js';
import { playSound } from '../kernel/sounds.js';
import { nbtInt } from '../library/nbt.js';
import { locked, mapOf, WIDEST, widened } from '../maps/maps.js';
import { openWindow, stillAt, windowOf } from '../player/windows.js';
import { translate } from '../protocol/fields.js';
import { Bench } from './bench.js';
const ADDITIONS = new Set(['paper', 'map', 'glass_pane']);
/** Opens a cartography table: paper widens a map, an empty map copies it, a pane of glass locks it. */
export function openCartographyTable(game, player, p) {
    const results = new Results(game);
    const bench = new Bench({
        ...windowOf(player),
        stillValid: stillAt(game.level, player, p, (there) => there === 'cartography_table'),
        inputs: [
            { accepts: ({ name }) => name === 'filled_map' },
            { accepts: ({ name }) => ADDITIONS.has(name) },
        ],
        result: ([map, addition]) => (map && addition ? results.of(map, addition.name) : null),
        taken: (cells) => {
            for (const [i, stack] of cells.entries())
                cells[i] = stack ? counted(stack, stack.count - 1) : null;
            playSound(game, { name: 'ui.cartography_table.take_result', source: 'block', at: centreOf(p) });
        },
    });
    openWindow(player, bench.menu, {
        type: WINDOW_TYPES.cartography,
        title: translate('container.cartography_table'),
    });
    return true;
}
/** The resulting map, cached per input so that merely viewing it creates no new maps. */
class Results {
    #game;
    #made = new Map();
    constructor(game) {
        this.#game = game;
    }
    of(stack, addition) {
        if (addition === 'map')
            return { ...stack, count: 2 };
        const map = mapOf(this.#game, stack);
        if (!map || map.locked || (addition === 'paper' && map.scale >= WIDEST))
            return null;
        const key = `${map.id} ${addition}`;
        const known = this.#made.get(key);
        if (known)
            return known;
        const { id } = addition === 'paper' ? widened(this.#game, map) : locked(this.#game, map);
        const made = withTag({ ...stack, count: 1 }, 'map', nbtInt(id));
        this.#made.set(key, made);
        return made;
    }
}
