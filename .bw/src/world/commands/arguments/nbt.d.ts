import type { NbtCompound, NbtTag } from '../../library/nbt.ts';
import { type Path } from '../paths.ts';
import type { ArgumentType } from '../tree/node.ts';
/** A compound tag. Items in it are in the version's format. */
export declare const COMPOUND: ArgumentType<NbtCompound>;
/** Any data. */
export declare const TAG: ArgumentType<NbtTag>;
/** A path into data. */
export declare const NBT_PATH: ArgumentType<Path>;
