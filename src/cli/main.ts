#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { packageVersion } from '../core/package-root.ts'
import { exitCodeOf, explain } from './explain.ts'

/** The verbs, in the order in which help lists them. Only what is asked for is loaded: a verb may need much. */
const verbs: Readonly<Record<string, () => Promise<Command>>> = {
  demo: async () => (await import('./demo.ts')).demoCommand(),
  run: async () => (await import('./run.ts')).runCommand(),
  plan: async () => (await import('./plan.ts')).planCommand(),
  ablate: async () => (await import('./ablate.ts')).ablateCommand(),
  compare: async () => (await import('./compare.ts')).compareCommand(),
  resume: async () => (await import('./resume.ts')).resumeCommand(),
  replay: async () => (await import('./replay.ts')).replayCommand(),
  export: async () => (await import('./export.ts')).exportCommand(),
  tasks: async () => (await import('./tasks.ts')).tasksCommand(),
  rescore: async () => (await import('./rescore.ts')).rescoreCommand(),
  report: async () => (await import('./report.ts')).reportCommand(),
  doctor: async () => (await import('./doctor.ts')).doctorCommand(),
}

const program = new Command('causalmace')
  .description('Teams of Minecraft bots that plan together, and the measuring of how well they do it.')
  .version(packageVersion(), '-V, --version', 'print the version')
  .helpCommand(false)
  .showHelpAfterError('(causalmace --help lists the verbs, causalmace <verb> --help its flags)')
  .exitOverride()

const asked = verbs[process.argv[2] ?? '']
for (const load of asked === undefined ? Object.values(verbs) : [asked]) {
  const command = await load()
  program.addCommand(
    command.exitOverride().showHelpAfterError(`(causalmace ${command.name()} --help lists the flags)`),
  )
}

try {
  await program.parseAsync()
} catch (error) {
  // commander has already said what is wrong with the command line.
  if (!(error instanceof CommanderError)) process.stderr.write(`${explain(error)}\n`)
  process.exitCode = exitCodeOf(error)
}
