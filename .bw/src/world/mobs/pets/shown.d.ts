import type { Traits } from '../../kernel/entities/traits.ts';
import type { PacketFields } from '../../library/network.ts';
import type { Registry } from '../../library/prismarine.ts';
interface ShownPet {
    readonly kind: string;
    readonly traits: Traits;
    readonly game: {
        readonly registry: Registry;
    };
}
/** Metadata that shows whether an animal is tame, sits or is saddled. */
export declare function shownPet(mob: ShownPet): readonly PacketFields[];
export {};
