#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { guardTerminal } from '../core/output/terminal.ts'
import { packageVersion } from '../core/package-root.ts'
import { watchVisibleSecrets } from '../core/secrets/secrets.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { asTypedHere } from './as-typed-here.ts'
import { headingOf, inHelpOrder } from './command-groups.ts'
import { type Config, pluginsOf, readConfig, withConfig } from './config-file.ts'
import { exitCodeOf, explain } from './explain.ts'
import { groupFlags } from './flag-groups.ts'
import { visibleText } from './visible-text.ts'

/** The commands. Only the one that is called is loaded: some load much. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  demo: async () => (await import('./demo.ts')).demoCommand(await catalogue()),
  run: async () => (await import('./run.ts')).runCommand(await catalogue()),
  plan: async () => (await import('./plan.ts')).planCommand(await catalogue()),
  experiment: async () => (await import('./experiment.ts')).experimentCommand(await catalogue()),
  ablate: async () => (await import('./ablate.ts')).ablateCommand(await catalogue()),
  compare: async () => (await import('./compare.ts')).compareCommand(await catalogue()),
  resume: async () => (await import('./resume.ts')).resumeCommand(),
  replay: async () => (await import('./replay.ts')).replayCommand(),
  merge: async () => (await import('./merge.ts')).mergeCommand(),
  export: async () => (await import('./export.ts')).exportCommand(),
  mcu: async () => (await import('./mcu.ts')).mcuCommand(await catalogue()),
  tasks: async () => (await import('./tasks.ts')).tasksCommand(await catalogue()),
  rescore: async () => (await import('./rescore.ts')).rescoreCommand(),
  report: async () => (await import('./report.ts')).reportCommand(),
  frames: async () => (await import('./frames.ts')).framesCommand(),
  video: async () => (await import('./video.ts')).videoCommand(),
  view: async () => (await import('./view.ts')).viewCommand(),
  judge: async () => (await import('./judge.ts')).judgeCommand(await catalogue()),
  arena: async () => (await import('./arena.ts')).arenaCommand(await catalogue()),
  rate: async () => (await import('./rate.ts')).rateCommand(),
  criteria: async () => (await import('./criteria.ts')).criteriaCommand(await catalogue()),
  agreement: async () => (await import('./agreement.ts')).agreementCommand(),
  agentbeats: async () => (await import('./agentbeats.ts')).agentbeatsCommand(await catalogue()),
  gather: async () => (await import('./gather.ts')).gatherCommand(await catalogue()),
  transcript: async () => (await import('./transcript.ts')).transcriptCommand(),
  text: async () => (await import('./text.ts')).textCommand(),
  serve: async () => (await import('./serve.ts')).serveCommand(),
  calibrate: async () => (await import('./calibrate.ts')).calibrateCommand(await catalogue()),
  knowledge: async () => (await import('./knowledge.ts')).knowledgeCommand(),
  worker: async () => (await import('./worker.ts')).workerCommand(await catalogue()),
  doctor: async () => (await import('./doctor.ts')).doctorCommand(await catalogue()),
  completion: async () => (await import('./completion.ts')).completionCommand(allCommands),
}

/** Every command, in the order of the help text. */
const allCommands = async (): Promise<Command[]> => {
  const loaded: Command[] = []
  for (const verb of inHelpOrder(Object.keys(commands)).filter((name) => name !== 'completion'))
    loaded.push((await commands[verb]?.()) as Command)
  return loaded
}

const words = process.argv.slice(2)
const asked = words[0] ?? ''
/** Flags that the folder's configuration file gives. */
let config: Config | undefined

/** The words of the command line, with the plug-ins of the configuration where they name none. */
const withConfiguredPlugins = (): string[] => {
  const isNamed = words.some((word) => word === '--plugin' || word.startsWith('--plugin='))
  const plugins = config === undefined || isNamed ? [] : pluginsOf(config, asked)
  return [...plugins.map((plugin) => `--plugin=${plugin}`), ...words]
}

/** Everything that has an id; loaded once, by the first command that needs it. */
let loading: Promise<Catalogue> | undefined
const catalogue = (): Promise<Catalogue> => {
  loading ??= import('./plugin-options.ts').then(({ catalogueFor }) => catalogueFor(withConfiguredPlugins()))
  return loading
}

guardTerminal(
  asTypedHere(Object.keys(commands), {
    env: process.env,
    script: process.argv[1] ?? '',
    folder: process.cwd(),
  }),
)
watchVisibleSecrets((name, why) => process.stderr.write(`note: ${visibleText(name, why)}\n`))

const program = new Command('causalmace')
  .description('Teams of Minecraft bots that plan together, with tools to measure how well they do.')
  .version(packageVersion(), '-V, --version', 'print the version')
  .helpCommand(false)
  .showHelpAfterError('(causalmace --help lists the commands; --help after a command lists its flags)')
  .exitOverride()

try {
  config = readConfig(process.cwd(), Object.keys(commands))
  for (const verb of asked in commands ? [asked] : inHelpOrder(Object.keys(commands))) {
    const command = groupFlags((await commands[verb]?.()) as Command).helpGroup(headingOf(verb))
    program.addCommand(
      command.exitOverride().showHelpAfterError(`(causalmace ${verb} --help lists the flags)`),
    )
  }
  const command = program.commands.find((one) => one.name() === asked)
  const given = words.slice(1)
  const complete = config === undefined || command === undefined ? given : withConfig(config, command, given)
  await program.parseAsync(asked === '' ? [] : [asked, ...complete], { from: 'user' })
} catch (error) {
  // commander has already said what is wrong with the command line.
  if (!(error instanceof CommanderError)) process.stderr.write(`${explain(error)}\n`)
  process.exitCode = exitCodeOf(error)
}
