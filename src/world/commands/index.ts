import type { Game } from '../kernel/game.ts'
import { Memory } from '../kernel/memory/memory.ts'
import type { Player } from '../kernel/player/player.ts'
import { scheduledIn } from '../kernel/scheduled.ts'
import { announce, tell } from '../player/chat.ts'
import { failure, styled, type Text, text, translate } from '../protocol/fields.ts'
import { inEnglish } from '../protocol/language.ts'
import { absentCommands } from './absent.ts'
import { ban, banlist, pardon, whitelist } from './admission.ts'
import { advancement } from './advancement.ts'
import { attribute } from './attribute.ts'
import { fill, setblock } from './blocks.ts'
import { bossbar } from './bossbar.ts'
import { clone } from './clone.ts'
import { data } from './data.ts'
import { effect } from './effect.ts'
import { enchant } from './enchant.ts'
import { kill, tag } from './entities.ts'
import { execute } from './execute.ts'
import { experience } from './experience.ts'
import { callLater, functions, schedule } from './function.ts'
import { defaultgamemode, gamemode } from './game-modes.ts'
import { help } from './help.ts'
import { item, replaceitem } from './item.ts'
import { clear, give } from './items.ts'
import { locate, locatebiome } from './locate.ts'
import { loot } from './loot.ts'
import { particle } from './particle.ts'
import { CONTEXT, type CommandData, CommandProblem, type CommandReply } from './reply.ts'
import { deop, op } from './rights.ts'
import { scoreboard } from './scoreboard.ts'
import { saveAll, stop } from './server.ts'
import { playsound, stopsound } from './sounds.ts'
import { type CommandSource, sourceTyping } from './source.ts'
import { setworldspawn, spawnpoint } from './spawns.ts'
import { spreadplayers } from './spreadplayers.ts'
import { summon } from './summon.ts'
import { kick, list, me, msg, say, tellraw } from './talk.ts'
import { team } from './team.ts'
import { tp } from './teleport.ts'
import { title } from './titles.ts'
import { complete } from './tree/complete.ts'
import { sendCommands } from './tree/declare.ts'
import { type AddCommand, At, Node } from './tree/node.ts'
import { parse } from './tree/parse.ts'
import { checkComplete, type Listener, type Outcome, runParsed } from './tree/run.ts'
import { trigger } from './trigger.ts'
import { difficulty, gamerule, seed, time, weather } from './world.ts'
import { worldborder } from './worldborder.ts'

const COMMANDS: readonly AddCommand[] = [
  ...[give, clear, item, replaceitem, enchant],
  ...[setblock, fill, clone, data],
  ...[tp, kill, summon, tag, effect, experience],
  ...[execute, functions, schedule, loot, attribute, advancement, locate, locatebiome],
  ...[scoreboard, team, trigger, bossbar, playsound, stopsound, particle, spreadplayers],
  ...[time, weather, gamerule, difficulty, gamemode, defaultgamemode, setworldspawn, spawnpoint, seed],
  ...[op, deop, kick, list, whitelist, ban, pardon, banlist, stop, saveAll],
  ...[say, msg, me, tellraw, title, help, worldborder],
  absentCommands,
]

/** Maximum length of a line, in characters. */
const LINE_LIMIT = 32_767

/** The command tree of a world, built when first needed. */
const TREE = new Memory<{ root?: Node }>('commands', () => ({}))

function treeOf(game: Game): Node {
  const tree = TREE.of(game.world)
  if (tree.root) return tree.root
  const root = new Node('root', '')
  for (const add of COMMANDS) add(new At(root), game)
  tree.root = root
  return root
}

/** Runs one line, with or without a leading slash. */
export function runCommand(game: Game, source: CommandSource, line: string): CommandReply {
  return replyOf(game, outcomesOf(game, source, line))
}

/** Schedules the functions of a snapshot or a saved world. */
export function scheduleAgain(
  game: Game,
  scheduled: readonly (readonly [name: string, ticks: number])[],
): void {
  scheduledIn(game).clear()
  const { runs } = listenerOf(game)
  for (const [name, ticks] of scheduled) callLater({ game, runs }, name, ticks)
}

