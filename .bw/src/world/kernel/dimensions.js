/** The dimensions of a world, and their differences (vanilla's dimension types). */
const HERE = { scale: 1, isUltrawarm: false, bedsWork: false, anchorsWork: false };
export const DIMENSIONS = {
    overworld: { ...HERE, name: 'overworld', hasSky: true, bedsWork: true, folder: '' },
    the_nether: {
        ...HERE,
        name: 'the_nether',
        scale: 8,
        hasSky: false,
        isUltrawarm: true,
        anchorsWork: true,
        folder: 'DIM-1',
    },
    the_end: { ...HERE, name: 'the_end', hasSky: false, folder: 'DIM1' },
};
export const DIMENSION_NAMES = Object.keys(DIMENSIONS);
/** Lowest block of Nether and End, and the first height above them. */
export const LOW_HEIGHTS = { bottom: 0, top: 256 };
/** The name of a dimension in events: absent in the overworld. */
export const placeIn = ({ name }) => name === 'overworld' ? {} : { dimension: name };
