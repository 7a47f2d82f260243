import { WorldError } from '../../errors.js';
import { text, translate } from '../../protocol/fields.js';
import { CommandProblem, missing } from '../reply.js';
/** Maximum number of sources a command may branch into; without a limit, one command could hang the server. */
const FORK_LIMIT = 4096;
/** Throws CommandProblem if the line was not read to a possible end of a command (Brigadier). */
export function checkComplete({ line, end, stages, read, problems }) {
    const place = { line, cursor: end };
    if (end < line.length || read.length === 0) {
        const [only, other] = problems;
        if (only && !other)
            throw only;
        if (read.length === 0)
            throw unknownCommand(place, 'unknown_command');
        throw new CommandProblem('syntax', translate('command.unknown.argument'), place);
    }
    const last = stages.at(-1)?.last;
    if (!last?.execute || last !== read.at(-1)?.node)
        throw unknownCommand(place, 'syntax');
}
const unknownCommand = (place, reason) => new CommandProblem(reason, translate('command.unknown.command'), place);
/** Runs a parsed command: stage by stage, each stage for all sources before the next one. */
export function runParsed(source, { stages }, listener) {
    let sources = [source];
    let forked = false;
    for (const stage of stages.slice(0, -1)) {
        forked ||= stage.last.forks;
        const next = branch(sources, stage, { listener, forked });
        if ('failure' in next)
            return [next.failure];
        sources = next.sources;
        if (sources.length === 0)
            return [{ ok: false, problem: nobodyLeft(stage), silent: true }];
    }
    const last = stages.at(-1);
    return last ? sources.map((each) => runOne(each, last, { listener, forked })) : [];
}
/** The sources of the next stage. Some may fail if there are several. */
function branch(sources, stage, { listener, forked }) {
    const next = [];
    for (const each of sources) {
        try {
            next.push(...redirected(each, stage, listener));
        }
        catch (error) {
            const problem = asProblem(error);
            if (!forked || sources.length === 1)
                return { failure: { ok: false, problem, silent: forked } };
        }
        if (next.length > FORK_LIMIT) {
            const message = text(`The command branches too often (maximum ${FORK_LIMIT})`);
            return { failure: { ok: false, problem: new CommandProblem('failed', message), silent: false } };
        }
    }
    return { sources: next };
}
function redirected(source, stage, listener) {
    const { modify } = stage.last;
    return modify ? modify(runFor(source, listener, []), stage.args) : [source];
}
/** Why there are no sources left: a condition was not met, or a selector found no target. */
const nobodyLeft = ({ last, args }) => 'targets' in args && last.name === 'targets'
    ? missing('argument.entity.notfound.entity')
    : new CommandProblem('failed', translate('commands.execute.conditional.fail'));
function runOne(source, { last, args }, { listener, forked }) {
    const said = [];
    try {
        const { stores: _kept, ...own } = source;
        const data = last.execute?.(runFor(own, listener, said), args);
        for (const keep of source.stores ?? [])
            keep(true, resultOf(data));
        return { ok: true, said, data };
    }
    catch (error) {
        const problem = asProblem(error);
        for (const keep of source.stores ?? [])
            keep(false, 0);
        return { ok: false, problem, silent: forked };
    }
}
const runFor = (source, listener, said) => ({
    game: source.game,
    source,
    did(message) {
        said.push(message);
        listener.did(source, message);
    },
    says(message) {
        said.push(message);
        listener.says(source, message);
    },
    runs: (other, line) => listener.runs(other, line),
    notes: (message) => void said.push(message),
});
/** A command's outcome as a number: the number of things counted or found, 1 by default. */
function resultOf(data) {
    if (typeof data === 'number')
        return Math.floor(data);
    if (Array.isArray(data))
        return data.length;
    return data === false ? 0 : 1;
}
/** An error as the problem that a command fails with. Errors that are not the command's fault stay unchanged. */
function asProblem(error) {
    if (error instanceof CommandProblem)
        return error;
    if (error instanceof WorldError)
        return new CommandProblem('failed', text(error.message));
    throw error;
}
