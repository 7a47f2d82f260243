import { text, translate } from '../protocol/fields.js';
import { integer } from './arguments/numbers.js';
import { CRITERION, DISPLAY_SLOT, HOLDER, HOLDERS, holderNames, OBJECTIVE, OPERATION, objectiveNamed, } from './arguments/scores.js';
import { COMPONENT, WORD } from './arguments/words.js';
import { missing, refused } from './reply.js';
import { listText } from './texts.js';
import { command } from './tree/node.js';
/** scoreboard objectives (add | remove | list | setdisplay | modify); players (set | add | remove | get | list | reset | enable | operation) */
export const scoreboard = command('scoreboard', (at) => {
    at.literal('objectives', objectives);
    at.literal('players', players);
});
/** An objective in messages: its title in brackets, its name on hover. */
const titled = ({ name, title }) => ({
    text: '[',
    extra: [title, text(']')],
    hoverEvent: { action: 'show_text', contents: text(name) },
});
function objectives(at) {
    at.literal('list', (at) => at.runs(({ game, says }) => {
        const all = [...game.scoreboard.objectives.values()];
        says(all.length === 0
            ? translate('commands.scoreboard.objectives.list.empty')
            : translate('commands.scoreboard.objectives.list.success', all.length, listText(all.map(titled))));
        return all.map(({ name }) => name);
    }));
    at.literal('add', (at) => at.argument('objective', WORD, (at) => at.argument('criteria', CRITERION, (at) => at
        .runs((run, { objective, criteria }) => add(run, objective, criteria, text(objective)))
        .argument('displayName', COMPONENT, (at) => at.runs((run, args) => add(run, args.objective, args.criteria, JSON.parse(args.displayName)))))));
    at.literal('remove', (at) => at.argument('objective', OBJECTIVE, (at) => at.runs((run, args) => {
        const objective = objectiveNamed(run.game, args.objective);
        run.game.scoreboard.remove(objective);
        run.did(translate('commands.scoreboard.objectives.remove.success', titled(objective)));
    })));
    at.literal('setdisplay', (at) => at.argument('slot', DISPLAY_SLOT, (at) => at
        .runs((run, { slot }) => display(run, slot, undefined))
        .argument('objective', OBJECTIVE, (at) => at.runs((run, { slot, objective }) => display(run, slot, objectiveNamed(run.game, objective))))));
    at.literal('modify', (at) => at.argument('objective', OBJECTIVE, (at) => {
        at.literal('displayname', (at) => at.argument('displayName', COMPONENT, (at) => at.runs((run, args) => {
            const objective = objectiveNamed(run.game, args.objective);
            objective.title = JSON.parse(args.displayName);
            run.game.scoreboard.changed(objective);
            run.did(translate('commands.scoreboard.objectives.modify.displayname', objective.name, titled(objective)));
        })));
        at.literal('rendertype', (at) => {
            for (const render of ['integer', 'hearts'])
                at.literal(render, (at) => at.runs((run, args) => {
                    const objective = objectiveNamed(run.game, args.objective);
                    objective.render = render;
                    run.game.scoreboard.changed(objective);
                    run.did(translate('commands.scoreboard.objectives.modify.rendertype', titled(objective)));
                }));
        });
    }));
}
function add(run, name, criterion, title) {
    if (run.game.scoreboard.objectives.has(name))
        throw refused('commands.scoreboard.objectives.add.duplicate');
    const objective = run.game.scoreboard.add(name, criterion, title);
    run.did(translate('commands.scoreboard.objectives.add.success', titled(objective)));
}
function display(run, slot, objective) {
    const { scoreboard } = run.game;
    if (scoreboard.shown.get(slot) === objective)
        throw refused(objective
            ? 'commands.scoreboard.objectives.display.alreadySet'
            : 'commands.scoreboard.objectives.display.alreadyEmpty');
    scoreboard.show(slot, objective);
    run.did(objective
        ? translate('commands.scoreboard.objectives.display.set', slot, titled(objective))
        : translate('commands.scoreboard.objectives.display.cleared', slot));
}
function players(at) {
    at.literal('list', (at) => at
        .runs(listHolders)
        .argument('target', HOLDER, (at) => at.runs((run, { target }) => listScores(run, target))));
    change(at, 'set', (_before, score) => score);
    change(at, 'add', (before, score) => before + score);
    change(at, 'remove', (before, score) => before - score);
    at.literal('get', (at) => at.argument('target', HOLDER, (at) => at.argument('objective', OBJECTIVE, (at) => at.runs((run, args) => sayScore(run, args.target, objectiveNamed(run.game, args.objective))))));
    at.literal('reset', (at) => at.argument('targets', HOLDERS, (at) => at
        .runs((run, { targets }) => reset(run, targets, undefined))
        .argument('objective', OBJECTIVE, (at) => at.runs((run, { targets, objective }) => reset(run, targets, objectiveNamed(run.game, objective))))));
    at.literal('enable', (at) => at.argument('targets', HOLDERS, (at) => at.argument('objective', OBJECTIVE, (at) => at.runs((run, args) => enable(run, args.targets, objectiveNamed(run.game, args.objective))))));
    at.literal('operation', (at) => at.argument('targets', HOLDERS, (at) => at.argument('targetObjective', OBJECTIVE, (at) => at.argument('operation', OPERATION, (at) => at.argument('source', HOLDERS, (at) => at.argument('sourceObjective', OBJECTIVE, (at) => at.runs(operateAll)))))));
}
/** All holders of a score. */
function listHolders({ game, says }) {
    const all = game.scoreboard.holders();
    says(all.length === 0
        ? translate('commands.scoreboard.players.list.empty')
        : translate('commands.scoreboard.players.list.success', all.length, listText(all.map((name) => text(name)))));
    return all;
}
function sayScore(run, target, objective) {
    const [name = ''] = holderNames(run, target);
    const score = run.game.scoreboard.score(objective, name);
    if (score === undefined)
        throw missing('commands.scoreboard.players.get.null', objective.name, name);
    run.says(translate('commands.scoreboard.players.get.success', name, score, titled(objective)));
    return score;
}
/** Lets players trigger an objective once. */
function enable(run, targets, objective) {
    if (objective.criterion !== 'trigger')
        throw refused('commands.scoreboard.players.enable.invalid');
    const names = holderNames(run, targets).filter((name) => run.game.scoreboard.unlock(objective, name));
    if (names.length === 0)
        throw refused('commands.scoreboard.players.enable.failed');
    tell(run, ENABLED, names, [titled(objective)]);
}
/** Applies an operation to each pair of scores. */
function operateAll(run, args) {
    const to = objectiveNamed(run.game, args.targetObjective);
    const from = objectiveNamed(run.game, args.sourceObjective);
    const names = holderNames(run, args.targets);
    for (const name of names)
        for (const source of holderNames(run, args.source))
            operate(run.game, args.operation, { to, name }, { to: from, name: source });
    sayOperated(run, to, names);
}
/** Reports the result of an operation: the score if there is one holder, otherwise their number. */
function sayOperated(run, objective, names) {
    const [first = ''] = names;
    const score = run.game.scoreboard.score(objective, first) ?? 0;
    const after = names.length === 1 ? [score] : [];
    tell(run, OPERATED, names, [titled(objective)], after);
}
/** Adds a word that changes scores by a number. */
function change(at, word, result) {
    at.literal(word, (at) => at.argument('targets', HOLDERS, (at) => at.argument('objective', OBJECTIVE, (at) => at.argument('score', word === 'set' ? integer() : integer({ min: 0 }), (at) => at.runs((run, args) => {
        const objective = objectiveNamed(run.game, args.objective);
        const { scoreboard } = run.game;
        const names = holderNames(run, args.targets);
        for (const name of names)
            scoreboard.set(objective, name, result(scoreboard.score(objective, name) ?? 0, args.score));
        const last = scoreboard.score(objective, names[0] ?? '') ?? 0;
        sayChanged(run, word, { objective, names, by: args.score, last });
        return last;
    })))));
}
/** Reports how a word of the command has changed scores. */
function sayChanged(run, word, change) {
    const { objective, names, by, last } = change;
    const key = `commands.scoreboard.players.${word}.success`;
    const title = titled(objective);
    if (word === 'set')
        tell(run, keysFrom(key), names, [title], [by]);
    else if (names.length === 1)
        run.did(translate(`${key}.single`, by, title, names[0] ?? '', last));
    else
        run.did(translate(`${key}.multiple`, by, title, names.length));
}
const ENABLED = {
    single: 'commands.scoreboard.players.enable.success.single',
    multiple: 'commands.scoreboard.players.enable.success.multiple',
};
const OPERATED = {
    single: 'commands.scoreboard.players.operation.success.single',
    multiple: 'commands.scoreboard.players.operation.success.multiple',
};
const keysFrom = (key) => ({ single: `${key}.single`, multiple: `${key}.multiple` });
/** Reports one holder by name, several by their number. */
function tell(run, keys, names, before, after = []) {
    const [first = ''] = names;
    run.did(names.length === 1
        ? translate(keys.single, ...before, first, ...after)
        : translate(keys.multiple, ...before, names.length, ...after));
}
function listScores(run, target) {
    const [name = ''] = holderNames(run, target);
    const scores = run.game.scoreboard.scoresOf(name);
    run.says(scores.length === 0
        ? translate('commands.scoreboard.players.list.entity.empty', name)
        : translate('commands.scoreboard.players.list.entity.success', name, scores.length));
    for (const [objective, score] of scores)
        run.says(translate('commands.scoreboard.players.list.entity.entry', titled(objective), score));
    return Object.fromEntries(scores.map(([{ name: own }, score]) => [own, score]));
}
function reset(run, targets, objective) {
    const names = holderNames(run, targets);
    for (const name of names)
        run.game.scoreboard.reset(name, objective);
    const key = `commands.scoreboard.players.reset.${objective ? 'specific' : 'all'}`;
    tell(run, keysFrom(key), names, objective ? [titled(objective)] : []);
}
/** Applies an operation to two scores (vanilla OperationArgument). Division rounds down; by zero it does nothing. */
function operate({ scoreboard }, operation, left, right) {
    const a = scoreboard.score(left.to, left.name) ?? 0;
    const b = scoreboard.score(right.to, right.name) ?? 0;
    const result = OPERATIONS[operation];
    scoreboard.set(left.to, left.name, result ? result(a, b) : b);
    // the remaining operation swaps the two
    if (!result)
        scoreboard.set(right.to, right.name, a);
}
/** Operations on two scores, except the swap. */
const OPERATIONS = {
    '=': (_a, b) => b,
    '+=': (a, b) => a + b,
    '-=': (a, b) => a - b,
    '*=': Math.imul,
    '/=': (a, b) => (b === 0 ? a : Math.floor(a / b)),
    '%=': (a, b) => (b === 0 ? a : ((a % b) + b) % b),
    '<': Math.min,
    '>': Math.max,
};
