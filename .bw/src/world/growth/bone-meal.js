import { popItem } from '../blocks/removing.js';
import { isSupported } from '../blocks/support.js';
import { updateAround } from '../blocks/updates.js';
import { add, neighbour, vec } from '../geometry.js';
import { age, aged } from './crops.js';
import { ripen } from './stems.js';
import { advanceSapling } from './trees.js';
/** World event that shows green particles. */
const SPARKS = 1505;
/** Chance that bone meal advances a sapling. */
const SAPLING_CHANCE = 0.45;
/** Number of tries per use on grass, and how many plants there are per flower. */
const GRASS_TRIES = 128;
const FLOWER_ODDS = 8;
const FLOWERS = [
    'dandelion',
    'poppy',
    'azure_bluet',
    'oxeye_daisy',
    'cornflower',
    'red_tulip',
    'orange_tulip',
    'white_tulip',
    'pink_tulip',
];
/** Adds some steps to `age`, up to ripe. */
export const older = (ripe, least, most, slow = 1) => (game, p, state) => {
    if (age(state) >= ripe)
        return false;
    const by = Math.floor(game.chance.between(least, most) / slow);
    game.level.set(p, aged(game, state, by, ripe));
    return true;
};
/** Stems age, and bear fruit once ripe. */
export const stemMeal = (game, p, state) => {
    if (!older(7, 2, 5)(game, p, state))
        return false;
    const now = game.level.get(p);
    if (age(now) === 7)
        ripen(game, p, now);
    return true;
};
/** Advances saplings by chance. */
export const saplingMeal = (game, p, state) => {
    if (state.properties['stage'] === undefined)
        return false;
    if (game.chance.next() < SAPLING_CHANCE)
        advanceSapling(game, p, state);
    return true;
};
/** The plant, called short_grass from 1.20.3. */
const isGrass = (name) => name === 'grass' || name === 'short_grass';
/** Short grass and ferns become the tall kind. */
export const taller = ({ level }, p, { name }) => {
    const above = neighbour(p, 'up');
    if (level.get(above).stateId !== 0)
        return false;
    const tall = isGrass(name) ? 'tall_grass' : 'large_fern';
    level.set(p, level.states.encode(tall, { half: 'lower' }));
    level.set(above, level.states.encode(tall, { half: 'upper' }));
    return true;
};
/** Tall flowers drop a copy of themselves. */
export const doubled = (game, p, { name }) => {
    popItem(game, p, game.items.make(name));
    return true;
};
/** Grass and some flowers grow all around (vanilla GrassBlock.performBonemeal). */
export const meadow = (game, p) => {
    const { level, chance } = game;
    if (level.get(neighbour(p, 'up')).stateId !== 0)
        return false;
    for (let i = 0; i < GRASS_TRIES; i++) {
        const q = wander(game, neighbour(p, 'up'), Math.floor(i / 16));
        if (!q)
            continue;
        const there = level.get(q);
        if (isGrass(there.name) && chance.oneIn(10))
            taller(game, q, there);
        else if (there.stateId === 0)
            sow(game, q);
    }
    return true;
};
/** Plants grass or a flower in an empty cell. */
function sow({ level, chance }, p) {
    const flower = chance.oneIn(FLOWER_ODDS);
    const name = flower ? FLOWERS[chance.between(0, FLOWERS.length - 1)] : undefined;
    const plant = level.states.encode(name ?? level.states.named('grass', 'short_grass'));
    if (isSupported(level, p, plant))
        level.set(p, plant);
}
/** The end of a random walk over grass blocks; null if the walk leaves them. */
function wander({ level, chance }, start, steps) {
    let q = start;
    for (let i = 0; i < steps; i++) {
        const dy = Math.trunc((chance.between(-1, 1) * chance.between(0, 2)) / 2);
        q = add(q, vec(chance.between(-1, 1), dy, chance.between(-1, 1)));
        if (level.get(neighbour(q, 'down')).name !== 'grass_block' || level.shapes.isFullCube(level.get(q)))
            return null;
    }
    return q;
}
/**
 * Uses bone meal on a block. Returns false if it has no effect. Huge mushrooms, moss and underwater plants are not implemented.
 */
export function fertilise(game, p) {
    const state = game.level.get(p);
    if (!game.blocks.of(state).fertilise?.(game, p, state))
        return false;
    updateAround(game, [p]);
    game.broadcastNear(p, 'world_event', { effectId: SPARKS, location: p, data: 0, global: false });
    return true;
}
