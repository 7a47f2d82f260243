import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pairsOf } from '../../src/evaluation/duels.ts'
import { runsIn } from '../../src/evaluation/judged-runs.ts'
import { perDimension } from '../../src/mcu/autoeval/dimension.ts'
import { type NamedItem, named, pairItem } from '../../src/raters/item.ts'
import type { RaterState } from '../../src/raters/messages.ts'
import { openRatings, type RatingStore } from '../../src/raters/ratings.ts'
import { RaterServer } from '../../src/raters/server/rater-server.ts'
import { RunBackend } from '../../src/raters/server/run-backend.ts'
import { MODELS, writeRuns } from '../../src/raters/testing.ts'
import { scoring } from '../../src/scenario/testing.ts'

let folder: string
let store: RatingStore
let server: RaterServer
let alice: string
let bob: string
let items: readonly NamedItem[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'causalmace-rate-'))
  store = openRatings(join(folder, 'store'))
  const pairs = pairsOf(runsIn(writeRuns(folder)))
  items = pairs.map((pair) => named(pairItem(pair, store.folder), store.secret))
  store.keep(items)
  const raters = [store.rater('alice'), store.rater('bob')]
  const backend = new RunBackend({
    store,
    survey: { items, threshold: 0, seed: 1 },
    scoring,
    films: join(folder, 'films'),
    now: () => 0,
    voted: () => undefined,
  })
  server = await RaterServer.open({ backend, raters, host: '127.0.0.1', port: 0 })
  ;[alice, bob] = raters.map((rater) => server.urlOf(rater)) as [string, string]
})
afterAll(async () => {
  await server.close()
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const stateOf = async (url: string) => (await (await fetch(`${url}state`)).json()) as RaterState
const post = (url: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const ballot = {
  verdict: 'left',
  verdicts: perDimension(() => 'tie'),
  left: perDimension(() => 4),
  right: perDimension(() => 'n/a'),
}

describe('the server of raters', () => {
  it('tells raters nothing of who played: not in pages, addresses or films', async () => {
    const { item } = await stateOf(alice)
    const paths = ['', 'page.js', 'page.css', 'state', `film/${item?.id}/left`, `film/${item?.id}/right`]
    for (const path of paths) {
      const answer = await fetch(`${alice}${path}`)
      expect([path, answer.status]).toEqual([path, 200])
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
      const told = [...MODELS, 'causal ·', 'run1', 'run2', 'run3', 'simulated'].filter(
        (name) => `${path}${text}${JSON.stringify([...answer.headers])}`.includes(name) && path !== 'page.js',
      )
      expect([path, told]).toEqual([path, []])
    }
  })

  it('sends a film of JPEGs, as many as its head says', async () => {
    const { item } = await stateOf(alice)
    const bytes = Buffer.from(await (await fetch(`${alice}film/${item?.id}/left`)).arrayBuffer())
    const length = bytes.readUInt32LE(0)
    const head = JSON.parse(bytes.toString('utf8', 4, 4 + length))
    expect(head.seconds.slice(0, 3)).toEqual([0, 0.5, 1])
    expect(head.sizes).toHaveLength(head.seconds.length)
    let at = 4 + length
    for (const size of head.sizes) {
      expect([bytes.readUInt16BE(at), bytes.readUInt16BE(at + size - 2)]).toEqual([0xffd8, 0xffd9])
      at += size
    }
    expect(at).toBe(bytes.length)
  })

  it('keeps choices, and one vote for each comparison', async () => {
    const { item } = await stateOf(alice)
    const id = item?.id
    await post(alice, 'draft', { item: id, ballot: { verdict: 'tie', left: { 'Task Progress': 2 } } })
    expect((await stateOf(alice)).item?.draft).toEqual({ verdict: 'tie', left: { 'Task Progress': 2 } })
    const first = await post(alice, 'vote', { item: id, ballot })
    expect([first.status, ((await first.json()) as RaterState).done]).toEqual([200, 1])
    expect((await post(alice, 'vote', { item: id, ballot })).status).toBe(200)
    const other = await post(alice, 'vote', { item: id, ballot: { ...ballot, verdict: 'tie' } })
    expect([other.status, await other.text()]).toEqual([
      409,
      'You have rated this already; the first vote counts.\n',
    ])
    expect([(await stateOf(alice)).done, (await stateOf(bob)).done]).toEqual([1, 0])
    expect(store.votes()).toHaveLength(1)
  })

  it('takes no vote that is incomplete, out of turn or of nothing', async () => {
    const { item } = await stateOf(bob)
    const status = async (body: unknown) => (await post(bob, 'vote', body)).status
    expect(await status({ item: item?.id, ballot: { ...ballot, left: { 'Task Progress': 4 } } })).toBe(400)
    expect(await status({ item: item?.id, ballot: { ...ballot, verdict: undefined } })).toBe(400)
    expect(await status({ item: item?.id, ballot: { ...ballot, left: perDimension(() => 7) } })).toBe(400)
    expect(await status({ item: 'ffff', ballot })).toBe(404)
    expect(await status(null)).toBe(400)
    const later = items.find(({ id }) => id !== item?.id)
    expect(await status({ item: later?.id, ballot })).toBe(409)
    expect((await stateOf(bob)).done).toBe(0)
  })

  it('answers no other site, no other name, and no request without a rater’s token', async () => {
    const { item } = await stateOf(bob)
    const vote = { item: item?.id, ballot }
    expect((await post(bob, 'vote', vote, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await post(bob, 'vote', vote, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post(bob, 'vote', vote, { 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await post(bob, 'vote', { ...vote, more: 'x'.repeat(70_000) })).status).toBe(413)
    expect((await fetch(new URL('/', bob))).status).toBe(403)
    expect((await fetch(new URL('/state', bob))).status).toBe(403)
    expect((await fetch(`${bob}film/${item?.id}/up`)).status).toBe(404)
    expect((await fetch(`${bob}../../etc/passwd`)).status).toBe(403)
    expect((await fetch(bob, { method: 'PUT' })).status).toBe(405)
    expect((await stateOf(bob)).done).toBe(0)
  })
})
