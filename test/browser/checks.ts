import { deepEqual, equal, match, notDeepEqual, ok } from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { packagePath } from '../../src/core/package-root.ts'
import { writeRun } from '../../src/view/testing.ts'
import { inspectPages, inspectSite } from './accessible.ts'
import { brightnessOf, writeCave } from './cave.ts'
import { runToEnd } from './command.ts'
import { writeCrowd } from './crowd.ts'
import { namelessControls } from './nameless.ts'
import { readAgain, readLive } from './transcripts.ts'
import type { Watch } from './watch.ts'

/** What people do with the page, in a sentence each. What a check returns is printed behind it. */
export const checks: readonly (readonly [
  sentence: string,
  check: (watch: Watch) => Promise<string | undefined>,
])[] = [
  ['the demo is watched live, and again when it is over', watchLive],
  ['the slider in the middle shows the half-built pavilion', slideToTheMiddle],
  ['the button of an agent follows it', followAgent],
  ['everything can be done with the keyboard', useKeyboard],
  ['it looks right in the dark and on a narrow screen', lookAround],
  ['a cave is dark until light is turned off', lookIntoCave],
  ["an experiment's failures are found in two clicks", findFailure],
  ['what a model says stays text', stayText],
  ['what the model is asked is read while the run goes on', readLive],
  ['what the model was asked is read when the run is over', readAgain],
  ['every page is free of what axe finds, and whole from phones to wide screens', inspectPages],
  ['the docs site is free of what axe finds', inspectSite],
  ['other sites and people without the token are refused', refuseOthers],
  ['48 agents on a house of 414 blocks stay usable', bearCrowd],
  ['the memory of the page stays flat over half an hour of a run', stayFlat],
]

/** The picture of the world; the layer of an agent's own view has canvases of its own. */
const WORLD = 'canvas[role="img"]'

const number = async (page: Page, selector: string): Promise<number> =>
  Number(/[\d.]+/.exec((await page.textContent(selector)) ?? '')?.[0])
const built = (page: Page): Promise<number> => number(page, '.progress b')

/** Waits until the page shows this number of blocks. */
async function untilBuilt(page: Page, blocks: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => Number(document.querySelector('.progress b')?.textContent) === wanted,
    blocks,
    { timeout: 30_000 },
  )
}

/** Moves the slider as a person does who drags it. */
async function slideTo(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    const slider = document.querySelector<HTMLInputElement>('#time')!
    slider.value = String(part * Number(slider.max))
    slider.dispatchEvent(new Event('input', { bubbles: true }))
  }, share)
  await drawn(page)
}

/** Waits until picture and panels show the last change, on any machine: panels are redrawn every 120 ms. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const begun = performance.now()
        let frames = 0
        const step = (): void => {
          frames++
          if (frames > 4 && performance.now() - begun > 300) resolve()
          else requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
  )

/** Stops the clock of a page that plays. */
async function pause(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Pause', exact: true })
  if (await button.isVisible()) await button.click()
}

/** The colours of the picture, so coarse that they say what is in it. */
const coarse = async (page: Page): Promise<string> => {
  const png = await page.locator(WORLD).screenshot()
  return png.toString('base64')
}

async function watchLive(watch: Watch): Promise<string> {
  const url = await watch.show(
    'demo',
    '--view',
    '--plain',
    '--clock',
    'realtime',
    '--runs',
    watch.folder,
    '--run-id',
    'demo',
  )
  const begun = Date.now()
  const page = await watch.open(url)
  const took = Date.now() - begun
  await page.waitForFunction(
    () => Number(document.querySelector('.progress b')?.textContent) > 3,
    undefined,
    { timeout: 180_000 },
  )
  match((await page.getAttribute('.badge', 'class')) ?? '', /live/)
  equal(await page.getByRole('button', { name: 'Live', exact: true }).getAttribute('aria-pressed'), 'true')
  await watch.picture(page, 'live')
  await page.waitForFunction(() => document.querySelector('.badge')?.textContent === 'success', undefined, {
    timeout: 90_000,
  })
  equal(await built(page), 58)
  await slideTo(page, 0)
  equal(await built(page), 0)
  return `page there after ${(took / 1000).toFixed(1)} s, the start of the run included`
}

