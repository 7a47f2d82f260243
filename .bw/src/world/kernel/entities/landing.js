import { blockOf } from '../../geometry.js';
import { isFree } from './collision.js';
/**
 * The ground below a point where a teleporting body has dry space; null if there is none (vanilla LivingEntity.randomTeleport).
 */
export function landingBelow(level, to, size) {
    const { bottom } = level.columns;
    let p = blockOf(to);
    while (p.y > bottom && !level.shapes.isSolid(level.get({ ...p, y: p.y - 1 })))
        p = { ...p, y: p.y - 1 };
    const feet = { x: p.x + 0.5, y: p.y, z: p.z + 0.5 };
    if (p.y <= bottom || level.get(p).name === 'water')
        return null;
    return isFree(level, feet, size) ? feet : null;
}
