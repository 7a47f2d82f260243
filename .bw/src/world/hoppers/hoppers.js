import { ItemEntity } from '../entities/item-entity.js';
import { keyOf, neighbour, opposite } from '../geometry.js';
import { counted, sameKind } from '../items/stack.js';
import { Memory } from '../kernel/memory/memory.js';
import { listPlaces, placesAt } from './places.js';
/** Ticks between two moves of a hopper, and its number of slots. */
const COOLDOWN_TICKS = 8;
const SLOTS = 5;
/** Height range in which a hopper collects items, from its bottom (vanilla Hopper.SUCK). */
const COLLECT_FROM = 0.6;
const COLLECT_TO = 2;
/** Tick from which each hopper may move another item, by position. */
const COOLDOWNS = new Memory('hoppers', () => ({ until: new Map() }));
/** Each hopper pushes one item out and pulls one in every eight ticks (vanilla HopperBlockEntity). */
export function tickHoppers(game) {
    const { level } = game;
    if (level.hoppers.size === 0)
        return;
    const { until } = COOLDOWNS.of(game);
    for (const [key, p] of level.hoppers) {
        const state = level.get(p);
        if (state.name !== 'hopper') {
            level.hoppers.delete(key);
            until.delete(key);
        }
        else if (state.properties['enabled'] === true && game.ticks >= (until.get(key) ?? 0)) {
            const pushed = push(game, p, state.properties['facing'], until);
            const pulled = pull(game, p);
            if (pushed || pulled)
                until.set(key, game.ticks + COOLDOWN_TICKS);
        }
    }
}
function push({ level, ticks }, p, facing, until) {
    const target = neighbour(p, facing);
    const places = placesAt(level, target, opposite(facing));
    if (places.length === 0)
        return false;
    const wasEmpty = places.every((place) => !place.get());
    const moved = listPlaces(level.slots(p, SLOTS)).some((own) => moveOne(own, places));
    // a hopper that was empty waits before it passes the item on
    if (moved && wasEmpty && level.get(target).name === 'hopper')
        until.set(keyOf(target), ticks + COOLDOWN_TICKS);
    return moved;
}
function pull(game, p) {
    const own = listPlaces(game.level.slots(p, SLOTS));
    const above = placesAt(game.level, neighbour(p, 'up'), 'down');
    return above.length > 0 ? above.some((place) => moveOne(place, own)) : gather(game, p, own);
}
/** Whether there are items where a hopper collects them. */
const isCollected = ({ x, y, z }, p) => Math.floor(x) === p.x && Math.floor(z) === p.z && y >= p.y + COLLECT_FROM && y < p.y + COLLECT_TO;
/** Collects an item entity inside or above the hopper. */
function gather(game, p, own) {
    for (const item of game.entities.values()) {
        if (!(item instanceof ItemEntity) || item.removed)
            continue;
        if (!isCollected(item.position, p))
            continue;
        if (takeIn(game, item, own))
            return true;
    }
    return false;
}
/** Takes as many items as fit. Returns false if there is no space. */
function takeIn(game, item, own) {
    let left = item.stack;
    while (left && put(own, left))
        left = counted(left, left.count - 1);
    if (left === item.stack)
        return false;
    if (left) {
        item.stack = left;
        game.sendMetadata(item);
    }
    else
        game.removeEntity(item);
    return true;
}
function moveOne(from, to) {
    const stack = from.get();
    if (!stack || !from.gives(stack) || !put(to, stack))
        return false;
    from.set(counted(stack, stack.count - 1));
    return true;
}
/** Moves one item of a stack into the first slot with space for it. Returns false if there is none. */
function put(places, stack) {
    for (const place of places) {
        const there = place.get();
        if (!place.takes(stack) || (there && (!sameKind(there, stack) || there.count >= there.limit)))
            continue;
        place.set({ ...stack, count: (there?.count ?? 0) + 1 });
        return true;
    }
    return false;
}
