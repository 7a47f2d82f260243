import { headingOf } from '../blocks/placement/context.js';
import { isHorizontal, neighbour } from '../geometry.js';
import { isReplaceable } from '../kernel/blocks/rules.js';
import { scaffoldingAt, TOO_FAR } from './scaffolding.js';
/**
 * Scaffolding clicked with scaffolding grows at its end: up, or ahead if its top was clicked; when sneaking, at the clicked face.
 */
export function scaffold(level, click) {
    const position = target(level, click);
    if (!position || !level.contains(position))
        return null;
    const state = scaffoldingAt(level, position);
    if (state['distance'] === TOO_FAR)
        return null;
    const waterlogged = level.get(position).name === 'water';
    return [{ position, state: level.states.encode('scaffolding', { ...state, waterlogged }) }];
}
function target(level, { clicked, face, sneaking, look }) {
    const there = level.get(clicked);
    if (there.name === 'scaffolding') {
        const ahead = face === 'up' ? headingOf(look) : 'up';
        return endOf(level, clicked, sneaking ? face : ahead);
    }
    const place = isReplaceable(level, there) ? clicked : neighbour(clicked, face);
    if (level.get(place).name === 'scaffolding')
        return endOf(level, place, face === 'up' ? headingOf(look) : 'up');
    return isReplaceable(level, level.get(place)) ? place : null;
}
/** The first free cell along scaffolding; sideways only as far as it remains supported. */
function endOf(level, from, direction) {
    let p = neighbour(from, direction);
    for (let steps = 0; steps < TOO_FAR && level.contains(p); p = neighbour(p, direction)) {
        const state = level.get(p);
        if (state.name !== 'scaffolding')
            return isReplaceable(level, state) ? p : null;
        if (isHorizontal(direction))
            steps++;
    }
    return null;
}
