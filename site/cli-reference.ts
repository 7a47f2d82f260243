import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Argument, Command, Option } from 'commander'
import { headingOf } from '../src/cli/command-groups.ts'
import { allCommands } from '../src/cli/commands.ts'
import { loadCatalogue } from '../src/plugin/load.ts'
import { escapeForVue } from './markdown.ts'
import { PAGES } from './paths.ts'

/** A page of the CLI reference: a verb with all its arguments and flags. */
interface VerbPage {
  verb: string
  group: string
  summary: string
}

/** Writes the reference of the command line: one page a verb, from the definitions that parse it. */
export async function writeCliReference(): Promise<VerbPage[]> {
  const folder = join(PAGES, 'reference', 'cli')
  mkdirSync(folder, { recursive: true })
  const pages: VerbPage[] = []
  for (const command of await allCommands(() => loadCatalogue([]))) {
    writeFileSync(
      join(folder, `${command.name()}.md`),
      escapeForVue(`# ${command.name()}\n\n${sectionOf(command, 'causalmace', 2)}`),
    )
    pages.push({
      verb: command.name(),
      group: headingOf(command.name()).replace(/:$/, ''),
      summary: command.description(),
    })
  }
  writeFileSync(join(folder, 'index.md'), escapeForVue(overview(pages)))
  return pages
}

function overview(pages: readonly VerbPage[]): string {
  const groups = Map.groupBy(pages, ({ group }) => group)
  const tables = [...groups].map(
    ([group, verbs]) =>
      `## ${group}\n\n| command | what it does |\n|---|---|\n${verbs.map(({ verb, summary }) => `| [${verb}](./${verb}.md) | ${cell(summary)} |`).join('\n')}`,
  )
  return `# Commands\n\nIn a clone, type \`npm run causalmace -- VERB …\`; with the package installed, \`npx causalmace VERB …\`.\n\n${tables.join('\n\n')}\n`
}

/** A command and the commands below it. @param level of its headings */
function sectionOf(command: Command, parent: string, level: number): string {
  const name = `${parent} ${command.name()}`
  const heading = '#'.repeat(level)
  const parts = [
    command.description(),
    `\`\`\`sh\n${name} ${command.usage()}\n\`\`\``,
    argumentTable(command.registeredArguments),
    ...flagTables(command, heading),
    ...command.commands.map(
      (below) => `${heading} ${command.name()} ${below.name()}\n\n${sectionOf(below, name, level + 1)}`,
    ),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function argumentTable(list: readonly Argument[]): string {
  if (list.length === 0) return ''
  const rows = list.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '…' : ''}`
    return `| \`${name}\`${argument.required ? '' : ' (optional)'} | ${cell(argument.description, argument.argChoices, argument.defaultValue)} |`
  })
  return `| argument | meaning |\n|---|---|\n${rows.join('\n')}`
}

/** The flags by groups, as `--help-all` lists them. */
function flagTables(command: Command, heading: string): string[] {
  const options = command.options.filter(({ hidden, long }) => !hidden && long !== '--help-all')
  const groups = Map.groupBy(options, (option: Option) => option.helpGroupHeading ?? 'Flags:')
  return [...groups].map(([group, list]) => {
    const rows = list.map(
      (option) =>
        `| \`${option.flags}\` | ${cell(option.description, option.argChoices, option.defaultValue, option.defaultValueDescription)} |`,
    )
    return `${heading} ${group.replace(/:$/, '')}\n\n| flag | meaning |\n|---|---|\n${rows.join('\n')}`
  })
}

function cell(text: string, choices?: readonly string[], initial?: unknown, initialInWords?: string): string {
  const value = initialInWords ?? (initial === undefined ? undefined : JSON.stringify(initial))
  const parts = [
    /[.!?]$/.test(text) || (choices ?? value) === undefined ? text : `${text}.`,
    ...(choices === undefined ? [] : [`Choices: ${choices.map((choice) => `\`${choice}\``).join(', ')}.`]),
    ...(value === undefined ? [] : [`Default: \`${value}\`.`]),
  ]
  return parts.join(' ').replaceAll('|', '\\|').replaceAll('\n', ' ')
}
