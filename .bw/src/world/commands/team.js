import { text, translate } from '../protocol/fields.js';
import { BOOLEAN } from './arguments/numbers.js';
import { COLOUR, HOLDERS, holderNames, holderOf, TEAM, teamNamed } from './arguments/scores.js';
import { ownEntity } from './arguments/selector.js';
import { COMPONENT, WORD } from './arguments/words.js';
import { refused } from './reply.js';
import { listText } from './texts.js';
import { command } from './tree/node.js';
const VISIBILITIES = ['always', 'never', 'hideForOtherTeams', 'hideForOwnTeam'];
const COLLISIONS = ['always', 'never', 'pushOtherTeams', 'pushOwnTeam'];
const COLOUR_NAMES = [
    ...['black', 'dark_blue', 'dark_green', 'dark_aqua', 'dark_red', 'dark_purple', 'gold', 'gray'],
    ...['dark_gray', 'blue', 'green', 'aqua', 'red', 'light_purple', 'yellow', 'white'],
];
/** team (add | remove | empty | join | leave | list | modify) */
export const team = command('team', (at) => {
    at.literal('list', (at) => at
        .runs(({ game, says }) => {
        const all = [...game.scoreboard.teams.values()];
        says(all.length === 0
            ? translate('commands.team.list.teams.empty')
            : translate('commands.team.list.teams.success', all.length, listText(all.map(titled))));
        return all.map(({ name }) => name);
    })
        .argument('team', TEAM, (at) => at.runs((run, { team }) => {
        const found = teamNamed(run.game, team);
        const members = [...found.members];
        run.says(members.length === 0
            ? translate('commands.team.list.members.empty', titled(found))
            : translate('commands.team.list.members.success', titled(found), members.length, listText(members.map((name) => text(name)))));
        return members;
    })));
    at.literal('add', (at) => at.argument('team', WORD, (at) => at
        .runs((run, { team }) => add(run, team, text(team)))
        .argument('displayName', COMPONENT, (at) => at.runs((run, { team, displayName }) => add(run, team, JSON.parse(displayName))))));
    at.literal('remove', (at) => at.argument('team', TEAM, (at) => at.runs((run, { team }) => {
        const found = teamNamed(run.game, team);
        run.game.scoreboard.removeTeam(found);
        run.did(translate('commands.team.remove.success', titled(found)));
    })));
    at.literal('empty', (at) => at.argument('team', TEAM, (at) => at.runs((run, { team }) => {
        const found = teamNamed(run.game, team);
        const members = [...found.members];
        if (members.length === 0)
            throw refused('commands.team.empty.unchanged');
        run.game.scoreboard.leave(members);
        run.did(translate('commands.team.empty.success', members.length, titled(found)));
    })));
    at.literal('join', (at) => at.argument('team', TEAM, (at) => at
        .runs((run, { team }) => join(run, teamNamed(run.game, team), [holderOf(ownEntity(run))]))
        .argument('members', HOLDERS, (at) => at.runs((run, { team, members }) => join(run, teamNamed(run.game, team), holderNames(run, members))))));
    at.literal('leave', (at) => at.argument('members', HOLDERS, (at) => at.runs((run, { members }) => {
        const names = holderNames(run, members);
        run.game.scoreboard.leave(names);
        run.did(names.length === 1
            ? translate('commands.team.leave.success.single', names[0] ?? '')
            : translate('commands.team.leave.success.multiple', names.length));
    })));
    at.literal('modify', (at) => at.argument('team', TEAM, options));
});
/** A team as it appears in messages: its title in brackets and in its colour. */
const titled = ({ name, title }) => ({
    text: '[',
    extra: [title, text(']')],
    insertion: name,
    hoverEvent: { action: 'show_text', contents: text(name) },
});
function add(run, name, title) {
    if (run.game.scoreboard.teams.has(name))
        throw refused('commands.team.add.duplicate');
    run.did(translate('commands.team.add.success', titled(run.game.scoreboard.addTeam(name, title))));
}
function join(run, team, names) {
    run.game.scoreboard.join(team, names);
    run.did(names.length === 1
        ? translate('commands.team.join.success.single', names[0] ?? '', titled(team))
        : translate('commands.team.join.success.multiple', names.length, titled(team)));
}
function options(at) {
    titles(at);
    flags(at);
    visibilities(at);
    collisions(at);
}
/** Changes a team, notifies clients, and answers. */
function change(run, name, work) {
    const team = teamNamed(run.game, name);
    const message = work(team);
    run.game.scoreboard.teamChanged(team);
    run.did(message);
}
/** Its title and colour, and the texts before and after its members' names. */
function titles(at) {
    at.literal('displayName', (at) => at.argument('displayName', COMPONENT, (at) => at.runs((run, args) => change(run, args.team, (team) => {
        team.title = JSON.parse(args.displayName);
        return translate('commands.team.option.name.success', titled(team));
    }))));
    at.literal('color', (at) => at.argument('value', COLOUR, (at) => at.runs((run, args) => change(run, args.team, (team) => {
        if (team.colour === args.value)
            throw refused('commands.team.option.color.unchanged');
        team.colour = args.value;
        return translate('commands.team.option.color.success', titled(team), COLOUR_NAMES[args.value] ?? 'reset');
    }))));
    for (const field of ['prefix', 'suffix'])
        at.literal(field, (at) => at.argument(field, COMPONENT, (at) => at.runs((run, args) => change(run, args.team, (team) => {
            team[field] = JSON.parse(args[field] ?? '""');
            return translate(`commands.team.option.${field}.success`, team[field]);
        }))));
}
function flags(at) {
    for (const [word, key, field] of [
        ['friendlyFire', 'friendlyfire', 'friendlyFire'],
        ['seeFriendlyInvisibles', 'seeFriendlyInvisibles', 'seeInvisible'],
    ])
        at.literal(word, (at) => at.argument('allowed', BOOLEAN, (at) => at.runs((run, args) => change(run, args.team, (team) => setFlag(team, { field, key, allowed: args.allowed })))));
}
function setFlag(team, { field, key, allowed }) {
    const state = allowed ? 'enabled' : 'disabled';
    const already = `already${allowed ? 'Enabled' : 'Disabled'}`;
    if (team[field] === allowed)
        throw refused(`commands.team.option.${key}.${already}`);
    team[field] = allowed;
    return translate(`commands.team.option.${key}.${state}`, titled(team));
}
function visibilities(at) {
    for (const [word, key, field] of [
        ['nametagVisibility', 'nametagVisibility', 'nametags'],
        ['deathMessageVisibility', 'deathMessageVisibility', 'deaths'],
    ])
        at.literal(word, (at) => {
            for (const value of VISIBILITIES)
                at.literal(value, (at) => at.runs((run, args) => change(run, args.team, (team) => {
                    if (team[field] === value)
                        throw refused(`commands.team.option.${key}.unchanged`);
                    team[field] = value;
                    return translate(`commands.team.option.${key}.success`, titled(team), translate(`team.visibility.${value}`));
                })));
        });
}
function collisions(at) {
    at.literal('collisionRule', (at) => {
        for (const value of COLLISIONS)
            at.literal(value, (at) => at.runs((run, args) => change(run, args.team, (team) => {
                if (team.collision === value)
                    throw refused('commands.team.option.collisionRule.unchanged');
                team.collision = value;
                return translate('commands.team.option.collisionRule.success', titled(team), translate(`team.collision.${value}`));
            })));
    });
}
