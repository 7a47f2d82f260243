import type { At, Node } from './tree/node.ts';
/** Adds `store (result | success) …`: the command's outcome is stored in a score, a boss bar or data. */
export declare function store(at: At, onwards: Node): void;
