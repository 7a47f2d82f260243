import { MessageChannel } from 'node:worker_threads'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ModelError } from '../../core/errors.ts'
import { FastClock } from '../../core/fast-clock.ts'
import { KeptLog } from '../../core/journal/testing.ts'
import { createRandom } from '../../core/random.ts'
import type { Answerer } from '../../question/answerer.ts'
import { ask, verdict } from '../../question/testing.ts'
import { parseLatency } from '../latency.ts'
import { createRemoteAnswerer } from './remote-answerer.ts'

// The clock replaces the timers of this process, so this file must not contain other tests.
const clock = FastClock.install({ random: createRandom(1).next })
afterAll(() => clock.uninstall())

const { port1: port } = new MessageChannel()
afterAll(() => port.close())

let log: KeptLog
beforeEach(() => {
  log = new KeptLog(clock)
})

const reply = { value: verdict(), usage: { inputTokens: 500, outputTokens: 90 }, attempts: 1 }

/** The thread's answerer with a latency, and a model that always gives the same reply. */
const thinking = (latency: string, answer: () => Promise<unknown> = async () => reply): Answerer =>
  createRemoteAnswerer({
    id: 'm',
    byFacts: false,
    port,
    clock,
    log,
    near: { id: 'm', answer: answer as Answerer['answer'] },
    latency: parseLatency(latency),
  })

/** Defines a test that runs in virtual time. */
const inVirtualTime = (work: () => Promise<void>) => () => clock.drive(work())

/** Game time that some work takes (ms). */
async function lengthOf(work: () => Promise<unknown>): Promise<number> {
  const before = clock.now()
  await work()
  return clock.now() - before
}

describe('while a call of the model is open', () => {
  it(
    'time stands still without a latency',
    inVirtualTime(async () => {
      expect(await lengthOf(() => thinking('none').answer(ask()))).toBe(0)
    }),
  )

  it(
    'game time passes for the agent that asks, and all others continue',
    inVirtualTime(async () => {
      const seen: string[] = []
      const other = clock.sleep(300).then(() => seen.push('the other agent has walked on'))
      const before = clock.now()
      await thinking('fixed:500ms').answer(ask())
      seen.push('the answer has come')
      await other
      expect(seen).toEqual(['the other agent has walked on', 'the answer has come'])
      expect(clock.now() - before).toBe(500)
    }),
  )

  it(
    'it takes the time in which the tokens of the reply are written',
    inVirtualTime(async () => {
      expect(await lengthOf(() => thinking('tokens:60/s,200ms').answer(ask()))).toBe(1700)
    }),
  )

  it(
    'calls that are made at the same time overlap, and calls that follow each other add up',
    inVirtualTime(async () => {
      const answerer = thinking('fixed:2s')
      const atOnce = () => Promise.all([1, 2, 3].map((sample) => answerer.answer({ ...ask(), sample })))
      expect(await lengthOf(atOnce)).toBe(2000)
      const inTurn = async () => {
        for (const sample of [1, 2, 3]) await answerer.answer({ ...ask(), sample })
      }
      expect(await lengthOf(inTurn)).toBe(6000)
    }),
  )

  it(
    'the journal says when it was made and, by its own time, when it took effect',
    inVirtualTime(async () => {
      const askedAt = clock.now()
      await thinking('fixed:500ms').answer(ask())
      expect(log.events).toMatchObject([{ type: 'model.replied', t: askedAt + 500, data: { askedAt } }])
    }),
  )

  it(
    'a recorded latency comes with the reply, and the journal keeps it',
    inVirtualTime(async () => {
      const answerer = thinking('recorded', async () => ({ ...reply, latencyMs: 840 }))
      expect(await lengthOf(() => answerer.answer(ask()))).toBe(840)
      expect(log.events).toMatchObject([{ data: { latencyMs: 840 } }])
    }),
  )

  it(
    'a failed call takes the time of its attempts, too',
    inVirtualTime(async () => {
      const failing = thinking('fixed:500ms', () =>
        Promise.reject(new ModelError('garbage', { attempts: 3 })),
      )
      const before = clock.now()
      await expect(failing.answer(ask())).rejects.toThrow('garbage')
      expect(clock.now() - before).toBe(1500)
      expect(log.events).toMatchObject([{ type: 'model.failed', t: before + 1500 }])
    }),
  )

  it(
    'the end of the episode does not wait for it, and the journal says how it would have ended',
    inVirtualTime(async () => {
      const stop = new AbortController()
      const answer = thinking('fixed:60s').answer(ask(), { signal: stop.signal })
      const before = clock.now()
      void clock.sleep(1000).then(() => stop.abort(new RangeError('over')))
      await expect(answer).rejects.toThrow('over')
      expect(clock.now() - before).toBe(1000)
      expect(log.events).toMatchObject([
        {
          type: 'model.abandoned',
          t: before + 1000,
          data: { outcome: { attempts: 1, reply: { summary: 'done' } } },
        },
      ])
    }),
  )
})
