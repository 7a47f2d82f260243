import { BAR_COLOURS, BAR_STYLES } from '../kernel/boss-bars.js';
import { text, translate } from '../protocol/fields.js';
import { PLAYERS } from './arguments/entities.js';
import { BOOLEAN, integer } from './arguments/numbers.js';
import { RESOURCE } from './arguments/scores.js';
import { anyOf } from './arguments/selector.js';
import { COMPONENT } from './arguments/words.js';
import { missing, refused } from './reply.js';
import { listText } from './texts.js';
import { command } from './tree/node.js';
/** bossbar (add <id> <name> | remove <id> | list | set <id> … | get <id> (value | max | visible | players)) */
export const bossbar = command('bossbar', (at) => {
    at.literal('list', (at) => at.runs(({ game, says }) => {
        const all = [...game.bossBars.bars.values()];
        says(all.length === 0
            ? translate('commands.bossbar.list.bars.none')
            : translate('commands.bossbar.list.bars.some', all.length, listText(all.map(titled))));
        return all.map(({ id }) => id);
    }));
    at.literal('add', (at) => at.argument('id', RESOURCE, (at) => at.argument('name', COMPONENT, (at) => at.runs((run, { id, name }) => {
        if (run.game.bossBars.bars.has(id))
            throw refused('commands.bossbar.create.failed', id);
        const bar = run.game.bossBars.add(id, JSON.parse(name));
        run.did(translate('commands.bossbar.create.success', titled(bar)));
    }))));
    at.literal('remove', (at) => at.argument('id', RESOURCE, (at) => at.runs((run, { id }) => {
        const bar = barNamed(run, id);
        run.game.bossBars.remove(bar);
        run.did(translate('commands.bossbar.remove.success', titled(bar)));
    })));
    at.literal('set', (at) => at.argument('id', RESOURCE, settings));
    at.literal('get', (at) => at.argument('id', RESOURCE, questions));
});
const titled = ({ id, title }) => ({
    text: '[',
    extra: [title, text(']')],
    insertion: id,
    hoverEvent: { action: 'show_text', contents: text(id) },
});
function barNamed({ game }, id) {
    const bar = game.bossBars.bars.get(id);
    if (!bar)
        throw missing('commands.bossbar.unknown', id);
    return bar;
}
function settings(at) {
    at.literal('name', (at) => at.argument('name', COMPONENT, (at) => at.runs((run, { id, name }) => {
        const bar = barNamed(run, id);
        const title = JSON.parse(name);
        if (JSON.stringify(title) === JSON.stringify(bar.title))
            throw unchanged('name');
        bar.title = title;
        run.game.bossBars.tell(bar, 'title');
        run.did(translate('commands.bossbar.set.name.success', titled(bar)));
    })));
    choice(at, 'color', 'colour', BAR_COLOURS);
    choice(at, 'style', 'style', BAR_STYLES);
    for (const [field, least] of [
        ['value', 0],
        ['max', 1],
    ])
        at.literal(field, (at) => at.argument(field, integer({ min: least }), (at) => at.runs((run, args) => {
            const bar = barNamed(run, args.id);
            const value = args[field] ?? least;
            if (bar[field] === value)
                throw unchanged(field);
            bar[field] = value;
            run.game.bossBars.tell(bar, 'health');
            run.did(translate(`commands.bossbar.set.${field}.success`, titled(bar), value));
        })));
    at.literal('visible', (at) => at.argument('visible', BOOLEAN, (at) => at.runs((run, { id, visible }) => {
        const bar = barNamed(run, id);
        if (bar.visible === visible)
            throw refused(`commands.bossbar.set.visibility.unchanged.${visible ? 'visible' : 'hidden'}`);
        run.game.bossBars.setVisible(bar, visible);
        run.did(translate(`commands.bossbar.set.visible.success.${visible ? 'visible' : 'hidden'}`, titled(bar)));
    })));
    at.literal('players', (at) => at
        .runs((run, { id }) => setPlayers(run, barNamed(run, id), []))
        .argument('targets', PLAYERS, (at) => at.runs((run, { id, targets }) => setPlayers(run, barNamed(run, id), anyOf(run, targets).flatMap((target) => ('name' in target ? [target.name] : []))))));
}
const unchanged = (what) => refused(`commands.bossbar.set.${what}.unchanged`);
function choice(at, word, field, values) {
    at.literal(word, (at) => {
        for (const value of values)
            at.literal(value, (at) => at.runs((run, { id }) => {
                const bar = barNamed(run, id);
                if (bar[field] === value)
                    throw unchanged(word);
                Object.assign(bar, { [field]: value });
                run.game.bossBars.tell(bar, 'style');
                run.did(translate(`commands.bossbar.set.${word}.success`, titled(bar)));
            }));
    });
}
function setPlayers(run, bar, names) {
    const wanted = new Set(names);
    const same = wanted.size === bar.players.size && [...wanted].every((name) => bar.players.has(name));
    if (same)
        throw unchanged('players');
    run.game.bossBars.setPlayers(bar, wanted);
    run.did(names.length === 0
        ? translate('commands.bossbar.set.players.success.none', titled(bar))
        : translate('commands.bossbar.set.players.success.some', titled(bar), names.length, listText(names.map((name) => text(name)))));
}
function questions(at) {
    for (const field of ['value', 'max'])
        at.literal(field, (at) => at.runs((run, { id }) => {
            const bar = barNamed(run, id);
            run.says(translate(`commands.bossbar.get.${field}`, titled(bar), bar[field]));
            return bar[field];
        }));
    at.literal('visible', (at) => at.runs((run, { id }) => {
        const bar = barNamed(run, id);
        run.says(translate(`commands.bossbar.get.visible.${bar.visible ? 'visible' : 'hidden'}`, titled(bar)));
        return bar.visible;
    }));
    at.literal('players', (at) => at.runs((run, { id }) => {
        const bar = barNamed(run, id);
        const names = [...bar.players];
        run.says(names.length === 0
            ? translate('commands.bossbar.get.players.none', titled(bar))
            : translate('commands.bossbar.get.players.some', titled(bar), names.length, listText(names.map((name) => text(name)))));
        return names;
    }));
}
