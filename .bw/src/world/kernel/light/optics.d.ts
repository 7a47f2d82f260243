import type { Blocks } from '../blocks/behaviour.ts';
import type { BlockState } from '../blocks/states.ts';
import type { Level } from '../level.ts';
/**
 * A block's optical properties in one number: emitted light in bits 0 to 3, absorbed light in bits 4 to 7, closed faces in bits 8
 * to 13.
 */
export declare const optics: (level: Pick<Blocks, 'facts'>, state: BlockState) => number;
export declare const emission: (packed: number) => number;
export declare const absorption: (packed: number) => number;
/** Whether a face, given by its number in the protocol, blocks all light. */
export declare const isClosed: (packed: number, face: number) => boolean;
/** The optical properties of the block in each cell. */
export declare class OpticsOfPlaces {
    #private;
    constructor(level: Level);
    at(x: number, y: number, z: number): number;
    /** Indexed by state id. */
    of(stateId: number): number;
}
