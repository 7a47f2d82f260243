/** Text components as NBT (1.20.3 and later). */
import { nbtByte, nbtCompound, nbtInt, nbtList, nbtString, } from '../../library/nbt.js';
/** Converts a text component from JSON, as the game sends it, to NBT. */
export const textNbt = (json) => compound(JSON.parse(String(json)));
/** The same, in the form that vanilla sends: text without style or parts is a plain string. */
export function plainestNbt(json) {
    const whole = textNbt(json);
    const { text, ...rest } = whole.value;
    return text?.type === 'string' && Object.keys(rest).length === 0 ? text : whole;
}
function compound(value) {
    if (typeof value !== 'object' || value === null)
        return nbtCompound({ text: nbtString(String(value)) });
    const tags = {};
    for (const [key, part] of Object.entries(value))
        if (!Array.isArray(part) || part.length > 0)
            tags[key] = tag(part);
    return nbtCompound(tags);
}
function tag(value) {
    // Lists have one type: lists of bare strings stay so, as in vanilla.
    if (Array.isArray(value) && value.every((part) => typeof part === 'string'))
        return nbtList('string', value);
    if (Array.isArray(value))
        return nbtList('compound', value.map((part) => compound(part).value));
    if (typeof value === 'boolean')
        return nbtByte(value ? 1 : 0);
    if (Number.isInteger(value))
        return nbtInt(Number(value));
    if (typeof value === 'object' && value !== null)
        return compound(value);
    return nbtString(String(value));
}
