import { subtract } from '../../geometry.js';
import { moveBody } from '../../kernel/entities/collision.js';
import { yawTowards } from '../motion.js';
const DRAG = 0.91;
/** One tick of flight: towards a point with an acceleration without gravity (blocks per tick). */
export function flyTo(mob, to, push) {
    const by = to ? subtract(to, mob.position) : { x: 0, y: 0, z: 0 };
    const far = Math.hypot(by.x, by.y, by.z);
    const share = far > 0 ? Math.min(push, far) / far : 0;
    const wanted = {
        x: mob.velocity.x + by.x * share,
        y: mob.velocity.y + by.y * share,
        z: mob.velocity.z + by.z * share,
    };
    const moved = moveBody(mob.game.level, mob.position, mob.size, wanted);
    mob.position = moved.position;
    mob.onGround = moved.hitY && wanted.y < 0;
    mob.fallen = 0;
    if (far > 0)
        mob.yaw = yawTowards(by);
    mob.velocity = {
        x: moved.hitX ? 0 : wanted.x * DRAG,
        y: moved.hitY ? 0 : wanted.y * DRAG,
        z: moved.hitZ ? 0 : wanted.z * DRAG,
    };
}
/** A random point in the air around it, within this distance on each axis. */
export function somewhereNear(mob, reach) {
    const { mobChance } = mob.game;
    const around = () => (mobChance.next() * 2 - 1) * reach;
    const { x, y, z } = mob.position;
    return { x: x + around(), y: y + around(), z: z + around() };
}
