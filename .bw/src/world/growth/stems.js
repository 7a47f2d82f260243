import { updateAround } from '../blocks/updates.js';
import { DIRECTIONS, neighbour } from '../geometry.js';
import { isSoil } from '../kernel/blocks/rules.js';
/** A ripe stem bears a fruit on a random side if the cell is free and above soil (vanilla StemBlock). */
export const ripen = (game, p, state) => {
    const { level, chance } = game;
    const side = DIRECTIONS[chance.between(0, DIRECTIONS.length - 1)] ?? 'north';
    const q = neighbour(p, side);
    if (level.get(q).stateId !== 0 || !isSoil(level, level.get(neighbour(q, 'down'))))
        return;
    const fruit = state.name.replace('_stem', '');
    level.set(q, level.states.encode(fruit));
    level.set(p, level.states.encode(`attached_${state.name}`, { facing: side }));
    updateAround(game, [q, p]);
};
