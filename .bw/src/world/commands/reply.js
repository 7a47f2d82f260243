import { text, translate } from '../protocol/fields.js';
import { inEnglish } from '../protocol/language.js';
/** Characters of the line shown before the position of an error (vanilla). */
export const CONTEXT = 10;
/** Thrown to fail a command. */
export class CommandProblem extends Error {
    reason;
    text;
    /** Position of the error in the line; undefined if the line is not the cause. */
    place;
    constructor(reason, said, place) {
        super('translate' in said ? said.translate : said.text);
        this.name = 'CommandProblem';
        this.reason = reason;
        this.text = said;
        this.place = place;
    }
    /** The message, with the position and the end of the parsed text (in Brigadier's format). */
    inEnglish(language) {
        const message = inEnglish(language, this.text);
        if (!this.place)
            return message;
        const { line, cursor } = this.place;
        const before = line.slice(Math.max(0, cursor - CONTEXT), cursor);
        return `${message} at position ${cursor}: ${cursor > CONTEXT ? '...' : ''}${before}<--[HERE]`;
    }
}
/** The failure of a parsed command, by vanilla's key. */
export const refused = (key, ...parts) => new CommandProblem('failed', translate(key, ...parts));
/** The failure of a command due to a missing target. */
export const missing = (key, ...parts) => new CommandProblem('not_found', translate(key, ...parts));
/** The failure of a command that this server does not have, with our own message. */
export const unsupported = (message) => new CommandProblem('unsupported', text(message));
