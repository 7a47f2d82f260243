/*
 * `npm run test:browser`: opens the pages on which runs are watched and rated in Chromium (Debian's, or the one that CHROMIUM names)
 * and uses them as people do. Skipped where there is no Chromium. `-- --help` lists the options.
 */
import '../support/guarded.ts'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { checks } from './checks.ts'
import { endCommands } from './command.ts'
import { rateChecks } from './rate.ts'
import { Watch } from './watch.ts'

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    keep: { type: 'string' },
    only: { type: 'string' },
    with: { type: 'string' },
    raters: { type: 'boolean', default: false },
  },
})
const USAGE = `npm run test:browser -- [options]
  --only N       the first N checks of runs, which need one another
  --with WORDS   the checks whose sentence has these words
  --raters       the checks of the pages of raters
  --keep FOLDER  keep screenshots in this folder`
const all = [...checks, ...rateChecks]
const chosen =
  values.with !== undefined
    ? all.filter(([name]) => name.includes(values.with ?? ''))
    : values.only !== undefined
      ? checks.slice(0, Number(values.only))
      : values.raters
        ? rateChecks
        : all
const print = (text: string) => process.stdout.write(`${text}\n`)

if (values.help) print(USAGE)
else if (chosen.length === 0) {
  process.exitCode = 2
  print(`no check has "${values.with}" in its sentence:\n${all.map(([name]) => `  ${name}`).join('\n')}`)
} else if (!existsSync(executablePath))
  print(`skipped: there is no Chromium at ${executablePath}; CHROMIUM=/path/to/it names another`)
else {
  const pictures = values.keep
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true })
  const folder = mkdtempSync(join(tmpdir(), 'causalmace-browser-'))
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--js-flags=--expose-gc',
      '--enable-precise-memory-info',
    ],
  })
  try {
    for (const [sentence, check] of chosen) {
      const watch = new Watch(browser, folder, pictures)
      try {
        const note = await check(watch)
        watch.complain()
        print(`✓ ${sentence}${note === undefined ? '' : ` (${note})`}`)
      } catch (error) {
        process.exitCode = 1
        print(`✕ ${sentence}\n  ${(error as Error).stack}`)
      } finally {
        await watch.close()
        endCommands()
      }
    }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
