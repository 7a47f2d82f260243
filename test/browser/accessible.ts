import { deepEqual, ok } from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import type { Page } from 'playwright-core'
import { packagePath } from '../../src/core/package-root.ts'
import { writeRuns } from '../../src/raters/testing.ts'
import { runToEnd, serveRaterPage, serveRaters } from './command.ts'
import { experimentFor } from './rate.ts'
import type { Watch } from './watch.ts'

/** Widths at which every page must be whole: a phone, a notebook, a wide screen (pixels). */
const WIDTHS = [390, 1280, 1920] as const

interface AxeResult {
  violations: { id: string; nodes: { target: string[] }[] }[]
}

declare const axe: { run(document: Document): Promise<AxeResult> }

const axeSource = (): string =>
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The findings of axe on a page, as `rule: elements`. */
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

/** Areas that scroll and that the keyboard cannot reach, and landmarks that are missing or doubled. */
const unreachableOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const areas = [...document.querySelectorAll<HTMLElement>('body *')].filter((node) => {
      const { overflowX, overflowY, visibility } = getComputedStyle(node)
      const scrolls = (overflow: string, inner: number, outer: number) =>
        ['auto', 'scroll'].includes(overflow) && inner > outer + 1
      return (
        visibility !== 'hidden' &&
        node.clientHeight > 1 &&
        (scrolls(overflowX, node.scrollWidth, node.clientWidth) ||
          scrolls(overflowY, node.scrollHeight, node.clientHeight))
      )
    })
    const isReached = (node: HTMLElement) =>
      node.tabIndex >= 0 ||
      node.querySelector('a[href], button, input, select, textarea, summary, [tabindex="0"]') !== null
    const mains = document.querySelectorAll('main').length
    return [
      ...areas
        .filter((node) => !isReached(node))
        .map((node) => `no key scrolls ${node.tagName.toLowerCase()}.${node.className}`),
      ...(mains === 1 ? [] : [`${mains} main landmarks`]),
    ]
  })

/** A page, and how it is known to be complete. */
interface Inspected {
  readonly name: string
  readonly url: string
  /** What the page has once it is complete; nothing for pages that need no script. */
  readonly ready?: string
}

/** Reads a page at each width, in light and in dark. @returns what is wrong with it */
async function inspect(watch: Watch, { name, url, ready }: Inspected): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS)
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await watch.page({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true })
      await page.goto(url)
      if (ready !== undefined) await page.waitForSelector(ready)
      const found = [...(await findingsOn(page)), ...(await cutOn(page)), ...(await unreachableOn(page))]
      faults.push(...found.map((fault) => `${name}, ${width} pixels, ${colorScheme}: ${fault}`))
      await watch.picture(page, `accessible-${name}-${width}-${colorScheme}`)
      await page.context().close()
    }
  return faults
}

/** A planned experiment of two conditions on two seeds, as `ablate` and `experiment` play them. */
const PROTOCOL = `schema: 1
id: planned
title: A planned experiment
question: Does a graph help?
primary: { measure: completion, block: main, contrast: [graph, none] }
measures: [completion, efficiency]
usual: latency=fixed:500ms
conditions: { none: no-graph, graph: causal }
blocks:
  - { id: main, asks: That., tasks: [./planned-task.yaml], seeds: 1-2, contrasts: [[graph, none]] }
episodes: 4
exclude: { infrastructure: { retries: 1, atMost: 0.5 } }
pilot: { seeds: 7 }
`

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** Serves the built site. @returns its address, and how to stop */
async function serveSite(folder: string): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const asked = join(folder, normalize(decodeURIComponent(pathname)))
    const file = [asked, `${asked}.html`, join(asked, 'index.html')].find(
      (path) => /\.\w+$/.test(path) && existsSync(path),
    )
    if (file === undefined) response.writeHead(404).end()
    else {
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
      response.end(readFileSync(file))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  }
}

/** Pages of the site that stand for their kinds: the first one, a guide, tables, commands, the library. */
const SITE_PAGES = ['/', '/guide/start', '/results', '/metrics', '/reference/cli/run']

/**
 * Every kind of page: reports of a run, of comparisons, of planned experiments and of judgements, films as pages, the pages of `view` and
 * of raters.
 */
export async function inspectPages(watch: Watch): Promise<string> {
  const folder = join(watch.folder, 'accessible')
  mkdirSync(folder, { recursive: true })
  const [runs, experiments] = [join(folder, 'runs'), join(folder, 'experiments')]
  await runToEnd('demo', '--plain', '--run-id', 'demo', '--runs', runs)
  const task = packagePath('benchmarks', 'demo', 'pavilion.yaml')
  const flags = ['--plain', '--experiments', experiments]
  await runToEnd('compare', 'causal', 'react', '--tasks', task, '--seeds', '1-2', '--id', 'two', ...flags)
  writeFileSync(join(folder, 'planned-task.yaml'), readFileSync(task))
  writeFileSync(join(folder, 'planned.yaml'), PROTOCOL)
  await runToEnd('experiment', join(folder, 'planned.yaml'), '--id', 'planned', ...flags)
  const comparison = join(folder, 'comparison.html')
  await runToEnd('compare', join(experiments, 'two'), '--out', comparison)
  const run = join(runs, 'demo')
  await runToEnd('judge', run)
  ok(readdirSync(run).includes('judged.html'), 'the run has been judged')
  const single = await serveRaters(run, '--raters', 'alice', '--single', '--store', join(folder, 'votes'))
  const pairs = await serveRaters(...writeRuns(folder), '--raters', 'bob', '--store', join(folder, 'duels'))
  const asked = ['difficulty', await experimentFor(watch, 'hard-pages'), '--ask', '--raters', 'ann']
  const difficulty = await serveRaterPage('mcu', ...asked)
  const ready = '[data-ready]'
  const pages: Inspected[] = [
    ...['report.html', 'judged.html'].map((name) => ({ name, url: `file://${join(run, name)}` })),
    ...['two', 'planned'].map((name) => ({ name, url: `file://${join(experiments, name, 'report.html')}` })),
    { name: 'comparison', url: `file://${comparison}` },
    { name: 'view', url: await watch.show('view', run), ready },
    { name: 'list', url: await watch.show('view', join(experiments, 'two')), ready },
    { name: 'rate', url: single.links[0] ?? '', ready },
    { name: 'duel', url: pairs.links[0] ?? '', ready },
    { name: 'difficulty', url: difficulty.links[0] ?? '', ready },
  ]
  const faults: string[] = []
  for (const page of pages) faults.push(...(await inspect(watch, page)))
  for (const served of [single, pairs, difficulty]) await served.stop()
  deepEqual(faults, [])
  return `${pages.length} pages at ${WIDTHS.join(', ')} pixels`
}

/** The pages of the site, if it has been built (`npm run docs`). */
export async function inspectSite(watch: Watch): Promise<string> {
  const built = packagePath('site', '.vitepress', 'dist')
  if (!existsSync(built)) return 'not built: npm run docs'
  const site = await serveSite(built)
  const faults: string[] = []
  for (const path of SITE_PAGES) {
    const name = `site${path.replaceAll('/', '-')}`
    faults.push(...(await inspect(watch, { name, url: `${site.url}${path}`, ready: '.VPContent' })))
  }
  site.stop()
  deepEqual(faults, [])
  return `${SITE_PAGES.length} pages at ${WIDTHS.join(', ')} pixels`
}
