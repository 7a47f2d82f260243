import { CommandProblem } from '../reply.js';
import { StringReader } from './reader.js';
/** Reads a line using a tree, as Brigadier does: a matching literal comes first, then all arguments are tried. */
export function parse(line, context) {
    return parseFrom(context.root, new StringReader(line), new Trail(), context);
}
/** The parsed part so far. Copied at branches of the tree. */
class Trail {
    stages;
    read;
    args;
    /** How many nodes had been read at the last redirect. */
    #turned;
    constructor(from) {
        this.stages = [...(from?.stages ?? [])];
        this.read = [...(from?.read ?? [])];
        this.args = { ...from?.args };
        this.#turned = from ? from.#turned : 0;
    }
    add(node, value, start, end) {
        this.read.push({ node, start, end });
        if (node.kind === 'argument')
            this.args[node.name] = value;
    }
    /** Ends a stage at a redirect. */
    turn(last) {
        this.stages.push({ args: this.args, last });
        this.args = {};
        this.#turned = this.read.length;
    }
    parsed(reader, problems) {
        const last = this.read.at(-1)?.node;
        const open = last && this.read.length > this.#turned;
        return {
            line: reader.line,
            stages: open ? [...this.stages, { args: this.args, last }] : this.stages,
            read: this.read,
            end: reader.cursor,
            problems,
        };
    }
}
/** Walks down the tree; it recurses only if several arguments could follow. */
function parseFrom(from, reader, trail, context) {
    let node = from;
    for (;;) {
        const next = candidates(node, reader).filter((child) => child.usableBy(context.source));
        const [only] = next;
        if (next.length !== 1 || !only)
            return best(next, reader, trail, context);
        const problem = readNode(only, reader, trail, context.game);
        if (problem)
            return trail.parsed(reader, [problem]);
        const goesOn = step(only, reader, trail);
        if (!goesOn)
            return trail.parsed(reader, []);
        node = goesOn;
    }
}
/** Tries all nodes in order and returns the attempt that got farthest. */
function best(nodes, reader, trail, context) {
    const problems = [];
    const found = [];
    for (const node of nodes) {
        const ownReader = new StringReader(reader.line, reader.cursor);
        const ownTrail = new Trail(trail);
        const problem = readNode(node, ownReader, ownTrail, context.game);
        if (problem) {
            problems.push(problem);
            continue;
        }
        const goesOn = step(node, ownReader, ownTrail);
        found.push(goesOn ? parseFrom(goesOn, ownReader, ownTrail, context) : ownTrail.parsed(ownReader, []));
    }
    return found.sort((a, b) => reach(b) - reach(a))[0] ?? trail.parsed(reader, problems);
}
/** How far reading got: the end of the line, or the rightmost error. */
const reach = ({ line, end, problems }) => end >= line.length
    ? line.length + 1
    : Math.max(end, ...problems.map(({ place }) => (place ? place.cursor + 0.5 : end)));
/** The children that the next word could match: its literal, otherwise every argument. */
function candidates(node, reader) {
    const { line, cursor } = reader;
    const space = line.indexOf(' ', cursor);
    const literal = node.children.get(line.slice(cursor, space < 0 ? line.length : space));
    if (literal?.kind === 'literal')
        return [literal];
    return [...node.children.values()].filter(({ kind }) => kind === 'argument');
}
/** Reads one node. Returns the problem, if any, with the reader's position. */
function readNode(node, reader, trail, game) {
    const start = reader.cursor;
    try {
        const value = node.type ? node.type.parse(reader, game) : reader.skip(node.name.length);
        if (!reader.atEnd && reader.peek() !== ' ')
            throw reader.problem('command.expected.separator');
        trail.add(node, value, start, reader.cursor);
        return undefined;
    }
    catch (error) {
        reader.cursor = start;
        if (error instanceof CommandProblem)
            return error;
        throw error;
    }
}
/** Skips the space after a node; returns the node whose children come next, or undefined at the end of the line. */
function step(node, reader, trail) {
    if (!reader.has(node.redirect ? 1 : 2))
        return undefined;
    reader.skip();
    if (!node.redirect)
        return node;
    trail.turn(node);
    return node.redirect;
}
