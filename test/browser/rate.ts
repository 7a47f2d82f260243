import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { writeRuns } from '../../src/raters/testing.ts'
import { runToEnd, type Served, serveRaterPage, serveRaters } from './command.ts'
import { namelessControls } from './nameless.ts'
import type { Watch } from './watch.ts'

/** Raters' use of their page, one sentence per check. */
export const rateChecks: readonly (readonly [
  sentence: string,
  check: (watch: Watch) => Promise<string | undefined>,
])[] = [
  [
    'two raters rate at once, through a reload and a killed server: nothing is lost, no vote counts twice',
    rateTogether,
  ],
  ['a rater on a phone can do everything, in the dark and in the light', ratePhone],
  ['a rater needs no mouse', rateByKeyboard],
  ['a rater who fails the quiz gets no further questions', failQuiz],
  ['people say how hard tasks are, by keyboard and on a phone, through a killed server', askDifficulties],
]

const PHONE = { width: 360, height: 740 }

function runsFor(watch: Watch, name: string): { folder: string; runs: string[] } {
  const folder = join(watch.folder, name)
  mkdirSync(folder, { recursive: true })
  return { folder, runs: writeRuns(folder) }
}

/** Chooses the first word or a later one for every dimension of both runs. */
async function choose(page: Page, verdict: string, step = 3): Promise<void> {
  await page.locator('.verdict label', { hasText: verdict }).click()
  for (const row of await page.locator('.row.better').all()) await row.locator('label').first().click()
  for (const row of await page.locator('.row:not(.better)').all())
    await row.locator('label').nth(step).click()
}

const head = async (page: Page): Promise<string> => (await page.textContent('.head p')) ?? ''

/** Saves, and waits until this many are rated. */
async function save(page: Page, done: number): Promise<void> {
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await page.waitForFunction(
    (text) => document.querySelector('.head p')?.textContent?.includes(text),
    `: ${done} of`,
  )
  await page.waitForSelector('[data-ready]')
}

const votesIn = (folder: string): { rater: string; verdict: string; item: string; shown_left: string }[] =>
  JSON.parse(readFileSync(join(folder, 'store', 'export', 'votes.json'), 'utf8')).votes

async function rateTogether(watch: Watch): Promise<string> {
  const { folder, runs } = runsFor(watch, 'together')
  const args = [...runs, '--raters', 'alice,bob', '--store', join(folder, 'store')]
  let served: Served = await serveRaters(...args)
  const [alice, bob] = [await watch.open(served.links[0]!), await watch.open(served.links[1]!)]
  await choose(alice, 'A is better')
  await choose(bob, 'B is better', 0)
  await watch.picture(alice, 'rate')
  await Promise.all([save(alice, 1), save(bob, 1)])
  // A reload keeps what was chosen, and what was saved.
  await choose(alice, 'Equally good', 5)
  await alice.locator('#comment').fill('they look the same')
  await alice.waitForTimeout(500)
  await alice.reload()
  await alice.waitForSelector('[data-ready]')
  match(await head(alice), /1 of 3/)
  equal(await alice.locator('input:checked').count(), 19)
  equal(await alice.locator('#comment').inputValue(), 'they look the same')
  // The server dies while alice saves and bob chooses.
  served.kill()
  await choose(bob, 'Both are bad', 1)
  await alice.getByRole('button', { name: 'Save and go on' }).click()
  await alice.waitForFunction(() =>
    document.querySelector('.status')?.textContent?.includes('reach the server'),
  )
  await watch.picture(alice, 'rate-no-server')
  const before = served.links
  served = await serveRaters(...args)
  deepEqual(served.links, before, 'the links go on to work')
  await alice.waitForFunction(() => document.querySelector('.head p')?.textContent?.includes('2 of 3'))
  await save(bob, 2)
  // A second vote on the same comparison, from another page of the same rater, does not count.
  const twin = await watch.open(served.links[1]!)
  await choose(twin, 'A is better')
  await choose(bob, 'B is better')
  await save(bob, 3)
  equal(await bob.getAttribute('#rate', 'data-phase'), 'done')
  await twin.getByRole('button', { name: 'Save and go on' }).click()
  await twin.waitForFunction(() =>
    document.querySelector('.status')?.textContent?.includes('the first vote counts'),
  )
  await choose(alice, 'A is better')
  await save(alice, 3)
  watch.forgive()
  await served.stop()
  await runToEnd('rate', ...runs, '--store', join(folder, 'store'), '--export')
  const votes = votesIn(folder)
  equal(votes.length, 6)
  equal(new Set(votes.map(({ rater, item }) => `${rater} ${item}`)).size, 6)
  const of = (name: string) =>
    votes.filter(({ rater }) => rater === name).map(({ verdict, shown_left }) => [verdict, shown_left])
  const side = (shown: string, which: 'left' | 'right') =>
    (which === 'left') === (shown === 'a') ? 'a' : 'b'
  deepEqual(
    of('alice').map(([verdict]) => verdict),
    [side(of('alice')[0]![1]!, 'left'), 'tie', side(of('alice')[2]![1]!, 'left')],
  )
  deepEqual(
    of('bob').map(([verdict]) => verdict),
    [side(of('bob')[0]![1]!, 'right'), 'both-bad', side(of('bob')[2]![1]!, 'right')],
  )
  return '6 votes of 2 raters'
}

