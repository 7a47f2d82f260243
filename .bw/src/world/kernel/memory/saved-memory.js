import { WorldError } from '../../errors.js';
import { nbtCompound } from '../../library/nbt.js';
import { Memory } from './memory.js';
/** Name of the compound for data that vanilla does not save. */
export const OURS = 'CausalMace';
/** Writes values: tags under vanilla's names, and those in our own compound. */
export function writeFields(fields, values, moment) {
    const written = { vanilla: {}, ours: {} };
    for (const key of keysOf(fields)) {
        const { tag, vanilla } = fields[key];
        const value = tag === undefined ? undefined : fields[key].write(values[key], moment);
        if (tag !== undefined && value)
            written[vanilla ? 'vanilla' : 'ours'][tag] = value;
    }
    return written;
}
/** Reads the values present in the NBT. Returns whether there were any. */
export function readFields(fields, values, said, moment) {
    const ours = said[OURS]?.type === 'compound' ? said[OURS].value : {};
    let any = false;
    for (const key of keysOf(fields)) {
        const { tag, vanilla } = fields[key];
        const found = tag === undefined ? undefined : (vanilla ? said : ours)[tag];
        if (!found)
            continue;
        any = true;
        const set = (value) => {
            values[key] = value;
        };
        fields[key].read(found, set, moment);
    }
    return any;
}
const keysOf = (fields) => Object.keys(fields);
/** The initial values of fields. */
const initialOf = (fields) => Object.fromEntries(keysOf(fields).map((key) => [key, fields[key].initial]));
/** A memory that is saved with its keeper. Only keepers that declare it can have it. */
export class SavedMemory extends Memory {
    tags;
    #fields;
    #resume;
    /** `resume` continues the activity during which the keeper was saved. */
    constructor(name, fields, { resume } = {}) {
        super(name, () => initialOf(fields));
        this.#fields = fields;
        this.#resume = resume;
        this.tags = keysOf(fields).flatMap((key) => (fields[key].vanilla ? (fields[key].tag ?? []) : []));
    }
    /** Throws 'undeclared_memory' if the keeper does not declare it: otherwise it would not be saved. */
    of(keeper) {
        const known = keeper.memory[this.name];
        if (known)
            return known;
        throw new WorldError('undeclared_memory', `nothing declares the memory '${this.name}' here`, {
            got: Object.keys(keeper.memory).join(', ') || 'no memories',
            wanted: `'${this.name}' among the memories of its kind`,
            remedy: 'add it to the list of the kind in mobs/memories.ts',
        });
    }
    write(keeper, moment) {
        return writeFields(this.#fields, this.of(keeper), moment);
    }
    read(keeper, said, moment) {
        if (readFields(this.#fields, this.of(keeper), said, moment))
            this.#resume?.(keeper);
    }
}
/** The tags that a keeper with these memories writes. */
export function writtenTags(parts) {
    const ours = Object.assign({}, ...parts.map((part) => part.ours));
    const vanilla = Object.assign({}, ...parts.map((part) => part.vanilla));
    return Object.keys(ours).length > 0 ? { ...vanilla, [OURS]: nbtCompound(ours) } : vanilla;
}
