/** Whether a block is a redstone part. */
export const isPart = ({ blocks }, state) => blocks.of(state).power === true;
export const isWire = (state) => state.name === 'redstone_wire';
export const isPiston = (state) => state.name === 'piston' || state.name === 'sticky_piston';
export const facingOf = (state) => state.properties['facing'];
export const headingOf = (state) => state.properties['facing'];
const CONDUCTS = {
    find: (state, { shapes, blocks }) => {
        const { conducts: own, seeThrough } = blocks.of(state);
        return own?.(state) ?? (!seeThrough && shapes.isFullCube(state));
    },
};
/** Whether a block conducts power (vanilla isRedstoneConductor): solid, full and opaque blocks do. */
export const conducts = ({ facts }, state) => facts.of(CONDUCTS, state);
