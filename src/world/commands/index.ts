import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { tell as tellPlayer } from '../player/chat.ts'
import { failure, text } from '../protocol/fields.ts'
import { ABSENT_COMMANDS } from './absent.ts'
import { asProblem } from './arguments.ts'
import { fill, setblock } from './blocks.ts'
import { clone } from './clone.ts'
import type { Command } from './command.ts'
import { data } from './data.ts'
import { effect } from './effect.ts'
import { enchant } from './enchant.ts'
import { kill, tag } from './entities.ts'
import { execute } from './execute.ts'
import { experience } from './experience.ts'
import { item, replaceitem } from './item.ts'
import { clear, give } from './items.ts'
import { lookup } from './lookup.ts'
import { CommandReader } from './reader.ts'
import { CommandProblem, type CommandReply } from './reply.ts'
import { type CommandSource, sourceOf } from './source.ts'
import { summon } from './summon.ts'
import { kick, list, me, say, tell } from './talk.ts'
import { tp } from './teleport.ts'
import { tellraw, title } from './titles.ts'
import {
  deop,
  difficulty,
  gamemode,
  gamerule,
  op,
  seed,
  setworldspawn,
  spawnpoint,
  time,
  weather,
} from './world.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  ...ABSENT_COMMANDS,
  give,
  clear,
  item,
  replaceitem,
  enchant,
  setblock,
  fill,
  clone,
  tp,
  teleport: tp,
  kill,
  summon,
  tag,
  effect,
  xp: experience,
  experience,
  data,
  execute: execute(runHere),
  time,
  weather,
  gamerule,
  gamemode,
  difficulty,
  setworldspawn,
  spawnpoint,
  op,
  deop,
  say,
  tell,
  msg: tell,
  w: tell,
  me,
  list,
  kick,
  tellraw,
  title,
  seed,
}

/** Commands that need no operator rights. */
const FOR_EVERYBODY = new Set(['tell', 'msg', 'w', 'me', 'list'])
/** Commands that send no feedback, because players see their effect anyway. */
const SILENT = new Set(['tellraw', 'tell', 'msg', 'w', 'me', 'say'])

/** Maximum length of a line, in characters. */
const LINE_LIMIT = 32_767

/** Runs one line, with or without a leading slash. */
export function runCommand(game: Game, source: CommandSource, line: string): CommandReply {
  if (line.length > LINE_LIMIT)
    return { ok: false, message: `Command too long (maximum ${LINE_LIMIT} characters)`, reason: 'syntax' }
  const reader = new CommandReader(line.trim().replace(/^\//, ''))
  try {
    return runHere(game, source, reader)
  } finally {
    game.flush()
  }
}

/** Runs the command at the reader's position. */
function runHere(game: Game, source: CommandSource, reader: CommandReader): CommandReply {
  try {
    const first = reader.peek()
    const name = first?.text.replace(/^minecraft:/, '') ?? ''
    const command = lookup(COMMANDS, name)
    if (!command) {
      const at = first?.start ?? reader.line.length
      const problem = reader.problem('Unknown or incomplete command, see below for error', at)
      return { ok: false, message: problem.message, reason: 'unknown_command' }
    }
    reader.next()
    return command(game, source, reader)
  } catch (error) {
    const problem = asProblem(error)
    if (problem instanceof CommandProblem)
      return { ok: false, message: problem.message, reason: problem.reason }
    throw error
  }
}

/** Runs a command typed by a player. Most need operator rights; the reply appears in the player's chat. */
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
