import { type Text } from '../protocol/fields.ts';
import { type Language } from '../protocol/language.ts';
/** JSON data of a reply. */
export type CommandData = string | number | boolean | null | readonly CommandData[] | {
    readonly [key: string]: CommandData;
};
/** Why a command failed. `unsupported`: vanilla has the command or this form of it, but this server does not. */
export type CommandFailure = 'unknown_command' | 'syntax' | 'not_found' | 'no_permission' | 'failed' | 'unsupported';
/** The outcome of a command. Messages are vanilla's, in English, with the version's texts. */
export type CommandReply = {
    readonly ok: true;
    readonly message: string;
    readonly data?: CommandData;
} | {
    readonly ok: false;
    readonly message: string;
    readonly reason: CommandFailure;
};
/** A position in a command. */
export interface Place {
    readonly line: string;
    readonly cursor: number;
}
/** Characters of the line shown before the position of an error (vanilla). */
export declare const CONTEXT = 10;
/** Thrown to fail a command. */
export declare class CommandProblem extends Error {
    readonly reason: CommandFailure;
    readonly text: Text;
    /** Position of the error in the line; undefined if the line is not the cause. */
    readonly place: Place | undefined;
    constructor(reason: CommandFailure, said: Text, place?: Place);
    /** The message, with the position and the end of the parsed text (in Brigadier's format). */
    inEnglish(language: Language): string;
}
/** The failure of a parsed command, by vanilla's key. */
export declare const refused: (key: string, ...parts: (string | number | Text)[]) => CommandProblem;
/** The failure of a command due to a missing target. */
export declare const missing: (key: string, ...parts: (string | number | Text)[]) => CommandProblem;
/** The failure of a command that this server does not have, with our own message. */
export declare const unsupported: (message: string) => CommandProblem;
