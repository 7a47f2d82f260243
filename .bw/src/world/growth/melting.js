import { updateAround } from '../blocks/updates.js';
/**
 * Ice melts above this level of block light, and so does snow (vanilla IceBlock, minus its own dampening of
 * one; SnowLayerBlock).
 */
const ICE_LIGHT = 10;
const SNOW_LIGHT = 11;
/** Near lamps, ice turns to water; in the Nether it disappears. */
export const meltIce = (game, p) => {
    const { level, light } = game;
    if (light.at(p).block <= ICE_LIGHT)
        return;
    level.set(p, level.isUltrawarm ? level.states.air : level.states.encode('water'));
    updateAround(game, [p]);
};
/** A layer of snow vanishes near lamps. */
export const meltSnow = (game, p) => {
    const { level, light } = game;
    if (light.at(p).block <= SNOW_LIGHT)
        return;
    level.set(p, level.states.air);
    updateAround(game, [p]);
};
