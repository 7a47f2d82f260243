import { updateAround } from '../blocks/updates.js';
import { neighbour } from '../geometry.js';
import { age } from './crops.js';
/** Sugar cane and cactus: they grow by one block after sixteen random ticks, up to this height (vanilla SugarCaneBlock). */
const MAX_HEIGHT = 3;
const RIPE_AGE = 15;
export const growTaller = (game, p, state) => {
    const { level } = game;
    const above = neighbour(p, 'up');
    if (!level.contains(above) || level.get(above).stateId !== 0)
        return;
    let height = 1;
    while (height < MAX_HEIGHT && level.get(neighbour(p, 'down', height)).name === state.name)
        height++;
    if (height >= MAX_HEIGHT)
        return;
    if (age(state) < RIPE_AGE) {
        level.set(p, level.states.with(state, { age: age(state) + 1 }));
        return;
    }
    level.set(above, level.states.encode(state.name));
    level.set(p, level.states.with(state, { age: 0 }));
    // a cactus breaks if it is next to another block
    updateAround(game, [p, above]);
};
