/** The dimension types that clients get at login, in the order of their numbers. */
import type { NbtCompound } from '../../library/nbt.ts';
import type { Registry } from '../../library/prismarine.ts';
export interface DimensionType {
    /** With its namespace. */
    readonly name: string;
    readonly type: NbtCompound;
}
/** In the form of the version's data: one tag up to 1.20.4, then a list of entries. */
export declare function dimensionTypes({ loginPacket }: Registry): DimensionType[];
