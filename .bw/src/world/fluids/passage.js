import { opposite } from '../geometry.js';
const HOLDS_FLUID = {
    find: (state, { states, blocks }) => {
        const { fluids } = blocks.of(state);
        const isSoft = states.definition(state.name).boundingBox === 'empty';
        return isSoft ? fluids !== 'stay_out' : fluids === 'wash_away';
    },
};
/** Whether a fluid can enter a block's cell. Blocks that can be waterlogged accept only a water source. */
export function canEnterBlock({ facts }, state, fluid) {
    if (state.properties['waterlogged'] !== undefined)
        return fluid.kind === 'water' && fluid.source;
    return facts.of(HOLDS_FLUID, state);
}
/** Whether the face between two neighbours is open. */
export function isOpen(level, from, face, to) {
    return !closes(level, from, face) && !closes(level, to, opposite(face));
}
function closes({ shapes }, state, face) {
    return shapes.isSolid(state) && (shapes.isFullCube(state) || shapes.isSturdy(state, face));
}
export const isSourceOf = (fluid, kind) => fluid?.kind === kind && fluid.source;
