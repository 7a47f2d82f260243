import { gateJoins, isFullSide, joinsPane } from '../blocks/joining.js';
import { tieToFence } from '../entities/leash-knot.js';
import { DIRECTIONS, neighbour } from '../geometry.js';
import { kindOf } from '../kernel/blocks/rules.js';
import { ending, family, named } from './family.js';
/** Wooden fences connect to each other; Nether brick fences connect only to their own kind. */
const isWooden = (name) => name !== 'nether_brick_fence';
function joinsFence(level, fence, other, side) {
    if (kindOf(level, other) === 'fence')
        return isWooden(other.name) === isWooden(fence.name);
    return gateJoins(level, other, side) || isFullSide(level, other, side);
}
const joinsWall = (level, other, side) => joinsPane(level, other, side) || gateJoins(level, other, side);
/** Parts of a wall's top in sixteenths: the post, and the arm on each side. */
const POST = [7, 7, 9, 9];
const ARMS = {
    north: [7, 0, 9, 9],
    south: [7, 7, 9, 16],
    west: [0, 7, 9, 9],
    east: [7, 7, 16, 9],
};
const wallShape = (level, p) => {
    const above = level.get(neighbour(p, 'up'));
    const side = (d) => {
        if (!joinsWall(level, level.get(neighbour(p, d)), d))
            return 'none';
        return level.shapes.undersideCovers(above, ARMS[d]) ? 'tall' : 'low';
    };
    const sides = { north: side('north'), south: side('south'), west: side('west'), east: side('east') };
    return { ...sides, up: wallPost(level, sides, above) };
};
/** Whether a wall shows its post (vanilla WallBlock.shouldRaisePost). */
function wallPost(level, sides, above) {
    if (kindOf(level, above) === 'wall' && above.properties['up'] === true)
        return true;
    const joined = (d) => sides[d] !== 'none';
    if (DIRECTIONS.every((d) => !joined(d)))
        return true;
    if (joined('north') !== joined('south') || joined('west') !== joined('east'))
        return true;
    const tall = (a, b) => sides[a] === 'tall' && sides[b] === 'tall';
    if (tall('north', 'south') || tall('west', 'east'))
        return false;
    return level.blocks.of(above).keepsWallPost || level.shapes.undersideCovers(above, POST);
}
/** Fences, panes and walls, which join their neighbours. */
export const fences = [
    family(ending('_fence'), {
        kind: 'fence',
        use: (game, player, hand, p) => hand === 0 && tieToFence(game, player, p),
        shape: (level, p, state) => Object.fromEntries(DIRECTIONS.map((side) => [side, joinsFence(level, state, level.get(neighbour(p, side)), side)])),
    }),
    family(ending('iron_bars', 'glass_pane'), {
        kind: 'pane',
        shape: (level, p) => Object.fromEntries(DIRECTIONS.map((side) => [side, joinsPane(level, level.get(neighbour(p, side)), side)])),
    }),
    family(ending('_wall'), { kind: 'wall', shape: wallShape, shapeSpreads: true }),
    family(named('barrier carved_pumpkin jack_o_lantern melon pumpkin'), { refusesFences: true }),
];
