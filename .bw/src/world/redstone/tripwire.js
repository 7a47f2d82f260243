/** Tripwires: string between two hooks that face each other (vanilla TripWireBlock, TripWireHookBlock). */
import { DIRECTIONS, neighbour, opposite } from '../geometry.js';
import { overlaps } from '../kernel/entities/collision.js';
import { headingOf } from './parts.js';
import { hasWeight } from './plates.js';
/** Maximum number of blocks between opposite hooks. */
const REACH = 41;
/** Ticks between two checks of pressed strings. */
const CHECK_TICKS = 10;
/** Bottom and top of a string: tight between hooks, or loose. */
const TIGHT = [0.0625, 0.15625];
const LOOSE = [0, 0.5];
const isHook = (state) => state.name === 'tripwire_hook';
const isString = (state) => state.name === 'tripwire';
function lineFrom(level, hook, towards) {
    const string = [];
    for (let i = 1; i <= REACH; i++) {
        const p = neighbour(hook, towards, i);
        const state = level.get(p);
        if (isString(state))
            string.push(p);
        else if (isHook(state) && headingOf(state) === opposite(towards) && string.length > 0)
            return { opposite: p, string };
        else
            return undefined;
    }
    return undefined;
}
/** The sides on which string joins other string, and hooks that face it. */
export function stringJoins(level, p) {
    const joins = (side) => {
        const there = level.get(neighbour(p, side));
        return isString(there) || (isHook(there) && headingOf(there) === opposite(side));
    };
    return Object.fromEntries(DIRECTIONS.map((side) => [side, joins(side)]));
}
/** Sets whether a hook and the opposite one are connected and powered, from the string between them. */
export function updateHook({ level, redstone }, p, state) {
    // its string was broken, and it has not checked again
    if (state.properties['powered'] === true && redstone.isScheduled(p))
        return;
    const line = lineFrom(level, p, headingOf(state));
    const powered = line?.string.some((q) => trips(level.get(q))) ?? false;
    const attached = line !== undefined;
    change(level, p, { attached, powered });
    if (!line)
        return;
    change(level, line.opposite, { attached, powered });
    for (const q of line.string)
        change(level, q, { attached });
}
const trips = ({ properties }) => properties['powered'] === true && properties['disarmed'] !== true;
function change(level, p, to) {
    const state = level.get(p);
    if (Object.entries(to).every(([name, value]) => state.properties[name] === value))
        return;
    level.set(p, level.states.with(state, to));
}
/** The hooks at the ends of the string through a cell. */
function hooksAround(level, p) {
    return DIRECTIONS.flatMap((side) => {
        for (let i = 1; i <= REACH; i++) {
            const q = neighbour(p, side, i);
            const state = level.get(q);
            if (isHook(state))
                return headingOf(state) === opposite(side) ? [q] : [];
            if (!isString(state))
                return [];
        }
        return [];
    });
}
function updateHooks(game, p) {
    for (const hook of hooksAround(game.level, p))
        updateHook(game, hook, game.level.get(hook));
}
/** Handles a string that was placed or has changed. */
export const updateString = (game, p) => updateHooks(game, p);
/** Handles the removal of a hook: the opposite hook and the string between them become loose. */
export function hookGone(game, p, from, to) {
    if (isHook(to))
        return;
    const { level } = game;
    const towards = headingOf(from);
    for (let i = 1; i <= REACH; i++) {
        const q = neighbour(p, towards, i);
        const state = level.get(q);
        if (isHook(state) && headingOf(state) === opposite(towards))
            updateHook(game, q, state);
        if (!isString(state))
            return;
        change(level, q, { attached: false });
    }
}
/** Handles the removal of a string: unless it was cut with shears, its hooks are powered until their next check. */
export function stringGone(game, p, from, to) {
    if (isString(to))
        return;
    const { level } = game;
    const wasTight = from.properties['attached'] === true && from.properties['disarmed'] !== true;
    for (const hook of hooksAround(level, p)) {
        loosen(level, hook, p);
        if (wasTight) {
            change(level, hook, { attached: true, powered: true });
            game.redstone.schedule(hook, CHECK_TICKS);
        }
        else
            updateHook(game, hook, level.get(hook));
    }
}
/** Loosens the string between a hook and the cell where it broke. */
function loosen(level, hook, end) {
    const towards = headingOf(level.get(hook));
    for (let i = 1; i <= REACH; i++) {
        const q = neighbour(hook, towards, i);
        if ((q.x === end.x && q.z === end.z) || !isString(level.get(q)))
            return;
        change(level, q, { attached: false });
    }
}
/** Checks whether anything now touches untouched string. */
export function watchString(game, p, state) {
    if (state.properties['powered'] !== true)
        press(game, p, state);
}
/** Checks whether anything still touches the string. */
export function stringDue(game, p, state) {
    if (state.properties['powered'] === true)
        press(game, p, state);
}
function press(game, p, state) {
    const [low, high] = state.properties['attached'] === true ? TIGHT : LOOSE;
    const box = [p.x, p.y + low, p.z, p.x + 1, p.y + high, p.z + 1];
    const powered = game
        .allTracked()
        .some((tracked) => hasWeight(tracked) && overlaps(tracked.position, tracked.size, box));
    if (powered)
        game.redstone.schedule(p, CHECK_TICKS);
    if (powered === state.properties['powered'])
        return;
    change(game.level, p, { powered });
    updateHooks(game, p);
    game.redstone.settle();
}
