import { FACES } from '../../geometry.js';
import { dampeningOf, lightOf } from './blocks.js';
const OPTICS = { find: opticsOf };
/**
 * A block's optical properties in one number: emitted light in bits 0 to 3, absorbed light in bits 4 to 7, closed faces in bits 8
 * to 13.
 */
export const optics = (level, state) => level.facts.of(OPTICS, state);
export const emission = (packed) => packed & 15;
export const absorption = (packed) => (packed >> 4) & 15;
/** Whether a face, given by its number in the protocol, blocks all light. */
export const isClosed = (packed, face) => ((packed >> (8 + face)) & 1) === 1;
/** The optical properties of the block in each cell. */
export class OpticsOfPlaces {
    #level;
    #byState = [];
    #cursor = { x: 0, y: 0, z: 0 };
    constructor(level) {
        this.#level = level;
    }
    at(x, y, z) {
        const cursor = this.#cursor;
        cursor.x = x;
        cursor.y = y;
        cursor.z = z;
        return this.of(this.#level.columns.get(cursor));
    }
    /** Indexed by state id. */
    of(stateId) {
        return this.#byState[stateId] ?? this.#find(stateId);
    }
    #find(stateId) {
        const packed = optics(this.#level, this.#level.states.decode(stateId));
        this.#byState[stateId] = packed;
        return packed;
    }
}
function opticsOf(state, version) {
    return lightOf(state, version) | (dampeningOf(state, version) << 4) | (closedFaces(state, version) << 8);
}
/** Faces that a block of several shapes covers entirely. Two halves that together close a face do not count. */
function closedFaces(state, { blocks, shapes }) {
    const { shades } = blocks.of(state);
    if (shades === undefined)
        return 0;
    const faces = shades === 'by_shape' ? FACES.filter((face) => shapes.isSturdy(state, face)) : shades(state);
    return faces.reduce((mask, face) => mask | (1 << FACES.indexOf(face)), 0);
}
