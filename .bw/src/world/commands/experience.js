import { sendExperience } from '../kernel/player/experience.js';
import { displayName } from '../player/display-name.js';
import { translate } from '../protocol/fields.js';
import { PLAYER, PLAYERS } from './arguments/entities.js';
import { integer } from './arguments/numbers.js';
import { playersOf } from './arguments/selector.js';
import { missing, refused } from './reply.js';
import { oneOrMany } from './texts.js';
import { command } from './tree/node.js';
const UNITS = ['points', 'levels'];
/** experience (add|set) <targets> <amount> [points|levels]; experience query <target> (points|levels) */
export const experience = command('experience', (at) => {
    change(at, 'add', integer(), add);
    change(at, 'set', integer({ min: 0 }), set);
    at.literal('query', (at) => at.argument('targets', PLAYER, (at) => {
        for (const unit of UNITS)
            at.literal(unit, (at) => at.runs((run, { targets }) => query(run, playersOf(run, targets), unit)));
    }));
}, { also: ['xp'] });
function change(at, verb, amount, act) {
    at.literal(verb, (at) => at.argument('targets', PLAYERS, (at) => at.argument('amount', amount, (at) => {
        at.runs((run, { targets, amount }) => act(run, playersOf(run, targets), amount, 'points'));
        for (const unit of UNITS)
            at.literal(unit, (at) => at.runs((run, { targets, amount }) => act(run, playersOf(run, targets), amount, unit)));
    })));
}
const ADDED = {
    points: [
        'commands.experience.add.points.success.single',
        'commands.experience.add.points.success.multiple',
    ],
    levels: [
        'commands.experience.add.levels.success.single',
        'commands.experience.add.levels.success.multiple',
    ],
};
const SET = {
    points: [
        'commands.experience.set.points.success.single',
        'commands.experience.set.points.success.multiple',
    ],
    levels: [
        'commands.experience.set.levels.success.single',
        'commands.experience.set.levels.success.multiple',
    ],
};
function add(run, found, amount, unit) {
    for (const player of found) {
        if (unit === 'levels')
            player.experience.addLevels(amount);
        else
            player.experience.addPoints(amount);
        sendExperience(player);
    }
    reportExperience(run, found, amount, ADDED[unit]);
}
function set(run, found, amount, unit) {
    const changed = found.filter(({ experience }) => unit === 'levels' || amount < experience.toNext);
    if (changed.length === 0)
        throw refused('commands.experience.set.points.invalid');
    for (const player of changed) {
        if (unit === 'levels')
            player.experience.setLevel(amount);
        else
            player.experience.points = amount;
        sendExperience(player);
    }
    reportExperience(run, found, amount, SET[unit]);
}
function reportExperience(run, found, amount, [single, multiple]) {
    run.did(oneOrMany(found, (who) => translate(single, amount, who), (many) => translate(multiple, amount, many)));
}
function query(run, [player], unit) {
    if (!player)
        throw missing('argument.entity.notfound.player');
    const { level, points } = player.experience;
    const value = unit === 'levels' ? level : points;
    const key = unit === 'levels' ? 'commands.experience.query.levels' : 'commands.experience.query.points';
    run.says(translate(key, displayName(player), value));
    return value;
}
