import { describe, expect, it } from 'vitest'
import { type Listening, Signal } from './signal.ts'

/** Whether the change has been noticed by now. */
async function hasHeard({ changed }: Listening): Promise<boolean> {
  return Promise.race([changed.then(() => true), Promise.resolve().then(() => false)])
}

describe('a signal', () => {
  it('does not lose a change between the check and the wait', async () => {
    const asked = new Signal()
    const queue: string[] = []
    const listening = asked.listen()
    expect(queue).toEqual([])
    queue.push('asked')
    asked.notify()
    await expect(listening.changed).resolves.toBeUndefined()
  })

  it('does not report changes before listening began', async () => {
    const signal = new Signal()
    signal.notify()
    expect(await hasHeard(signal.listen())).toBe(false)
  })

  it('wakes all listeners in order, each of them once', async () => {
    const signal = new Signal()
    const woken: string[] = []
    const all = ['first', 'second'].map((name) => signal.listen().changed.then(() => woken.push(name)))
    signal.notify()
    signal.notify()
    await Promise.all(all)
    expect(woken).toEqual(['first', 'second'])
  })

  it('can be combined with other signals', async () => {
    const [board, traffic] = [new Signal(), new Signal()]
    const listening = Signal.listen(board, traffic)
    expect(await hasHeard(listening)).toBe(false)
    traffic.notify()
    expect(await hasHeard(listening)).toBe(true)
  })

  it('forgets a listener that has stopped', async () => {
    const signal = new Signal()
    const listening = signal.listen()
    listening.stop()
    signal.notify()
    expect(await hasHeard(listening)).toBe(false)
  })
})
