import { add, DIRECTIONS, neighbour, sameBlock, step } from '../geometry.js';
import { kindOf } from '../kernel/blocks/rules.js';
/** The two sides that each rail shape leads to. Ascending rails lead one block up on the side in their name. */
const LEADS_TO = {
    north_south: ['north', 'south'],
    east_west: ['east', 'west'],
    ascending_north: ['north', 'south'],
    ascending_south: ['north', 'south'],
    ascending_east: ['east', 'west'],
    ascending_west: ['east', 'west'],
    south_east: ['south', 'east'],
    south_west: ['south', 'west'],
    north_west: ['north', 'west'],
    north_east: ['north', 'east'],
};
/** The shapes of curved rails. */
const CURVES = ['south_east', 'south_west', 'north_west', 'north_east'];
/** Connects a newly placed rail with the rails around it (vanilla RailState.place). */
export function joinRails(level, p, state) {
    const open = DIRECTIONS.filter((side) => {
        const other = railBeside(level, p, side);
        return other !== null && acceptsRail(level, other, p);
    });
    const shape = shapeFor(level, p, state, open) ?? String(state.properties['shape']);
    level.set(p, level.states.with(state, { shape }));
    for (const side of LEADS_TO[shape] ?? []) {
        const other = railBeside(level, p, side);
        if (other && acceptsRail(level, other, p))
            turnTowards(level, other, p);
    }
}
/** The rail on a side: at the same height, one up or one down. */
function railBeside(level, p, side) {
    const beside = neighbour(p, side);
    const places = [beside, neighbour(beside, 'up'), neighbour(beside, 'down')];
    return places.find((q) => kindOf(level, level.get(q)) === 'rail') ?? null;
}
/** Rails connected with this one in both directions. */
function links(level, p) {
    const sides = LEADS_TO[String(level.get(p).properties['shape'])] ?? [];
    return sides.flatMap((side) => {
        const other = railBeside(level, p, side);
        return other && leadsTo(level, other, p) ? [other] : [];
    });
}
/** Whether a rail leads to the column of the other position. */
function leadsTo(level, p, to) {
    const sides = LEADS_TO[String(level.get(p).properties['shape'])] ?? [];
    return sides.some((side) => {
        const end = add(p, step(side));
        return end.x === to.x && end.z === to.z;
    });
}
function acceptsRail(level, p, from) {
    const linked = links(level, p);
    return linked.length < 2 || linked.some((end) => sameBlock(end, from));
}
function turnTowards(level, p, to) {
    const state = level.get(p);
    const ends = [...links(level, p).filter((other) => !sameBlock(other, to)), to];
    const sides = DIRECTIONS.filter((side) => {
        const end = add(p, step(side));
        return ends.some(({ x, z }) => x === end.x && z === end.z);
    });
    const shape = shapeFor(level, p, state, sides);
    if (shape)
        level.set(p, level.states.with(state, { shape }));
}
/** The shape that leads to the given sides; for three or four sides, to the two closest to the south-east. */
function shapeFor(level, p, state, sides) {
    const has = (side) => sides.includes(side);
    const upright = has('north') || has('south');
    const across = has('east') || has('west');
    if (!upright && !across)
        return null;
    if (upright && across && state.name === 'rail') {
        const curve = CURVES.find((shape) => (LEADS_TO[shape] ?? []).every(has));
        if (curve)
            return curve;
    }
    const straight = upright && across ? String(state.properties['shape']) : upright ? 'north_south' : 'east_west';
    return rising(level, p, straight);
}
/** The ascending shape if the track continues one block higher, otherwise the straight shape. */
function rising(level, p, straight) {
    let shape = straight;
    for (const side of LEADS_TO[straight] ?? [])
        if (kindOf(level, level.get(neighbour(neighbour(p, side), 'up'))) === 'rail')
            shape = `ascending_${side}`;
    return shape;
}
