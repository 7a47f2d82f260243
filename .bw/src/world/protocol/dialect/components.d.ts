import type { PacketFields } from '../../library/network.ts';
import type { Registry } from '../../library/prismarine.ts';
interface ComponentSlots {
    readonly toWire: (slot: unknown) => PacketFields;
    readonly fromWire: (slot: unknown) => PacketFields;
}
export declare function componentSlots(registry: Registry): ComponentSlots;
export {};
