import { translate } from '../protocol/fields.js';
import { TIME } from './arguments/numbers.js';
import { RESOURCE } from './arguments/scores.js';
import { GREEDY } from './arguments/words.js';
import { functionsOf } from './functions.js';
import { missing, refused } from './reply.js';
import { command } from './tree/node.js';
import { suggestWords } from './tree/suggestions.js';
/** Maximum number of commands in a chain of functions (vanilla maxCommandChainLength). */
const MOST_COMMANDS = 65_536;
/** A function, or with # a tag of functions. */
const FUNCTION = {
    parser: { id: 'minecraft:function', suggestions: 'minecraft:ask_server' },
    parse(reader, game) {
        const tag = reader.take('#') ? '#' : '';
        return tag + RESOURCE.parse(reader, game);
    },
    suggest: suggestWords(({ game }) => [...functionsOf(game).lines.keys()]),
};
/** function <name>: runs the commands of a data pack's function. */
export const functions = command('function', (at) => at.argument('name', FUNCTION, (at) => at.runs((run, { name }) => {
    const found = named(functionsOf(run.game), name);
    const count = found.reduce((sum, each) => sum + call(run, each), 0);
    run.did(found.length === 1
        ? translate('commands.function.success.single', count, name)
        : translate('commands.function.success.multiple', count, found.length));
    return count;
})));
/** schedule (function <name> <time> [append | replace] | clear <name>) */
export const schedule = command('schedule', (at) => {
    at.literal('function', (at) => at.argument('function', FUNCTION, (at) => at.argument('time', TIME, (at) => {
        at.runs((run, args) => later(run, args, true));
        at.literal('append', (at) => at.runs((run, args) => later(run, args, false)));
        at.literal('replace', (at) => at.runs((run, args) => later(run, args, true)));
    })));
    at.literal('clear', (at) => at.argument('function', GREEDY, (at) => at.runs((run, args) => {
        const { due } = functionsOf(run.game);
        const waiting = [...due].filter(({ name }) => name === args.function);
        if (waiting.length === 0)
            throw refused('commands.schedule.cleared.failure', args.function);
        for (const each of waiting)
            due.delete(each);
        run.did(translate('commands.schedule.cleared.success', waiting.length, args.function));
        return waiting.length;
    })));
});
/** Runs a function later; `replaces`: instead of its earlier schedule. */
function later(run, args, replaces) {
    if (args.time === 0)
        throw refused('commands.schedule.same_tick');
    named(functionsOf(run.game), args.function);
    const { due } = functionsOf(run.game);
    if (replaces)
        for (const each of due)
            if (each.name === args.function)
                due.delete(each);
    const at = run.game.dayTime + args.time;
    callLater(run, args.function, args.time);
    run.did(translate('commands.schedule.created.function', args.function, args.time, at));
    return at % 2 ** 31;
}
function callLater(run, name, ticks) {
    const { due } = functionsOf(run.game);
    const entry = { name, at: run.game.ticks + ticks };
    due.add(entry);
    run.game.schedule(ticks, () => {
        if (!due.delete(entry))
            return;
        for (const each of named(functionsOf(run.game), name))
            call(run, each);
    });
}
/** The functions behind a name or a tag. */
function named({ lines, tags }, name) {
    if (!name.startsWith('#')) {
        if (!lines.has(name))
            throw missing('arguments.function.unknown', name);
        return [name];
    }
    const found = tags.get(name.slice(1));
    if (!found)
        throw missing('arguments.function.tag.unknown', name.slice(1));
    return found.filter((each) => lines.has(each));
}
/**
 * Runs the lines of a function; returns how many there are. A line that fails does not stop the others. Functions called by it
 * are queued next, so that functions that call themselves do not recurse more and more deeply (vanilla ServerFunctionManager).
 */
function call(run, name) {
    const state = functionsOf(run.game);
    const source = { ...run.source, output: undefined };
    const lines = (state.lines.get(name) ?? []).map((line) => ({ source, line }));
    if (state.waiting) {
        state.waiting.unshift(...lines);
        return lines.length;
    }
    const waiting = [...lines];
    state.waiting = waiting;
    try {
        for (let left = MOST_COMMANDS; left > 0; left--) {
            const next = waiting.shift();
            if (!next)
                break;
            run.runs(next.source, next.line);
        }
    }
    finally {
        state.waiting = undefined;
    }
    return lines.length;
}
