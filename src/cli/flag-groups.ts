import { type Command, CommanderError, Help, Option } from 'commander'

/** Commands with more flags than this show the common ones first and the rest with --help-all. */
const MANY = 25
const COMMON = 'Common flags:'
/** Key under which commander stores whether --help-all was given. */
const SHOWS_ALL = 'helpAll'

/**
 * The position of each flag in the help text; groups and flags in this order. Flags that only one verb has are not listed: they
 * count as common there.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  [COMMON]: ['planner', 'model', 'agents', 'tasks', 'seed', 'seeds', 'limit', 'minecraft', 'id', 'view'],
  'Tasks:': ['scenario', 'only', 'time-limits', 'unchecked', 'teams', 'goals'],
  'Planning:': ['assign', 'trust', 'repair', 'latency', 'decision', 'samples', 'level', 'wordings'],
  'Evidence kept between plans:': ['calibration', 'knowledge', 'knowledge-use'],
  'Model:': [
    'base-url',
    'temperature',
    'max-output',
    'context',
    'timeout',
    'deadline',
    'patience',
    'concurrency',
    'per-minute',
    'cache',
    'record',
    'replay',
    'transcripts',
  ],
  'Budget:': [
    'max-cost',
    'max-tokens',
    'max-tokens-in',
    'max-tokens-out',
    'max-calls',
    'max-tokens-per-episode',
    'max-calls-per-episode',
    'price',
    'prices',
  ],
  'Experiment:': ['epochs', 'jobs', 'retries', 'wall', 'until', 'shard', 'lock', 'fail-under', 'experiments'],
  'Other machines:': ['pool', 'models', 'shared'],
  'World:': ['clock', 'port', 'server', 'rcon'],
  'Output:': ['film', 'assets', 'view-port', 'run-id', 'runs', 'plain', 'json', 'all'],
  'Plug-ins:': ['plugin'],
}

/** Flags that several commands have, in the order of the help text. */
export const GROUPED_FLAGS: readonly string[] = Object.values(GROUPS).flat()
const groupOf = (flag: string): string =>
  Object.entries(GROUPS).find(([, flags]) => flags.includes(flag))?.[0] ?? COMMON
const rank = (flag: string): number => GROUPED_FLAGS.indexOf(flag)
const nameOf = (option: Option): string => option.long?.replace(/^--/, '') ?? ''

/** Sorts the flags of a command with many of them into named groups; `--help` shows the common ones, `--help-all` all of them. */
export function groupFlags(command: Command): Command {
  // Flags after the name of a subcommand belong to the subcommand.
  if (command.commands.length > 0) command.enablePositionalOptions()
  for (const subcommand of command.commands) groupFlags(subcommand)
  if (command.options.length <= MANY) return showAllAsHelp(command)
  const options = command.options as Option[]
  options.sort((a, b) => rank(nameOf(a)) - rank(nameOf(b)))
  for (const option of options) option.helpGroup(groupOf(nameOf(option)))
  command
    .addHelpOption(new Option('-h, --help', 'show the common flags').helpGroup(COMMON))
    .addOption(new Option('--help-all', `show all ${options.length} flags`).helpGroup(COMMON))
    .on('option:help-all', () => command.help())
    .configureHelp({
      visibleOptions(shown) {
        const all = Help.prototype.visibleOptions.call(this, shown)
        return all.filter((option) => command.getOptionValue(SHOWS_ALL) === true || isCommon(option))
      },
    })
  return command
}

/** Accepts `--help-all` where `--help` hides nothing, and adds the help of subcommands. */
const showAllAsHelp = (command: Command): Command =>
  command.addOption(new Option('--help-all').hideHelp()).on('option:help-all', () => {
    command.configureOutput().writeOut?.(`${fullHelp([command])}\n`)
    throw helpWasShown()
  })

/** Ends parsing after a help text, as commander does for `--help`. */
export const helpWasShown = (): CommanderError =>
  new CommanderError(0, 'causalmace.helpAll', 'the help was shown')

const isCommon = (option: Option): boolean =>
  option.helpGroupHeading === COMMON || ['help', 'help-all'].includes(nameOf(option))

/** The help texts of commands and their subcommands, each with all of its flags. */
export function fullHelp(commands: readonly Command[]): string {
  const pages = commands.flatMap((command): string[] => {
    command.setOptionValue(SHOWS_ALL, true)
    const page = command.helpInformation()
    return command.commands.length === 0 ? [page] : [page, fullHelp(command.commands)]
  })
  return pages.map((page) => page.trimEnd()).join('\n\n')
}