async function slideToTheMiddle(watch: Watch): Promise<string> {
  await runToEnd('demo', '--runs', watch.folder, '--run-id', 'again', '--plain')
  const url = await watch.show('view', join(watch.folder, 'again'))
  const begun = Date.now()
  const page = await watch.open(url)
  await page.waitForFunction(
    () => (document.querySelector<HTMLElement>('.label:not([hidden])')?.offsetWidth ?? 0) > 0,
  )
  const took = (Date.now() - begun) / 1000
  await pause(page)
  const seen: [number, string][] = []
  for (const share of [0, 0.5, 1]) {
    await slideTo(page, share)
    seen.push([await built(page), await coarse(page)])
    await watch.picture(page, `at-${share}`)
  }
  const [first, middle, last] = seen as [[number, string], [number, string], [number, string]]
  equal(first[0], 0)
  ok(middle[0] > 15 && middle[0] < 50, `half-way ${middle[0]} of 58 blocks stand`)
  equal(last[0], 58)
  notDeepEqual(middle[1], first[1])
  notDeepEqual(middle[1], last[1])
  await slideTo(page, 0.5)
  equal(await built(page), middle[0])
  ok(took <= 8, `the picture was there after ${took} s`)
  return `picture after ${took.toFixed(1)} s with software rendering`
}

async function followAgent(watch: Watch): Promise<undefined> {
  const page = await watch.open(`${await watch.show('view', join(watch.folder, 'again'))}`)
  await pause(page)
  for (const share of [0.3, 0.6]) {
    await slideTo(page, share)
    const button = page.getByRole('button', { name: /^Bob/ })
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click()
    await page.waitForTimeout(2500)
    const [label, canvas] = [
      await page.locator('.label', { hasText: 'Bob' }).boundingBox(),
      await page.locator(WORLD).boundingBox(),
    ]
    ok(label !== null && canvas !== null)
    ok(
      Math.abs(label.x + label.width / 2 - canvas.x - canvas.width / 2) < canvas.width / 8,
      'Bob is in the middle',
    )
    match((await page.textContent('.caption')) ?? '', /^Bob at/)
  }
  await watch.picture(page, 'follow')
  await page.getByRole('button', { name: 'First person' }).click()
  await page.waitForTimeout(600)
  equal(await page.locator('.label', { hasText: 'Bob' }).isVisible(), false)
  await watch.picture(page, 'eyes')
}

async function useKeyboard(watch: Watch): Promise<undefined> {
  const page = await watch.open(await watch.show('view', join(watch.folder, 'again')))
  await pause(page)
  await page.locator('body').press('End')
  await untilBuilt(page, 58)
  await page.locator('body').press('Home')
  await untilBuilt(page, 0)
  await page.locator('body').press(']')
  await page.locator('body').press(']')
  await page.waitForTimeout(400)
  ok((await number(page, '.clock')) >= 0)
  const isPressed = (name: string | RegExp) =>
    page.getByRole('button', { name, pressed: true }).waitFor({ timeout: 10_000 })
  await page.locator('body').press('2')
  await isPressed(/^Bob/)
  await page.locator('body').press('o')
  await isPressed('Overview')
  await page.getByRole('tab', { name: 'Stream' }).focus()
  await page.keyboard.press('ArrowRight')
  equal(await page.getByRole('tab', { name: 'Tasks' }).getAttribute('aria-selected'), 'true')
  equal(await page.locator('.graph .node').count(), 10)
  deepEqual(await namelessControls(page), [])
}

async function lookAround(watch: Watch): Promise<undefined> {
  const url = await watch.show('view', join(watch.folder, 'again'))
  for (const [name, options] of [
    ['dark', { colorScheme: 'dark' }],
    ['light', { colorScheme: 'light' }],
    ['narrow', { viewport: { width: 390, height: 780 } }],
    ['narrow-dark', { viewport: { width: 390, height: 780 }, colorScheme: 'dark' }],
  ] as const) {
    const page = await watch.open(url, options)
    await pause(page)
    await slideTo(page, 0.6)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    equal(overflow, 0, `${name}: nothing reaches beyond the screen`)
    await watch.picture(page, name)
    await page.close()
  }
}

async function lookIntoCave(watch: Watch): Promise<string> {
  const path = join(watch.folder, 'cave')
  writeCave(path)
  const page = await watch.open(await watch.show('view', path))
  await pause(page)
  await slideTo(page, 0.5)
  await page.locator('body').press('1')
  await page.locator('body').press('e')
  await drawn(page)
  const shot = async () => brightnessOf(await page.locator(WORLD).screenshot())
  const dark = await shot()
  await watch.picture(page, 'cave')
  await page.getByRole('button', { name: 'Light', exact: true }).click()
  await drawn(page)
  const bright = await shot()
  await watch.picture(page, 'cave-without-light')
  ok(dark < 0.5 * bright, `${dark} in the dark, ${bright} with light turned off`)
  return `${dark.toFixed(0)} of 255 in the dark, ${bright.toFixed(0)} with light turned off`
}

