import { fluidOf } from '../kernel/blocks/fluid.js';
import { columnKey } from '../kernel/chunks/columns.js';
import { DIRT, mapColour, STONE, WATER } from './colours.js';
import { MAP_SIZE } from './maps.js';
/** Map columns are drawn in rotation: one in this many per tick. */
const TURNS = 16;
/** Shades: dark, normal, bright. */
const [LOW, NORMAL, HIGH] = [0, 1, 2];
/** Height differences from which a slope is dark or bright, and the water depths for shades. */
const SLOPE = 0.6;
const SHALLOW = 0.5;
const DEEP = 0.9;
/** Maximum height above the highest light-blocking block of something that maps show. */
const ABOVE = 2;
/** Draws a player's surroundings on a map, one part per tick (vanilla MapItem.update). */
export function draw(game, player, map) {
    if (map.locked || map.dimension !== game.dimension.name)
        return;
    const wide = 1 << map.scale;
    const cell = (at, centre) => Math.trunc(Math.floor(at - centre) / wide) + MAP_SIZE / 2;
    const [px, pz] = [cell(player.position.x, map.centre.x), cell(player.position.z, map.centre.z)];
    const reach = MAP_SIZE / wide / (game.dimension.hasSky ? 1 : 2);
    const first = { x: map.centre.x / wide, z: map.centre.z / wide };
    let drawn = false;
    for (let x = Math.max(0, px - reach + 1); x < Math.min(MAP_SIZE, px + reach); x++) {
        if (x % TURNS !== game.ticks % TURNS)
            continue;
        const line = { x, wide, px, pz, reach, first };
        if (drawLine(game, player, map, line))
            drawn = true;
    }
    if (drawn)
        map.version++;
}
/** Draws a line of cells. Returns whether anything has changed. */
function drawLine(game, player, map, line) {
    const { x, wide, pz, reach, first } = line;
    const blockX = Math.floor((first.x + x - MAP_SIZE / 2) * wide);
    let drawn = false;
    let before;
    for (let z = Math.max(-1, pz - reach - 1); z < Math.min(MAP_SIZE, pz + reach); z++) {
        const blockZ = Math.floor((first.z + z - MAP_SIZE / 2) * wide);
        // as far as the client has loaded the world
        if (!player.loaded.has(columnKey(blockX >> 4, blockZ >> 4)))
            continue;
        const seen = look(game, blockX, blockZ, wide);
        const shade = shadeOf(seen, before ?? seen.height, { x, z, wide });
        before = seen.height;
        const colour = seen.colour * 4 + shade;
        if (!isDrawn(line, z) || map.colours[z * MAP_SIZE + x] === colour)
            continue;
        map.colours[z * MAP_SIZE + x] = colour;
        drawn = true;
    }
    return drawn;
}
/** Whether a cell is on the map and in sight; at the edge of the visible area, only every other cell is. */
function isDrawn({ x, px, pz, reach }, z) {
    const away = (x - px) ** 2 + (z - pz) ** 2;
    const isEdge = away > (reach - 2) ** 2;
    return z >= 0 && away < reach * reach && !(isEdge && ((x + z) & 1) === 0);
}
function shadeOf(seen, before, { x, z, wide }) {
    const odd = (x + z) & 1;
    if (seen.colour === WATER) {
        const depth = seen.depth * 0.1 + odd * 0.2;
        return depth < SHALLOW ? HIGH : depth > DEEP ? LOW : NORMAL;
    }
    const slope = ((seen.height - before) * 4) / (wide + 4) + (odd - 0.5) * 0.4;
    return slope > SLOPE ? HIGH : slope < -SLOPE ? LOW : NORMAL;
}
/** The most common colour of a cell's blocks, their mean height and the mean depth of water. */
function look(game, x, z, wide) {
    if (!game.dimension.hasSky && game.dimension.name === 'the_nether')
        return patch(x, z);
    const votes = new Map();
    let height = 0;
    let depth = 0;
    for (let dx = 0; dx < wide; dx++)
        for (let dz = 0; dz < wide; dz++) {
            const top = topOf(game, x + dx, z + dz);
            height += top.height;
            depth += top.depth;
            votes.set(top.colour, (votes.get(top.colour) ?? 0) + 1);
        }
    let colour = 0;
    for (const [each, count] of votes)
        if (count > (votes.get(colour) ?? 0))
            colour = each;
    return { colour, height: height / wide ** 2, depth: depth / wide ** 2 };
}
/** Under a ceiling a map shows patches of dirt and stone. */
function patch(x, z) {
    let noise = (x + z * 231_871) | 0;
    noise = (Math.imul(Math.imul(noise, noise), 31_287_121) + Math.imul(noise, 11)) | 0;
    return { colour: ((noise >> 20) & 1) === 0 ? DIRT : STONE, height: 100, depth: 0 };
}
/** The highest block that has a colour, and the depth of the water above the ground. */
function topOf(game, x, z) {
    const { level } = game;
    const { bottom, top } = level.columns;
    const p = { x, y: Math.min(top - 1, game.light.surface.topAt(x, z) + ABOVE), z };
    for (; p.y > bottom; p.y--) {
        const state = level.get(p);
        const fluid = state.stateId === 0 ? undefined : fluidOf(level, state);
        const colour = fluid?.kind === 'water' ? WATER : mapColour(state.name);
        if (colour === 0)
            continue;
        let depth = 0;
        if (fluid)
            for (let y = p.y; y > bottom && fluidOf(level, level.get({ x, y, z })); y--)
                depth++;
        return { colour, height: p.y, depth };
    }
    return { colour: mapColour('bedrock'), height: bottom, depth: 0 };
}
