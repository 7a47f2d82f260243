import type { NbtCompound } from '../library/nbt.ts';
import { type Structure } from './structure.ts';
/**
 * Reads a Sponge schematic of version 2 (.schem, as written by WorldEdit), without entities and biomes. Throws 'bad_structure'.
 */
export declare function schematicOf({ value }: NbtCompound): Structure;
