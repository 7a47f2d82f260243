import { Player } from '../../kernel/player/player.js';
import { DISPLAY_SLOTS, TEAM_COLOURS } from '../../kernel/scoreboard.js';
import { namespaced } from '../names.js';
import { missing } from '../reply.js';
import { suggestWords } from '../tree/suggestions.js';
import { ENTITIES } from './entities.js';
import { anyOf } from './selector.js';
/** An objective by its name; looked up when the command runs. */
export const OBJECTIVE = {
    parser: { id: 'minecraft:objective', suggestions: 'minecraft:ask_server' },
    parse: (reader) => reader.word(),
    suggest: suggestWords(({ game }) => [...game.scoreboard.objectives.keys()]),
};
/** Throws if there is no such objective. */
export function objectiveNamed({ scoreboard }, name) {
    const found = scoreboard.objectives.get(name);
    if (!found)
        throw missing('arguments.objective.notFound', name);
    return found;
}
/** A team by its name; looked up when the command runs. */
export const TEAM = {
    parser: { id: 'minecraft:team', suggestions: 'minecraft:ask_server' },
    parse: (reader) => reader.word(),
    suggest: suggestWords(({ game }) => [...game.scoreboard.teams.keys()]),
};
/** Throws if there is no such team. */
export function teamNamed({ scoreboard }, name) {
    const found = scoreboard.teams.get(name);
    if (!found)
        throw missing('team.notFound', name);
    return found;
}
const holders = (many) => ({
    parser: {
        id: 'minecraft:score_holder',
        properties: many ? 'multiple' : 'single',
        suggestions: 'minecraft:ask_server',
    },
    parse(reader, game) {
        if (reader.peek() !== '@')
            return reader.untilSpace();
        const found = ENTITIES.parse(reader, game);
        if (!many && !found.single)
            throw reader.problemAt(0, 'argument.entity.toomany');
        return found;
    },
    ...(ENTITIES.suggest ? { suggest: ENTITIES.suggest } : {}),
});
export const HOLDERS = holders(true);
export const HOLDER = holders(false);
/** Names of holders; throws if there are none. */
export function holderNames(run, said) {
    if (typeof said !== 'string') {
        const found = anyOf(run, said);
        if (found.length === 0)
            throw missing('argument.entity.notfound.entity');
        return found.map(holderOf);
    }
    if (said !== '*')
        return [said];
    const all = run.game.scoreboard.holders();
    if (all.length === 0)
        throw missing('argument.scoreHolder.empty');
    return all;
}
/** The name under which an entity has scores and is in teams: players by name, others by UUID. */
export const holderOf = (target) => (target instanceof Player ? target.name : target.uuid);
/** A display slot of an objective. */
export const DISPLAY_SLOT = {
    parser: { id: 'minecraft:scoreboard_slot' },
    parse(reader) {
        const start = reader.cursor;
        const name = reader.untilSpace().replace(/^below_name$/, 'belowName');
        if (DISPLAY_SLOTS.includes(name))
            return name;
        throw reader.problemAt(start, 'argument.scoreboardDisplaySlot.invalid', name);
    },
    suggest: suggestWords(() => DISPLAY_SLOTS),
};
/** Categories of statistics that can be criteria. */
const STATISTICS = /^(minecraft[.:])?(mined|crafted|used|broken|picked_up|dropped|killed|killed_by|custom):(minecraft[.:])?[a-z_]+$/;
const SIMPLE = [
    'dummy',
    'trigger',
    'deathCount',
    'playerKillCount',
    'totalKillCount',
    'health',
    'food',
    'air',
    'armor',
    'xp',
    'level',
];
/** The criterion that an objective counts. */
export const CRITERION = {
    parser: { id: 'minecraft:objective_criteria' },
    parse(reader) {
        const start = reader.cursor;
        const name = reader.untilSpace();
        const team = TEAM_COLOURS.some((colour) => name === `teamkill.${colour}` || name === `killedByTeam.${colour}`);
        if (SIMPLE.includes(name) || STATISTICS.test(name) || team)
            return name;
        throw reader.problemAt(start, 'argument.criteria.invalid', name);
    },
    suggest: suggestWords(() => SIMPLE),
};
const OPERATIONS = ['=', '+=', '-=', '*=', '/=', '%=', '<', '>', '><'];
/** An operation on two scores. */
export const OPERATION = {
    parser: { id: 'minecraft:operation' },
    parse(reader) {
        const start = reader.cursor;
        const name = reader.untilSpace();
        if (OPERATIONS.includes(name))
            return name;
        throw reader.problemAt(start, 'arguments.operation.invalid');
    },
    suggest: suggestWords(() => OPERATIONS),
};
/** A colour of teams; 21 is none. */
export const COLOUR = {
    parser: { id: 'minecraft:color' },
    parse(reader) {
        const start = reader.cursor;
        const name = reader.word();
        if (name === 'reset')
            return 21;
        const number = TEAM_COLOURS.indexOf(name);
        if (number < 0)
            throw reader.problemAt(start, 'argument.color.invalid', name);
        return number;
    },
    suggest: suggestWords(() => [...TEAM_COLOURS, 'reset']),
};
/** A name with a namespace, for anything. */
export const RESOURCE = {
    parser: { id: 'minecraft:resource_location' },
    parse: (reader) => namespaced(reader.resource()),
};
