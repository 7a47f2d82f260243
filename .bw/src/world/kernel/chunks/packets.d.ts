import type { PacketFields } from '../../library/network.ts';
import type { Dialect } from '../../protocol/dialect/index.ts';
import type { Level } from '../level.ts';
import type { Light } from '../light/light.ts';
/** Packets of untouched columns near the origin by position: the same in all flat worlds of a version. */
export type UntouchedPackets = Map<string, readonly Buffer[]>;
/** Packets shared by all worlds of a version in this process. */
export declare function untouchedOf(version: string): UntouchedPackets;
type Serialize = (name: string, fields: PacketFields) => readonly Buffer[];
/** Chunk packets, serialized once per column and reused until the column changes. */
export declare class ChunkPackets {
    #private;
    /** @param near packets of other worlds of the version, to which this world's are added */
    constructor({ level, light }: {
        readonly level: Level;
        readonly light: Light;
    }, { dialect, serialize, near, }: {
        dialect: Dialect;
        serialize: Serialize;
        near?: UntouchedPackets;
    });
    packets(cx: number, cz: number): readonly Buffer[];
    /** Drops the packets of a column that changed. */
    forget(cx: number, cz: number): void;
}
export {};
