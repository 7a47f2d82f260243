import { updateView } from './view.js';
/** Teleports a player. Positions from the client are ignored until it has arrived. */
export function teleport(game, player, to, look) {
    player.position = { x: to.x, y: to.y, z: to.z };
    if (look) {
        player.yaw = look.yaw;
        player.pitch = look.pitch;
    }
    player.fallen = 0;
    player.awaiting = ++player.teleports;
    player.send('position', {
        x: to.x,
        y: to.y,
        z: to.z,
        yaw: player.yaw,
        pitch: player.pitch,
        flags: 0,
        teleportId: player.awaiting,
        dismountVehicle: false,
    });
    updateView(game, player);
}
