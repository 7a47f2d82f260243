import { Command } from 'commander'
import type { GameVersion } from '../game/version.ts'
import { readingInWords, uncheckedOf } from '../mcu/meaning/in-words.ts'
import { readTask } from '../mcu/meaning/read.ts'
import { constraintsOf, isUnderstood, judgedBy } from '../mcu/meaning/reading.ts'
import { tryCompose } from '../mcu/molecule/compose.ts'
import { EXIT } from './explain.ts'
import { type JsonFlags, jsonOption, printerOf, printJson } from './output.ts'
import { minecraftOrDefaultOption } from './server-options.ts'

interface Flags extends JsonFlags {
  minecraft: GameVersion
}

/** `mcu explain`: the meaning of a text as a task, and how it was derived. */
export const mcuExplainCommand = (): Command =>
  new Command('explain')
    .description(
      'say what a text means as a task: how it was read, its parts, constraints, what judges them, and what nothing checks',
    )
    .argument('<words...>', 'a task in words, or a file name of MCU without its ending')
    .addOption(minecraftOrDefaultOption())
    .addOption(jsonOption())
    .action(explain)
    .exitOverride()

function explain(words: readonly string[], flags: Flags): void {
  const print = printerOf(flags)
  const reading = readTask(words.join(' '), flags.minecraft)
  for (const line of readingInWords(reading)) print(line)
  const outcome = isUnderstood(reading) ? tryCompose(reading) : { refused: undefined }
  if (flags.json)
    printJson({
      ...reading,
      judgedBy: judgedBy(reading),
      constraints: constraintsOf(reading),
      unchecked: uncheckedOf(reading),
      ...('refused' in outcome ? { refused: outcome.refused } : {}),
      ...('molecule' in outcome
        ? { success: outcome.molecule.success, ground: outcome.molecule.ground }
        : {}),
    })
  if ('refused' in outcome) process.exitCode = EXIT.failure
}
