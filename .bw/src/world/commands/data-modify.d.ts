import type { NbtTag } from '../library/nbt.ts';
import { type Holder } from './data-holders.ts';
import { type Path } from './paths.ts';
import type { At } from './tree/node.ts';
/** data modify <holder> <path> (set | merge | append | prepend | insert <index>) (value <nbt> | from <holder> [path]) */
export declare function modify(at: At): void;
/** data remove <holder> <path> */
export declare function remove(at: At): void;
/** Writes data; throws if this changes nothing. */
export declare function write(holder: Holder, path: Path, change: (before: NbtTag | undefined) => NbtTag | null): void;
