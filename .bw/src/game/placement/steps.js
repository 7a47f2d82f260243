/** Clicks again with more of the placing item; no step if the count is zero. */
export const more = (times, name, properties) => using('again', times, name, properties);
/** Uses an item a number of times; no step if the count is zero. */
export const using = (use, times, name, properties = {}) => (times > 0 ? [{ use, times, gives: { name, properties } }] : []);
/** Opens wooden doors, trapdoors and gates, and closes those opened by redstone: they stay closed until the signal changes. */
export const clickOpen = ({ open }, name) => open === undefined ? [] : using('hand', 1, name, { open });
/** Empties a water bucket onto a block that can hold water. */
export const waterlog = ({ waterlogged }, name) => waterlogged === 'true' ? using('water_bucket', 1, name, { waterlogged }) : [];
/** Lights candles and campfires. Fire charges may be used up, so that agents need not wait for the team's only lighter. */
export const light = ({ lit }, name) => lit === 'true' ? using('fire_charge', 1, name, { lit }) : [];
