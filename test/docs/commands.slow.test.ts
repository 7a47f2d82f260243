import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { packagePath } from '../../src/core/package-root.ts'
import { type Block, blocksOf, commandsOf, GUIDE_PAGES } from './pages.ts'

/* Every command of README and the guide that a clone can run is run in one, page by page, as it is printed. */

/** `.ci/run` runs these two from a clone of its own. */
const RUN_BY_CI = new Set(['npm ci && npm start', 'npm test'])
const LIMIT_MS = 240_000

const clone = mkdtempSync(join(tmpdir(), 'causalmace-guide-'))
afterAll(() => rmSync(clone, { recursive: true, force: true }))
execFileSync('git', ['clone', '--quiet', packagePath('.'), clone])
symlinkSync(packagePath('node_modules'), join(clone, 'node_modules'))

/** The folder that was written last: what RUN or EXPERIMENT stands for. */
function newestIn(folder: string): string {
  const names = readdirSync(join(clone, folder))
  const written = (name: string) => statSync(join(clone, folder, name)).mtimeMs
  return join(folder, names.sort((a, b) => written(a) - written(b)).at(-1) ?? '')
}

const asTyped = (command: string): string =>
  command
    .replaceAll(/\bRUN\b/g, () => newestIn('runs'))
    .replaceAll(/\bEXPERIMENT\b/g, () => newestIn('experiments'))

const isRunHere = ({ language, needs, file }: Block): boolean =>
  needs === undefined && (language === 'sh' || file !== undefined)

describe.each(GUIDE_PAGES.filter((page) => blocksOf(page).some(isRunHere)))('%s', (page) => {
  for (const block of blocksOf(page).filter(isRunHere)) {
    if (block.file !== undefined) {
      const { file, lines } = block
      it(`has the file ${file}`, () => writeFileSync(join(clone, file), lines.join('\n')))
      continue
    }
    for (const command of commandsOf(block).filter((line) => !RUN_BY_CI.has(line)))
      it(
        `runs as printed: ${command}`,
        () => {
          const { status, stdout, stderr } = spawnSync('bash', ['-c', asTyped(command)], {
            cwd: clone,
            encoding: 'utf8',
            timeout: LIMIT_MS,
            maxBuffer: 64 * 1024 * 1024,
          })
          expect(status, `${stdout.slice(-2000)}\n${stderr.slice(-2000)}`).toBe(0)
        },
        LIMIT_MS + 10_000,
      )
  }
})
