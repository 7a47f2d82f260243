import { type Vec } from '../../geometry.ts';
import type { Items } from '../../items/stack.ts';
import { type NbtCompound, type NbtTag } from '../../library/nbt.ts';
import type { BlockState } from '../blocks/states.ts';
import type { Level } from '../level.ts';
type Members = Readonly<Record<string, NbtTag | undefined>>;
/** Whether the block has a block entity in vanilla. */
export declare function hasBlockEntity(state: BlockState): boolean;
/** NBT of a block's block entity, as saved and as shown by `data get`; null if it has none. */
export declare function blockNbt(level: Level, p: Vec, state?: BlockState): NbtCompound | null;
/** Sets a block's block entity from a command or file. Skips slots that the block does not have. */
export declare function setBlockNbt(level: Level, items: Items, p: Vec, members: Members): void;
/** The NBT that clients receive: without the position and without tags that only servers need. */
export declare function shownNbt(level: Level, p: Vec): NbtCompound | undefined;
/** Plain text of a text component. */
export declare function textOf(component: unknown, depth: number): string;
export {};
