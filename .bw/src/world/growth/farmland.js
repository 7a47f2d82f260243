import { updateAround } from '../blocks/updates.js';
import { neighbour } from '../geometry.js';
import { fluidOf } from '../kernel/blocks/fluid.js';
import { kindOf } from '../kernel/blocks/rules.js';
/** Moisture level of wet ground. */
const WET = 7;
/** Horizontal distance at which water wets farmland, in blocks. */
const WATER_REACH = 4;
/** Height of a fall that never tramples farmland; one block more always does. */
const MIN_FALL = 0.5;
/**
 * A random tick of farmland: it gets wet near water and in rain, otherwise drier, and finally turns to dirt if nothing grows on
 * it.
 */
export const moisten = (game, p, state) => {
    const moisture = Number(state.properties['moisture']);
    const { level } = game;
    if (isNearWater(level, p) || game.weather !== 'clear') {
        if (moisture < WET)
            level.set(p, level.states.with(state, { moisture: WET }));
    }
    else if (moisture > 0)
        level.set(p, level.states.with(state, { moisture: moisture - 1 }));
    else if (kindOf(level, level.get(neighbour(p, 'up'))) !== 'crop')
        turnToDirt(game, p);
};
function isNearWater(level, p) {
    for (let y = p.y; y <= p.y + 1; y++)
        for (let x = p.x - WATER_REACH; x <= p.x + WATER_REACH; x++)
            for (let z = p.z - WATER_REACH; z <= p.z + WATER_REACH; z++)
                if (fluidOf(level, level.get({ x, y, z }))?.kind === 'water')
                    return true;
    return false;
}
/** A body landed on farmland: it may turn to dirt, which breaks the crop on it. */
export function trample(game, p, fallen) {
    if (fallen <= MIN_FALL || game.level.get(p).name !== 'farmland')
        return;
    if (game.chance.next() < fallen - MIN_FALL)
        turnToDirt(game, p);
}
function turnToDirt(game, p) {
    const dirt = game.level.states.encode('dirt');
    game.level.set(p, dirt);
    updateAround(game, [p]);
}
