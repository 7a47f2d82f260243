import type { Game } from '../game.ts'
import type { Player } from '../player/player.ts'
import { tell as tellPlayer } from '../protocol/chat.ts'
import { failure, text } from '../protocol/fields.ts'
import { asProblem } from './arguments.ts'
import { fill, setblock } from './blocks.ts'
import type { Command } from './command.ts'
import { data } from './data.ts'
import { kill, summon, tp } from './entities.ts'
import { clear, give, item } from './items.ts'
import { CommandReader } from './reader.ts'
import { CommandProblem, type CommandReply } from './reply.ts'
import { type CommandSource, sourceOf } from './source.ts'
import { kick, list, me, say, tell } from './talk.ts'
import { deop, difficulty, gamemode, gamerule, op, setworldspawn, time, weather } from './world.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  give,
  clear,
  setblock,
  fill,
  tp,
  teleport: tp,
  time,
  weather,
  gamerule,
  kill,
  summon,
  item,
  data,
  gamemode,
  difficulty,
  setworldspawn,
  op,
  deop,
  say,
  tell,
  msg: tell,
  w: tell,
  me,
  list,
  kick,
}

/** Commands that need no rights. */
const FOR_EVERYBODY = new Set(['tell', 'msg', 'w', 'me', 'list'])
/** Commands whose effect is their answer. */
const SILENT = new Set(['tell', 'msg', 'w', 'me', 'say'])

/** Runs one line, with or without the leading slash, and tells what came of it. */
export function runCommand(game: Game, source: CommandSource, line: string): CommandReply {
  const reader = new CommandReader(line.trim().replace(/^\//, ''))
  try {
    const name = reader.peek()?.text.replace(/^minecraft:/, '') ?? ''
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!command) {
      const problem = reader.problem('Unknown or incomplete command, see below for error', 0)
      return { ok: false, message: problem.message, reason: 'unknown_command' }
    }
    reader.next()
    return command(game, source, reader)
  } catch (error) {
    const problem = asProblem(error)
    if (problem instanceof CommandProblem)
      return { ok: false, message: problem.message, reason: problem.reason }
    throw error
  } finally {
    game.flush()
  }
}

/** A command typed by a player: needs the right to it, and is answered in chat. */
export function playerCommand(game: Game, player: Player, line: string): void {
  const name = line.trim().replace(/^\//, '').split(/\s/)[0] ?? ''
  if (!FOR_EVERYBODY.has(name) && !game.isOp(player.name)) {
    tellPlayer(player, failure('You do not have permission to use this command'))
    return
  }
  const reply = runCommand(game, sourceOf(game, player), line)
  const feedback = !reply.ok || (!SILENT.has(name) && game.rules.get('sendCommandFeedback') === true)
  if (feedback) tellPlayer(player, reply.ok ? text(reply.message) : failure(reply.message))
}
