import { translate } from '../../protocol/fields.js';
import { CommandProblem } from '../reply.js';
/** Characters of a word without quotes. */
const WORD = /[0-9A-Za-z_\-.+]*/y;
/** Characters of a number. */
const NUMBER = /[0-9.-]*/y;
/** Characters of a name with a namespace. */
const RESOURCE = /[0-9a-z_:/.-]*/y;
/** The largest and smallest integers. */
const INT = { min: -(2 ** 31), max: 2 ** 31 - 1 };
/** Reads a command from left to right, as Brigadier's StringReader. Errors name the position. */
export class StringReader {
    line;
    cursor;
    constructor(line, cursor = 0) {
        this.line = line;
        this.cursor = cursor;
    }
    get atEnd() {
        return this.cursor >= this.line.length;
    }
    /** Whether this many characters remain. */
    has(count) {
        return this.cursor + count <= this.line.length;
    }
    /** The character at the cursor; empty at the end. */
    peek() {
        return this.line[this.cursor] ?? '';
    }
    skip(count = 1) {
        this.cursor += count;
    }
    skipSpaces() {
        while (/\s/.test(this.peek()))
            this.cursor++;
    }
    /** Reads this text if it is next. */
    take(expected) {
        if (!this.line.startsWith(expected, this.cursor))
            return false;
        this.cursor += expected.length;
        return true;
    }
    expect(c) {
        if (!this.take(c))
            throw this.problem('parsing.expected', c);
    }
    /** Reads the match of a sticky pattern; may be empty. */
    match(pattern) {
        pattern.lastIndex = this.cursor;
        const found = pattern.exec(this.line)?.[0] ?? '';
        this.cursor += found.length;
        return found;
    }
    /** Reads a word of letters, digits and _-.+ */
    word() {
        return this.match(WORD);
    }
    /** Reads a name that may have a namespace. */
    resource() {
        return this.match(RESOURCE);
    }
    /** Reads up to the next space. */
    untilSpace() {
        return this.match(/[^ ]*/y);
    }
    rest() {
        const rest = this.line.slice(this.cursor);
        this.cursor = this.line.length;
        return rest;
    }
    /** Reads a word, or a text in single or double quotes. */
    string() {
        const quote = this.peek();
        return quote === '"' || quote === "'" ? this.quoted() : this.word();
    }
    /** Reads a text in quotes; a backslash escapes the quote and itself. */
    quoted() {
        const quote = this.peek();
        this.skip();
        let read = '';
        while (!this.atEnd) {
            const c = this.peek();
            this.skip();
            if (c === quote)
                return read;
            if (c !== '\\') {
                read += c;
                continue;
            }
            const escaped = this.peek();
            if (escaped !== quote && escaped !== '\\')
                throw this.problem('parsing.quote.escape', escaped);
            this.skip();
            read += escaped;
        }
        throw this.problem('parsing.quote.expected.end');
    }
    integer() {
        const start = this.cursor;
        const read = this.match(NUMBER);
        if (read === '')
            throw this.problem('parsing.int.expected');
        const n = Number(read);
        if (/^-?\d+$/.test(read) && n >= INT.min && n <= INT.max)
            return n;
        throw this.problemAt(start, 'parsing.int.invalid', read);
    }
    /** Reads a number of this kind, which is named in errors. */
    decimal(kind) {
        const start = this.cursor;
        const read = this.match(NUMBER);
        if (read === '')
            throw this.problem(`parsing.${kind}.expected`);
        if (!/^-?(\d+\.?\d*|\.\d+)$/.test(read))
            throw this.problemAt(start, `parsing.${kind}.invalid`, read);
        return Number(read);
    }
    boolean() {
        const start = this.cursor;
        const read = this.string();
        if (read === '')
            throw this.problem('parsing.bool.expected');
        if (read !== 'true' && read !== 'false')
            throw this.problemAt(start, 'parsing.bool.invalid', read);
        return read === 'true';
    }
    /** An error at the cursor, given vanilla's key. */
    problem(key, ...parts) {
        return this.problemAt(this.cursor, key, ...parts);
    }
    problemAt(cursor, key, ...parts) {
        return this.fails('syntax', cursor, key, ...parts);
    }
    /** An error with another reason: a name that does not exist, or a form that this server does not have. */
    fails(reason, cursor, key, ...parts) {
        return new CommandProblem(reason, translate(key, ...parts), { line: this.line, cursor });
    }
}
