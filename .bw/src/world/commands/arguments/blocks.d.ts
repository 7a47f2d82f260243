import type { BlockState, StateProperties } from '../../kernel/blocks/states.ts';
import type { NbtCompound } from '../../library/nbt.ts';
import type { ArgumentType } from '../tree/node.ts';
export interface BlockArgument {
    readonly state: BlockState;
    /** The given properties; a filter ignores the others. */
    readonly named: StateProperties;
    /** The given data, such as {Items:[…]}. */
    readonly nbt: NbtCompound | null;
}
/** A block: name, name[property=value,…] or name[…]{nbt}. Errors point at the unknown name, property or value. */
export declare const BLOCK: ArgumentType<BlockArgument>;
/** The values that a block is compared with. */
export interface BlockFilter {
    readonly hasName: (name: string) => boolean;
    /** The given properties, as text. */
    readonly named: StateProperties;
    readonly nbt: NbtCompound | null;
}
/** The values that a block is compared with: its name or a tag, and the given properties and data. */
export declare const BLOCK_FILTER: ArgumentType<BlockFilter>;
/** Whether a block matches a filter: its name, and the same value for every given property. */
export declare function matchesFilter({ name, properties }: BlockState, { hasName, named }: BlockFilter): boolean;
