import type { NbtCompound } from '../library/nbt.ts';
import { type Structure } from './structure.ts';
/** Reads a vanilla structure template (.nbt): size, palette, blocks. Ignores entities. Throws 'bad_structure'. */
export declare function templateOf({ value }: NbtCompound): Structure;
