import { breakBlock } from '../blocks/breaking.js';
import { DIRECTIONS, neighbour } from '../geometry.js';
/** Distance from supported scaffolding at which scaffolding falls (vanilla ScaffoldingBlock). */
export const TOO_FAR = 7;
const NAME = 'scaffolding';
const isScaffolding = (state) => state.name === NAME;
/** Steps sideways to scaffolding that stands on a block; TOO_FAR if there is none in reach. */
function stepsFromFoot(level, p) {
    const below = level.get(neighbour(p, 'down'));
    let steps = TOO_FAR;
    if (isScaffolding(below))
        steps = Number(below.properties['distance']);
    else if (level.shapes.isSturdy(below, 'up'))
        return 0;
    for (const side of DIRECTIONS) {
        const beside = level.get(neighbour(p, side));
        if (isScaffolding(beside))
            steps = Math.min(steps, Number(beside.properties['distance']) + 1);
    }
    return steps;
}
/** The properties of scaffolding in a cell: its distance, and whether it has nothing below. */
export function scaffoldingAt(level, p) {
    const distance = stepsFromFoot(level, p);
    return { distance, bottom: distance > 0 && !isScaffolding(level.get(neighbour(p, 'down'))) };
}
/** One tick after a neighbour changed, scaffolding recomputes its distance, and breaks if it is too far. */
export function steadyLater(game, p) {
    game.schedule(1, () => {
        const { level } = game;
        const state = level.get(p);
        if (!isScaffolding(state))
            return;
        const next = level.states.with(state, scaffoldingAt(level, p));
        if (next.properties['distance'] === TOO_FAR)
            breakBlock(game, p, { tool: null, drops: true });
        else if (level.set(p, next))
            spread(game, p);
    });
}
/** The neighbours follow, one step per tick. */
function spread(game, p) {
    for (const side of ['up', ...DIRECTIONS]) {
        const q = neighbour(p, side);
        if (isScaffolding(game.level.get(q)))
            steadyLater(game, q);
    }
}
