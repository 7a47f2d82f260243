import { GAME_MODES } from '../kernel/player/player.js';
import { sendAbilities } from './joining.js';
/** Changes a player's mode and informs all clients. */
export function setGameMode({ world }, player, mode) {
    const number = GAME_MODES.indexOf(mode);
    player.gameMode = mode;
    player.digging = null;
    player.send('game_state_change', { reason: 'change_game_mode', gameMode: number });
    sendAbilities(player);
    world.broadcast('player_info', {
        action: 'update_game_mode',
        data: [{ uuid: player.uuid, gamemode: number }],
    });
}
