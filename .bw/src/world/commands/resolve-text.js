import { Player } from '../kernel/player/player.js';
import { displayName } from '../player/display-name.js';
import { ENTITIES } from './arguments/entities.js';
import { BLOCK_POS } from './arguments/positions.js';
import { anyOf } from './arguments/selector.js';
import { blockAt, holderOf, storageOf } from './data-holders.js';
import { namespaced } from './names.js';
import { follow, readPath } from './paths.js';
import { CommandProblem } from './reply.js';
import { formatSnbt } from './snbt-format.js';
import { StringReader } from './tree/reader.js';
/** Deepest nesting that is resolved (vanilla ComponentUtils). */
const MAX_DEPTH = 100;
/** Between names and values (vanilla DEFAULT_SEPARATOR). */
const SEPARATOR = { text: ', ', color: 'gray' };
/**
 * A text component as seen by its viewer: scores, selectors and data in it become text (vanilla ComponentUtils.updateForEntity).
 */
export const resolveText = (run, json, viewer) => JSON.stringify(resolved(run, JSON.parse(json), viewer, 0));
function resolved(run, part, viewer, depth) {
    if (depth > MAX_DEPTH || part === null || typeof part !== 'object')
        return part;
    const inner = (value) => resolved(run, value, viewer, depth + 1);
    if (Array.isArray(part))
        return part.map(inner);
    const { score, selector, nbt, entity, block, storage, interpret, separator, ...rest } = part;
    const own = {
        ...(isComponent(score) && { text: scoreText(run, score, viewer) }),
        ...(typeof selector === 'string' && named(run, selector, inner(separator))),
        ...(typeof nbt === 'string' && valuesOf(run, { nbt, entity, block, storage, interpret, separator })),
    };
    const { extra: ownExtra = [], ...style } = { ...rest, ...own };
    const lists = ['extra', 'with'].flatMap((key) => Array.isArray(rest[key]) ? [[key, rest[key].map(inner)]] : []);
    const nested = Object.fromEntries(lists);
    const before = own['extra'] === undefined ? [] : ownExtra;
    const extra = [...before, ...(nested['extra'] ?? [])];
    return { ...style, ...nested, ...(extra.length > 0 ? { extra } : {}) };
}
const isComponent = (value) => typeof value === 'object' && value !== null;
/** The targets of a selector; empty if the text is not a selector or its source may not use it. */
function selectedTargets(run, pattern) {
    try {
        return anyOf(run, ENTITIES.parse(new StringReader(pattern), run.game));
    }
    catch (error) {
        if (error instanceof CommandProblem)
            return [];
        throw error;
    }
}
/** The value of {"score":{"name","objective"}}; `*` is the viewer. Empty if there is none. */
function scoreText(run, { name, objective }, viewer) {
    const { scoreboard } = run.game;
    const [target] = name === '*' ? [viewer] : String(name).startsWith('@') ? selectedTargets(run, String(name)) : [];
    const holder = target ? (target instanceof Player ? target.name : target.uuid) : String(name);
    const known = scoreboard.objectives.get(String(objective));
    const value = known && scoreboard.score(known, holder);
    return value === undefined ? '' : String(value);
}
/** The names that a selector finds, with commas between them. */
function named(run, pattern, separator) {
    return joined(selectedTargets(run, pattern).map(displayName), separator ?? SEPARATOR);
}
function joined(parts, separator) {
    return { text: '', extra: parts.flatMap((part, i) => (i === 0 ? [part] : [separator, part])) };
}
/** The values of {"nbt", and one of "entity", "block" and "storage"}. */
function valuesOf(run, { nbt, entity, block, storage, interpret, separator }) {
    try {
        const path = readPath(new StringReader(String(nbt)));
        const values = sources(run, { entity, block, storage }).flatMap((tag) => follow(tag, path));
        const texts = values.map((tag) => (tag.type === 'string' ? String(tag.value) : formatSnbt(tag)));
        const parts = interpret === true ? texts.map((text) => JSON.parse(text)) : texts;
        return joined(parts, separator ?? ', ');
    }
    catch (error) {
        // missing data, and data that is not a component, show nothing (vanilla)
        if (error instanceof CommandProblem || error instanceof SyntaxError)
            return { text: '' };
        throw error;
    }
}
function sources(run, { entity, block, storage }) {
    if (typeof entity === 'string')
        return selectedTargets(run, entity).map((target) => holderOf(run, target).read());
    if (typeof block === 'string')
        return [blockAt(run, BLOCK_POS.parse(new StringReader(block), run.game)).read()];
    return typeof storage === 'string' ? [storageOf(run.game, namespaced(storage)).read()] : [];
}
