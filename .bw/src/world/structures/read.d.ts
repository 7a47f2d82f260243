import { type Structure } from './structure.ts';
/**
 * Reads a structure: a vanilla template (.nbt) or a Sponge schematic of version 2 (.schem), compressed or not. The
 * contents decide which of the two it is. Throws WorldError 'bad_nbt' or 'bad_structure'.
 */
export declare function readStructure(data: Buffer, name?: string): Structure;
/** Reads a structure from a file; see `readStructure`. */
export declare function loadStructure(path: string): Promise<Structure>;
