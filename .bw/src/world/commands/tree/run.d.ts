import { type Text } from '../../protocol/fields.ts';
import { type CommandData, CommandProblem } from '../reply.ts';
import type { CommandSource } from '../source.ts';
import type { Parsed } from './parse.ts';
/** The outcome for one source of a command. */
export type Outcome = {
    readonly ok: true;
    readonly said: readonly Text[];
    readonly data: CommandData | undefined;
} | {
    readonly ok: false;
    readonly problem: CommandProblem;
    /** Vanilla does not report failures after a command has branched. */
    readonly silent: boolean;
};
/** Receives the messages of a running command. */
export interface Listener {
    did(source: CommandSource, message: Text): void;
    says(source: CommandSource, message: Text): void;
    /** Runs another line. */
    runs(source: CommandSource, line: string): void;
}
/** Throws CommandProblem if the line was not read to a possible end of a command (Brigadier). */
export declare function checkComplete({ line, end, stages, read, problems }: Parsed): void;
/** Runs a parsed command: stage by stage, each stage for all sources before the next one. */
export declare function runParsed(source: CommandSource, { stages }: Parsed, listener: Listener): readonly Outcome[];
