import { displayName } from '../player/display-name.js';
import { text, translate } from '../protocol/fields.js';
import { PROFILES } from './arguments/entities.js';
import { playersOf } from './arguments/selector.js';
import { refused } from './reply.js';
import { sendCommands } from './tree/declare.js';
import { command } from './tree/node.js';
/** op <targets>: lets players use all commands, including players who are not online */
export const op = command('op', (at, _game, root) => at.argument('targets', PROFILES, (at) => at.runs((run, { targets }) => {
    const changed = grant(run, root, targets, true);
    if (changed.length === 0)
        throw refused('commands.op.failed');
    for (const name of changed)
        run.did(translate('commands.op.success', label(run, name)));
})));
/** deop <targets>: removes operator rights */
export const deop = command('deop', (at, _game, root) => at.argument('targets', PROFILES, (at) => at.runs((run, { targets }) => {
    const changed = grant(run, root, targets, false);
    if (changed.length === 0)
        throw refused('commands.deop.failed');
    for (const name of changed)
        run.did(translate('commands.deop.success', label(run, name)));
})));
/** Grants or removes the rights; returns the names of those whose rights changed. Their clients are sent the commands. */
function grant(run, root, targets, right) {
    const { game } = run;
    const names = typeof targets === 'string' ? [targets] : playersOf(run, targets).map(({ name }) => name);
    const changed = names.filter((name) => game.ops.set(name, right));
    for (const name of changed) {
        const player = game.playerNamed(name);
        if (player)
            sendCommands(game, root, player);
    }
    return changed;
}
function label({ game }, name) {
    const player = game.playerNamed(name);
    return player ? displayName(player) : text(name);
}
