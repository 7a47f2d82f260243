import { updateAround } from './updates.js';
/** World event for a fire being put out. */
const HISS = 1009;
/** The block with its flame lit; null if it is already lit or waterlogged. */
export const lit = ({ level }, _p, state) => state.properties['lit'] === false && state.properties['waterlogged'] !== true
    ? level.states.with(state, { lit: true })
    : null;
/** The block with its flame put out, which makes a sound. */
export function doused(game, p, state) {
    game.broadcastNear(p, 'world_event', { effectId: HISS, location: p, data: 0, global: false });
    return game.level.states.with(state, { lit: false });
}
/** Puts out fire, a campfire or a candle in a cell. */
export function putOut(game, p) {
    const { level } = game;
    const state = level.get(p);
    if (/^(soul_)?fire$/.test(state.name))
        level.set(p, level.states.air);
    else if (/(campfire|candle|candle_cake)$/.test(state.name) && state.properties['lit'] === true)
        level.set(p, doused(game, p, state));
    else
        return;
    updateAround(game, [p]);
}
/** Holds a flame to a block. */
export function kindle(game, p) {
    const state = game.level.get(p);
    const next = game.blocks.of(state).kindle?.(game, p, state);
    if (next && game.level.set(p, next))
        updateAround(game, [p]);
}
