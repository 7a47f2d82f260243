import { equal, ok } from 'node:assert/strict'
import { join } from 'node:path'
import { writeCrowd } from './crowd.ts'
import { built, pause, slideTo } from './page-tools.ts'
import type { Watch } from './watch.ts'

/** How long the slider may take with the crowd, as a multiple of its time with three agents on the same house. */
const CROWD_FACTOR = 3

/** How a page of a house and its team keeps up: pictures per second while it plays, and the slider's median answer (ms). */
interface Pace {
  readonly frames: number
  readonly answer: number
  readonly half: number
}

async function paceOf(watch: Watch, agents: number): Promise<Pace> {
  const path = join(watch.folder, `crowd-of-${agents}`)
  // 46 blocks per layer, and 9 layers
  equal(writeCrowd(path, { agents, house: { width: 12, depth: 13, height: 9 }, seconds: 60 }), 414)
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
          else resolve((1000 * count) / (performance.now() - begun))
        }
        requestAnimationFrame(step)
      }),
  )
  await pause(page)
  const answers: number[] = []
  for (const share of [0.2, 0.8, 0.3, 0.7, 0.5]) {
    const before = Date.now()
    await slideTo(page, share)
    answers.push(Date.now() - before)
  }
  const half = await built(page)
  await watch.picture(page, `crowd-of-${agents}`)
  await page.context().close()
  return { frames, answer: answers.sort((a, b) => a - b)[2] ?? 0, half }
}

/** Compares a crowd with a small team, since times alone say more about the machine and what else it does. */
export async function bearCrowd(watch: Watch): Promise<string> {
  const few = await paceOf(watch, 3)
  const crowd = await paceOf(watch, 48)
  ok(crowd.half > 190 && crowd.half < 225, `${crowd.half} blocks half-way`)
  const text = `slider ${crowd.answer} ms and ${crowd.frames.toFixed(1)} pictures a second with software rendering; with 3 agents ${few.answer} ms, ${few.frames.toFixed(1)}`
  ok(crowd.answer <= CROWD_FACTOR * few.answer, text)
  return text
}

export async function stayFlat(watch: Watch): Promise<string> {
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
