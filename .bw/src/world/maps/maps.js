import { Memory } from '../kernel/memory/memory.js';
/** Number of cells along an edge of a map. */
export const MAP_SIZE = 128;
/** Offset of maps from the grid of the world (vanilla MapItemSavedData.createFresh). */
const GRID_OFFSET = 64;
/** Maximum scale of a map, with sixteen blocks per cell. */
export const WIDEST = 4;
const MAPS = new Memory('maps', () => ({ byId: new Map(), next: 0 }));
/** All maps of a world. */
export const mapsOf = ({ world }) => MAPS.of(world);
function add(game, map) {
    const maps = mapsOf(game);
    const made = { ...map, id: maps.next++, version: 1, memory: {} };
    maps.byId.set(made.id, made);
    return made;
}
/** The centre of the map that contains a position at a given scale. */
function centreOf(value, scale) {
    const wide = MAP_SIZE << scale;
    return Math.floor((value + GRID_OFFSET) / wide) * wide + wide / 2 - GRID_OFFSET;
}
/** A new, empty map of an area. */
export const newMap = (game, { x, z }, scale = 0) => add(game, {
    dimension: game.dimension.name,
    scale,
    centre: { x: centreOf(x, scale), z: centreOf(z, scale) },
    locked: false,
    colours: new Uint8Array(MAP_SIZE * MAP_SIZE),
});
/** An empty map that covers twice as much on each side (vanilla MapItemSavedData.scaled). */
export const widened = (game, map) => {
    const scale = Math.min(WIDEST, map.scale + 1);
    const centre = { x: centreOf(map.centre.x, scale), z: centreOf(map.centre.z, scale) };
    return add(game, { ...map, scale, centre, colours: new Uint8Array(MAP_SIZE * MAP_SIZE) });
};
/** A locked copy of a map, which no longer changes. */
export const locked = (game, map) => add(game, { ...map, locked: true, colours: map.colours.slice() });
/** The map that an item shows; undefined for other items, and for a map without contents. */
export function mapOf(game, stack) {
    if (stack?.name !== 'filled_map')
        return undefined;
    return mapsOf(game).byId.get(Number(stack.nbt?.value['map']?.value ?? -1));
}
