import type { Game } from '../game.ts'
import type { CommandReader } from './reader.ts'
import type { CommandReply } from './reply.ts'
import type { CommandSource } from './source.ts'

/** One command, from the word after its name. Throws CommandProblem for everything that does not work. */
export type Command = (game: Game, source: CommandSource, reader: CommandReader) => CommandReply
