/** Sends a player's posture and flags to the player and to all players who see it. */
export function sendPosture(game, player) {
    const [name, fields] = player.posturePacket();
    player.send(name, fields);
    game.broadcastSeen(player, name, fields);
}
