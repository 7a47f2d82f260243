import { Vec3 } from 'vec3';
import { type Vec } from './geometry.ts';
import type { BlockState } from './kernel/blocks/states.ts';
import type { DimensionName } from './kernel/dimensions.ts';
import type { Game } from './kernel/game.ts';
import { Onlooker } from './onlooker.ts';
/** The blocks of a column of 16 × 16 blocks. */
export interface ColumnView {
    /**
     * Starting with the lowest: the blocks of each section by y, z, x, in the requested numbers; undefined for a section of air.
     */
    readonly sections: readonly (Uint16Array | undefined)[];
    /** The biome of each square of 4 × 4 blocks on the ground, west to east, north to south. */
    readonly biomes: readonly string[];
}
/** The form in which the prismarine libraries store a column. */
interface PackedColumn {
    readonly sections?: readonly (PackedSection | null)[];
    getBlockStateId(at: Vec3): number;
}
interface PackedSection {
    readonly solidBlockCount?: number;
    /** Since 1.18: a container of states, the same for all cells, through its own palette, or raw. */
    readonly data?: {
        readonly value?: number;
        readonly palette?: readonly number[];
        readonly data?: Places;
    };
}
/** Numbers of a few bits each; from 1.18 on, no number spans two 64-bit words. */
interface Places {
    readonly bitsPerValue: number;
    readonly data: Uint32Array;
    get?: unknown;
}
/** Read access to a whole world. */
export declare class WorldView {
    #private;
    constructor(game: Game);
    /** Ticks since the first sunrise; a day has 24,000. */
    get time(): number;
    get weather(): 'clear' | 'rain' | 'thunder';
    /** The lowest block. */
    get bottom(): number;
    /** The columns that each player's client has, as `x,z` in units of 16 blocks. */
    get loadedColumns(): readonly ReadonlySet<string>[];
    /** The stacks in the container at a cell, for a double chest, those in this half; undefined if there is no container. */
    contentsOf(cell: Vec): readonly {
        name: string;
        count: number;
    }[] | undefined;
    /** The light in a cell, 0..15: block light, and sky light as it would be at noon. */
    lightAt(position: Vec, dimension: DimensionName): {
        readonly sky: number;
        readonly block: number;
    };
    /** Looks at all players in the overworld, tick after tick. */
    onlooker(): Onlooker;
    /**
     * The blocks of a column that a client has.
     * @param numberOf the number of a state; called in order of first occurrence, not for each cell
     */
    column(cx: number, cz: number, numberOf: (state: number) => number): ColumnView;
    /** The state with a number. Throws 'bad_block_state' for an unknown number. */
    state(stateId: number): BlockState;
}
/** The blocks of a column, section by section, in the numbers of `numberOf`. */
export declare function unpackSections(column: PackedColumn, { bottom, top }: {
    bottom: number;
    top: number;
}, numberOf: (state: number) => number): (Uint16Array | undefined)[];
export {};
