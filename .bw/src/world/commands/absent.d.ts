import type { AddCommand } from './tree/node.ts';
/** Each replies that it is not supported, independent of its arguments. */
export declare const absentCommands: AddCommand;
