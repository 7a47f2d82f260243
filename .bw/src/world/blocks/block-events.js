/** Tells clients near a block about an action that does not change its state (vanilla Level.blockEvent). */
export function tellBlockEvent(game, p, what, value) {
    const { level } = game;
    game.broadcastNear(p, 'block_action', {
        location: p,
        byte1: what,
        byte2: value,
        blockId: level.states.definition(level.get(p).name).id,
    });
}
