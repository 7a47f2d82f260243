#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { guardTerminal } from '../core/output/terminal.ts'
import { packageVersion } from '../core/package-root.ts'
import { watchVisibleSecrets } from '../core/secrets/secrets.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { asTypedHere } from './as-typed-here.ts'
import { hintChoices } from './choice-hint.ts'
import { allCommands, loadCommand, VERBS } from './commands.ts'
import { type Config, pluginsOf, readConfig, withConfig } from './config-file.ts'
import { exitCodeOf, explain } from './explain.ts'
import { fullHelp, helpWasShown } from './flag-groups.ts'
import { visibleText } from './visible-text.ts'

const words = process.argv.slice(2)
const asked = words[0] ?? ''
/** Flags given by the folder's configuration file. */
let config: Config | undefined

/** The words of the command line, plus the configuration's plug-ins if the command line names none. */
const withConfiguredPlugins = (): string[] => {
  const isNamed = words.some((word) => word === '--plugin' || word.startsWith('--plugin='))
  const plugins = config === undefined || isNamed ? [] : pluginsOf(config, asked)
  return [...plugins.map((plugin) => `--plugin=${plugin}`), ...words]
}

/** All identifiable components; loaded once, by the first command that needs them. */
let loading: Promise<Catalogue> | undefined
const catalogue = (): Promise<Catalogue> => {
  loading ??= import('./plugin-options.ts').then(({ catalogueFor }) => catalogueFor(withConfiguredPlugins()))
  return loading
}

guardTerminal(
  asTypedHere(VERBS, {
    env: process.env,
    script: process.argv[1] ?? '',
    folder: process.cwd(),
  }),
)
watchVisibleSecrets((name, why) => process.stderr.write(`note: ${visibleText(name, why)}\n`))

const program = new Command('causalmace')
  .description('Teams of Minecraft bots that plan together, with tools to measure how well they do.')
  .version(packageVersion(), '-V, --version', 'print the version')
  .option('--help-all', 'show every command with all its flags')
  .on('option:help-all', () => {
    process.stdout.write(`${fullHelp(program.commands)}\n`)
    throw helpWasShown()
  })
  .helpCommand(false)
  .enablePositionalOptions()
  .showHelpAfterError('(causalmace --help lists the commands; --help after a command lists its flags)')
  .exitOverride()

try {
  config = readConfig(process.cwd(), VERBS)
  const called = await loadCommand(asked, catalogue)
  for (const command of called === undefined ? await allCommands(catalogue) : [called])
    program.addCommand(
      hintChoices(command)
        .exitOverride()
        .showHelpAfterError(`(causalmace ${command.name()} --help lists the flags)`),
    )
  const given = words.slice(1)
  const complete = config === undefined || called === undefined ? given : withConfig(config, called, given)
  await program.parseAsync(asked === '' ? [] : [asked, ...complete], { from: 'user' })
} catch (error) {
  // commander has already reported the error in the command line.
  if (!(error instanceof CommanderError)) process.stderr.write(`${explain(error)}\n`)
  process.exitCode = exitCodeOf(error)
}
