import { distance } from '../../geometry.js';
import { Body } from '../../kernel/entities/body.js';
import { Player } from '../../kernel/player/player.js';
import { translate } from '../../protocol/fields.js';
import { CommandProblem, missing } from '../reply.js';
/** A selector for a player's name or an entity's uuid. */
export const named = (name) => ({
    onlyPlayers: !name.includes('-'),
    single: true,
    isSelf: false,
    find({ game }) {
        const found = game.playerNamed(name) ?? game.world.places.flatMap(everyone).find(({ uuid }) => uuid === name);
        return found ? [found] : [];
    },
});
/** A selector such as @e[type=cow]. */
export function selector(kind, options) {
    const limit = options.limit ?? (kind === 'e' || kind === 'a' ? undefined : 1);
    const order = options.order ?? ORDERS[kind];
    return {
        onlyPlayers: kind === 'a' || kind === 'p' || kind === 'r' || options.onlyPlayers,
        single: limit === 1,
        isSelf: kind === 's',
        find({ game, source }) {
            if (!source.operator)
                throw new CommandProblem('no_permission', translate('argument.entity.selector.not_allowed'));
            const from = { ...source.position, ...options.place };
            const found = candidates(game, source, { kind, isLocal: options.isLocal }).filter((candidate) => options.tests.every((test) => test(candidate, from)));
            const away = (a, b) => distance(a.position, from) - distance(b.position, from);
            if (order === 'nearest')
                found.sort(away);
            if (order === 'furthest')
                found.sort((a, b) => away(b, a));
            if (order === 'random')
                shuffle(game, found, limit ?? found.length);
            return limit === undefined ? found : found.slice(0, limit);
        },
    };
}
/** All players and entities in a dimension. */
const everyone = ({ entities, players }) => [...entities.values(), ...players];
/** Only @e and @n exclude dead players. A selector with a position searches only the source's dimension (vanilla). */
function candidates(game, source, { kind, isLocal }) {
    if (kind === 's')
        return source.entity && !source.entity.removed ? [source.entity] : [];
    const where = isLocal ? [game] : game.world.places;
    if (kind !== 'e' && kind !== 'n')
        return where.flatMap(({ players }) => [...players]);
    return where
        .flatMap(everyone)
        .filter((target) => !(target instanceof Player ? target.dead : target instanceof Body && target.dying));
}
const ORDERS = {
    s: 'arbitrary',
    a: 'arbitrary',
    e: 'arbitrary',
    p: 'nearest',
    n: 'nearest',
    r: 'random',
};
/** Moves `count` random entries to the front. */
function shuffle(game, list, count) {
    for (let i = 0; i < Math.min(count, list.length); i++) {
        const j = game.chance.between(i, list.length - 1);
        const [a, b] = [list[i], list[j]];
        if (a && b)
            [list[i], list[j]] = [b, a];
    }
}
/** All targets of a selector; may be empty. */
export const anyOf = (at, selector) => selector.find(at);
/** All targets of a selector. Throws if there are none. */
export function allOf(at, selector) {
    const found = selector.find(at);
    if (found.length === 0)
        throw missing('argument.entity.notfound.entity');
    return found;
}
/** The single entity that a selector finds. */
export function oneOf(at, selector) {
    const [first] = allOf(at, selector);
    if (!first)
        throw missing('argument.entity.notfound.entity');
    return first;
}
/** The players that a selector finds. Throws if there are none. */
export function playersOf(at, selector) {
    const found = selector.find(at).filter((entity) => entity instanceof Player);
    if (found.length === 0)
        throw missing('argument.entity.notfound.player');
    return found;
}
/** The player who runs a command. */
export function ownPlayer({ source }) {
    if (!source.player)
        throw missing('permissions.requires.player');
    return source.player;
}
/** The entity that runs a command. */
export function ownEntity({ source }) {
    if (!source.entity)
        throw missing('permissions.requires.entity');
    return source.entity;
}
