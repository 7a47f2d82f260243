import { readFile } from 'node:fs/promises';
import { readNbt } from '../library/nbt-file.js';
import { schematicOf } from './schematic.js';
import { badStructure, STRUCTURE_LIMITS } from './structure.js';
import { templateOf } from './template.js';
/**
 * Reads a structure: a vanilla template (.nbt) or a Sponge schematic of version 2 (.schem), compressed or not. The
 * contents decide which of the two it is. Throws WorldError 'bad_nbt' or 'bad_structure'.
 */
export function readStructure(data, name = 'the structure file') {
    const nbt = readNbt(data, name, STRUCTURE_LIMITS);
    if (nbt.value['size'] && nbt.value['blocks'])
        return templateOf(nbt);
    if (nbt.value['Version'] && nbt.value['Width'])
        return schematicOf(nbt);
    const inner = nbt.value['Schematic'];
    const wanted = 'a structure template or a Sponge schematic of version 2';
    throw badStructure(inner ? 'a Sponge schematic of version 3' : 'neither', wanted);
}
/** Reads a structure from a file; see `readStructure`. */
export async function loadStructure(path) {
    return readStructure(await readFile(path), path);
}