/** Runs a command typed by a player, and sends the player its outcome. */
export function playerCommand(game: Game, player: Player, line: string): void {
  for (const outcome of outcomesOf(game, sourceTyping(game, player), line))
    if (!outcome.ok && !outcome.silent)
      for (const message of failureTexts(outcome.problem)) tell(player, message)
}

/** Answers a client's request for completions of the typed text. */
export function completeCommand(
  game: Game,
  player: Player,
  request: { transactionId?: number; text: string },
): void {
  const { transactionId = 0, text: typed } = request
  const slash = typed.startsWith('/') ? 1 : 0
  const line = typed.slice(slash)
  const { start, words } =
    line.length > LINE_LIMIT
      ? { start: 0, words: [] }
      : complete(game, sourceTyping(game, player), treeOf(game), line)
  player.send('tab_complete', {
    transactionId,
    start: start + slash,
    length: line.length - start,
    matches: words.map((match) => ({ match, tooltip: undefined })),
  })
}

/** Sends a player's client the list of commands. */
export const tellCommands = (game: Game, player: Player): void => sendCommands(game, treeOf(game), player)

function outcomesOf(game: Game, source: CommandSource, typed: string): readonly Outcome[] {
  const line = typed.trim().replace(/^\//, '')
  try {
    if (line.length > LINE_LIMIT)
      throw new CommandProblem('syntax', text(`Command too long (maximum ${LINE_LIMIT} characters)`))
    const parsed = parse(line, { root: treeOf(game), game, source })
    checkComplete(parsed)
    return runParsed(source, parsed, listenerOf(game))
  } catch (error) {
    if (error instanceof CommandProblem) return [{ ok: false, problem: error, silent: false }]
    throw error
  } finally {
    game.world.flush()
  }
}

/** Sends the messages of a command to the player who runs it, and its effect to other operators (vanilla CommandSourceStack). */
function listenerOf(game: Game): Listener {
  const says = ({ output }: CommandSource, message: Text): void => {
    if (output && game.rules.get('sendCommandFeedback') === true) tell(output, message)
  }
  return {
    says,
    runs: (source, line) => void outcomesOf(game, source, line),
    did(source, message) {
      says(source, message)
      if (game.rules.get('sendCommandFeedback') !== true) return
      const told = styled(translate('chat.type.admin', source.displayName, message), {
        color: 'gray',
        italic: true,
      })
      announce(game, told, (player) => player !== source.output && game.isOp(player.name))
    },
  }
}

/**
 * The messages about a failed command to its player: the reason and, for an error in the line, the position
 * (vanilla Commands.performCommand).
 */
function failureTexts({ text: why, place }: CommandProblem): Text[] {
  if (!place) return [failure(why)]
  const { line, cursor } = place
  const before = line.slice(Math.max(0, cursor - CONTEXT), cursor)
  const after = line.slice(cursor)
  const shown: Text = {
    text: '',
    color: 'gray',
    clickEvent: { action: 'suggest_command', value: `/${line}` },
    extra: [
      ...(cursor > CONTEXT ? [text('...')] : []),
      text(before),
      ...(after === '' ? [] : [text(after, { color: 'red', underlined: true })]),
      styled(translate('command.context.here'), { color: 'red', italic: true }),
    ],
  }
  return [failure(why), failure(shown)]
}

/** The outcomes of all sources as one reply: it succeeds if it succeeds for at least one. */
function replyOf(game: Game, outcomes: readonly Outcome[]): CommandReply {
  const { language } = game.registry
  const worked = outcomes.filter((outcome) => outcome.ok)
  const [first] = outcomes
  if (first && !first.ok && worked.length === 0)
    return { ok: false, message: first.problem.inEnglish(language), reason: first.problem.reason }
  const message = worked.flatMap(({ said }) => said.map((each) => inEnglish(language, each))).join('\n')
  const all: readonly CommandData[] = worked.map((outcome) => outcome.data ?? null)
  const data = outcomes.length > 1 ? all : worked[0]?.data
  return data === undefined ? { ok: true, message } : { ok: true, message, data }
}
