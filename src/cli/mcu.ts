import { Command } from 'commander'
import { writeText } from '../core/output/files.ts'
import { createRandom } from '../core/random.ts'
import type { GameVersion } from '../game/version.ts'
import { taskFileText } from '../import/task-file-text.ts'
import { atomsOf } from '../mcu/atoms/atoms.ts'
import { readTask } from '../mcu/meaning/read.ts'
import { composeReading, naiveVersion } from '../mcu/molecule/compose.ts'
import { writeExpression } from '../mcu/molecule/expression.ts'
import { balancedMolecules } from '../mcu/molecule/sample.ts'
import { prerequisitesOf } from '../mcu/reach/prerequisites.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { draftOf } from '../scenario/open/draft.ts'
import { atomsCommand } from './mcu-atoms.ts'
import { difficultyCommand } from './mcu-difficulty.ts'
import { mcuExplainCommand } from './mcu-explain.ts'
import { mcuExportCommand } from './mcu-export.ts'
import { mcuImportCommand } from './mcu-import.ts'
import { generateCommand, verifyCommand } from './mcu-scenes.ts'
import { type JsonFlags, jsonOption, printerOf, printJson } from './output.ts'
import { checkWritable } from './output-file.ts'
import { minecraftOrDefaultOption } from './server-options.ts'
import { fromZero, positive } from './whole-number.ts'

interface TaskFlags extends JsonFlags {
  minecraft: GameVersion
  naive?: true
  sample?: number
  seed: number
  out?: string
}

/** Open-ended tasks modelled on MCU. */
export const mcuCommand = (catalogue: Catalogue): Command =>
  new Command('mcu')
    .description('open-ended tasks modelled on MCU: atoms, their prerequisites, tasks made of them')
    .addCommand(atomsCommand())
    .addCommand(
      new Command('task')
        .description(
          'write the task file of an atom, or of several: "mine stone and find panda or craft ladder"',
        )
        .argument(
          '[words...]',
          'names of atoms, joined by and, or and then; {when: …, where: …, how: …} behind one',
        )
        .addOption(minecraftOrDefaultOption())
        .option('--naive', 'print instead what has to be obtained and done from an empty inventory on')
        .option('--sample <n>', 'print instead the words of n tasks drawn evenly from all families', positive)
        .option('--seed <number>', 'of the drawing', fromZero, 1)
        .option('--out <file>', 'write the task file there instead of printing it')
        .addOption(jsonOption())
        .action(task)
        .exitOverride(),
    )
    .addCommand(mcuExplainCommand())
    .addCommand(difficultyCommand())
    .addCommand(generateCommand(catalogue))
    .addCommand(verifyCommand(catalogue))
    .addCommand(mcuImportCommand())
    .addCommand(mcuExportCommand(catalogue))

function task(words: readonly string[], flags: TaskFlags): void {
  const { minecraft: version, naive, sample, seed } = flags
  const print = printerOf(flags)
  const all = atomsOf(version)
  if (sample !== undefined) {
    const drawn = balancedMolecules(all, { count: sample, random: createRandom(seed), version })
    const written = drawn.map(({ expression }) => writeExpression(expression))
    for (const line of written) print(line)
    if (flags.json) printJson(written)
    return
  }
  const molecule = composeReading(readTask(words.join(' '), version))
  if (naive) {
    const nodes = naiveVersion(molecule, prerequisitesOf(version))
    for (const node of nodes) print(node)
    if (flags.json) printJson(nodes)
    return
  }
  const draft = draftOf(molecule, { minecraft: version })
  if (flags.out === undefined) print(taskFileText(draft).trimEnd())
  else {
    checkWritable(flags.out)
    writeText(flags.out, taskFileText(draft))
    print(`written to ${flags.out}`)
  }
  if (flags.json) printJson(draft)
}
