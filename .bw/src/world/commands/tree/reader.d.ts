import { type CommandFailure, CommandProblem } from '../reply.ts';
/** Reads a command from left to right, as Brigadier's StringReader. Errors name the position. */
export declare class StringReader {
    readonly line: string;
    cursor: number;
    constructor(line: string, cursor?: number);
    get atEnd(): boolean;
    /** Whether this many characters remain. */
    has(count: number): boolean;
    /** The character at the cursor; empty at the end. */
    peek(): string;
    skip(count?: number): void;
    skipSpaces(): void;
    /** Reads this text if it is next. */
    take(expected: string): boolean;
    expect(c: string): void;
    /** Reads the match of a sticky pattern; may be empty. */
    match(pattern: RegExp): string;
    /** Reads a word of letters, digits and _-.+ */
    word(): string;
    /** Reads a name that may have a namespace. */
    resource(): string;
    /** Reads up to the next space. */
    untilSpace(): string;
    rest(): string;
    /** Reads a word, or a text in single or double quotes. */
    string(): string;
    /** Reads a text in quotes; a backslash escapes the quote and itself. */
    quoted(): string;
    integer(): number;
    /** Reads a number of this kind, which is named in errors. */
    decimal(kind: 'float' | 'double'): number;
    boolean(): boolean;
    /** An error at the cursor, given vanilla's key. */
    problem(key: string, ...parts: (string | number)[]): CommandProblem;
    problemAt(cursor: number, key: string, ...parts: (string | number)[]): CommandProblem;
    /** An error with another reason: a name that does not exist, or a form that this server does not have. */
    fails(reason: CommandFailure, cursor: number, key: string, ...parts: (string | number)[]): CommandProblem;
}
