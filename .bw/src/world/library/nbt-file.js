import { createRequire } from 'node:module';
import { gunzipSync, gzipSync, inflateSync } from 'node:zlib';
import { WorldError } from '../errors.js';
const nbt = createRequire(import.meta.url)('prismarine-nbt');
const DEFAULT_LIMITS = { bytes: 64 * 1024 * 1024, items: 16_000_000 };
/** Maximum nesting (vanilla). */
const DEPTH_LIMIT = 512;
const END = 0;
const STRING = 8;
const LIST = 9;
const COMPOUND = 10;
/** Size of a number, and of an array's members, by tag (bytes). */
const SIZES = { 1: 1, 2: 2, 3: 4, 4: 8, 5: 4, 6: 8 };
const MEMBERS = { 7: 1, 11: 4, 12: 8 };
/** Reads NBT, compressed (gzip, zlib) or plain. Throws 'bad_nbt' naming `what` if it is anything else. */
export function readNbt(data, what, limits = DEFAULT_LIMITS) {
    try {
        const plain = unpack(data, limits.bytes);
        new Scan(plain, limits).root();
        return nbt.parseUncompressed(plain);
    }
    catch (cause) {
        throw new WorldError('bad_nbt', `${what} is not readable NBT`, {
            got: cause instanceof Error ? cause.message : String(cause),
            wanted: 'an NBT compound, compressed or plain',
            remedy: 'check that the file is complete',
        });
    }
}
/** Serialises a compound; compressed with gzip by default. */
export function writeNbt(tag, { packed = true } = {}) {
    const plain = nbt.writeUncompressed({ name: '', type: 'compound', value: tag.value });
    return packed ? gzipSync(plain) : plain;
}
function unpack(data, maxOutputLength) {
    if (data[0] === 0x1f && data[1] === 0x8b)
        return gunzipSync(data, { maxOutputLength });
    if (data[0] === 0x78)
        return inflateSync(data, { maxOutputLength });
    if (data.length > maxOutputLength)
        throw new Error(`${data.length} bytes, more than ${maxOutputLength}`);
    return data;
}
/** Validates NBT without building values. The library itself trusts sizes and silently stops at the end of the data. */
class Scan {
    #at = 0;
    #left;
    #data;
    constructor(data, limits) {
        this.#data = data;
        this.#left = limits.items;
    }
    root() {
        if (this.#take(1) !== COMPOUND)
            throw new Error('it does not start with a compound');
        this.#string();
        this.#payload(COMPOUND, 0);
    }
    #payload(type, depth) {
        if (depth > DEPTH_LIMIT)
            throw new Error(`tags are nested deeper than ${DEPTH_LIMIT}`);
        const size = SIZES[type];
        const member = MEMBERS[type];
        if (size !== undefined)
            this.#skip(size);
        else if (member !== undefined)
            this.#skip(this.#count() * member);
        else if (type === STRING)
            this.#string();
        else if (type === LIST)
            this.#list(depth);
        else if (type === COMPOUND)
            this.#compound(depth);
        else
            throw new Error(`unknown tag type ${type}`);
    }
    #compound(depth) {
        for (let type = this.#take(1); type !== END; type = this.#take(1)) {
            this.#count(1);
            this.#string();
            this.#payload(type, depth + 1);
        }
    }
    #list(depth) {
        const type = this.#take(1);
        const count = this.#count();
        if (type === END && count > 0)
            throw new Error('a list has members without a type');
        const size = SIZES[type];
        if (size !== undefined)
            this.#skip(size * count);
        else
            for (let i = 0; i < count; i++)
                this.#payload(type, depth + 1);
    }
    #string() {
        this.#skip(this.#take(2));
    }
    /** Reads a count, unless given, and subtracts it from the limit. */
    #count(count = this.#signed()) {
        this.#left -= count;
        if (count < 0 || this.#left < 0)
            throw new Error(`invalid or excessive count ${count}`);
        return count;
    }
    #signed() {
        this.#skip(4);
        return this.#data.readInt32BE(this.#at - 4);
    }
    #take(bytes) {
        this.#skip(bytes);
        return this.#data.readUIntBE(this.#at - bytes, bytes);
    }
    #skip(bytes) {
        if (this.#at + bytes > this.#data.length)
            throw new Error('it ends too early');
        this.#at += bytes;
    }
}
