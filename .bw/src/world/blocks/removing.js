import { keyOf, vec } from '../geometry.js';
import { fluidOf } from '../kernel/blocks/fluid.js';
import { dropsOf } from './drops.js';
/** World event that shows a block break; its data is the block state. */
const BREAK_EFFECT = 2001;
/** Removes a block and spawns its drops, without updating its neighbours. */
export function removeBlock(game, p, options) {
    const { level } = game;
    const state = level.get(p);
    const { dropWhole } = game.blocks.of(state);
    if (dropWhole)
        dropWhole(game, p, state, options.drops);
    else
        dropContents(game, p);
    level.set(p, leftBehind(level, state));
    if (options.drops && !dropWhole && game.rules.get('doTileDrops') === true)
        for (const stack of itemsOf(game, state, options.tool))
            popItem(game, p, stack);
    game.broadcastNear(p, 'world_event', { effectId: BREAK_EFFECT, location: p, data: state.stateId, global: false }, options.seenBy);
}
/** Breaks a block that lost its support, as if by hand. Returns the changed positions. */
export function popOff(game, p) {
    removeBlock(game, p, { tool: null, drops: true });
    return [p];
}
/**
 * The items that a block drops, following the rules of the world and using the version's names; items that do not exist in the
 * version are omitted.
 */
export function itemsOf({ level, items, chance, world: { digs } }, state, tool) {
    const changed = Object.hasOwn(digs, state.name) ? digs[state.name]?.drops : undefined;
    if (changed !== undefined)
        return [items.make(changed.item, changed.count)];
    return dropsOf(level, { state, tool, chance }).flatMap(([name, count]) => {
        const item = items.has(name) ? name : otherName(name, state);
        return items.has(item) ? [items.make(item, count)] : [];
    });
}
/**
 * The item to drop if the version does not have the usual one: metal ores dropped themselves before 1.17, and grass was renamed.
 */
const otherName = (name, state) => name.startsWith('raw_') ? state.name : name === 'grass' ? 'short_grass' : name;
/** Drops a container's contents. */
function dropContents(game, p) {
    const items = game.level.blockEntities.get(keyOf(p))?.items;
    if (!items)
        return;
    for (let i = 0; i < items.length; i++) {
        const stack = items[i];
        if (stack)
            popItem(game, p, stack);
        items[i] = null;
    }
}
/** Spawns an item inside a block with a small random velocity (vanilla Block.popResource). */
export function popItem(game, p, stack) {
    const { chance } = game;
    game.dropItem({
        stack,
        position: vec(p.x + 0.5 + chance.around(0.25), p.y + 0.375 + chance.around(0.25), p.z + 0.5 + chance.around(0.25)),
        velocity: vec(chance.around(0.1), 0.2, chance.around(0.1)),
        pickupDelay: 10,
    });
}
/** The state left after a block is removed: air, or water if it was waterlogged. */
export const leftBehind = (level, state) => fluidOf(level, state)?.kind === 'water' ? level.states.encode('water') : level.states.air;
