import { isSupported } from '../blocks/support.js';
import { add, neighbour, squareAround, vec } from '../geometry.js';
const ODDS = 25;
/** Number of equal mushrooms within four blocks at which they stop spreading. */
const MAX_NEIGHBOURS = 5;
const CROWD_REACH = 4;
/** Steps of a spore's random walk. */
const STEPS = 4;
/** Light level from which they stay only on these blocks (vanilla tag mushroom_grow_block). */
const BRIGHT = 13;
const IN_ANY_LIGHT = /^(mycelium|podzol|crimson_nylium|warped_nylium)$/;
/** Whether a mushroom can stay in the light of its cell (vanilla MushroomBlock.canSurvive). */
export const isDarkForMushrooms = ({ level, light }, p) => light.rawAt(p) < BRIGHT || IN_ANY_LIGHT.test(level.get(neighbour(p, 'down')).name);
/** Mushrooms spread in the dark (vanilla MushroomBlock.randomTick). */
export const spreadMushroom = (game, p, state) => {
    const { level, chance } = game;
    if (!chance.oneIn(ODDS))
        return;
    if (equalsAround(level, p, state) >= MAX_NEIGHBOURS)
        return;
    const fits = (q) => level.get(q).stateId === 0 && isSupported(level, q, state) && isDarkForMushrooms(game, q);
    const next = (q) => add(q, vec(chance.between(-1, 1), chance.between(0, 1) - chance.between(0, 1), chance.between(-1, 1)));
    let from = p;
    let to = next(from);
    for (let i = 0; i < STEPS; i++) {
        if (fits(to))
            from = to;
        to = next(from);
    }
    if (fits(to))
        level.set(to, state);
};
/** Number of equal blocks within four blocks horizontally and one block up or down. */
function equalsAround(level, p, { name }) {
    let count = 0;
    for (const [x, z] of squareAround(CROWD_REACH))
        for (let y = -1; y <= 1; y++)
            if (level.get(add(p, vec(x, y, z))).name === name)
                count++;
    return count;
}
