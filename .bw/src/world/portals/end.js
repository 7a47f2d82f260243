import { vec } from '../geometry.js';
import { Player } from '../kernel/player/player.js';
import { changeDimension, returnHome } from '../player/joining.js';
import { teleport } from '../player/teleport.js';
/** Arrival position in the End; the platform below it is rebuilt each time. */
const ARRIVAL = { x: 100, y: 49, z: 0 };
const REACH = 2;
const ROOM = 3;
/** Moves a body to the obsidian platform in the End. */
export function toEnd(game, body) {
    const end = game.world.in('the_end');
    const position = endPlatform(end);
    if (body instanceof Player)
        changeDimension(end, body, position, { yaw: 90, pitch: 0 });
    else
        end.receive(body, { ...position, y: position.y + 1 });
}
/** Builds the platform of the End, and returns the position on which to stand. */
export function endPlatform(end) {
    makePlatform(end);
    return vec(ARRIVAL.x + 0.5, ARRIVAL.y, ARRIVAL.z + 0.5);
}
/** Five by five blocks of obsidian, and three layers of air above (vanilla ServerLevel.makeObsidianPlatform). */
function makePlatform({ level }) {
    const obsidian = level.states.encode('obsidian');
    for (let dx = -REACH; dx <= REACH; dx++)
        for (let dz = -REACH; dz <= REACH; dz++)
            for (let up = -1; up < ROOM; up++)
                level.set({ x: ARRIVAL.x + dx, y: ARRIVAL.y + up, z: ARRIVAL.z + dz }, up < 0 ? obsidian : level.states.air);
}
/** Moves a body from the End to the overworld: players to their respawn point, others to the world spawn. */
export function leaveEnd(game, body) {
    if (body instanceof Player)
        returnHome(game, body);
    else
        game.world.in('overworld').receive(body, game.spawn);
}
/** Distance that a gateway leads outwards, and further steps in which land is searched for. */
const OUTER = { from: 1024, step: 16, steps: 24 };
const ISLAND_TOP = 128;
/** Height of a small island that is created if there is none. */
const NO_LAND = 75;
/** Moves a body from the central island to the outer ones, or back (vanilla TheEndGatewayBlockEntity). */
export function throughGateway(game, body) {
    const { x, z } = body.position;
    const away = Math.max(1, Math.hypot(x, z));
    const isOuter = away > OUTER.from / 2;
    const place = isOuter ? landAt(game, 0, 0, 90) : landOutwards(game, x / away, z / away);
    if (body instanceof Player)
        teleport(game, body, place);
    else
        body.position = place;
}
/** The first land in a direction; a few blocks of end stone if there is none. */
function landOutwards(game, dx, dz) {
    const { level } = game;
    for (let n = 0; n < OUTER.steps; n++) {
        const far = OUTER.from + n * OUTER.step;
        const [x, z] = [Math.floor(dx * far), Math.floor(dz * far)];
        for (let y = ISLAND_TOP; y > 0; y--)
            if (level.get({ x, y, z }).name === 'end_stone')
                return vec(x + 0.5, y + 1, z + 0.5);
    }
    return landAt(game, Math.floor(dx * OUTER.from), Math.floor(dz * OUTER.from), NO_LAND);
}
/** The ground at a position; it is created if there is none. */
function landAt({ level }, x, z, otherwise) {
    for (let y = ISLAND_TOP; y > 0; y--)
        if (level.shapes.isSolid(level.get({ x, y, z })))
            return vec(x + 0.5, y + 1, z + 0.5);
    const stone = level.states.encode('end_stone');
    for (let sx = -REACH; sx <= REACH; sx++)
        for (let sz = -REACH; sz <= REACH; sz++)
            level.set({ x: x + sx, y: otherwise - 1, z: z + sz }, stone);
    return vec(x + 0.5, otherwise, z + 0.5);
}
