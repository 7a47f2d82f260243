import { breakBlock } from '../blocks/breaking.js';
import { updateAround } from '../blocks/updates.js';
import { DIRECTIONS, neighbour } from '../geometry.js';
import { fluidOf } from '../kernel/blocks/fluid.js';
import { canEnterBlock, isOpen, isSourceOf } from './passage.js';
import { bestSides, canFlowDown, flowOf, fluidFromNeighbours } from './slope.js';
/** Factor by which rising lava flows more slowly, with a chance of 3 in 4 (vanilla LavaFluid.getSpreadDelay). */
const RISING_LAVA_SLOWDOWN = 4;
const FIZZ = 1501;
/** Lava with at least this amount is replaced by water. */
const MIN_REPLACEABLE_LAVA = 4;
export const flowTicks = (level, kind) => flowOf(level, kind).ticks;
/** The block state of a fluid. */
export function fluidBlock({ states }, fluid) {
    const level = fluid.source ? 0 : fluid.falling ? 8 : 8 - fluid.amount;
    return states.encode(fluid.kind, { level });
}
/** One step of a fluid (vanilla FlowingFluid.tick): it gets its amount from its neighbours, then spreads. */
export function flow(game, p) {
    const { level } = game;
    const before = fluidOf(level, level.get(p));
    if (!before)
        return;
    if (before.source) {
        spread(game, p, before);
        return;
    }
    const now = fluidFromNeighbours(level, p, before.kind);
    if (!now) {
        level.set(p, level.states.air);
        updateAround(game, [p]);
        return;
    }
    if (level.set(p, fluidBlock(level, now))) {
        game.fluids.schedule(p, stepTicks(game, before, now));
        updateAround(game, [p]);
    }
    spread(game, p, now);
}
function stepTicks(game, before, now) {
    const rises = !before.falling && !now.falling && now.amount > before.amount;
    const slow = before.kind === 'lava' && rises && !game.chance.oneIn(RISING_LAVA_SLOWDOWN);
    return flowOf(game.level, before.kind).ticks * (slow ? RISING_LAVA_SLOWDOWN : 1);
}
/** Spreads down if possible; sideways from sources and from fluid that cannot fall. */
function spread(game, p, fluid) {
    const { level } = game;
    const below = neighbour(p, 'down');
    const content = fluidFromNeighbours(level, below, fluid.kind);
    if (content && canEnter(level, p, 'down', content)) {
        pour(game, below, 'down', content);
        if (sourcesBeside(level, p, fluid.kind) >= 3)
            spreadSideways(game, p, fluid);
    }
    else if (fluid.source || !canFlowDown(level, p, fluid.kind))
        spreadSideways(game, p, fluid);
}
function spreadSideways(game, p, fluid) {
    const amount = fluid.falling ? 7 : fluid.amount - flowOf(game.level, fluid.kind).loss;
    if (amount <= 0)
        return;
    for (const [side, content] of bestSides(game.level, p, fluid.kind))
        if (canEnter(game.level, p, side, content))
            pour(game, neighbour(p, side), side, content);
}
/** Whether it may enter the next cell: not into the same fluid; lava gives way to water, water gives way only from above. */
function canEnter(level, p, face, fluid) {
    const q = neighbour(p, face);
    if (!level.contains(q))
        return false;
    const next = level.get(q);
    const there = fluidOf(level, next);
    if (there?.kind === fluid.kind)
        return false;
    if (there?.kind === 'water' && face !== 'down')
        return false;
    if (there?.kind === 'lava' && there.amount < MIN_REPLACEABLE_LAVA)
        return false;
    return canEnterBlock(level, next, fluid) && isOpen(level, level.get(p), face, next);
}
const sourcesBeside = (level, p, kind) => DIRECTIONS.filter((side) => isSourceOf(fluidOf(level, level.get(neighbour(p, side))), kind)).length;
/** Places a fluid in a cell. Water breaks blocks with drops, lava without; lava above water makes stone. */
function pour(game, p, face, fluid) {
    const { level } = game;
    const state = level.get(p);
    if (fluid.kind === 'lava' && face === 'down' && fluidOf(level, state)?.kind === 'water') {
        if (state.name === 'water')
            level.set(p, level.states.encode('stone'));
        fizz(game, p);
    }
    else if (state.properties['waterlogged'] !== undefined)
        level.set(p, level.states.with(state, { waterlogged: true }));
    else {
        if (!fluidOf(level, state))
            breakBlock(game, p, { tool: null, drops: fluid.kind === 'water' });
        level.set(p, fluidBlock(level, fluid));
    }
    updateAround(game, [p]);
}
/**
 * Lava next to or under water turns to obsidian (sources) or cobblestone; over soul soil and next to blue ice,
 * to basalt.
 */
export function cool(game, p) {
    const { level } = game;
    const fluid = fluidOf(level, level.get(p));
    if (fluid?.kind !== 'lava')
        return false;
    const wet = ['up', ...DIRECTIONS].some((face) => fluidOf(level, level.get(neighbour(p, face)))?.kind === 'water');
    const cold = level.get(neighbour(p, 'down')).name === 'soul_soil' &&
        DIRECTIONS.some((side) => level.get(neighbour(p, side)).name === 'blue_ice');
    if (!wet && !cold)
        return false;
    level.set(p, level.states.encode(wet ? (fluid.source ? 'obsidian' : 'cobblestone') : 'basalt'));
    fizz(game, p);
    updateAround(game, [p]);
    return true;
}
function fizz(game, p) {
    game.broadcastNear(p, 'world_event', { effectId: FIZZ, location: p, data: 0, global: false });
}
