import { centreOf, keyOf } from '../geometry.js';
import { WINDOW_TYPES } from '../inventory/chest.js';
import { absorption, optics } from '../kernel/light/optics.js';
import { playSound } from '../kernel/sounds.js';
import { addEffect, effectNames, effectNumber } from '../player/effects.js';
import { openWindow, stillAt, windowOf } from '../player/windows.js';
import { translate } from '../protocol/fields.js';
import { Bench } from './bench.js';
const BASE = new Set([
    'iron_block',
    'gold_block',
    'diamond_block',
    'emerald_block',
    'netherite_block',
]);
const PAYMENT = new Set([
    'iron_ingot',
    'gold_ingot',
    'diamond',
    'emerald',
    'netherite_ingot',
]);
/** Effects that each layer adds. */
const POWERS = [
    ['speed', 'haste'],
    ['resistance', 'jump_boost'],
    ['strength'],
    ['regeneration'],
];
const MOST_LEVELS = 4;
/** Ticks between two times that a beacon gives its effects. */
const INTERVAL = 80;
const TICKS = 20;
/** Opens a beacon: an ingot or a gem pays for its effects. */
export function openBeacon(game, player, p) {
    const beacon = beaconAt(game, p);
    const bench = new Bench({
        ...windowOf(player),
        stillValid: stillAt(game.level, player, p, (there) => there === 'beacon'),
        inputs: [{ limit: 1, accepts: ({ name }) => PAYMENT.has(name) }],
        gauges: () => [beacon.levels, numberFor(game, beacon.primary), numberFor(game, beacon.secondary)],
        controls: (cells) => ({
            empower: (primary, secondary) => {
                const [first, second] = [nameFor(game, primary), nameFor(game, secondary)];
                if (!cells[0] || !isAllowed(beacon, first, second))
                    return;
                cells[0] = null;
                Object.assign(beacon, { primary: first, secondary: second });
                playSound(game, { name: 'block.beacon.power_select', source: 'block', at: centreOf(p) });
                bestow(game, p, beacon);
            },
        }),
    });
    beacon.levels = levelsBelow(game, p);
    openWindow(player, bench.menu, { type: WINDOW_TYPES.beacon, title: translate('container.beacon') });
    return true;
}
/** The first power must be one of its layers; the second needs four, and is either regeneration or the first one again. */
function isAllowed({ levels }, first, second) {
    const own = POWERS.slice(0, Math.min(levels, MOST_LEVELS - 1)).flat();
    if (first === undefined || !own.includes(first))
        return false;
    return second === undefined || (levels === MOST_LEVELS && (second === first || second === 'regeneration'));
}
function beaconAt({ level }, p) {
    const entity = level.blockEntities.get(keyOf(p)) ?? {};
    entity.beacon ??= { levels: 0 };
    level.blockEntities.set(keyOf(p), entity);
    return entity.beacon;
}
/** Effects are sent as numbers; since 1.20.2 they are one higher, so that 0 means none. */
const isShifted = ({ registry }) => registry.isNewerOrEqualTo('1.20.2');
function numberFor(game, name) {
    const number = name === undefined ? undefined : effectNumber(game, name);
    if (number === undefined)
        return isShifted(game) ? 0 : -1;
    return isShifted(game) ? number + 1 : number;
}
/** The effect that a client chose. */
function nameFor(game, number) {
    return effectNames(game).find((name) => number !== undefined && effectNumber(game, name) === number);
}
/** Runs all beacons, every four seconds. */
export function tickBeacons(game) {
    if (game.ticks % INTERVAL !== 0)
        return;
    for (const [key, p] of game.level.beacons) {
        if (game.level.get(p).name !== 'beacon') {
            game.level.beacons.delete(key);
            continue;
        }
        const beacon = beaconAt(game, p);
        beacon.levels = levelsBelow(game, p);
        bestow(game, p, beacon);
    }
}
/** Gives the surrounding players the beacon's effects. */
function bestow(game, p, { levels, primary, secondary }) {
    if (levels === 0 || primary === undefined || !seesSky(game, p))
        return;
    const range = levels * 10 + 10;
    const ticks = (9 + levels * 2) * TICKS;
    const doubled = levels >= MOST_LEVELS && primary === secondary;
    for (const player of game.players) {
        const { x, y, z } = player.position;
        if (Math.abs(x - p.x - 0.5) > range + 0.5 || Math.abs(z - p.z - 0.5) > range + 0.5 || y < p.y - range)
            continue;
        give(game, player, primary, { amplifier: doubled ? 1 : 0, ticks });
        if (levels >= MOST_LEVELS && secondary !== undefined && !doubled)
            give(game, player, secondary, { amplifier: 0, ticks });
    }
}
function give(game, player, name, effect) {
    const id = effectNumber(game, name);
    if (id !== undefined)
        addEffect(game, player, { name, id, hidden: false, ...effect });
}
/** Full layers of metal or gems below: 3 × 3, 5 × 5, 7 × 7, 9 × 9 (vanilla BeaconBlockEntity.updateBase). */
function levelsBelow({ level }, p) {
    for (let layer = 1; layer <= MOST_LEVELS; layer++)
        for (let x = -layer; x <= layer; x++)
            for (let z = -layer; z <= layer; z++)
                if (!BASE.has(level.get({ x: p.x + x, y: p.y - layer, z: p.z + z }).name))
                    return layer - 1;
    return MOST_LEVELS;
}
/** Whether the beam reaches the sky: only bedrock and transparent blocks may be above. */
function seesSky({ level }, p) {
    const stops = (state) => state.name !== 'bedrock' && absorption(optics(level, state)) >= 15;
    for (let y = p.y + 1; y < level.columns.top; y++)
        if (stops(level.get({ x: p.x, y, z: p.z })))
            return false;
    return true;
}
