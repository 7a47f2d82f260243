import { deepEqual, ok } from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { packagePath } from '../../src/core/package-root.ts'
import { runToEnd, serveRaters } from './command.ts'
import type { Watch } from './watch.ts'

/** Widths at which every page must be whole: a phone, a notebook, a wide screen (pixels). */
const WIDTHS = [390, 1280, 1920] as const

interface AxeResult {
  violations: { id: string; nodes: { target: string[] }[] }[]
}

declare const axe: { run(document: Document): Promise<AxeResult> }

const axeSource = (): string =>
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on a page, as `rule: elements`. */
async function findingsOn(page: Page): Promise<string[]> {
  await page.evaluate(axeSource())
  const { violations } = await page.evaluate(() => axe.run(document))
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** How far a page reaches past its window, and texts that are cut without an ellipsis. */
const cutOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const past = document.documentElement.scrollWidth - window.innerWidth
    const cut = [...document.querySelectorAll<HTMLElement>('main *')].filter((node) => {
      const { overflowX, textOverflow } = getComputedStyle(node)
      const isCut = node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1
      const isText = [...node.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
      return (
        isCut && isText && textOverflow !== 'ellipsis' && (overflowX === 'hidden' || overflowX === 'clip')
      )
    })
    return [
      ...(past > 0 ? [`${past} pixels past the window`] : []),
      ...cut.map((node) => `cut: ${node.className} ${node.textContent}`),
    ]
  })

/** Reads a page at each width, in light and in dark. @throws AssertionError with what is wrong */
async function inspect(watch: Watch, name: string, url: string): Promise<void> {
  for (const width of WIDTHS)
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await watch.page({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true })
      await page.goto(url)
      if (url.startsWith('http:')) await page.waitForSelector('[data-ready]', { timeout: 90_000 })
      const place = `${name}, ${width} pixels, ${colorScheme}`
      deepEqual([...(await findingsOn(page)), ...(await cutOn(page))], [], place)
      await watch.picture(page, `accessible-${name}-${width}-${colorScheme}`)
      await page.context().close()
    }
}

/** Every kind of page: reports of a run, of an experiment and of judgements, the page of `view` and that of raters. */
export async function inspectPages(watch: Watch): Promise<string> {
  const folder = join(watch.folder, 'accessible')
  mkdirSync(folder, { recursive: true })
  const [runs, experiments] = [join(folder, 'runs'), join(folder, 'experiments')]
  await runToEnd('demo', '--plain', '--run-id', 'demo', '--runs', runs)
  const task = packagePath('benchmarks', 'demo', 'pavilion.yaml')
  const compared = ['causal', 'react', '--tasks', task, '--seeds', '1-2', '--id', 'two', '--plain']
  await runToEnd('compare', ...compared, '--experiments', experiments)
  const run = join(runs, 'demo')
  await runToEnd('judge', run)
  const served = await serveRaters(run, '--raters', 'alice', '--single', '--store', join(folder, 'votes'))
  const pages = [
    ...['report.html', 'judged.html'].map((name) => [name, `file://${join(run, name)}`]),
    ['experiment.html', `file://${join(experiments, 'two', 'report.html')}`],
    ['view', await watch.show('view', run)],
    ['list', await watch.show('view', join(experiments, 'two'))],
    ['rate', served.links[0]],
  ] as const
  ok(readdirSync(run).includes('judged.html'), 'the run has been judged')
  for (const [name = '', url = ''] of pages) await inspect(watch, name, url)
  await served.stop()
  return `${pages.length} pages at ${WIDTHS.join(', ')} pixels`
}
