import type { At, Node } from './tree/node.ts';
/** Adds `if` or `unless`, after which the command continues at a node or ends. */
export declare function conditions(at: At, word: 'if' | 'unless', onwards: Node): void;
