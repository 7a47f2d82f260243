import { Command, Option } from 'commander'
import { UsageError } from '../core/errors.ts'
import { writeText } from '../core/output/files.ts'
import { DEFAULT_PLANNER } from '../plugin/builtin.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { calibrationSheet } from '../report/terminal/calibration-sheet.ts'
import { layoutHere } from './layout.ts'
import { answererOf, type ModelFlags, withModelFlags } from './model-options.ts'
import { plannerOption } from './run-options.ts'
import { positive } from './whole-number.ts'

interface CalibrateFlags extends ModelFlags {
  planner: string
  tasks?: number
  format: 'text' | 'json'
  out?: string
}

export const calibrateCommand = (catalogue: Catalogue): Command =>
  withModelFlags(new Command('calibrate'), catalogue)
    .description('measure how a model reacts to contradicted rules, on tasks whose truth is known')
    .addOption(plannerOption(catalogue))
    .option('--tasks <n>', 'only the first calibration tasks: fewer questions, and a coarser sheet', positive)
    .addOption(new Option('--format <format>', 'output format').choices(['text', 'json']).default('text'))
    .addOption(new Option('--json', 'the same as --format json').implies({ format: 'json' }))
    .option('--out <file>', 'write the sheet to a file, which --calibration reads')
    .action(async (flags: CalibrateFlags) => {
      const planner = catalogue.planner(flags.planner)
      if (planner.calibrate === undefined) {
        throw new UsageError(`The planner ${planner.id} needs no calibration.`, {
          hint: `Leave out --planner: ${DEFAULT_PLANNER} does.`,
        })
      }
      const { answerer } = await answererOf(flags, { seed: 1 }, catalogue)
      const sheet = await planner.calibrate(
        { answerer },
        flags.tasks === undefined ? {} : { tasks: flags.tasks },
      )
      if (flags.out !== undefined) writeText(flags.out, `${JSON.stringify(sheet, undefined, 2)}\n`)
      const text =
        flags.format === 'json'
          ? JSON.stringify(sheet, undefined, 2)
          : calibrationSheet(sheet, layoutHere({}))
      process.stdout.write(`${text}\n`)
    })
