export const text = (value, style = {}) => ({ ...style, text: value });
/** An error message in the form in which vanilla sends those of failed commands. */
export const failure = (...parts) => ({ text: '', color: 'red', extra: parts });
export const translate = (key, ...parts) => ({
    translate: key,
    with: parts.map((part) => (typeof part === 'object' ? part : String(part))),
});
export const styled = (value, style) => ({ ...value, ...style });
export const json = (value) => JSON.stringify(value);
/** Ticks of a day. */
export const DAY = 24_000;
/** A long of the protocol: a pair of 32-bit integers. */
const long = (n) => [Math.floor(n / 2 ** 32), n | 0];
/** Age of the world and time of day. A time below zero tells clients that the daylight cycle is off (vanilla). */
export function timeFields(world) {
    const passes = world.rules.get('doDaylightCycle') === true;
    return { age: long(world.ticks), time: long(passes ? world.dayTime : -world.dayTime || -1) };
}
