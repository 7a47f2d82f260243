import { tell } from '../player/chat.js';
import { displayName } from '../player/display-name.js';
import { setGameMode } from '../player/game-mode.js';
import { translate } from '../protocol/fields.js';
import { PLAYERS } from './arguments/entities.js';
import { addGameMode } from './arguments/registries.js';
import { ownPlayer, playersOf } from './arguments/selector.js';
import { command } from './tree/node.js';
const NAMES = {
    survival: 'gameMode.survival',
    creative: 'gameMode.creative',
    adventure: 'gameMode.adventure',
    spectator: 'gameMode.spectator',
};
const nameOf = (mode) => translate(NAMES[mode]);
/** gamemode <mode> [targets] */
export const gamemode = command('gamemode', (at, game) => addGameMode(at, game, (at, modeOf) => at
    .runs((run, args) => change(run, [ownPlayer(run)], modeOf(args)))
    .argument('target', PLAYERS, (at) => at.runs((run, args) => change(run, playersOf(run, args.target), modeOf(args))))));
/** Unlike vanilla, this also reports players who were already in the mode, so that every command has an answer. */
function change(run, players, mode) {
    const { game, source } = run;
    for (const player of players) {
        setGameMode(game, player, mode);
        if (player === source.player)
            run.did(translate('commands.gamemode.success.self', nameOf(mode)));
        else {
            if (game.rules.get('sendCommandFeedback') === true)
                tell(player, translate('gameMode.changed', nameOf(mode)));
            run.did(translate('commands.gamemode.success.other', displayName(player), nameOf(mode)));
        }
    }
}
/** defaultgamemode <mode>: the mode of players who have not been here before */
export const defaultgamemode = command('defaultgamemode', (at, game) => addGameMode(at, game, (at, modeOf) => at.runs((run, args) => {
    run.game.world.defaultGameMode = modeOf(args);
    run.did(translate('commands.defaultgamemode.success', nameOf(run.game.world.defaultGameMode)));
})));
