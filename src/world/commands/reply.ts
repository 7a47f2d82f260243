/** JSON data of a reply. */
export type CommandData =
  | string
  | number
  | boolean
  | null
  | readonly CommandData[]
  | { readonly [key: string]: CommandData }

/** Why a command failed. `unsupported`: vanilla has the command or this form of it, this server does not. */
export type CommandFailure =
  | 'unknown_command'
  | 'syntax'
  | 'not_found'
  | 'no_permission'
  | 'failed'
  | 'unsupported'

/** The outcome of a command. Messages use vanilla's English wording. */
export type CommandReply =
  | { readonly ok: true; readonly message: string; readonly data?: CommandData }
  | { readonly ok: false; readonly message: string; readonly reason: CommandFailure }

export const done = (message: string, data?: CommandData): CommandReply =>
  data === undefined ? { ok: true, message } : { ok: true, message, data }

/** Thrown to fail a command; `runCommand` turns it into a reply. */
export class CommandProblem extends Error {
  readonly reason: CommandFailure

  constructor(reason: CommandFailure, message: string) {
    super(message)
    this.name = 'CommandProblem'
    this.reason = reason
  }
}
