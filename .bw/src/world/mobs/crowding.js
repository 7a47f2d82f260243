/** Maximum speed at which overlapping mobs push each other apart (blocks per tick). */
const PUSH = 0.05;
/** Horizontal distance below which there is no direction to push in. */
const SAME_PLACE = 0.01;
/** Pushes overlapping mobs apart (vanilla Entity.push). Players are pushed by their own clients. */
export function pushApart(mob, others) {
    const { position: p, size } = mob;
    for (const other of others) {
        if (other === mob || other.dying || other.traits.noAi)
            continue;
        const { position: q } = other;
        const touch = (size.width + other.size.width) / 2;
        const dx = q.x - p.x;
        const dz = q.z - p.z;
        if (Math.abs(dx) >= touch || Math.abs(dz) >= touch)
            continue;
        if (q.y >= p.y + size.height || p.y >= q.y + other.size.height)
            continue;
        const most = Math.max(Math.abs(dx), Math.abs(dz));
        if (most < SAME_PLACE)
            continue;
        const far = Math.sqrt(most);
        const share = (PUSH * Math.min(1, 1 / far)) / far;
        shove(mob, -dx * share, -dz * share);
        shove(other, dx * share, dz * share);
    }
}
function shove(mob, x, z) {
    const { velocity } = mob;
    mob.velocity = { x: velocity.x + x, y: velocity.y, z: velocity.z + z };
}
