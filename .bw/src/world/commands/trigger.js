import { text, translate } from '../protocol/fields.js';
import { integer } from './arguments/numbers.js';
import { OBJECTIVE, objectiveNamed } from './arguments/scores.js';
import { ownPlayer } from './arguments/selector.js';
import { refused } from './reply.js';
import { command } from './tree/node.js';
/** trigger <objective> [(add | set) <value>]: lets players change their own score, once each time it is enabled */
export const trigger = command('trigger', (at) => at.argument('objective', OBJECTIVE, (at) => {
    at.runs((run, { objective }) => pull(run, objective, (score) => score + 1, 'simple'));
    for (const word of ['add', 'set'])
        at.literal(word, (at) => at.argument('value', integer(), (at) => at.runs((run, { objective, value }) => pull(run, objective, (score) => (word === 'add' ? score + value : value), word, value))));
}), { forEverybody: true });
function pull(run, name, change, word, value) {
    const { scoreboard } = run.game;
    const player = ownPlayer(run);
    const objective = objectiveNamed(run.game, name);
    if (objective.criterion !== 'trigger')
        throw refused('commands.trigger.failed.invalid');
    if (!scoreboard.takeUnlocked(objective, player.name))
        throw refused('commands.trigger.failed.unprimed');
    scoreboard.set(objective, player.name, change(scoreboard.score(objective, player.name) ?? 0));
    const title = { text: '[', extra: [objective.title, text(']')] };
    const key = `commands.trigger.${word}.success`;
    run.did(value === undefined ? translate(key, title) : translate(key, title, value));
}
