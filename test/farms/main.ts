/*
 * `npm run farms -- BLUEPRINTS [flags of run]`: imports all of VillagerBench's 100 farm settings, with the farms of its
 * `farm_blue_print.json` (a sample is enough: missing farms are laid out in the same way), and plays them as one experiment, for
 * example with `--agents 1`. Ends with `run`'s exit code, which is 1 if any dish is not made.
 */
import '../support/guarded.ts'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagePath } from '../../src/core/package-root.ts'
import { farmBlueprintsSchema } from '../../src/import/farm-blueprint.ts'
import { importFarmSetting } from '../../src/import/farm-setting.ts'
import { taskFileText } from '../../src/import/task-file-text.ts'
import { farmSettings, withAllFarms } from './settings.ts'

const [path, ...flags] = process.argv.slice(2)
if (path === undefined) {
  process.stderr.write('usage: npm run farms -- PATH/farm_blue_print.json [--agents N] [--jobs N] …\n')
  process.exit(2)
}
const blueprints = withAllFarms(farmBlueprintsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))))
const folder = mkdtempSync(join(tmpdir(), 'causalmace-farms-'))
try {
  for (const [index, setting] of farmSettings().entries()) {
    const outcome = importFarmSetting(setting, index, { blueprints, minecraft: '1.19.2' })
    if (outcome.kind === 'refused') throw new Error(`${outcome.refusal.task}: ${outcome.refusal.reason}`)
    const name = `${String(index).padStart(2, '0')}-${outcome.draft.id}.yaml`
    writeFileSync(join(folder, name), taskFileText(outcome.draft, outcome.notes))
  }
  execFileSync(process.execPath, [packagePath('src', 'cli', 'main.ts'), 'run', folder, ...flags], {
    stdio: 'inherit',
  })
} catch (error) {
  const { status } = error as { status?: number }
  if (status === undefined) throw error
  process.exitCode = status
} finally {
  rmSync(folder, { recursive: true, force: true })
}
