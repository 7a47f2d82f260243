import { Memory } from '../kernel/memory/memory.js';
/** Size of the border of a new world, and the maximum (blocks). */
export const FULL_SIZE = 59_999_968;
const TICKS_A_SECOND = 20;
const TICK_MS = 50;
/** Maximum distance of portals from the centre, in blocks (vanilla absoluteMaxSize). */
const PORTAL_REACH = 29_999_984;
const BORDERS = new Memory('border', () => ({
    x: 0,
    z: 0,
    size: FULL_SIZE,
    change: undefined,
    damage: 0.2,
    buffer: 5,
    warningBlocks: 5,
    warningTime: 15,
}));
export const borderOf = ({ world }) => BORDERS.of(world);
/** Current width in blocks. */
export function widthOf(game) {
    const { size, change } = borderOf(game);
    if (!change)
        return size;
    const share = Math.min(1, (game.ticks - change.began) / change.ticks);
    return change.from + (size - change.from) * share;
}
/** Starts a change of the size; immediate if its duration is zero. */
export function resize(game, size, seconds) {
    const border = borderOf(game);
    const from = widthOf(game);
    border.size = size;
    border.change = seconds > 0 ? { from, began: game.ticks, ticks: seconds * TICKS_A_SECOND } : undefined;
    if (seconds > 0)
        game.world.broadcast('world_border_lerp_size', {
            oldDiameter: from,
            newDiameter: size,
            speed: seconds * TICKS_A_SECOND * TICK_MS,
        });
    else
        game.world.broadcast('world_border_size', { diameter: size });
}
/**
 * Distance of a point inside the border, in blocks; negative outside. In the Nether, its centre is scaled by the coordinate
 * scale.
 */
export function insideBy(game, { x, z }) {
    const border = borderOf(game);
    const half = widthOf(game) / 2;
    const { scale } = game.dimension;
    return half - Math.max(Math.abs(x - border.x / scale), Math.abs(z - border.z / scale));
}
/** The border as it stops bodies: at whole blocks (vanilla getCollisionShape). */
export function edgesOf(game) {
    const border = borderOf(game);
    if (border.size === FULL_SIZE && !border.change)
        return undefined;
    const half = widthOf(game) / 2;
    const { scale } = game.dimension;
    const [x, z] = [border.x / scale, border.z / scale];
    return {
        west: Math.floor(x - half),
        north: Math.floor(z - half),
        east: Math.ceil(x + half),
        south: Math.ceil(z + half),
    };
}
/** Whether a block may be changed, because part of it is inside. */
export const isWithinBorder = (game, { x, z }) => insideBy(game, { x: x + 0.5, y: 0, z: z + 0.5 }) > -0.5;
/** The border packet for a client that joins. */
export function borderPacket(game) {
    const { x, z, size, change, warningBlocks, warningTime } = borderOf(game);
    const left = change ? Math.max(0, change.began + change.ticks - game.ticks) : 0;
    const { scale } = game.dimension;
    return [
        'initialize_world_border',
        {
            x: x / scale,
            z: z / scale,
            oldDiameter: widthOf(game),
            newDiameter: size,
            speed: left * TICK_MS,
            portalTeleportBoundary: PORTAL_REACH,
            warningBlocks,
            warningTime,
        },
    ];
}
