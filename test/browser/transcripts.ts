import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { readTranscript } from '../../src/model/transcript/read-transcript.ts'
import { startHeuristicServer } from '../support/heuristic-model/server.ts'
import { namelessControls } from './nameless.ts'
import type { Watch } from './watch.ts'

/** The addresses of the prompts that a page loads. */
function loadedBy(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/request/')) loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

const list = (page: Page) => page.locator('.requests li')
const openModel = (page: Page) => page.getByRole('tab', { name: 'Model' }).click()

/** Opens the latest question of a kind and waits for what was said. @returns all of it */
async function read(page: Page, kind: string): Promise<string> {
  await page.locator('.requests .open', { hasText: kind }).first().click()
  await page.waitForSelector('.request pre')
  return (await page.locator('.request').textContent()) ?? ''
}

/** A run by a model behind an endpoint, while it goes on. It is stopped half-way; the folder is left for the next check. */
export async function readLive(watch: Watch): Promise<string> {
  const model = await startHeuristicServer()
  try {
    const endpoint = ['--model', 'openai:heuristic', '--base-url', model.baseUrl]
    const place = ['--runs', watch.folder, '--run-id', 'asked']
    const page = await watch.open(
      await watch.show('demo', '--view', '--plain', '--clock', 'realtime', ...endpoint, ...place),
    )
    const loaded = loadedBy(page)
    await openModel(page)
    await page.waitForFunction(() => document.querySelectorAll('.requests .thought').length > 4)
    match((await page.getAttribute('.badge', 'class')) ?? '', /live/)
    deepEqual(loaded, [])
    const text = await read(page, 'act')
    match(text, /take one action at a time/)
    match(text, /"thought"/)
    equal(loaded.length, 1)
    await watch.picture(page, 'model-live')
    return `${await page.locator('.requests li').count()} requests listed while the run goes on`
  } finally {
    await model.close()
  }
}

export async function readAgain(watch: Watch): Promise<string> {
  const folder = join(watch.folder, 'asked')
  const kept = readTranscript(join(folder, 'transcript.jsonl.gz'))
  const url = await watch.show('view', folder)
  const page = await watch.open(url)
  const loaded = loadedBy(page)
  await openModel(page)
  await page.locator('body').press('End')
  await page.waitForFunction(() => document.querySelectorAll('.requests li').length === 60)
  await watch.picture(page, 'model-list')
  await page.getByRole('tabpanel', { name: 'Model' }).getByRole('combobox').selectOption('Bob')
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.requests li b')].every((who) => who.textContent === 'Bob'),
  )
  const shown = await read(page, 'act')
  const [seq] = /\d+$/.exec(loaded[0]!)!
  const said = kept.find((request) => request.seq === Number(seq))
  equal(said?.agent, 'Bob')
  for (const { text } of said.messages) ok(shown.includes(text), 'the prompt stands there word for word')
  ok(shown.includes(said.reply ?? ''))
  equal((await fetch(new URL(`/run/asked/request/${seq}`, url))).status, 403)
  deepEqual(await namelessControls(page), [])
  await watch.picture(page, 'model-light')
  await page.keyboard.press('Escape')
  ok((await list(page).count()) > 3)
  await page.close()
  for (const [name, options] of [
    ['model-dark', { colorScheme: 'dark' }],
    ['model-narrow', { viewport: { width: 390, height: 780 } }],
  ] as const) {
    const other = await watch.open(url, options)
    await openModel(other)
    await other.locator('body').press('End')
    await read(other, 'act')
    const overflow = await other.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    equal(overflow, 0, `${name}: nothing reaches beyond the screen`)
    await other.locator('.request').scrollIntoViewIfNeeded()
    await watch.picture(other, name)
    await other.close()
  }
  return `${kept.length} requests in the transcript`
}
