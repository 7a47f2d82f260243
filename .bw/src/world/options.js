/** The version that is complete: commands, rules and world folders are those of this version. */
export const SUPPORTED_VERSION = '1.19.2';
/** Layers of the flat ground. */
const GROUND = 4;
/** The spawn on top of the ground of a world with this lowest block. */
export const spawnAbove = (bottom) => ({ x: 0.5, y: bottom + GROUND, z: 0.5 });
export const DEFAULT_VIEW_DISTANCE = 4;
