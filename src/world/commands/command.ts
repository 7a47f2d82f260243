import type { Game } from '../kernel/game.ts'
import type { CommandReader } from './reader.ts'
import type { CommandReply } from './reply.ts'
import type { CommandSource } from './source.ts'

/** Runs a command; the reader stands after its name. Throws CommandProblem if the command fails. */
export type Command = (game: Game, source: CommandSource, reader: CommandReader) => CommandReply
