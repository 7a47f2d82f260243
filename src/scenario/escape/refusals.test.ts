import { describe, expect, it } from 'vitest'
import type { ActionResult } from '../../task/action.ts'
import { fakeAvatar } from '../../worker/testing.ts'
import { Refusals } from './refusals.ts'

const REFUSED: ActionResult = { ok: false, reason: 'unreachable', detail: 'no path leads there' }

/** An agent that looks around twice a second for a time, and tries the same action each time. */
async function tried(seconds: number, result: (time: number) => ActionResult, x = (_time: number) => 0) {
  let now = 0
  const times: number[] = []
  const refusals = new Refusals({ now: () => now, sleep: () => Promise.resolve(), hold: (work) => work() })
  const avatar = fakeAvatar('Alice', { position: () => ({ x: x(now / 1000), y: 0, z: 0 }) })
  for (; now < seconds * 1000; now += 500)
    await refusals.attempt(avatar, 'walk to the exit', () => {
      times.push(now / 1000)
      return Promise.resolve(result(now / 1000))
    })
  return times
}

describe('an agent that looks around without end', () => {
  it('tries what is refused twice, and then after five, ten and twenty seconds', async () => {
    expect(await tried(60, () => REFUSED)).toEqual([0, 0.5, 5.5, 15.5, 35.5])
  })

  it('tries at once again what was done in between, and from another place', async () => {
    const done: ActionResult = { ok: true, data: {} }
    expect(await tried(7, (time) => (time === 5.5 ? done : REFUSED))).toEqual([0, 0.5, 5.5, 6, 6.5])
    expect(
      await tried(
        3,
        () => REFUSED,
        (time) => (time < 2 ? 0 : 5),
      ),
    ).toEqual([0, 0.5, 2, 2.5])
  })
})
