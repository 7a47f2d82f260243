import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checked, describeIssues } from '../../core/checked/checked.ts'
import { RunFolderError } from '../../core/errors.ts'
import { makeFolder } from '../../core/make-folder.ts'
import { writeText } from '../../core/output/files.ts'
import { type Damage, damageText } from '../../core/records/damage.ts'
import { assertRecordable } from '../../core/secrets/assert-recordable.ts'
import { shellWord } from '../../core/shell-word.ts'
import { type Claim, type ClaimOptions, claim } from '../claim/claim.ts'
import type { EpisodeResult } from './episode-result.ts'
import { type Examined, examineResults } from './examine-results.ts'
import { type ExperimentSpec, experimentSpecSchema } from './experiment-spec.ts'
import { type TaskSource, textOf } from './find-tasks.ts'
import type { Mixed } from './mixed.ts'
import { type NotApplicable, whyNotPlayed } from './not-applicable.ts'
import { contradictionIn, otherVersion, readResultsFile, resultOf } from './results-file.ts'
import { taskHash } from './task-hash.ts'

const RESULTS = 'results.jsonl'

/**
 * `experiments/<id>/`: spec.json, copies of the task files, a run folder for each attempt at an episode, and results.jsonl,
 * to which the process that holds the folder appends a line for each finished attempt (`OwnResults`). Only that line makes an
 * episode done.
 */
export class ExperimentFolder {
  readonly path: string
  #spec: ExperimentSpec
  #examined: Examined | undefined

  private constructor(path: string, spec: ExperimentSpec) {
    this.path = path
    this.#spec = spec
  }

  /** Restores the endpoint with its key for this process: the folder contains only a masked one. */
  reachEndpointAt(baseUrl: string): void {
    this.#spec = { ...this.#spec, modelSettings: { ...this.#spec.modelSettings, baseUrl } }
  }

  get spec(): ExperimentSpec {
    return this.#spec
  }

