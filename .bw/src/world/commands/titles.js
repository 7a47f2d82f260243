import { translate } from '../protocol/fields.js';
import { PLAYERS } from './arguments/entities.js';
import { integer, TIME } from './arguments/numbers.js';
import { playersOf } from './arguments/selector.js';
import { COMPONENT } from './arguments/words.js';
import { resolveText } from './resolve-text.js';
import { oneOrMany } from './texts.js';
import { command } from './tree/node.js';
/** The packet that shows each kind of text, and its keys. */
const SHOWN = {
    title: {
        packet: 'set_title_text',
        keys: ['commands.title.show.title.single', 'commands.title.show.title.multiple'],
    },
    subtitle: {
        packet: 'set_title_subtitle',
        keys: ['commands.title.show.subtitle.single', 'commands.title.show.subtitle.multiple'],
    },
    actionbar: {
        packet: 'action_bar',
        keys: ['commands.title.show.actionbar.single', 'commands.title.show.actionbar.multiple'],
    },
};
/** title <targets> (title|subtitle|actionbar <text component> | times <in> <stay> <out> | clear | reset) */
export const title = command('title', (at, game) => {
    const ticks = game.registry.isNewerOrEqualTo('1.20.2') ? TIME : integer({ min: 0 });
    at.argument('targets', PLAYERS, (at) => {
        at.literal('clear', (at) => at.runs((run, { targets }) => {
            const to = playersOf(run, targets);
            send(to, 'clear_titles', { reset: false });
            reportTitle(run, to, ['commands.title.cleared.single', 'commands.title.cleared.multiple']);
        }));
        at.literal('reset', (at) => at.runs((run, { targets }) => {
            const to = playersOf(run, targets);
            send(to, 'clear_titles', { reset: true });
            reportTitle(run, to, ['commands.title.reset.single', 'commands.title.reset.multiple']);
        }));
        for (const [kind, { packet, keys }] of Object.entries(SHOWN))
            at.literal(kind, (at) => at.argument('title', COMPONENT, (at) => at.runs((run, { targets, title }) => {
                const to = playersOf(run, targets);
                for (const player of to)
                    player.send(packet, { text: resolveText(run, title, player) });
                reportTitle(run, to, keys);
            })));
        at.literal('times', (at) => at.argument('fadeIn', ticks, (at) => at.argument('stay', ticks, (at) => at.argument('fadeOut', ticks, (at) => at.runs((run, { targets, fadeIn, stay, fadeOut }) => {
            const to = playersOf(run, targets);
            send(to, 'set_title_time', { fadeIn, stay, fadeOut });
            reportTitle(run, to, ['commands.title.times.single', 'commands.title.times.multiple']);
        })))));
    });
});
function send(to, packet, fields) {
    for (const player of to)
        player.send(packet, fields);
}
function reportTitle(run, to, [single, multiple]) {
    run.did(oneOrMany(to, (who) => translate(single, who), (many) => translate(multiple, many)));
}
