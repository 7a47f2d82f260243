import { deepEqual, equal, match, notDeepEqual, ok } from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagePath } from '../../src/core/package-root.ts'
import { brightnessOf, writeCave } from './cave.ts'
import { finishedDemo, runToEnd } from './command.ts'
import { namelessControls } from './nameless.ts'
import { built, coarse, drawn, number, pause, slideTo, untilBuilt, WORLD } from './page-tools.ts'
import type { Watch } from './watch.ts'

export async function watchLive(watch: Watch): Promise<string> {
  const url = await watch.show(
    'demo',
    '--view',
    '--plain',
    '--clock',
    'realtime',
    // Without it the run is over in four seconds, before a busy machine shows the page.
    '--latency',
    'fixed:500ms',
    '--runs',
    watch.folder,
    '--run-id',
    'demo',
  )
  const begun = Date.now()
  const page = await watch.open(url)
  const took = Date.now() - begun
  await page.waitForFunction(() => Number(document.querySelector('.progress b')?.textContent) > 3)
  match((await page.getAttribute('.badge', 'class')) ?? '', /live/)
  equal(await page.getByRole('button', { name: 'Live', exact: true }).getAttribute('aria-pressed'), 'true')
  await watch.picture(page, 'live')
  await page.waitForFunction(() => document.querySelector('.badge')?.textContent === 'success')
  equal(await built(page), 58)
  await slideTo(page, 0)
  equal(await built(page), 0)
  return `page there after ${(took / 1000).toFixed(1)} s, the start of the run included`
}

export async function slideToTheMiddle(watch: Watch): Promise<string> {
  const url = await watch.show('view', await finishedDemo(watch.folder))
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
  return `picture after ${took.toFixed(1)} s with software rendering`
}

export async function followAgent(watch: Watch): Promise<undefined> {
  const page = await watch.open(`${await watch.show('view', await finishedDemo(watch.folder))}`)
  await pause(page)
  for (const share of [0.3, 0.6]) {
    await slideTo(page, share)
    const button = page.getByRole('button', { name: /^Bob/ })
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click()
    // The camera follows him until he is in the middle of the picture.
    await page.waitForFunction((world) => {
      const canvas = document.querySelector(world)?.getBoundingClientRect()
      const label = [...document.querySelectorAll<HTMLElement>('.label:not([hidden])')]
        .find(({ textContent }) => textContent?.startsWith('Bob'))
        ?.getBoundingClientRect()
      if (canvas === undefined || label === undefined) return false
      const off = label.x + label.width / 2 - canvas.x - canvas.width / 2
      return Math.abs(off) < canvas.width / 8
    }, WORLD)
    match((await page.textContent('.caption')) ?? '', /^Bob at/)
  }
  await watch.picture(page, 'follow')
  await page.getByRole('button', { name: 'First person' }).click()
  await page.locator('.label', { hasText: 'Bob' }).waitFor({ state: 'hidden' })
  await watch.picture(page, 'eyes')
}

export async function useKeyboard(watch: Watch): Promise<undefined> {
  const page = await watch.open(await watch.show('view', await finishedDemo(watch.folder)))
  await pause(page)
  await page.locator('body').press('End')
  await untilBuilt(page, 58)
  await page.locator('body').press('Home')
  await untilBuilt(page, 0)
  await page.locator('body').press(']')
  await page.locator('body').press(']')
  await page.waitForTimeout(400)
  ok((await number(page, '.clock')) >= 0)
  const isPressed = (name: string | RegExp) => page.getByRole('button', { name, pressed: true }).waitFor()
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

export async function lookAround(watch: Watch): Promise<undefined> {
  const url = await watch.show('view', await finishedDemo(watch.folder))
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

export async function lookIntoCave(watch: Watch): Promise<string> {
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

export async function findFailure(watch: Watch): Promise<string> {
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
