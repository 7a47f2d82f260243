import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagePath } from '../../src/core/package-root.ts'
import { type Block, blocksOf, commandsOf } from './pages.ts'

/** `.ci/run` runs these two from a clone of its own. */
const RUN_BY_CI = new Set(['npm ci && npm start', 'npm test'])
/** Wall time after which a command is given up (ms). */
export const LIMIT_MS = 240_000

/** A newcomer's use of a block: saving it as a file, or typing its commands one by one. */
export type Step = { save: string; text: string } | { type: string }

/** The steps of a page that a clone can take, in their order. */
export const stepsOf = (page: string): Step[] =>
  blocksOf(page)
    .filter(isForClones)
    .flatMap((block): Step[] =>
      block.file !== undefined
        ? [{ save: block.file, text: block.lines.join('\n') }]
        : commandsOf(block)
            .filter((line) => !RUN_BY_CI.has(line))
            .map((type) => ({ type })),
    )

const isForClones = ({ language, needs, inPackage, file }: Block): boolean =>
  needs === undefined && inPackage !== true && (language === 'sh' || file !== undefined)

/** A clone of the commit, in which steps run as printed. */
export class GuideClone {
  readonly #folder = mkdtempSync(join(tmpdir(), 'causalmace-guide-'))

  constructor() {
    execFileSync('git', ['clone', '--quiet', packagePath('.'), this.#folder])
    symlinkSync(packagePath('node_modules'), join(this.#folder, 'node_modules'))
  }

  /** @returns undefined if the step succeeds, otherwise the end of its output */
  take(step: Step): string | undefined {
    if ('save' in step) {
      writeFileSync(join(this.#folder, step.save), step.text)
      return undefined
    }
    const { status, stdout, stderr } = spawnSync('bash', ['-c', this.#asTyped(step.type)], {
      cwd: this.#folder,
      encoding: 'utf8',
      timeout: LIMIT_MS,
      maxBuffer: 64 * 1024 * 1024,
    })
    return status === 0 ? undefined : `exit ${status}\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** RUN and EXPERIMENT stand for the folder that was written last. */
  #asTyped(command: string): string {
    return command
      .replaceAll(/\bRUN\b/g, () => this.#newestIn('runs'))
      .replaceAll(/\bEXPERIMENT\b/g, () => this.#newestIn('experiments'))
  }

  #newestIn(folder: string): string {
    const written = (name: string) => statSync(join(this.#folder, folder, name)).mtimeMs
    const names = readdirSync(join(this.#folder, folder))
    return join(folder, names.sort((a, b) => written(a) - written(b)).at(-1) ?? '')
  }
}
