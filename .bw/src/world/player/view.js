import { columnKey } from '../kernel/chunks/columns.js';
/** Sends the chunks that a player has come near, nearest first, and unloads those that are now too far away. */
export function updateView(game, player) {
    const cx = Math.floor(player.position.x) >> 4;
    const cz = Math.floor(player.position.z) >> 4;
    const here = columnKey(cx, cz);
    if (player.chunk === here)
        return;
    player.chunk = here;
    player.send('update_view_position', { chunkX: cx, chunkZ: cz });
    const reach = game.viewDistance;
    for (const key of [...player.loaded]) {
        const [x = 0, z = 0] = key.split(',').map(Number);
        if (Math.max(Math.abs(x - cx), Math.abs(z - cz)) <= reach + 1)
            continue;
        player.loaded.delete(key);
        player.send('unload_chunk', { chunkX: x, chunkZ: z });
    }
    const missing = offsets(reach).filter(([dx, dz]) => !player.loaded.has(columnKey(cx + dx, cz + dz)));
    if (missing.length === 0)
        return;
    if (game.dialect.chunkBatches)
        player.send('chunk_batch_start', {});
    for (const [dx, dz] of missing) {
        player.loaded.add(columnKey(cx + dx, cz + dz));
        for (const packet of game.chunks.packets(cx + dx, cz + dz))
            player.sendRaw(packet);
    }
    if (game.dialect.chunkBatches)
        player.send('chunk_batch_finished', { batchSize: missing.length });
}
const known = new Map();
/** All columns of a square around the centre, nearest first. */
function offsets(reach) {
    let list = known.get(reach);
    if (!list) {
        const side = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
        list = side
            .flatMap((dx) => side.map((dz) => [dx, dz]))
            .sort(([ax, az], [bx, bz]) => ax * ax + az * az - bx * bx - bz * bz);
        known.set(reach, list);
    }
    return list;
}
