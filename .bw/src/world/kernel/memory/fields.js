import { nbtByte, nbtFloat, nbtInt, nbtList, nbtString, plainNbt } from '../../library/nbt.js';
import { uuidIn, uuidTag } from './uuid.js';
const numberIn = (tag) => {
    const value = plainNbt(tag);
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};
/** A field that is one number in NBT. */
function numeric(tag, { initial, vanilla = false }, { write, read }) {
    return {
        initial,
        tag,
        vanilla,
        write: (value, { now }) => (value === initial && !vanilla) || value === undefined ? undefined : write(value, now),
        read: (found, set, { now }) => {
            const value = numberIn(found);
            if (value !== undefined)
                set(read(value, now));
        },
    };
}
/** A tick of the world, written as the number of ticks from now until then. */
export const ticksUntil = (tag, { initial, vanilla } = {}) => numeric(tag, { initial: initial, vanilla }, { write: (value, now) => nbtInt(Number(value) - now), read: (value, now) => now + value });
/** A tick of the world, written as the number of ticks since then. */
export const ticksSince = (tag, { initial, vanilla } = {}) => numeric(tag, { initial: initial, vanilla }, { write: (value, now) => nbtInt(now - Number(value)), read: (value, now) => now - value });
/** A whole number. */
export const count = (tag, { initial = 0, vanilla } = {}) => numeric(tag, { initial, vanilla }, { write: nbtInt, read: Math.floor });
/** A fractional number. */
export const amount = (tag, { initial, vanilla } = {}) => numeric(tag, { initial: initial, vanilla }, { write: (value) => nbtFloat(Number(value)), read: (value) => value });
/** Yes or no. */
export const flag = (tag, { vanilla } = {}) => numeric(tag, { initial: false, vanilla }, { write: (value) => nbtByte(value ? 1 : 0), read: (value) => value !== 0 });
/** One of several words. */
export const word = (tag, words) => ({
    initial: words[0],
    tag,
    vanilla: false,
    write: (value) => (value === words[0] ? undefined : nbtString(value)),
    read: (found, set) => {
        const value = words.find((each) => each === found.value);
        if (value !== undefined)
            set(value);
    },
});
/** A position. */
export const point = (tag) => ({
    initial: undefined,
    tag,
    vanilla: false,
    write: (value) => value && nbtList('double', [value.x, value.y, value.z]),
    read: (found, set) => {
        const [x, y, z] = [plainNbt(found)].flat();
        if (typeof x === 'number' && typeof y === 'number' && typeof z === 'number')
            set({ x, y, z });
    },
});
/** A player or an entity, written as its UUID. */
export const being = (tag, { is, vanilla = false }) => ({
    initial: undefined,
    tag,
    vanilla,
    write: (value, { absent }) => {
        const uuid = value?.uuid ?? absent.get(tag);
        return uuid === undefined ? undefined : uuidTag(uuid);
    },
    read: (said, set, { absent, whenHere }) => {
        const uuid = uuidIn(said);
        if (uuid === undefined)
            return;
        absent.set(tag, uuid);
        whenHere(uuid, (found) => {
            if (absent.get(tag) !== uuid)
                return;
            absent.delete(tag);
            if (is(found))
                set(found);
        });
    },
});
/** Something that is not saved, because the next tick determines it again, or because joining clients are not shown it. */
export const unsaved = (initial) => ({
    initial,
    tag: undefined,
    vanilla: false,
    write: () => undefined,
    read: () => { },
});
