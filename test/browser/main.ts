/*
 * `npm run test:browser`: opens the pages on which runs are watched and rated in Chromium (Debian's, or the one that CHROMIUM names) and
 * uses them as people do. Skipped where there is no Chromium. `-- --keep FOLDER` leaves screenshots there; `-- --only 3` makes the
 * first three checks of runs only, which need one another, `-- --with model` those whose sentence has that word, and `-- --raters` those of
 * the page of raters.
 */
import '../support/guarded.ts'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { checks } from './checks.ts'
import { endCommands } from './command.ts'
import { rateChecks } from './rate.ts'
import { Watch } from './watch.ts'

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const only = process.argv.indexOf('--only')
const most = only < 0 ? undefined : Number(process.argv[only + 1])
const word = process.argv[process.argv.indexOf('--with') + 1] ?? ''
const named = process.argv.includes('--with') ? [...checks].filter(([name]) => name.includes(word)) : checks
const ofRuns = process.argv.includes('--raters') ? [] : named.slice(0, most)
const chosen = [...ofRuns, ...(most === undefined && named === checks ? rateChecks : [])]
const print = (text: string) => process.stdout.write(`${text}\n`)

if (!existsSync(executablePath))
  print(`skipped: there is no Chromium at ${executablePath}; CHROMIUM=/path/to/it names another`)
else {
  const keep = process.argv[process.argv.indexOf('--keep') + 1]
  const pictures = process.argv.includes('--keep') && keep !== undefined ? keep : undefined
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
