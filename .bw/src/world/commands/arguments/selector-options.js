import { distance } from '../../geometry.js';
import { GAME_MODES, Player } from '../../kernel/player/player.js';
import { plainNbt } from '../../library/nbt.js';
import { entityNbt } from '../../persistence/entity-nbt.js';
import { asShown } from '../components/convert.js';
import { namesOf } from '../name-tags.js';
import { lookup, namespaced } from '../names.js';
import { containsData } from '../paths.js';
import { inRange, readRange } from '../ranges.js';
import { readCompound } from '../snbt.js';
import { labelOf } from '../source.js';
import { wrapped } from './positions.js';
export const ORDERS = ['nearest', 'furthest', 'random', 'arbitrary'];
/** Options for features of vanilla that this server does not have. */
const ABSENT = new Set(['advancements', 'predicate']);
const AXES = ['x', 'y', 'z'];
/** Reads the options of a selector, after the opening bracket and including the closing one. */
export function readOptions(reader, game) {
    const draft = { game, tests: [], numbers: {}, onlyPlayers: false, isLocal: false };
    reader.skipSpaces();
    while (!reader.atEnd && reader.peek() !== ']') {
        readOption(reader, draft);
        reader.skipSpaces();
        if (!reader.take(','))
            break;
        reader.skipSpaces();
    }
    if (!reader.take(']'))
        throw reader.problem('argument.entity.options.unterminated');
    const { tests, numbers, onlyPlayers, isLocal } = draft;
    if (AXES.some((axis) => numbers[`d${axis}`] !== undefined))
        tests.push(inBox(numbers));
    const place = Object.fromEntries(AXES.flatMap((axis) => (axis in numbers ? [[axis, numbers[axis]]] : [])));
    return { tests, place, limit: draft.limit, order: draft.order, onlyPlayers, isLocal };
}
function readOption(reader, draft) {
    const start = reader.cursor;
    const key = reader.string();
    if (ABSENT.has(key))
        throw reader.fails('unsupported', start, `Option '${key}' is not supported by this server`);
    const option = lookup(OPTIONS, key);
    if (!option)
        throw reader.problemAt(start, 'argument.entity.options.unknown', key);
    reader.skipSpaces();
    if (!reader.take('='))
        throw reader.problemAt(start, 'argument.entity.options.valueless', key);
    reader.skipSpaces();
    option(reader, draft, key);
}
/** Reads a ! that negates a value. */
function negated(reader) {
    reader.skipSpaces();
    const not = reader.take('!');
    reader.skipSpaces();
    return not;
}
const number = (reader, draft, key) => {
    draft.numbers[key] = reader.decimal('double');
    draft.isLocal = true;
};
const turn = (reader, { tests }, key) => {
    const range = readRange(reader);
    tests.push((entity) => inRange(wrapped(key === 'x_rotation' ? entity.pitch : entity.yaw), range));
};
const OPTIONS = {
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    x_rotation: turn,
    y_rotation: turn,
    distance(reader, draft) {
        const start = reader.cursor;
        const range = readRange(reader);
        if ((range.min < 0 && range.min !== -Infinity) || range.max < 0)
            throw reader.problemAt(start, 'argument.entity.options.distance.negative');
        draft.isLocal = true;
        draft.tests.push((entity, from) => inRange(distance(entity.position, from), range));
    },
    level(reader, draft) {
        const start = reader.cursor;
        const range = readRange(reader, { whole: true });
        if ((range.min < 0 && range.min !== -Infinity) || range.max < 0)
            throw reader.problemAt(start, 'argument.entity.options.level.negative');
        draft.onlyPlayers = true;
        draft.tests.push((entity) => entity instanceof Player && inRange(entity.experience.level, range));
    },
    limit(reader, draft) {
        const start = reader.cursor;
        const limit = reader.integer();
        if (limit < 1)
            throw reader.problemAt(start, 'argument.entity.options.limit.toosmall');
        draft.limit = limit;
    },
    sort(reader, draft) {
        const start = reader.cursor;
        const name = reader.word();
        const order = ORDERS.find((known) => known === name);
        if (!order)
            throw reader.problemAt(start, 'argument.entity.options.sort.irreversible', name);
        draft.order = order;
    },
    gamemode(reader, draft) {
        const not = negated(reader);
        const start = reader.cursor;
        const name = reader.word();
        const mode = GAME_MODES.find((known) => known === name);
        if (!mode)
            throw reader.problemAt(start, 'argument.entity.options.mode.invalid', name);
        draft.onlyPlayers = true;
        draft.tests.push((entity) => entity instanceof Player && (entity.gameMode === mode) !== not);
    },
    type(reader, draft) {
        const not = negated(reader);
        const start = reader.cursor;
        const isTag = reader.take('#');
        const name = reader.resource();
        const kind = name.replace(/^minecraft:/, '');
        const tagged = isTag ? namesOf('entity', kind) : undefined;
        if (tagged) {
            draft.tests.push((entity) => tagged(entity.kind) !== not);
            return;
        }
        if (!lookup(draft.game.registry.entitiesByName, kind))
            throw reader.problemAt(start, 'argument.entity.options.type.invalid', namespaced(name));
        if (kind === 'player' && !not)
            draft.onlyPlayers = true;
        draft.tests.push((entity) => (entity.kind === kind) !== not);
    },
    name(reader, { tests }) {
        const not = negated(reader);
        const name = reader.string();
        tests.push((entity) => (labelOf(entity) === name) !== not);
    },
    tag(reader, { tests }) {
        const not = negated(reader);
        const tag = reader.word();
        tests.push(({ traits: { tags } }) => (tag === '' ? tags.size === 0 : tags.has(tag)) !== not);
    },
    team(reader, { game, tests }) {
        const not = negated(reader);
        const team = reader.word();
        tests.push((entity) => ((game.scoreboard.teamOf(scoreName(entity))?.name ?? '') === team) !== not);
    },
    scores(reader, { game, tests }) {
        const wanted = readScores(reader);
        tests.push((entity) => wanted.every(([name, range]) => {
            const objective = game.scoreboard.objectives.get(name);
            const score = objective && game.scoreboard.score(objective, scoreName(entity));
            return score !== undefined && inRange(score, range);
        }));
    },
    nbt(reader, { game, tests }) {
        const not = negated(reader);
        const nbt = plainNbt(readCompound(reader));
        tests.push((entity) => containsData(plainNbt(asShown(game.registry, entityNbt(entity))), nbt) !== not);
    },
};
/** The name under which an entity has scores and is in teams. */
const scoreName = (entity) => (entity instanceof Player ? entity.name : entity.uuid);
/** Reads ranges of scores in braces: {kills=2..,deaths=0}. */
function readScores(reader) {
    const ranges = [];
    reader.expect('{');
    reader.skipSpaces();
    while (!reader.atEnd && reader.peek() !== '}') {
        reader.skipSpaces();
        const name = reader.word();
        reader.skipSpaces();
        reader.expect('=');
        reader.skipSpaces();
        ranges.push([name, readRange(reader, { whole: true })]);
        reader.skipSpaces();
        if (!reader.take(','))
            break;
    }
    reader.expect('}');
    return ranges;
}
/** The options that have names, for completions. */
export const OPTION_NAMES = Object.keys(OPTIONS);
/** Whether the box given by x, y, z, dx, dy, dz, enlarged by one block, touches the body (vanilla). */
function inBox(numbers) {
    return (entity, from) => AXES.every((axis) => {
        const side = numbers[`d${axis}`] ?? 0;
        const low = from[axis] + Math.min(0, side);
        const high = from[axis] + Math.max(0, side) + 1;
        const reach = axis === 'y' ? [0, entity.size.height] : [-entity.size.width / 2, entity.size.width / 2];
        return entity.position[axis] + (reach[1] ?? 0) > low && entity.position[axis] + (reach[0] ?? 0) < high;
    });
}
