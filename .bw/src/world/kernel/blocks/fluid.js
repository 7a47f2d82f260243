const FLUID = { find: readFluid };
/** The fluid in a block: the block itself, or the water it stands in. */
export const fluidOf = (level, state) => level.facts.of(FLUID, state);
/** The same, computed without the cache. */
export function readFluid(state, { blocks }) {
    const { name, properties } = state;
    const source = { source: true, amount: 8, falling: false };
    if (properties['waterlogged'] === true || blocks.of(state).watery)
        return { kind: 'water', ...source };
    if (name !== 'water' && name !== 'lava')
        return null;
    const level = Number(properties['level']);
    if (level === 0)
        return { kind: name, ...source };
    return { kind: name, source: false, amount: level >= 8 ? 8 : 8 - level, falling: level >= 8 };
}
/** The height of its surface in the block, 0 to 1; 1 if the same fluid is above. */
export function fluidHeight(level, fluid, above) {
    return fluidOf(level, above)?.kind === fluid.kind ? 1 : fluid.amount / 9;
}
