import {
  closeSync,
  existsSync,
  fdatasyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { writeLines, writeText } from '../../core/output/files.ts'
import { systemCode } from '../../core/system-code.ts'
import { type Claim, ClaimLostError } from '../claim/claim.ts'
import type { EpisodeResult } from './episode-result.ts'
import type { ExperimentFolder } from './experiment-folder.ts'
import { resultLine } from './results-file.ts'

/** Name of the file in the folder of an experiment. */
const RESULTS = 'results.jsonl'

/** Content of a placeholder where an earlier generation would have to put its file first. */
const BARRED = 'barred\n'

/**
 * results.jsonl as one holder of the folder writes it. Each holder replaces the previous holder's file with its own, and appends
 * through the descriptor that it keeps open. A process that lost the folder while it was frozen, no matter at which instruction,
 * can therefore only write to a file that no longer has a name.
 *
 * The only dangerous call is the rename, if a process wakes just before it. So it takes two steps: each generation creates its
 * file exclusively, once, under a name of its own next to the claims, and renames it from there; a process that takes the folder
 * over from one that may wake removes that file, or leaves one of that name.
 */
export class OwnResults {
  readonly #file: number
  /** Lines so far. */
  #lines: number

  /**
   * Writes results, by default the existing ones, into this holder's file. Must be called once per claim.
   * @throws ClaimLostError if another process has taken over the folder
   */
  constructor(folder: ExperimentFolder, claim: Claim, results?: readonly EpisodeResult[]) {
    const path = folder.file(RESULTS)
    sweep(claim)
    for (const generation of claim.mayWake) bar(stagedOf(claim, generation))
    const staged = stagedOf(claim, claim.generation)
    this.#file = openOnce(staged, claim)
    try {
      claim.assertHeld()
      const text = results === undefined ? wholeLines(path) : results.map(resultLine).join('')
      this.#lines = text.split('\n').length - 1
      writeLines(this.#file, text)
      fdatasyncSync(this.#file)
      rename(staged, path, claim)
    } catch (error) {
      closeSync(this.#file)
      throw error
    }
  }

  /** Appends a result, which is on the disk, or on the server, when this returns. */
  append(result: EpisodeResult): void {
    writeLines(this.#file, resultLine(result, this.#lines))
    this.#lines++
    fdatasyncSync(this.#file)
  }

  close(): void {
    closeSync(this.#file)
  }
}

const stagedOf = ({ folder }: Claim, generation: number): string =>
  join(folder, `results.${generation}.jsonl`)

/** Removes the files of holders that certainly cannot wake up. */
function sweep({ folder, generation, mayWake }: Claim): void {
  for (const name of readdirSync(folder)) {
    const from = Number(/^results\.(\d+)\.jsonl$/.exec(name)?.[1])
    if (from < generation && !mayWake.includes(from)) rmSync(join(folder, name), { force: true })
  }
}

/** The lines of a file, without a truncated last one. */
function wholeLines(path: string): string {
  if (!existsSync(path)) return ''
  const text = readFileSync(path, 'utf8')
  return text.slice(0, text.lastIndexOf('\n') + 1)
}

/** Prevents a generation whose process may wake up from renaming its file. */
function bar(staged: string): void {
  try {
    writeText(staged, BARRED, { flag: 'wx' })
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error
    // The generation has created its file, which happens only once; next it renames the file, unless it was barred before.
    try {
      if (readFileSync(staged, 'utf8') !== BARRED) unlinkSync(staged)
    } catch (gone) {
      if (systemCode(gone) !== 'ENOENT') throw gone
    }
  }
}

function openOnce(staged: string, claim: Claim): number {
  try {
    return openSync(staged, 'wx')
  } catch (error) {
    throw systemCode(error) === 'EEXIST' ? lostBefore(claim) : error
  }
}

function rename(staged: string, path: string, claim: Claim): void {
  try {
    renameSync(staged, path)
  } catch (error) {
    throw systemCode(error) === 'ENOENT' ? lostBefore(claim) : error
  }
}

/** Why a file was barred; the reason is known now, unless the file system still hides it. */
function lostBefore(claim: Claim): unknown {
  try {
    claim.assertHeld()
  } catch (error) {
    return error
  }
  return new ClaimLostError('Another process has taken the folder over.')
}
