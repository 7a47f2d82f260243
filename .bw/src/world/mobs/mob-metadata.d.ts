import { type Traits } from '../kernel/entities/traits.ts';
import type { PacketFields } from '../library/network.ts';
import type { Registry } from '../library/prismarine.ts';
interface ShownMob {
    readonly kind: string;
    readonly traits: Traits;
    readonly burning: boolean;
    readonly game: {
        readonly registry: Registry;
    };
}
/** Metadata of any mob. The metadata of its traits follows, and marks babies. */
export declare const mobMetadata: (mob: ShownMob) => readonly PacketFields[];
export {};
