import { borderOf, FULL_SIZE, resize, widthOf } from '../border/border.js';
import { translate } from '../protocol/fields.js';
import { double, float, integer } from './arguments/numbers.js';
import { pointFor, VEC2 } from './arguments/positions.js';
import { refused } from './reply.js';
import { command } from './tree/node.js';
const SIZES = { min: -FULL_SIZE, max: FULL_SIZE };
/** Maximum coordinate of the centre, in blocks. */
const FARTHEST = FULL_SIZE / 2;
/** worldborder (add|set <distance> [time] | center <pos> | damage (amount|buffer) <n> | get | warning (distance|time) <n>) */
export const worldborder = command('worldborder', (at, game) => {
    const SIZE = game.registry.isNewerOrEqualTo('1.17') ? double(SIZES) : float(SIZES);
    for (const [word, base] of [
        ['add', widthOf],
        ['set', () => 0],
    ])
        at.literal(word, (at) => at.argument('distance', SIZE, (at) => at
            .runs((run, { distance }) => set(run, base(run.game) + distance, 0))
            .argument('time', integer({ min: 0 }), (at) => at.runs((run, { distance, time }) => set(run, base(run.game) + distance, time)))));
    at.literal('center', (at) => at.argument('pos', VEC2, (at) => at.runs((run, { pos }) => centre(run, pointFor(run.source, pos)))));
    at.literal('damage', (at) => {
        number(at, {
            word: 'amount',
            name: 'damagePerBlock',
            type: float({ min: 0 }),
            field: 'damage',
            key: 'damage.amount',
        });
        number(at, {
            word: 'buffer',
            name: 'distance',
            type: float({ min: 0 }),
            field: 'buffer',
            key: 'damage.buffer',
        });
    });
    at.literal('get', (at) => at.runs((run) => {
        const width = widthOf(run.game);
        run.says(translate('commands.worldborder.get', width.toFixed(0)));
        return Math.floor(width + 0.5);
    }));
    at.literal('warning', (at) => {
        const type = integer({ min: 0 });
        number(at, { word: 'distance', name: 'distance', type, field: 'warningBlocks', key: 'warning.distance' });
        number(at, { word: 'time', name: 'time', type, field: 'warningTime', key: 'warning.time' });
    });
});
function set(run, size, seconds) {
    const before = widthOf(run.game);
    if (size === before)
        throw refused('commands.worldborder.set.failed.nochange');
    if (size < 1)
        throw outOfRange(run.game, 'small');
    if (size > FULL_SIZE)
        throw outOfRange(run.game, 'big', FULL_SIZE);
    resize(run.game, size, seconds);
    const width = size.toFixed(1);
    if (seconds === 0)
        run.did(translate('commands.worldborder.set.immediate', width));
    else
        run.did(translate(`commands.worldborder.set.${size > before ? 'grow' : 'shrink'}`, width, seconds));
    return Math.trunc(size - before);
}
/** The refusal of a size or a centre; before 1.17, vanilla's keys end in a dot. */
const outOfRange = ({ registry }, what, ...limits) => refused(`commands.worldborder.set.failed.${what}${registry.isNewerOrEqualTo('1.17') ? '' : '.'}`, ...limits);
function centre({ game, did }, { x, z }) {
    const border = borderOf(game);
    if (border.x === x && border.z === z)
        throw refused('commands.worldborder.center.failed');
    if (Math.abs(x) > FARTHEST || Math.abs(z) > FARTHEST)
        throw outOfRange(game, 'far', FARTHEST);
    Object.assign(border, { x, z });
    for (const place of game.world.places) {
        const { scale } = place.dimension;
        place.broadcast('world_border_center', { x: x / scale, z: z / scale });
    }
    did(translate('commands.worldborder.center.success', x.toFixed(2), z.toFixed(2)));
}
/** A number of the border that can be set by a command. */
function number(at, { word, name, type, field, key }) {
    at.literal(word, (at) => at.argument(name, type, (at) => at.runs((run, args) => {
        const border = borderOf(run.game);
        const value = args[name];
        if (border[field] === value)
            throw refused(`commands.worldborder.${key}.failed`);
        border[field] = value;
        warn(run.game, field);
        const shown = field === 'damage' || field === 'buffer' ? value.toFixed(2) : value;
        run.did(translate(`commands.worldborder.${key}.success`, shown));
        return Math.trunc(value);
    })));
}
function warn(game, field) {
    const { warningBlocks, warningTime } = borderOf(game);
    if (field === 'warningBlocks')
        game.world.broadcast('world_border_warning_reach', { warningBlocks });
    if (field === 'warningTime')
        game.world.broadcast('world_border_warning_delay', { warningTime });
}
