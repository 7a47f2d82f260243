import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, inflateSync } from 'node:zlib';
import { WorldError } from '../errors.js';
import { readNbt } from '../library/nbt-file.js';
import { readIfExists, writeAtomically } from './files.js';
import { OUTSIDE, PACKING, SECTOR, SIDE, withChunks } from './region-file.js';
/** Maximum uncompressed size of a chunk, in bytes. */
const CHUNK_LIMIT = 64 * 1024 * 1024;
/** All chunks of a folder of region files. Does not change the folder. Throws 'bad_world'. */
export async function readRegions(folder) {
    const names = await readdir(folder).catch((error) => {
        if (error.code === 'ENOENT')
            return [];
        throw error;
    });
    const chunks = [];
    for (const name of names.sort()) {
        const match = /^r\.(-?\d+)\.(-?\d+)\.mca$/.exec(name);
        if (!match)
            continue;
        const data = await readIfExists(join(folder, name));
        if (data)
            chunks.push(...(await chunksIn(folder, data, Number(match[1]) * SIDE, Number(match[2]) * SIDE)));
    }
    return chunks;
}
async function chunksIn(folder, data, left, top) {
    const chunks = [];
    for (let i = 0; i < SIDE * SIDE && i * 4 + 4 <= data.length; i++) {
        const start = data.readUIntBE(i * 4, 3) * SECTOR;
        const [cx, cz] = [left + (i % SIDE), top + Math.floor(i / SIDE)];
        if (start !== 0)
            chunks.push(await chunkAt(folder, data, start, cx, cz));
    }
    return chunks;
}
/** The chunk at an offset of a region file, or in a separate file. */
async function chunkAt(folder, data, start, cx, cz) {
    const length = start + 5 <= data.length ? data.readUInt32BE(start) : 0;
    if (length < 1 || start + 4 + length > data.length)
        throw badChunk(cx, cz, 'a place beyond the end of its file');
    const packing = data[start + 4] ?? 0;
    const outside = packing >= OUTSIDE ? await readIfExists(join(folder, `c.${cx}.${cz}.mcc`)) : undefined;
    if (packing >= OUTSIDE && !outside)
        throw badChunk(cx, cz, `no file c.${cx}.${cz}.mcc`);
    const packed = outside ?? data.subarray(start + 5, start + 4 + length);
    return { cx, cz, read: () => readChunk(packed, packing % OUTSIDE, cx, cz) };
}
function readChunk(packed, packing, cx, cz) {
    const options = { maxOutputLength: CHUNK_LIMIT };
    try {
        if (packing === PACKING.none)
            return readNbt(packed, 'it');
        if (packing === PACKING.gzip)
            return readNbt(gunzipSync(packed, options), 'it');
        if (packing === PACKING.zlib)
            return readNbt(inflateSync(packed, options), 'it');
    }
    catch (error) {
        throw badChunk(cx, cz, error instanceof Error ? error.message : String(error));
    }
    throw badChunk(cx, cz, `packing ${packing}`);
}
/**
 * Writes chunks into the region files of a folder. Each file is replaced whole: after a crash, either the old or the new version
 * exists.
 */
export async function writeRegions(folder, chunks) {
    const files = Map.groupBy(chunks, ({ cx, cz }) => `r.${cx >> 5}.${cz >> 5}.mca`);
    for (const [name, list] of files) {
        const path = join(folder, name);
        await writeAtomically(path, withChunks(await readIfExists(path), list));
    }
}
function badChunk(cx, cz, got) {
    return new WorldError('bad_world', `chunk ${cx}, ${cz} cannot be read`, {
        got,
        wanted: 'a whole region file of Minecraft 1.18 to 1.19.2',
        remedy: 'restore the file from a copy, or delete it to have that region generated again',
    });
}
