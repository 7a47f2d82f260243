import { type NbtTag } from '../../library/nbt.ts';
import type { Registry } from '../../library/prismarine.ts';
type Tags = Readonly<Record<string, NbtTag | undefined>>;
/** A component: read from tags (undefined: absent), and written as tags. */
export interface ComponentKind {
    toWire(tags: Tags, registry: Registry): unknown;
    fromWire(data: never, registry: Registry): Record<string, NbtTag>;
}
/** The components that are sent to clients, by name. */
export declare const COMPONENT_KINDS: Readonly<Record<string, ComponentKind>>;
export {};
