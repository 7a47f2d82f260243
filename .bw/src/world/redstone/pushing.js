import { breakBlock } from '../blocks/breaking.js';
import { add, neighbour, step } from '../geometry.js';
import { overlaps } from '../kernel/entities/collision.js';
import { Entity } from '../kernel/entities/entity.js';
import { teleport } from '../player/teleport.js';
import { loadOf } from './load.js';
/**
 * Moves the blocks that a piston pushes or pulls by one block, with the bodies in the way. Returns the changed
 * positions, or null if it cannot move.
 */
export function move(game, way) {
    const load = loadOf(game.level, way);
    if (!load)
        return null;
    for (const p of load.broken.toReversed())
        breakBlock(game, p, { tool: null, drops: true });
    for (const p of load.moved.toReversed())
        moveOne(game, p, way.towards);
    return [...load.moved, ...load.moved.map((p) => neighbour(p, way.towards)), ...load.broken];
}
/** Moves one block. The caller checks that it can move. */
function moveOne(game, p, towards) {
    const { level } = game;
    const to = neighbour(p, towards);
    const state = level.get(p);
    level.set(p, level.states.air);
    level.set(to, state);
    shove(game, to, towards);
}
/** Moves along the bodies in the block's new cell. */
export function shove(game, p, towards) {
    const box = [p.x, p.y, p.z, p.x + 1, p.y + 1, p.z + 1];
    for (const tracked of game.allTracked()) {
        if (!overlaps(tracked.position, tracked.size, box))
            continue;
        if (tracked instanceof Entity)
            tracked.position = add(tracked.position, step(towards));
        else {
            const player = game.players.find((other) => other === tracked);
            if (player && !player.dead)
                teleport(game, player, add(player.position, step(towards)));
        }
    }
}
