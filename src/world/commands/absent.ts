import type { Command } from './command.ts'
import { CommandProblem } from './reply.ts'

/** Commands of vanilla 1.19.2 that this server does not have. */
const ABSENT = [
  'advancement',
  'attribute',
  'ban',
  'ban-ip',
  'banlist',
  'bossbar',
  'datapack',
  'debug',
  'defaultgamemode',
  'forceload',
  'function',
  'help',
  'jfr',
  'locate',
  'loot',
  'pardon',
  'pardon-ip',
  'particle',
  'perf',
  'place',
  'playsound',
  'publish',
  'recipe',
  'reload',
  'save-all',
  'save-off',
  'save-on',
  'schedule',
  'scoreboard',
  'setidletimeout',
  'spectate',
  'spreadplayers',
  'stop',
  'stopsound',
  'team',
  'teammsg',
  'tm',
  'trigger',
  'whitelist',
  'worldborder',
] as const

const refuse =
  (name: string): Command =>
  () => {
    throw new CommandProblem('unsupported', `The command '${name}' is not supported by this server`)
  }

/** Each replies that it is not supported, independent of its arguments. */
export const ABSENT_COMMANDS: Readonly<Record<string, Command>> = Object.fromEntries(
  ABSENT.map((name) => [name, refuse(name)]),
)