async function ratePhone(watch: Watch): Promise<undefined> {
  const { folder, runs } = runsFor(watch, 'phone')
  const served = await serveRaters(...runs, '--single', '--store', join(folder, 'store'))
  for (const colorScheme of ['dark', 'light'] as const) {
    const page = await watch.open(served.links[0]!, { viewport: PHONE, colorScheme, hasTouch: true })
    const reach = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    equal(await reach(), 0, 'nothing reaches beyond the screen')
    await page.getByRole('button', { name: 'Play' }).tap()
    await page.waitForTimeout(1500)
    match((await page.textContent('.clock')) ?? '', /^0:0[1-9]/)
    await watch.picture(page, `rate-phone-${colorScheme}`)
    equal(await page.locator('.verdict').count(), 0, 'one run has no verdict')
    const low = await page.evaluate(
      () =>
        [...document.querySelectorAll('.choice, button')].filter(
          (node) => node.getBoundingClientRect().height < 36,
        ).length,
    )
    equal(low, 0, 'every button is large enough for a finger')
    for (const row of await page.locator('.row').all()) await row.locator('label').nth(2).tap()
    equal(await reach(), 0)
    await page.locator('.submit').scrollIntoViewIfNeeded()
    await watch.picture(page, `rate-phone-form-${colorScheme}`)
    await save(page, colorScheme === 'dark' ? 1 : 2)
  }
  await served.stop()
}

async function rateByKeyboard(watch: Watch): Promise<undefined> {
  const { folder, runs } = runsFor(watch, 'keys')
  const served = await serveRaters(...runs, '--store', join(folder, 'store'))
  const page = await watch.open(served.links[0]!)
  await page.keyboard.press('Space')
  await page.waitForTimeout(800)
  equal(await page.textContent('.play'), 'Pause')
  await page.keyboard.press('ArrowRight')
  equal(await page.textContent('.play'), 'Play')
  await page.keyboard.press('b')
  ok(await page.locator('input[name=verdict][value=right]').isChecked())
  for (let row = 0; row < 18; row++) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type('b is fine')
  ok(await page.locator('input[name=verdict][value=right]').isChecked())
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('.head p')?.textContent?.includes('1 of 3'))
  await page.waitForSelector('[data-ready]')
  deepEqual(await namelessControls(page), [])
  await served.stop()
}

