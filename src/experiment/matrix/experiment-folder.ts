import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checked, describeIssues } from '../../core/checked/checked.ts'
import { RunFolderError } from '../../core/errors.ts'
import { makeFolder } from '../../core/make-folder.ts'
import { shellWord } from '../../core/shell-word.ts'
import { type Claim, type ClaimOptions, claim } from '../claim/claim.ts'
import { type Attempt, attemptSchema, type EpisodeResult, episodeResultSchema } from './episode-result.ts'
import { type ExperimentSpec, experimentSpecSchema } from './experiment-spec.ts'
import { type TaskSource, textOf } from './find-tasks.ts'
import { type NotApplicable, whyNotPlayed } from './not-applicable.ts'

/**
 * `experiments/<id>/`: spec.json, copies of the task files, a run folder for each attempt at an episode, and results.jsonl,
 * to which the process that holds the folder appends a line for each finished attempt (`OwnResults`). Only that line makes an
 * episode done.
 */
export class ExperimentFolder {
  readonly path: string
  #spec: ExperimentSpec

  private constructor(path: string, spec: ExperimentSpec) {
    this.path = path
    this.#spec = spec
  }

  get spec(): ExperimentSpec {
    return this.#spec
  }

  /**
   * Makes the folder of a new experiment and writes its tasks into it. spec.json comes last: a folder without it
   * holds no experiment.
   * @throws RunFolderError when it exists.
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
    makeFolder(root)
    mkdirSync(path)
    mkdirSync(join(path, 'tasks'))
    mkdirSync(join(path, 'runs'))
    const found = new Map(sources.map((source) => [source.from, source]))
    for (const { file, from, teams = {} } of spec.tasks) {
      const source = found.get(from)
      if (source === undefined) continue
      writeFileSync(join(path, file), source.text)
      for (const [agents, copy] of Object.entries(teams))
        writeFileSync(join(path, copy), textOf(source, Number(agents)))
    }
    writeSpec(path, spec)
    return new ExperimentFolder(path, spec)
  }

  static isOne(path: string): boolean {
    return existsSync(join(path, 'spec.json'))
  }

  /** @throws RunFolderError when it holds no experiment. */
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

  get runs(): string {
    return join(this.path, 'runs')
  }

  get report(): string {
    return join(this.path, 'report.html')
  }

  file(name: string): string {
    return join(this.path, name)
  }

  /** Every line of results.jsonl; a last line that was cut off is left out. */
  results(): EpisodeResult[] {
    return this.#lines().map(([line, place]) => {
      const result = checked(episodeResultSchema, line)
      if (result.success) return result.data
      throw new RunFolderError(
        `${place}: not a result: ${describeIssues(result.issues.slice(0, 1))}`,
        attemptSchema.safeParse(line).success
          ? {
              hint: `It is of another version. \`causalmace rescore ${shellWord(this.path)}\` measures it again.`,
            }
          : { hint: 'Remove that line; `causalmace resume` gives the episode another, from its journal.' },
      )
    })
  }

  /** Which attempts results.jsonl has lines for, also lines of versions that measured something else. */
  attempts(): Attempt[] {
    return this.#lines().map(([line, place]) => {
      const attempt = checked(attemptSchema, line)
      if (attempt.success) return attempt.data
      throw new RunFolderError(`${place}: not a result: ${describeIssues(attempt.issues.slice(0, 1))}`, {
        hint: 'Remove that line; `causalmace resume` gives the episode another, from its journal.',
      })
    })
  }

  #lines(): [line: unknown, place: string][] {
    const file = this.file('results.jsonl')
    if (!existsSync(file)) return []
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
    return lines.map((line, index) => [jsonOf(line), `${file}:${index + 1}`])
  }

  /** Takes a task of a condition out of what is played, for all seeds. */
  leaveOut(cell: NotApplicable): void {
    const { notApplicable = [] } = this.#spec
    if (whyNotPlayed(this.#spec, cell.condition, cell.task) !== undefined) return
    this.#spec = { ...this.#spec, notApplicable: [...notApplicable, cell] }
    writeSpec(this.path, this.#spec)
  }

  runIds(): string[] {
    return readdirSync(this.runs)
  }

  /** Moves an unfinished run folder out of the way; nothing recorded is deleted. */
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

/** Where a task's copy lies inside an experiment: the one for a team of some size, or the common one. */
export const taskCopyOf = (id: string, from: string, agents?: number): string => {
  const team = agents === undefined ? '' : `.${agents}-agents`
  return `tasks/${id}${team}${/\.json$/.test(basename(from)) ? '.json' : '.yaml'}`
}

function writeSpec(path: string, spec: ExperimentSpec): void {
  writeFileSync(join(path, 'spec.json.part'), `${JSON.stringify(spec, null, 2)}\n`)
  renameSync(join(path, 'spec.json.part'), join(path, 'spec.json'))
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
