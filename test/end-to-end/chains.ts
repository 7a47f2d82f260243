/*
 * `npm run chains -- [seeds]`: plays the whole way through in every version of the game: the demo with three agents, once
 * for each seed (3 unless told), and the chain from bare hands to a diamond. Prints the results. Exit 1 when a
 * pavilion is not complete or a diamond is missing.
 */
import '../support/guarded.ts'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagePath } from '../../src/core/package-root.ts'
import { GAME_VERSIONS, type GameVersion } from '../../src/game/version.ts'
import type { Scorecard } from '../../src/judger/metrics/scorecard.ts'
import { table as printedTable } from '../../src/report/table/table.ts'
import { onStage } from '../support/fast-stage.ts'
import { emptyArenaIn } from '../support/tasks.ts'
import { playToolChain } from './tool-chain.ts'

const seeds = Array.from({ length: Number(process.argv[2] ?? 3) }, (_, i) => i + 1)
const root = mkdtempSync(join(tmpdir(), 'causalmace-chains-'))

/** Share of the pavilion that stood at the end. */
function demo(version: GameVersion, seed: number): number {
  const run = `${version}-${seed}`
  const flags = [
    'demo',
    '--plain',
    '--minecraft',
    version,
    '--seed',
    String(seed),
    '--runs',
    root,
    '--run-id',
    run,
  ]
  try {
    execFileSync(process.execPath, [packagePath('src', 'cli', 'main.ts'), ...flags], { stdio: 'ignore' })
  } catch {
    // The scorecard says how far it came.
  }
  const card = JSON.parse(readFileSync(join(root, run, 'scorecard.json'), 'utf8')) as Scorecard
  return card.completionRate?.value ?? 0
}

/** Game seconds from bare hands to a diamond, or what went wrong. */
async function diamond(version: GameVersion): Promise<number | string> {
  try {
    return await onStage({ task: emptyArenaIn(version).task }, async (stage) => {
      const began = stage.episode.clock.now()
      const { diamond: found } = await playToolChain(stage, { version, goal: 'diamond' })
      return found === 1 ? (stage.episode.clock.now() - began) / 1000 : 'no diamond'
    })
  } catch (error) {
    return (error as Error).message
  }
}

const heads = ['version', ...seeds.map((seed) => `demo, seed ${seed}`), 'bare hands to a diamond']
const rows: string[][] = []
let isWhole = true
try {
  for (const version of GAME_VERSIONS) {
    const rates = seeds.map((seed) => demo(version, seed))
    const way = await diamond(version)
    isWhole &&= rates.every((rate) => rate === 1) && typeof way === 'number'
    rows.push([
      version,
      ...rates.map((rate) => `${(rate * 100).toFixed(1)} %`),
      typeof way === 'number' ? `${way.toFixed(1)} s of game time` : way,
    ])
  }
} finally {
  rmSync(root, { recursive: true, force: true })
}
process.stdout.write(`${printedTable(heads, rows)}\n`)
process.exit(isWhole ? 0 : 1)
