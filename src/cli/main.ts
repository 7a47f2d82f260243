#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { packageVersion } from '../core/package-root.ts'
import { demoCommand } from './demo.ts'
import { doctorCommand } from './doctor.ts'
import { exitCodeOf, explain } from './explain.ts'
import { exportCommand } from './export.ts'
import { planCommand } from './plan.ts'
import { reportCommand } from './report.ts'
import { rescoreCommand } from './rescore.ts'
import { runCommand } from './run.ts'
import { tasksImportCommand } from './tasks-import.ts'

const program = new Command('causalmace')
  .description('Teams of Minecraft bots that plan together, and the measuring of how well they do it.')
  .version(packageVersion(), '-V, --version', 'print the version')
  .helpCommand(false)
  .showHelpAfterError('(causalmace --help lists the verbs, causalmace <verb> --help its flags)')
  .exitOverride()

for (const command of [
  demoCommand(),
  runCommand(),
  planCommand(),
  rescoreCommand(),
  reportCommand(),
  exportCommand(),
  doctorCommand(),
  new Command('tasks').description('task files').addCommand(tasksImportCommand().exitOverride()),
]) {
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
