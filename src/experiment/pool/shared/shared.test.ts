import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PoolError } from '../../../core/errors.ts'
import { Catalogue } from '../../../plugin/catalogue.ts'
import type { Announcement } from './announcement.ts'
import { folderCarrier } from './carrier.ts'
import { type Equipment, fitnessFor } from './fitness.ts'
import { openStore } from './open-store.ts'
import { checkedPoolUrl, maskedUrl } from './pool-url.ts'
import { packed, unpack } from './run-parcel.ts'

const root = mkdtempSync(join(tmpdir(), 'causalmace-parcels-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the address of a pool', () => {
  it('is shown without user and password', () => {
    expect(maskedUrl('redis://me:p%40ss@host:6379/2')).toBe('redis://***@host:6379/2')
    expect(maskedUrl('rediss://:secret@host')).toBe('rediss://***@host')
    expect(maskedUrl('redis://a:b@c@host?password=x')).toBe('redis://***@host')
    expect(maskedUrl('redis://host:6379')).toBe('redis://host:6379')
    expect(maskedUrl('postgres://me:p%40ss@host:5432/db?sslmode=require')).toBe('postgres://***@host:5432/db')
    expect(maskedUrl('postgresql://host/db?user=me&password=secret')).toBe('postgresql://host/db')
  })

  it('that is invalid is refused without repeating the password', () => {
    expect(() => checkedPoolUrl('mysql://me:pa55-w0rd@host')).toThrow('"mysql://***@host" is not a pool')
    expect(() => checkedPoolUrl('postgres://me:pa55-w0rd@host:no')).toThrow(
      '"postgres://***@host:no" is not an',
    )
    expect(() => checkedPoolUrl('localhost:6379')).toThrow('is not a pool')
    for (const url of [
      'rediss://host',
      'postgres://host/db?sslmode=verify-full',
      'postgresql:///db?host=/run/postgresql',
    ])
      expect(checkedPoolUrl(url)).toBe(url)
  })

  it.each([
    [
      'redis://me:pa55-w0rd@127.0.0.1:1',
      'Redis at redis://***@127.0.0.1:1 cannot be used: connect ECONNREFUSED',
    ],
    [
      'postgres://me:pa55-w0rd@127.0.0.1:1/db?sslmode=disable',
      'PostgreSQL at postgres://***@127.0.0.1:1/db cannot be used: connect ECONNREFUSED',
    ],
  ])('without a listener is refused without user and password: %s', async (url, message) => {
    const error = await openStore(url).catch((found: unknown) => found)
    expect(error).toBeInstanceOf(PoolError)
    expect(`${error}`).toContain(message)
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('pa55-w0rd')
  })
})

describe('a run folder', () => {
  const folder = join(root, 'run')
  mkdirSync(folder)
  const files: Record<string, Buffer> = {
    'journal.jsonl': Buffer.from('{"seq":0}\n'),
    'empty.txt': Buffer.alloc(0),
    // Bytes that do not compress.
    'recording.jsonl': randomBytes(2_000_000),
    'run.json': Buffer.from('{}'),
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const carrier = folderCarrier(join(root, 'shared'), 'x1')

  it('comes back unchanged, in pieces', async () => {
    const pieces: number[] = []
    for await (const piece of packed(folder)) pieces.push(piece.length)
    expect(pieces.length).toBeGreaterThan(1)
    expect(Math.max(...pieces)).toBeLessThanOrEqual(512 * 1024)

    const parcel = await carrier.send('run.start1', packed(folder))
    const target = join(root, 'back')
    await unpack(carrier.fetch(parcel), parcel.sha256, target)
    expect(readdirSync(target).sort()).toEqual(Object.keys(files).sort())
    for (const [name, content] of Object.entries(files))
      expect(readFileSync(join(target, name)).equals(content)).toBe(true)
  })

  it('that was truncated or changed in transit is refused', async () => {
    const parcel = await carrier.send('run.start2', packed(folder))
    const path = join(root, 'shared', 'x1', 'run.start2')
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.subarray(0, bytes.length / 2))
    await expect(unpack(carrier.fetch(parcel), parcel.sha256, join(root, 'half'))).rejects.toThrow(
      'did not come back',
    )
    writeFileSync(path, bytes)
    await expect(unpack(carrier.fetch(parcel), 'another', join(root, 'other'))).rejects.toThrow(
      'damaged in transit',
    )
    await carrier.drop('run.start2')
    await expect(unpack(carrier.fetch(parcel), parcel.sha256, join(root, 'gone'))).rejects.toThrow(
      'did not come back',
    )
  })

  it('cannot name files outside of it', async () => {
    const { gzipSync } = await import('node:zlib')
    async function* evil() {
      yield gzipSync('[{"name":"../evil","size":1}]\nx')
    }
    await expect(unpack(evil(), '', join(root, 'evil'))).rejects.toThrow('did not come back whole')
    expect(readdirSync(root)).not.toContain('evil.txt')
  })
})

describe('a worker', () => {
  const announced: Announcement = {
    schema: 1,
    instance: 'x1',
    experiment: 'night',
    code: '1 (a)',
    plugins: [],
    models: ['expert', 'openai:tiny'],
    baseUrl: null,
    byFolder: false,
    since: 0,
  }
  const own: Equipment = {
    code: '1 (a)',
    plugins: [],
    catalogue: new Catalogue(),
    baseUrl: undefined,
    hasFolder: false,
  }
  const plugin = {
    name: 'mine',
    version: null,
    hash: 'ab',
    specifier: './mine.ts',
    module: 'file:///mine.ts',
  }
  it.each<[string, Partial<Announcement>, Partial<Equipment>]>([
    ['version 2 (b)', { code: '2 (b)' }, {}],
    ['needs the plug-in mine (ab)', { plugins: [plugin] }, {}],
    ['start the worker with --shared', { byFolder: true }, {}],
    ['return through the pool', {}, { hasFolder: true }],
    ['its models are at http://***@host/v1', { baseUrl: 'http://me:pa55-w0rd@host/v1' }, {}],
    ['There is no model "nonsense"', { models: ['nonsense'] }, {}],
  ])('takes nothing and says why: %s', async (why, changes, equipment) => {
    const found = await fitnessFor({ ...announced, models: ['expert'], ...changes }, { ...own, ...equipment })
    expect('why' in found && found.why).toContain(why)
  })

  it('takes the experiments that it can play', async () => {
    const baseUrl = 'http://localhost:1/v1'
    expect(await fitnessFor({ ...announced, baseUrl }, { ...own, baseUrl })).toHaveProperty('catalogue')
  })
})