  /**
   * Makes the folder of a new experiment and writes its tasks into it. spec.json comes last: a folder without it is not an experiment.
   * @throws RunFolderError when it exists; UsageError if the specification contains a secret
   */
  static create(root: string, spec: ExperimentSpec, sources: readonly TaskSource[]): ExperimentFolder {
    const path = join(root, spec.id)
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(spec.id)) {
      throw new RunFolderError(`"${spec.id}" cannot name an experiment.`, {
        hint: 'Use letters, digits, dots, - and _.',
      })
    }
    if (existsSync(path)) {
      throw new RunFolderError(`The folder ${path} exists already.`, {
        hint: `Resume it with \`causalmace resume ${shellWord(path)}\`, or choose another --id.`,
      })
    }
    assertRecordable(JSON.stringify(spec), 'the conditions or the tasks of the experiment')
    for (const { from, text } of sources) assertRecordable(text, `the task ${from}`)
    makeFolder(root)
    mkdirSync(path)
    mkdirSync(join(path, 'tasks'))
    mkdirSync(join(path, 'runs'))
    const found = new Map(sources.map((source) => [source.from, source]))
    const taskHashes: Record<string, string> = {}
    const write = (copy: string, text: string) => {
      writeText(join(path, copy), text)
      taskHashes[copy] = taskHash(text)
    }
    for (const { file, from, teams = {} } of spec.tasks) {
      const source = found.get(from)
      if (source === undefined) continue
      write(file, source.text)
      for (const [agents, copy] of Object.entries(teams)) write(copy, textOf(source, Number(agents)))
    }
    const whole = { ...spec, taskHashes: { ...taskHashes, ...spec.taskHashes } }
    writeSpec(path, whole)
    return new ExperimentFolder(path, whole)
  }

  static isOne(path: string): boolean {
    return existsSync(join(path, 'spec.json'))
  }

  /** @throws RunFolderError if it does not hold an experiment. */
  static open(given: string): ExperimentFolder {
    const path = given.replace(/\/+$/, '')
    if (!ExperimentFolder.isOne(path)) {
      throw new RunFolderError(`${path} is not an experiment: there is no spec.json in it.`, {
        hint: 'Give a folder below experiments/.',
      })
    }
    const spec = checked(experimentSpecSchema, JSON.parse(readFileSync(join(path, 'spec.json'), 'utf8')))
    if (spec.success) return new ExperimentFolder(path, spec.data)
    throw new RunFolderError(`${path}/spec.json is not a specification: ${describeIssues(spec.issues)}`)
  }

  /**
   * Opens an experiment to read its results, each checked against its run: contradicted results are left out of `results()` and
   * listed in `damages`.
   * @throws RunFolderError if it does not hold an experiment
   */
  static examine(path: string): ExperimentFolder {
    const folder = ExperimentFolder.open(path)
    const results = folder.file(RESULTS)
    folder.#examined = examineResults(results, readResultsFile(results), folder.runs)
    return folder
  }

  get runs(): string {
    return join(this.path, 'runs')
  }

  get report(): string {
    return join(this.path, 'report.html')
  }

  file(name: string): string {
    return join(this.path, name)
  }

  /**
   * Every line of results.jsonl; a truncated last line is left out, and so is every contradicted line if the experiment was
   * opened by `examine`. @throws RunFolderError at the first bad or self-contradictory line
   */
  results(): EpisodeResult[] {
    if (this.#examined !== undefined) return this.#examined.results
    const results = this.recorded()
    const contradictions = results.flatMap((result, index): Damage[] => {
      const what = contradictionIn(result)
      const place = { file: this.file(RESULTS), line: index + 1 }
      return what === undefined ? [] : [{ ...place, what, lost: 'its numbers cannot be used' }]
    })
    this.#refuse(contradictions)
    return results
  }

  /** The recorded results, without checking their numbers. @throws RunFolderError at the first bad line */
  recorded(): EpisodeResult[] {
    const { lines, damages, isTorn } = readResultsFile(this.file(RESULTS))
    this.#refuse(isTorn ? damages.slice(0, -1) : damages)
    return lines.map((line) => {
      const result = resultOf(line)
      if (typeof result !== 'string') return result
      throw otherVersion(this.file(RESULTS), line.line, result)
    })
  }

  /** Damage to the results and their runs, if the experiment was opened by `examine`. */
  get damages(): readonly Damage[] {
    return this.#examined?.damages ?? []
  }

  /** Excludes a condition's task from play, for every seed. */
  get unproven(): number {
    return this.#examined?.unproven ?? 0
  }

  #refuse([first, ...others]: readonly Damage[]): void {
    if (first === undefined) return
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`
    throw new RunFolderError(`${damageText(first)}${more}`, {
      hint: `\`causalmace rescore ${shellWord(this.path)}\` measures sound runs again and leaves such lines out; \`causalmace resume\` then gives their runs others.`,
    })
  }

  /** Records that the following episodes are played with different code, plug-ins or tasks. */
  leaveOut(cell: NotApplicable): void {
    const { notApplicable = [] } = this.#spec
    if (whyNotPlayed(this.#spec, cell.condition, cell.task) !== undefined) return
    this.#spec = { ...this.#spec, notApplicable: [...notApplicable, cell] }
    writeSpec(this.path, this.#spec)
  }

  /** Moves an incomplete run folder away; recorded data is never deleted. */
  mix(mixture: Mixed): void {
    this.#spec = { ...this.#spec, mixed: [...(this.#spec.mixed ?? []), mixture] }
    writeSpec(this.path, this.#spec)
  }

  runIds(): string[] {
    return readdirSync(this.runs)
  }

  /** Moves an incomplete run folder away; nothing recorded is deleted. */
  putAside(run: string): void {
    const aside = this.file('aside')
    makeFolder(aside)
    let target = join(aside, run)
    for (let n = 2; existsSync(target); n++) target = join(aside, `${run}-${n}`)
    renameSync(join(this.runs, run), target)
  }

  /**
   * Claims the folder for this process, until `release`. Results are then written by `OwnResults`.
   * @throws RunFolderError when a living process holds it
   */
  claim(options: Pick<ClaimOptions, 'silentMs' | 'onWait'> = {}): Promise<Claim> {
    return claim({ folder: this.path, name: 'runner', ...options })
  }
}

/** Path of a task's copy inside an experiment: the copy for the team size, or the common one. */
export const taskCopyOf = (id: string, from: string, agents?: number): string => {
  const team = agents === undefined ? '' : `.${agents}-agents`
  return `tasks/${id}${team}${/\.json$/.test(basename(from)) ? '.json' : '.yaml'}`
}

function writeSpec(path: string, spec: ExperimentSpec): void {
  writeText(join(path, 'spec.json.part'), `${JSON.stringify(spec, null, 2)}\n`)
  renameSync(join(path, 'spec.json.part'), join(path, 'spec.json'))
}
