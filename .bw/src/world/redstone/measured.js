import { ItemFrame } from '../entities/hanging.js';
import { blockOf, keyOf, sameBlock } from '../geometry.js';
import { containerAt } from '../inventory/chest.js';
import { pagesOf } from '../stations/lectern.js';
import { FULL_POWER } from './power.js';
/** The signal strengths of records. */
const RECORDS = {
    ...Object.fromEntries('13 cat blocks chirp far mall mellohi stal strad ward 11 wait pigstep otherside 5'
        .split(' ')
        .map((name, i) => [name, i + 1])),
    relic: 14,
    precipice: 13,
    creator: 12,
    creator_music_box: 11,
};
const property = (name) => (_game, _p, { properties }) => Number(properties[name] ?? 0);
const firstItem = (game, p) => game.level.blockEntities.get(keyOf(p))?.items?.[0] ?? null;
function record(game, p, { properties }) {
    const disc = properties['has_record'] === true ? firstItem(game, p) : null;
    return disc ? (RECORDS[disc.name.replace('music_disc_', '')] ?? 0) : 0;
}
function page(game, p) {
    const book = firstItem(game, p);
    if (!book)
        return 0;
    const last = pagesOf(book) - 1;
    const at = game.level.blockEntities.get(keyOf(p))?.page ?? 0;
    return Math.floor((last > 0 ? at / last : 1) * 14) + 1;
}
/** Comparator readings of blocks without item slots (vanilla getAnalogOutputSignal). */
const READINGS = {
    composter: property('level'),
    cauldron: property('level'),
    water_cauldron: property('level'),
    powder_snow_cauldron: property('level'),
    lava_cauldron: () => 3,
    cake: (_game, _p, { properties }) => (7 - Number(properties['bites'])) * 2,
    end_portal_frame: (_game, _p, { properties }) => (properties['eye'] === true ? FULL_POWER : 0),
    respawn_anchor: (_game, _p, { properties }) => Math.floor((Number(properties['charges']) / 4) * FULL_POWER),
    beehive: property('honey_level'),
    bee_nest: property('honey_level'),
    jukebox: record,
    lectern: page,
};
/** The comparator reading of the block at a position, 0 to 15; undefined if it cannot be measured. */
export function measured(game, p) {
    const state = game.level.get(p);
    const reading = READINGS[state.name];
    if (reading)
        return reading(game, p, state);
    const container = containerAt(game.level, p);
    return container ? fullness(container.parts.flatMap(({ list }) => [...list])) : undefined;
}
/** The signal of an item frame on the block behind a position: its item's rotation, from 1. */
export function framed(game, p, face) {
    for (const entity of game.entities.values())
        if (entity instanceof ItemFrame && entity.face === face && sameBlock(blockOf(entity.position), p))
            return entity.item ? entity.turns + 1 : 0;
    return undefined;
}
/** One for any content, and fourteen more for a full container (vanilla getRedstoneSignalFromContainer). */
function fullness(slots) {
    const parts = slots.map((stack) => (stack ? stack.count / stack.limit : 0));
    const share = parts.reduce((sum, part) => sum + part, 0) / slots.length;
    return Math.floor(share * 14) + (share > 0 ? 1 : 0);
}
