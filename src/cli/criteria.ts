import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import PQueue from 'p-queue'
import { count } from '../core/count.ts'
import { UsageError } from '../core/errors.ts'
import { makeFolder } from '../core/make-folder.ts'
import { writeText } from '../core/output/files.ts'
import { basisOf, givenBy } from '../evaluation/collect-evidence.ts'
import { criteriaFiles } from '../evaluation/criteria-folder.ts'
import { findTasks } from '../experiment/matrix/find-tasks.ts'
import { criteriaQuestion } from '../mcu/autoeval/criteria/by-model.ts'
import { criteriaFile, criteriaIn } from '../mcu/autoeval/criteria/criteria-file.ts'
import { DEFAULT_CONCURRENCY } from '../model/allowance/open-allowance.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { parseTask } from '../task/load-task.ts'
import { EXIT } from './explain.ts'
import { interruptible } from './interrupt.ts'
import { answererOf, type ModelFlags, withModelFlags } from './model-options.ts'
import { type JsonFlags, jsonOption, printerOf, printJson } from './output.ts'
import { fromZero } from './whole-number.ts'

interface CriteriaFlags extends ModelFlags, JsonFlags {
  out?: string
  check?: string
  seed: number
}

export const criteriaCommand = (catalogue: Catalogue): Command =>
  withModelFlags(new Command('criteria'), catalogue)
    .description(
      'write the judging criteria of tasks, for people to edit: derived by rules (no key), or by a model with --model; judge reads them with --criteria',
    )
    .argument('[tasks...]', 'suites, SUITE/TASK, task files or folders')
    .option('--out <folder>', 'output folder, one file per task; existing files stay unchanged')
    .option('--check <folder>', 'check criteria files instead: six sections, what they mean, examples marked')
    .option('--seed <number>', 'of what a model is asked with', fromZero, 1)
    .addOption(jsonOption())
    .action((names: string[], flags: CriteriaFlags) =>
      flags.check === undefined ? write(names, flags, catalogue) : check(flags.check, flags),
    )

async function write(names: readonly string[], flags: CriteriaFlags, catalogue: Catalogue): Promise<void> {
  const { out, seed } = flags
  if (names.length === 0 || out === undefined)
    throw new UsageError('Tasks or the folder are missing.', {
      hint: 'For example: causalmace criteria mcu-standard --out criteria.',
    })
  const { answerer } = await answererOf(flags, { seed }, catalogue)
  const tasks = findTasks(names, catalogue).map(({ from, text }) =>
    parseTask(text, from, catalogue.scenarios),
  )
  makeFolder(out)
  const open = tasks.filter(({ id }) => !existsSync(join(out, `${id}.txt`)))
  const interrupt = interruptible()
  const queue = new PQueue({ concurrency: flags.concurrency ?? DEFAULT_CONCURRENCY })
  let odd = 0
  try {
    await queue.addAll(
      open.map((task) => async () => {
        const facts = basisOf(task, givenBy(task))
        const ask = { question: criteriaQuestion, facts, agent: undefined, seed, sample: 0 }
        const { value } = await answerer.answer(ask, { signal: interrupt.signal })
        const { criteria, findings } = criteriaIn(value)
        if (criteria === undefined) return
        // The reply has been checked, so that nothing but its form changes.
        writeText(join(out, `${task.id}.txt`), criteriaFile(criteria))
        odd += findings.filter((finding) => !finding.startsWith('says nothing behind')).length
      }),
    )
  } finally {
    interrupt.release()
  }
  printerOf(flags)(
    `${count(open.length, 'file')} of criteria by ${answerer.id} in ${out}${open.length < tasks.length ? `, ${tasks.length - open.length} were there` : ''}${odd === 0 ? '' : `; ${count(odd, 'finding')}, see --check ${out}`}`,
  )
  if (flags.json)
    printJson({ folder: out, by: answerer.id, written: open.map(({ id }) => id), findings: odd })
}

function check(folder: string, flags: JsonFlags): void {
  const print = printerOf(flags)
  const files = criteriaFiles(folder)
  const said = files.flatMap(({ path, faults, findings }) => [
    ...faults.map((fault) => `${path}: cannot be used: ${fault}`),
    ...findings.map((finding) => `${path}: ${finding}`),
  ])
  for (const line of said) print(line)
  const wrong = files.filter(({ faults }) => faults.length > 0).length
  print(
    `${count(files.length, 'file')} checked: ${files.length - wrong} can be used, ${wrong} cannot, ${count(said.length, 'finding')}`,
  )
  if (flags.json) printJson(files.map(({ path, faults, findings }) => ({ path, faults, findings })))
  if (wrong > 0) process.exitCode = EXIT.failure
}
