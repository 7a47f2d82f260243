/** JSON as it stands in data replies. */
export type CommandData =
  | string
  | number
  | boolean
  | null
  | readonly CommandData[]
  | { readonly [key: string]: CommandData }

/** `unsupported`: vanilla has the command (or this use of it), this server does not. */
export type CommandFailure =
  | 'unknown_command'
  | 'syntax'
  | 'not_found'
  | 'no_permission'
  | 'failed'
  | 'unsupported'

/** What a command came to. Messages are worded as by vanilla in English. */
export type CommandReply =
  | { readonly ok: true; readonly message: string; readonly data?: CommandData }
  | { readonly ok: false; readonly message: string; readonly reason: CommandFailure }

export const done = (message: string, data?: CommandData): CommandReply =>
  data === undefined ? { ok: true, message } : { ok: true, message, data }

/** Ends a command; caught where commands are run. */
export class CommandProblem extends Error {
  readonly reason: CommandFailure

  constructor(reason: CommandFailure, message: string) {
    super(message)
    this.name = 'CommandProblem'
    this.reason = reason
  }
}
