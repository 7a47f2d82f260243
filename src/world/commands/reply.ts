import { type Text, text, translate } from '../protocol/fields.ts'
import { inEnglish, type Language } from '../protocol/language.ts'

/** JSON data of a reply. */
export type CommandData =
  | string
  | number
  | boolean
  | null
  | readonly CommandData[]
  | { readonly [key: string]: CommandData }

/** Why a command failed. `unsupported`: vanilla has the command or this form of it, but this server does not. */
export type CommandFailure =
  | 'unknown_command'
  | 'syntax'
  | 'not_found'
  | 'no_permission'
  | 'failed'
  | 'unsupported'

/** The outcome of a command. Messages are vanilla's, in English, with the version's texts. */
export type CommandReply =
  | { readonly ok: true; readonly message: string; readonly data?: CommandData }
  | { readonly ok: false; readonly message: string; readonly reason: CommandFailure }

/** A position in a command. */
export interface Place {
  readonly line: string
  readonly cursor: number
}

/** Characters of the line shown before the position of an error (vanilla). */
export const CONTEXT = 10

/** Thrown to fail a command. */
export class CommandProblem extends Error {
  readonly reason: CommandFailure
  readonly text: Text
  /** Position of the error in the line; undefined if the line is not the cause. */
  readonly place: Place | undefined

  constructor(reason: CommandFailure, said: Text, place?: Place) {
    super('translate' in said ? said.translate : said.text)
    this.name = 'CommandProblem'
    this.reason = reason
    this.text = said
    this.place = place
  }

  /** The message, with the position and the end of the parsed text (in Brigadier's format). */
  inEnglish(language: Language): string {
    const message = inEnglish(language, this.text)
    if (!this.place) return message
    const { line, cursor } = this.place
    const before = line.slice(Math.max(0, cursor - CONTEXT), cursor)
    return `${message} at position ${cursor}: ${cursor > CONTEXT ? '...' : ''}${before}<--[HERE]`
  }
}

/** The failure of a parsed command, by vanilla's key. */
export const refused = (key: string, ...parts: (string | number | Text)[]): CommandProblem =>
  new CommandProblem('failed', translate(key, ...parts))

/** The failure of a command due to a missing target. */
export const missing = (key: string, ...parts: (string | number | Text)[]): CommandProblem =>
  new CommandProblem('not_found', translate(key, ...parts))

/** The failure of a command that this server does not have, with our own message. */
export const unsupported = (message: string): CommandProblem =>
  new CommandProblem('unsupported', text(message))
