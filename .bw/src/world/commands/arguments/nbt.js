import { asKept } from '../components/convert.js';
import { readPath } from '../paths.js';
import { readCompound, readTag } from '../snbt.js';
/** A compound tag. Items in it are in the version's format. */
export const COMPOUND = {
    parser: { id: 'minecraft:nbt' },
    parse: (reader, { registry }) => asKept(registry, readCompound(reader)),
};
/** Any data. */
export const TAG = {
    parser: { id: 'minecraft:nbt_tag' },
    parse: (reader, { registry }) => asKept(registry, readTag(reader)),
};
/** A path into data. */
export const NBT_PATH = {
    parser: { id: 'minecraft:nbt_path' },
    parse: readPath,
};
