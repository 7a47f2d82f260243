import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RunFolderError } from '../core/errors.ts'
import { makeFolder } from '../core/make-folder.ts'
import { RECORDING_FILE } from '../recording/line.ts'

/** The files of a run. */
const FILES = {
  run: 'run.json',
  journal: 'journal.jsonl',
  recording: RECORDING_FILE,
  transcript: 'transcript.jsonl.gz',
  plan: 'plan.json',
  scorecard: 'scorecard.json',
  report: 'report.html',
} as const

/** `runs/<id>/`: everything that a run leaves. */
export class RunFolder {
  readonly path: string
  readonly id: string

  private constructor(path: string, id: string) {
    this.path = path
    this.id = id
  }

  /**
   * Makes the folder of a new run.
   * @throws RunFolderError when it exists: a recorded run is never written over.
   */
  static create(root: string, id: string): RunFolder {
    const path = join(root, id)
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(id)) {
      throw new RunFolderError(`"${id}" cannot name a run.`, { hint: 'Use letters, digits, dots, - and _.' })
    }
    makeFolder(root)
    try {
      mkdirSync(path)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
      throw new RunFolderError(`The run folder ${path} exists already.`, {
        hint: 'Choose another --run-id, or move that folder away; recorded runs are not written over.',
        cause,
      })
    }
    return new RunFolder(path, id)
  }

  /** @throws RunFolderError when there is no journal in it. */
  static open(path: string): RunFolder {
    const folder = new RunFolder(path.replace(/\/+$/, ''), path.replace(/\/+$/, '').split('/').at(-1) ?? path)
    if (existsSync(folder.file('journal'))) return folder
    throw new RunFolderError(`${path} is not a run folder: there is no ${FILES.journal} in it.`, {
      hint: 'Give the folder of a run, such as runs/demo-seed1; verbs that take experiments also take experiments/NAME.',
    })
  }

  file(name: keyof typeof FILES): string {
    return join(this.path, FILES[name])
  }

  /** Writes a file completely or not at all. */
  write(name: Exclude<keyof typeof FILES, 'journal' | 'recording' | 'transcript'>, content: string): void {
    const path = this.file(name)
    writeFileSync(`${path}.part`, content)
    renameSync(`${path}.part`, path)
  }

  writeJson(name: Exclude<keyof typeof FILES, 'journal' | 'recording' | 'transcript'>, value: unknown): void {
    this.write(name, `${JSON.stringify(value, null, 2)}\n`)
  }

  /** The parsed file; undefined when it is missing or broken, since reports do without run.json. */
  readJson(name: keyof typeof FILES): unknown {
    try {
      return JSON.parse(readFileSync(this.file(name), 'utf8'))
    } catch {
      return undefined
    }
  }

  /** Removes the folder, for runs that ended before anything happened. */
  remove(): void {
    rmSync(this.path, { recursive: true, force: true })
  }
}
