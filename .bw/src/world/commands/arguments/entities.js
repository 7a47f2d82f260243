import { GAME_MODES } from '../../kernel/player/player.js';
import { resourcesLike, startingWith } from '../tree/suggestions.js';
import { named, selector } from './selector.js';
import { OPTION_NAMES, ORDERS, readOptions } from './selector-options.js';
const entityArgument = ({ single, players }) => ({
    parser: {
        id: 'minecraft:entity',
        // the library's names; the first bit means only players, the second a single entity
        properties: { unused: 0, onlyAllowPlayers: players ? 1 : 0, onlyAllowEntities: single ? 1 : 0 },
    },
    parse(reader, game) {
        const found = readSelector(reader, game);
        if (single && !found.single)
            throw reader.problemAt(0, players ? 'argument.player.toomany' : 'argument.entity.toomany');
        if (players && !found.onlyPlayers && !found.isSelf)
            throw reader.problemAt(0, 'argument.player.entities');
        return found;
    },
    suggest: suggestEntities,
});
export const ENTITIES = entityArgument({ single: false, players: false });
export const ENTITY = entityArgument({ single: true, players: false });
export const PLAYERS = entityArgument({ single: false, players: true });
export const PLAYER = entityArgument({ single: true, players: true });
/** Players by name, whether they are online or not, or a selector of players. */
export const PROFILES = {
    parser: { id: 'minecraft:game_profile', suggestions: 'minecraft:ask_server' },
    parse(reader, game) {
        if (reader.peek() !== '@')
            return reader.untilSpace();
        const found = readSelector(reader, game);
        if (!found.onlyPlayers && !found.isSelf)
            throw reader.problemAt(0, 'argument.player.entities');
        return found;
    },
    suggest: suggestEntities,
};
const NO_OPTIONS = {
    tests: [],
    place: {},
    limit: undefined,
    order: undefined,
    onlyPlayers: false,
    isLocal: false,
};
/** Maximum length of a player's name. */
const MAX_NAME = 16;
const UUID = /^[0-9a-f]{1,8}(-[0-9a-f]{1,4}){3}-[0-9a-f]{1,12}$/i;
function readSelector(reader, game) {
    const start = reader.cursor;
    if (!reader.take('@')) {
        const name = reader.string();
        if (name === '' || (name.length > MAX_NAME && !UUID.test(name)))
            throw reader.problemAt(start, 'argument.entity.invalid');
        return named(name);
    }
    if (reader.atEnd)
        throw reader.problem('argument.entity.selector.missing');
    const letter = reader.peek();
    if (!letters(game).includes(letter))
        throw reader.problemAt(start, 'argument.entity.selector.unknown', `@${letter}`);
    reader.skip();
    return selector(letter, reader.take('[') ? readOptions(reader, game) : NO_OPTIONS);
}
const letters = ({ registry }) => (registry.isNewerOrEqualTo('1.21') ? 'aenprs' : 'aeprs');
/** Completes names and selectors: their letter, options, and the values of options that have few. */
function suggestEntities({ game, source, typed }) {
    const options = /^@[a-z]\[(.*)$/.exec(typed)?.[1];
    if (options === undefined) {
        const selectors = source.operator ? [...letters(game)].map((letter) => `@${letter}`) : [];
        return {
            from: 0,
            words: startingWith([...game.world.players.map(({ name }) => name), ...selectors], typed),
        };
    }
    const from = Math.max(typed.indexOf('['), typed.lastIndexOf(',')) + 1;
    const [, key = '', value] = /^\s*([a-z_]*)(?:=(.*))?$/.exec(typed.slice(from)) ?? [];
    if (value === undefined)
        return {
            from,
            words: startingWith(OPTION_NAMES.map((name) => `${name}=`), key),
        };
    return { from: from + key.length + 1, words: valuesFor(game, key, value) };
}
function valuesFor(game, key, value) {
    if (key === 'sort')
        return startingWith(ORDERS, value);
    if (key === 'gamemode')
        return startingWith(GAME_MODES, value);
    if (key === 'name')
        return startingWith(game.world.players.map(({ name }) => name), value);
    if (key === 'type')
        return resourcesLike(Object.keys(game.registry.entitiesByName), value);
    return [];
}
