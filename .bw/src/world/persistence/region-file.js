import { deflateSync } from 'node:zlib';
import { WorldError } from '../errors.js';
import { writeNbt } from '../library/nbt-file.js';
/**
 * Size of a sector (bytes). A region file begins with two: the position of each chunk, and the time when it was
 * saved.
 */
export const SECTOR = 4096;
/** Chunks along a side of a region. */
export const SIDE = 32;
/** Compression of a chunk. Plus `OUTSIDE` if the chunk has a separate file. */
export const PACKING = { gzip: 1, zlib: 2, none: 3 };
export const OUTSIDE = 128;
/** Length and compression in front of a chunk (bytes). */
const HEADER = 5;
/** Maximum number of sectors that an entry can hold. */
const MOST_SECTORS = 255;
/**
 * A region file with chunks added or replaced; the others keep their bytes and timestamps. The same chunks give the same file:
 * the time of a saved chunk is 0, which no game rule reads.
 * @param before the file so far, if there is one
 * @throws WorldError 'bad_world' for a chunk that does not fit
 */
export function withChunks(before, chunks) {
    const saved = new Map(chunks.map((chunk) => [indexOf(chunk), packed(chunk)]));
    const head = Buffer.alloc(2 * SECTOR);
    const bodies = [];
    let sector = 2;
    for (let index = 0; index < SIDE * SIDE; index++) {
        const body = saved.get(index) ?? storedBytes(before, index);
        if (body === undefined)
            continue;
        const sectors = body.length / SECTOR;
        head.writeUInt32BE(sector * 256 + sectors, index * 4);
        if (!saved.has(index))
            before?.copy(head, SECTOR + index * 4, SECTOR + index * 4, SECTOR + index * 4 + 4);
        bodies.push(body);
        sector += sectors;
    }
    return Buffer.concat([head, ...bodies]);
}
const indexOf = ({ cx, cz }) => (cx & (SIDE - 1)) + (cz & (SIDE - 1)) * SIDE;
/** Whole sectors: length, compression, chunk. */
function packed({ cx, cz, nbt }) {
    const data = deflateSync(writeNbt(nbt, { packed: false }));
    const sectors = Math.ceil((HEADER + data.length) / SECTOR);
    if (sectors > MOST_SECTORS)
        throw new WorldError('bad_world', `chunk ${cx}, ${cz} cannot be written`, {
            got: `${data.length} bytes`,
            wanted: 'less than a megabyte, compressed',
            remedy: 'take away some of what its blocks hold',
        });
    const body = Buffer.alloc(sectors * SECTOR);
    body.writeUInt32BE(data.length + 1, 0);
    body[4] = PACKING.zlib;
    data.copy(body, HEADER);
    return body;
}
/** The sectors of a chunk in a file, padded if the file ends early. */
function storedBytes(file, index) {
    if (file === undefined || file.length < (index + 1) * 4)
        return undefined;
    const [start, sectors] = [file.readUIntBE(index * 4, 3) * SECTOR, file[index * 4 + 3] ?? 0];
    if (start === 0 || sectors === 0)
        return undefined;
    const body = Buffer.alloc(sectors * SECTOR);
    file.copy(body, 0, start, start + body.length);
    return body;
}
