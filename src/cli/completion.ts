import { Argument, Command, type Option } from 'commander'

const SHELLS = ['bash', 'zsh', 'fish'] as const
type Shell = (typeof SHELLS)[number]

/** The words that can follow a partial command line. */
interface Completion {
  /** The command so far, such as `mcu explain`; empty at the start. */
  path: string
  words: { word: string; summary: string }[]
  /** Values of flags, by flag. */
  values: { flag: string; values: readonly string[] }[]
}

/**
 * `completion bash`: a script that completes commands, flags and the values that flags choose from.
 * @param commandsOf loads every command
 */
export const completionCommand = (commandsOf: () => Promise<readonly Command[]>): Command =>
  new Command('completion')
    .description('print a script that completes commands and flags: eval "$(causalmace completion bash)"')
    .addArgument(new Argument('<shell>').choices(SHELLS))
    .action(async (shell: Shell) => {
      process.stdout.write(SCRIPTS[shell](completionsOf(await commandsOf())))
    })

/** The words that can follow each command path. */
export function completionsOf(commands: readonly Command[], path = ''): Completion[] {
  const own: Completion = {
    path,
    words: commands.map((command) => ({
      word: command.name(),
      summary: firstSentence(command.description()),
    })),
    values: [],
  }
  const below = commands.flatMap((command) => {
    const name = path === '' ? command.name() : `${path} ${command.name()}`
    if (command.commands.length > 0) return completionsOf(command.commands, name)
    const options = (command.options as Option[]).filter(({ hidden, long }) => !hidden && long !== undefined)
    return [
      {
        path: name,
        words: options.map(({ long, description }) => ({
          word: long ?? '',
          summary: firstSentence(description),
        })),
        values: options.flatMap(({ long, argChoices }) =>
          argChoices === undefined ? [] : [{ flag: long ?? '', values: argChoices }],
        ),
      },
    ]
  })
  return [own, ...below]
}

const firstSentence = (text: string): string =>
  (text.split(/[;.:(\n]/)[0] ?? '').replaceAll(/['"`$\\[\]]/g, '').trim()

/** A word in single quotes, as all three shells read it. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'"'"'`)}'`

/** Branches of the shell's `case`: the words that can follow a path. */
const casesOf = (completions: readonly Completion[]): string =>
  completions
    .flatMap(({ path, words, values }) => [
      ...values.map(
        (one) => `    ${quoted(`${path} ${one.flag}`)}) words=${quoted(one.values.join(' '))} ;;`,
      ),
      `    ${quoted(path)}) words=${quoted(words.map(({ word }) => word).join(' '))} ;;`,
    ])
    .join('\n')

/** The path consists of the leading words that are not flags, as long as they name commands. */
const bash = (
  completions: readonly Completion[],
): string => `# causalmace: eval "$(causalmace completion bash)"
_causalmace() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" path='' word words=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "\${path:+$path }$word" in
      ${completions.flatMap(({ path }) => (path === '' ? [] : [quoted(path)])).join('|')}) path="\${path:+$path }$word" ;;
      *) break ;;
    esac
  done
  case "$path $previous" in
${casesOf(completions.map((one) => ({ ...one, words: [] })).filter(({ values }) => values.length > 0))
  .split('\n')
  .filter((line) => !line.includes("words='' "))
  .join('\n')}
  esac
  [ -n "$words" ] || case "$path" in
${casesOf(completions.map((one) => ({ ...one, values: [] })))}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [ \${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$current"))
}
complete -o filenames -F _causalmace causalmace
`

/** zsh can run bash completions. */
const zsh = (completions: readonly Completion[]): string =>
  `# causalmace: eval "$(causalmace completion zsh)"
autoload -Uz bashcompinit && bashcompinit
${bash(completions).split('\n').slice(1).join('\n')}`

const fish = (completions: readonly Completion[]): string =>
  [
    '# causalmace: causalmace completion fish | source',
    ...completions.flatMap(({ path, words, values }) => {
      const names = path === '' ? [] : path.split(' ')
      const when =
        names.length === 0
          ? '__fish_use_subcommand'
          : names.map((name) => `__fish_seen_subcommand_from ${name}`).join('; and ')
      return words.map(({ word, summary }) => {
        const choices = values.find(({ flag }) => flag === word)?.values
        const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-a ${word}`
        const only = choices === undefined ? '' : ` -x -a ${quoted(choices.join(' '))}`
        return `complete -c causalmace -n ${quoted(when)} ${what} -d ${quoted(summary)}${only}`
      })
    }),
    '',
  ].join('\n')

const SCRIPTS: Readonly<Record<Shell, (completions: readonly Completion[]) => string>> = { bash, zsh, fish }
