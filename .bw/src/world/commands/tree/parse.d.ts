import type { Game } from '../../kernel/game.ts';
import { CommandProblem } from '../reply.ts';
import type { CommandSource } from '../source.ts';
import type { Node } from './node.ts';
/** A node that was read, and its position. */
export interface Read {
    readonly node: Node;
    readonly start: number;
    readonly end: number;
}
/** A parsed part up to a redirect or the end: the arguments since the previous part. */
export interface Stage {
    readonly args: Readonly<Record<string, unknown>>;
    readonly last: Node;
}
export interface Parsed {
    readonly line: string;
    readonly stages: readonly Stage[];
    readonly read: readonly Read[];
    /** Where reading stopped. */
    readonly end: number;
    /** Why none of the nodes that could follow matches. */
    readonly problems: readonly CommandProblem[];
}
interface Context {
    readonly root: Node;
    readonly game: Game;
    readonly source: CommandSource;
}
/** Reads a line using a tree, as Brigadier does: a matching literal comes first, then all arguments are tried. */
export declare function parse(line: string, context: Context): Parsed;
export {};
