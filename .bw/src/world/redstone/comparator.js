import { clockwise, counterClockwise, keyOf, neighbour, opposite } from '../geometry.js';
import { Memory } from '../kernel/memory/memory.js';
import { framed, measured } from './measured.js';
import { conducts, facingOf, headingOf, isWire } from './parts.js';
import { FULL_POWER, inputPower, strongPower } from './power.js';
import { facesDiode } from './repeater.js';
const DELAY_TICKS = 2;
/** Output strengths of comparators, by position; their block states only say whether there is any output. */
const GIVEN = new Memory('comparators', () => ({ strengths: new Map() }));
const strengthAt = (level, p) => GIVEN.of(level).strengths.get(keyOf(p)) ?? 0;
function setStrength(level, p, strength) {
    const { strengths } = GIVEN.of(level);
    if (strength === 0)
        strengths.delete(keyOf(p));
    else
        strengths.set(keyOf(p), strength);
}
/** Power that a comparator gives to the block in front of it. */
export const fromComparator = (state, towards, _dust, p, level) => state.properties['powered'] === true && towards === opposite(facingOf(state)) ? strengthAt(level, p) : 0;
/** It follows its inputs after two ticks (vanilla ComparatorBlock). */
export function updateComparator(game, p, state) {
    const { level, redstone } = game;
    if (redstone.isScheduled(p))
        return;
    const wanted = readingOf(game, p, state);
    const isRight = wanted.strength === strengthAt(level, p) && wanted.powered === state.properties['powered'];
    if (!isRight)
        redstone.schedule(p, DELAY_TICKS, facesDiode(game, p, state) ? -1 : 0);
}
export function comparatorDue(game, p, state) {
    const { level, redstone } = game;
    const { strength, powered } = readingOf(game, p, state);
    const before = strengthAt(level, p);
    setStrength(level, p, strength);
    const changed = level.set(p, level.states.with(state, { powered }));
    if (!changed && before !== strength)
        redstone.touch(p);
}
/** A missing comparator outputs no power. */
export function comparatorGone(game, p, from, to) {
    if (from.name !== to.name)
        setStrength(game.level, p, 0);
}
function readingOf(game, p, state) {
    const back = backPower(game, p, state);
    const heading = headingOf(state);
    const side = Math.max(...[clockwise(heading), counterClockwise(heading)].map((to) => sidePower(game, p, to)));
    const subtracts = state.properties['mode'] === 'subtract';
    const strength = side > back ? 0 : subtracts ? back - side : back;
    return { strength, powered: back > 0 && (back > side || (back === side && !subtracts)) };
}
/** The signal behind it: from a block that can be measured, also through a solid block, or power. */
function backPower(game, p, state) {
    const { level } = game;
    const back = facingOf(state);
    const q = neighbour(p, back);
    const own = measured(game, q);
    if (own !== undefined)
        return own;
    const power = inputPower(level, p, state);
    if (power === FULL_POWER || !conducts(level, level.get(q)))
        return power;
    const beyond = neighbour(q, back);
    const read = [measured(game, beyond), framed(game, beyond, back)].filter((value) => value !== undefined);
    return read.length > 0 ? Math.max(...read) : power;
}
/** Power from a side only counts if it comes from dust, redstone blocks or strongly powering blocks. */
function sidePower({ level }, p, side) {
    const q = neighbour(p, side);
    const beside = level.get(q);
    if (isWire(beside))
        return Number(beside.properties['power']);
    if (beside.name === 'redstone_block')
        return FULL_POWER;
    return strongPower(level, q, opposite(side), 'with_dust');
}
