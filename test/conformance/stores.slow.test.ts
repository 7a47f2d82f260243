import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../src/experiment/pool/shared/open-store.ts'
import { type Store, TO_RUNNER } from '../../src/experiment/pool/shared/store.ts'
import { STORES } from '../support/stores.ts'
import type { TestStore } from '../support/test-store.ts'

/* What every `Store` must do: two processes, here two connections, with a server between them that dies. */

for (const { name, missing, start } of Object.values(STORES)) {
  const reason = missing()
  if (reason !== undefined) process.stdout.write(`skipped, ${name} as a Store: ${reason}\n`)

  describe.skipIf(reason !== undefined)(`${name} as a Store`, () => {
    let server: TestStore
    let runner: Store
    let worker: Store
    const ends: (() => unknown)[] = []
    beforeAll(async () => {
      server = await start()
      ends.push(server.close)
      // At the same time: tables that are missing are made once.
      ;[runner, worker] = await Promise.all([openStore(server.url), openStore(server.url)])
      ends.push(runner.close, worker.close)
    })
    afterAll(async () => {
      for (const end of ends.reverse()) await end()
    })

    it('has a time, forgets nothing, and is fit', async () => {
      expect(Math.abs((await runner.now()) - Date.now())).toBeLessThan(2000)
      expect(await runner.weakness()).toBeUndefined()
      expect((await runner.inspect()).filter(({ ok }) => !ok)).toEqual([])
    })

    it('lists experiments until they are removed', async () => {
      await runner.announce('one', 'first', 'pulse')
      await runner.announce('two', 'another', '')
      await runner.announce('one', 'said again', 'pulse 2')
      expect((await worker.announced()).sort((a, b) => a.instance.localeCompare(b.instance))).toEqual([
        { instance: 'one', announcement: 'said again', isAlive: true },
        { instance: 'two', announcement: 'another', isAlive: true },
      ])
      expect(await worker.pulse('one')).toBe('pulse 2')
      await runner.experiment('one').forget()
      expect(await worker.isAnnounced('one')).toBe(false)
      expect(await worker.pulse('one')).toBeUndefined()
      expect(await worker.isAnnounced('two')).toBe(true)
    })

    it('lists workers until they sign off', async () => {
      await worker.report('w1', 'one')
      await worker.report('w2', 'two')
      await worker.report('w1', 'one again')
      const found = await runner.reports()
      expect(found.map(({ report }) => report).sort()).toEqual(['one again', 'two'])
      expect(Math.max(...found.map(({ silentMs }) => silentMs))).toBeLessThan(5000)
      await worker.signOff('w1')
      expect((await runner.reports()).map(({ report }) => report)).toEqual(['two'])
    })

    it('keeps values and pieces of runs as they were, each experiment its own', async () => {
      const [here, there] = [runner.experiment('one'), worker.experiment('one')]
      const bytes = Buffer.from(Array.from({ length: 700_000 }, (_, index) => index % 251))
      await here.putValue('h', bytes)
      await here.putValue('h', bytes)
      expect((await there.value('h'))?.equals(bytes)).toBe(true)
      expect(await there.value('other')).toBeUndefined()
      expect(await worker.experiment('two').value('h')).toBeUndefined()

      await there.putPiece('run', 0, Buffer.from('left by a first try'))
      await there.putPiece('run', 1, Buffer.from('of two pieces'))
      await there.putPiece('run', 0, bytes)
      await there.sealParcel('run', bytes.length)
      expect((await here.piece('run', 0))?.equals(bytes)).toBe(true)
      expect(await here.piece('run', 1)).toBeUndefined()
      expect(await here.waitingBytes()).toBe(bytes.length)
      await here.dropParcel('run')
      expect([await here.piece('run', 0), await here.waitingBytes()]).toEqual([undefined, 0])
    })

    it('carries messages in order, and what was asked of it while it was dead', async () => {
      const [here, there] = [runner.experiment('one'), worker.experiment('one')]
      const got: string[] = []
      const reading = here.read(TO_RUNNER, (message) => got.push(message.toString()))
      const numbers = Array.from({ length: 50 }, (_, index) => `${index}`)
      await Promise.all(numbers.map((number) => there.post(TO_RUNNER, Buffer.from(number))))
      await expect.poll(() => got, { timeout: 10_000 }).toEqual(numbers)

      await server.kill()
      const asked = [
        there.post(TO_RUNNER, Buffer.from('late')),
        there.putValue('late', Buffer.from('value')),
        worker.report('w3', 'late'),
      ]
      await sleep(500)
      await server.start()
      await Promise.all(asked)
      await expect.poll(() => got.at(-1), { timeout: 30_000 }).toBe('late')
      expect(`${await here.value('late')}`).toBe('value')
      reading.close()
    })

    it('plays each order once, also when it dies, and reports its end', async () => {
      const [here, there] = [runner.experiment('orders'), worker.experiment('orders')]
      const [queue, events] = [here.queue(), here.events()]
      const told: string[] = []
      events.on('completed', ({ jobId }) => told.push(jobId))
      queue.on('error', () => undefined)
      events.on('error', () => undefined)
      await events.waitUntilReady()
      const played: string[] = []
      const player = there.worker(
        async ({ data, id, attemptsStarted }) => {
          played.push(`${id}`)
          await sleep(50)
          return `${data} ${attemptsStarted}`
        },
        { concurrency: 2 },
      )
      player.on('error', () => undefined)
      const add = (run: string) => queue.add('episode', `{"b":1,"a":"${run}"}`, { jobId: run, attempts: 1 })
      for (const run of ['r1', 'r2', 'r1']) await add(run)
      await expect.poll(() => queue.getRanges(['completed'], 0, -1), { timeout: 20_000 }).toHaveLength(2)
      expect((await queue.getJob('r1'))?.returnvalue).toBe('{"b":1,"a":"r1"} 1')
      // Told by events, which come after the count.
      await expect.poll(() => told.toSorted(), { timeout: 20_000 }).toEqual(['r1', 'r2'])

      await server.kill()
      const late = add('r3')
      await sleep(500)
      await server.start()
      await late
      await expect.poll(() => queue.getRanges(['completed'], 0, -1), { timeout: 30_000 }).toHaveLength(3)
      expect(played.sort()).toEqual(['r1', 'r2', 'r3'])
      await here.forget()
      await queue.obliterate({ force: true })
      expect(await queue.getRanges(['completed', 'waiting', 'active'], 0, -1)).toEqual([])
      await Promise.all([player.close(), queue.close(), events.close()])
    })
  })
}