async function findFailure(watch: Watch): Promise<string> {
  const demo = readFileSync(packagePath('benchmarks', 'demo', 'pavilion.yaml'), 'utf8')
  const hurried = join(watch.folder, 'hurried.yaml')
  writeFileSync(hurried, demo.replace(/^id: .*$/m, 'id: hurried').replace(/seconds: .*/, 'seconds: 3'))
  await runToEnd(
    'run',
    packagePath('benchmarks', 'demo', 'pavilion.yaml'),
    hurried,
    ...['--experiments', watch.folder, '--id', 'experiment', '--plain'],
  )
  const page = await watch.open(await watch.show('view', join(watch.folder, 'experiment')))
  await watch.picture(page, 'experiment')
  const cause = (await page.locator('.causes button').first().textContent()) ?? ''
  await page.locator('.causes button').first().click()
  await page.locator('tbody a').first().click()
  await page.waitForSelector('[data-ready]')
  await page.waitForTimeout(300)
  await page.locator('body').press('End')
  await page.waitForTimeout(600)
  ok(!/success/.test((await page.textContent('.badge')) ?? ''))
  await page.getByRole('link').first().click()
  await page.waitForSelector('.causes')
  return cause.trim()
}

async function stayText(watch: Watch): Promise<undefined> {
  const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
  writeRun(join(watch.folder, 'hostile'), { thought: hostile, outcome: 'task_failure', reason: hostile })
  const page = await watch.open(await watch.show('view', join(watch.folder, 'hostile')))
  await pause(page)
  await slideTo(page, 1)
  ok((await page.textContent('.stream'))?.includes(hostile))
  equal(await page.locator('img, .stream script').count(), 0)
  equal(await page.evaluate(() => 'hacked' in window), false)
}

async function refuseOthers(watch: Watch): Promise<undefined> {
  const url = await watch.show('view', join(watch.folder, 'again'))
  const bare = await fetch(new URL('/', url))
  equal(bare.status, 403)
  equal((await fetch(new URL('/run/again/stream', url))).status, 403)
  const other = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><link rel="icon" href="data:,">'),
  )
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const page = await watch.page()
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
  const read = await page.evaluate(
    (address) =>
      fetch(address).then(
        (answer) => answer.status,
        (error: Error) => error.name,
      ),
    `${url}runs.json`,
  )
  equal(read, 'TypeError')
  const framed = await page.evaluate(async (address) => {
    const frame = document.createElement('iframe')
    frame.src = address
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await loaded
    return frame.contentDocument === null
  }, url)
  equal(framed, true)
  ok(
    await page
      .frames()
      .at(-1)!
      .evaluate(() => document.querySelector('canvas') === null),
  )
  watch.forgive()
  other.close()
}

async function bearCrowd(watch: Watch): Promise<string> {
  const path = join(watch.folder, 'crowd')
  // 46 blocks a layer, and 9 layers
  equal(writeCrowd(path, { agents: 48, house: { width: 12, depth: 13, height: 9 }, seconds: 60 }), 414)
  const page = await watch.open(await watch.show('view', path), { viewport: { width: 960, height: 600 } })
  await page.waitForTimeout(3000)
  const frames = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begun = performance.now()
        let count = 0
        const step = (): void => {
          count++
          if (performance.now() - begun < 4000) requestAnimationFrame(step)
          else resolve(count / 4)
        }
        requestAnimationFrame(step)
      }),
  )
  await pause(page)
  const before = Date.now()
  await slideTo(page, 0.5)
  const answered = Date.now() - before
  const half = await built(page)
  ok(half > 190 && half < 225, `${half} blocks half-way`)
  ok(answered < 2500, `the slider answered after ${answered} ms`)
  await watch.picture(page, 'crowd')
  return `${frames.toFixed(1)} pictures a second with software rendering`
}

async function stayFlat(watch: Watch): Promise<string> {
  const path = join(watch.folder, 'long')
  writeCrowd(path, { agents: 3, house: { width: 20, depth: 20, height: 12 }, seconds: 1800 })
  const page = await watch.open(await watch.show('view', path), { viewport: { width: 480, height: 400 } })
  await pause(page)
  const pass = async (): Promise<number> => {
    for (let share = 0; share <= 1; share += 0.05) await slideTo(page, share)
    return page.evaluate(() => {
      ;(globalThis as unknown as { gc(): void }).gc()
      return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1e6
    })
  }
  const [first, second] = [await pass(), await pass()]
  ok(
    second < first * 1.1 + 1,
    `${first.toFixed(1)} MB after the first pass, ${second.toFixed(1)} MB after the second`,
  )
  return `${first.toFixed(1)} MB of objects after one pass, ${second.toFixed(1)} MB after two`
}
