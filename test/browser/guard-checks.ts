import { equal, ok } from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { writeRun } from '../../src/view/testing.ts'
import { finishedDemo } from './command.ts'
import { pause, slideTo } from './page-tools.ts'
import type { Watch } from './watch.ts'

export async function stayText(watch: Watch): Promise<undefined> {
  const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
  writeRun(join(watch.folder, 'hostile'), { thought: hostile, outcome: 'task_failure', reason: hostile })
  const page = await watch.open(await watch.show('view', join(watch.folder, 'hostile')))
  await pause(page)
  await slideTo(page, 1)
  ok((await page.textContent('.stream'))?.includes(hostile))
  equal(await page.locator('img, .stream script').count(), 0)
  equal(await page.evaluate(() => 'hacked' in window), false)
}

export async function refuseOthers(watch: Watch): Promise<undefined> {
  const url = await watch.show('view', await finishedDemo(watch.folder))
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
