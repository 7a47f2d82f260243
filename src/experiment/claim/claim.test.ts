import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storageErrorOf } from '../../core/storage-error.ts'
import { ClaimLostError, claim } from './claim.ts'
import { thisMachine } from './place.ts'
import { Lab } from './testing.ts'

let folder: string
let lab: Lab
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'causalmace-claim-'))
  lab = new Lab()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Settles the promise now, so that a test can inspect it later. */
const outcome = <T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> =>
  Promise.allSettled([promise]).then(([result]) => result)

describe('a claim on a shared folder', () => {
  it('goes to one of two machines that start within the same second, regardless of their clocks', async () => {
    const [a, b] = [lab.host('a'), lab.host('b', 5 * 60_000)]
    const both = [outcome(a.claim({ folder })), outcome(b.claim({ folder }))]
    await lab.pass(5000)
    const [first, second] = await Promise.all(both)
    expect(first).toMatchObject({ status: 'fulfilled', value: { generation: 1, fence: 0 } })
    expect(second).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('is in use by process 7 on a') },
    })
    // The refused process leaves nothing behind.
    expect(readdirSync(join(folder, 'claims'))).toEqual(['runner.1.json'])
  })

  it('passes to another machine when its holder is frozen for a minute; the holder notices as soon as it wakes', async () => {
    const [a, b] = [lab.host('a', 5 * 60_000), lab.host('b')]
    const first = await a.claim({ folder })
    await lab.pass(10_000)
    a.isFrozen = true
    const waits: [string, number][] = []
    const second = b.claim({ folder, onWait: (holder, atMostMs) => waits.push([holder, atMostMs]) })
    await lab.pass(28_000)
    expect(readdirSync(join(folder, 'claims'))).toEqual(['runner.1.json'])
    await lab.pass(32_000)
    const held = await second
    expect(held).toMatchObject({ generation: 2, fence: 2, mayWake: [1] })
    expect(waits).toEqual([['process 7 on a', 30_000]])
    expect(first.lost.aborted).toBe(false)
    a.isFrozen = false
    await lab.pass(500)
    expect(first.lost.reason).toBeInstanceOf(ClaimLostError)
    expect(String(first.lost.reason)).toContain('was taken over by process 7 on b')
    expect(() => first.assertHeld()).toThrow(ClaimLostError)
    held.assertHeld()
  })

  it('can be lost at the very moment at which it is checked', async () => {
    const [a, b] = [lab.host('a'), lab.host('b')]
    const first = await a.claim({ folder })
    a.isFrozen = true
    const second = b.claim({ folder })
    await lab.pass(40_000)
    await second
    expect(() => first.assertHeld()).toThrow(ClaimLostError)
  })

  it('stays with a holder that is silent for less than its limit', async () => {
    const [a, b] = [lab.host('a'), lab.host('b')]
    const first = await a.claim({ folder })
    a.isFrozen = true
    const second = outcome(b.claim({ folder }))
    await lab.pass(20_000)
    a.isFrozen = false
    await lab.pass(5000)
    expect(await second).toMatchObject({ status: 'rejected', reason: { code: 'run_folder' } })
    first.assertHeld()
  })

  it('stays with its holder when the observer was frozen instead', async () => {
    const [a, b] = [lab.host('a'), lab.host('b')]
    const first = await a.claim({ folder })
    const second = outcome(b.claim({ folder }))
    b.isFrozen = true
    await lab.pass(120_000)
    b.isFrozen = false
    await lab.pass(5000)
    expect(await second).toMatchObject({ status: 'rejected', reason: { code: 'run_folder' } })
    first.assertHeld()
  })

  it('goes to one of two machines that both see its holder silent', async () => {
    const [a, b, c] = [lab.host('a'), lab.host('b'), lab.host('c')]
    await a.claim({ folder })
    a.isFrozen = true
    const both = [outcome(b.claim({ folder })), outcome(c.claim({ folder }))]
    await lab.pass(60_000)
    const ends = await Promise.all(both)
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('is free at once after a release, and its generations continue', async () => {
    const [a, b] = [lab.host('a'), lab.host('b')]
    ;(await a.claim({ folder })).release()
    const second = await b.claim({ folder })
    expect(second).toMatchObject({ generation: 2, fence: 0, mayWake: [] })
    expect(readdirSync(join(folder, 'claims'))).toEqual(['runner.2.json'])
  })

  it('passes on after a wait even if its file was truncated', async () => {
    const [a, b] = [lab.host('a'), lab.host('b')]
    ;(await a.claim({ folder })).release()
    writeFileSync(join(folder, 'claims', 'runner.1.json'), '{"schema":1,"gen')
    const second = b.claim({ folder })
    await lab.pass(40_000)
    expect(await second).toMatchObject({ generation: 2, fence: 2 })
  })

  it('takes as long as the holder’s limit', async () => {
    const [a, b] = [lab.host('a'), lab.host('b')]
    await a.claim({ folder, silentMs: 120_000 })
    a.isFrozen = true
    const second = b.claim({ folder })
    await lab.pass(110_000)
    expect(readdirSync(join(folder, 'claims'))).toEqual(['runner.1.json'])
    await lab.pass(20_000)
    expect(await second).toMatchObject({ generation: 2 })
  })

  it('names a folder in which nothing can be created', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const error = await claim({ folder: file, name: 'runner' }).catch((reason: unknown) => reason)
    expect(String(error)).not.toContain('in use')
    expect(storageErrorOf(error)?.message).toContain('cannot be made')
  })
})

describe('this machine', () => {
  const machine = thisMachine()

  it('knows its own processes: alive, stopped, dead, and unrelated ones with the same pid', async () => {
    const child = spawn('sleep', ['60'])
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await new Promise((resolve) => child.once('spawn', resolve))
    const place = { ...machine.here, pid: child.pid as number, start: null }
    expect(machine.lifeOf(place)).toBe('alive')
    expect(machine.lifeOf(machine.here)).toBe('alive')
    if (process.platform === 'linux') {
      expect(machine.lifeOf({ ...machine.here, start: '1' })).toBe('dead')
      expect(machine.lifeOf({ ...place, boot: 'another' })).toBe('unknown')
      expect(machine.lifeOf({ ...place, namespace: 'pid:[1]' })).toBe('unknown')
    }
    child.kill('SIGKILL')
    await ended
    expect(machine.lifeOf(place)).toBe('dead')
    expect(machine.lifeOf({ ...place, host: 'elsewhere' })).toBe('unknown')
  })

  it('takes the claim of a dead process of the same machine at once, without raising the fence', async () => {
    const script = `import { claim } from ${JSON.stringify(new URL('./claim.ts', import.meta.url).href)}
      await claim({ folder: ${JSON.stringify(folder)}, name: 'runner' }); process.kill(process.pid, 'SIGKILL')`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
    await new Promise((resolve) => child.once('exit', resolve))
    const began = performance.now()
    const second = await claim({ folder, name: 'runner' })
    expect(second).toMatchObject({ generation: 2, fence: 0, mayWake: [] })
    expect(performance.now() - began).toBeLessThan(1000)
    await expect(claim({ folder, name: 'runner' })).rejects.toThrow(`in use by process ${process.pid}`)
    second.release()
  })
})