async function failQuiz(watch: Watch): Promise<undefined> {
  const { folder, runs } = runsFor(watch, 'quiz')
  const file = join(folder, 'pairs.yaml')
  writeFileSync(file, 'schema: 1\nthreshold: 1\ngold: [{ a: run1, b: run3, answer: tie }]\n')
  const served = await serveRaters(
    ...runs,
    '--raters',
    'knows,guesses',
    '--pairs',
    file,
    '--store',
    join(folder, 'store'),
  )
  const phases: Record<string, string> = { 'Equally good': 'rating', 'A is better': 'failed' }
  for (const [index, verdict] of ['A is better', 'Equally good'].entries()) {
    const page = await watch.open(served.links[index]!)
    match(await head(page), /Getting to know the task: 0 of 1/)
    await choose(page, verdict)
    await page.getByRole('button', { name: 'Save and go on' }).click()
    await page.waitForFunction(
      (phase) => document.querySelector<HTMLElement>('#rate')?.dataset['phase'] === phase,
      phases[verdict],
    )
    await page.waitForSelector('[data-ready]')
    match(await head(page), /Rated: 0 of 2/)
    await watch.picture(page, `rate-quiz-${phases[verdict]}`)
  }
  await served.stop()
}

/** An experiment of two open tasks, played. */
export async function experimentFor(watch: Watch, name = 'hard'): Promise<string> {
  const folder = join(watch.folder, name)
  const tasks = ['craft a ladder', 'mine stone'].map((words, index) => [words, join(folder, `${index}.yaml`)])
  mkdirSync(folder, { recursive: true })
  for (const [words, file] of tasks) await runToEnd('mcu', 'task', words!, '--out', file!)
  const files = tasks.map(([, file]) => file!)
  await runToEnd('run', ...files, '--experiments', folder, '--id', 'experiment', '--plain')
  return join(folder, 'experiment')
}

async function askDifficulties(watch: Watch): Promise<string> {
  const experiment = await experimentFor(watch)
  const args = ['mcu', 'difficulty', experiment, '--ask', '--raters', 'ann,bob']
  let served = await serveRaterPage(...args)
  const ann = await watch.open(served.links[0]!)
  ok((await ann.locator('.given li').count()) > 0, 'what there is at the start')
  ok(await ann.getByRole('button', { name: 'Save and go on' }).isDisabled())
  // Digits answer one question after another; the last one is corrected with an arrow.
  for (const key of ['2', '5', '1']) await ann.keyboard.press(key)
  await ann.keyboard.press('ArrowLeft')
  ok(await ann.locator('input[name=novelty][value=unsure]').isChecked())
  for (let step = 0; step < 2; step++) await ann.keyboard.press('Tab')
  await watch.picture(ann, 'difficulty-keys')
  await ann.keyboard.press('Enter')
  await ann.waitForFunction(() => document.querySelector('.head p')?.textContent === 'Tasks rated: 1 of 2')
  deepEqual(await namelessControls(ann), [])
  const reach = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const width of [390, 768, 1280, 1920]) {
    await ann.setViewportSize({ width, height: 900 })
    equal(await reach(ann), 0, `nothing reaches beyond ${width} px`)
  }
  const bob = await watch.open(served.links[1]!, { viewport: PHONE, hasTouch: true, colorScheme: 'dark' })
  for (const row of await bob.locator('fieldset').all()) await row.locator('label').nth(1).tap()
  await bob.waitForTimeout(500)
  served.kill()
  served = await serveRaterPage(...args)
  await bob.reload()
  await bob.waitForSelector('[data-ready]')
  equal(await bob.locator('input:checked').count(), 3, 'what was chosen is there after a crash')
  await watch.picture(bob, 'difficulty-phone')
  for (const done of [1, 2]) {
    for (const row of await bob.locator('fieldset').all()) await row.locator('label').nth(1).tap()
    await bob.getByRole('button', { name: 'Save and go on' }).tap()
    await bob.waitForFunction(
      (text) => document.querySelector('.head p')?.textContent === text,
      `Tasks rated: ${done} of 2`,
    )
  }
  equal(await bob.getAttribute('#rate', 'data-phase'), 'done')
  watch.forgive()
  await served.stop()
  return '3 answer sheets of 2 raters'
}
