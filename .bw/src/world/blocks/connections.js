/** The state that a block gets from its neighbours: joined fences, stair corners, double chests (vanilla updateShape). */
export function shapedByNeighbours(level, p, state) {
    const { shape } = level.blocks.of(state);
    return shape ? level.states.with(state, shape(level, p, state)) : state;
}
