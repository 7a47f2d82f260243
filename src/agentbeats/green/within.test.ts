import { expect, it } from 'vitest'
import { within } from './within.ts'

const never = new AbortController().signal

/** Keeps this thread busy. */
function work(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('a result that arrived while the thread was busy is in time, one that comes afterwards is late', async () => {
  const { port1, port2 } = new MessageChannel()
  try {
    const heard = () => new Promise((resolve) => port2.addEventListener('message', resolve, { once: true }))
    port2.start()
    const inTime = within(20, never, heard)
    port1.postMessage('a reply')
    work(100)
    expect(await inTime).toMatchObject({ is: 'done' })
    const late = within(20, never, heard)
    expect(await late).toEqual({ is: 'late' })
  } finally {
    port1.close()
  }
})

it('work that fails says why, and what is cancelled is late at once', async () => {
  const error = new Error('broken')
  expect(await within(1_000, never, () => Promise.reject(error))).toEqual({ is: 'failed', error })
  const cancelled = AbortSignal.abort()
  expect(await within(60_000, cancelled, () => new Promise(() => {}))).toEqual({ is: 'late' })
})
