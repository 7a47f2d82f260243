import { expect, it } from 'vitest'
import type { GameEvent } from '../core/journal/events.ts'
import { EventPost } from './event-post.ts'
import type { FromEpisode } from './messages.ts'

const joined = (t: number): GameEvent => ({
  t,
  type: 'agent.left',
  data: { agent: 'Alice', reason: 'a test' },
})

function post() {
  const sent: FromEpisode[] = []
  const recorded = () => sent.flatMap((message) => (message.type === 'events' ? message.recorded : []))
  const events = () => sent.flatMap((message) => (message.type === 'events' ? message.events : []))
  return { post: new EventPost((message) => sent.push(message)), sent, events, recorded }
}

it('events are sent in order, in batches', () => {
  const { post: box, sent, events } = post()
  for (let t = 0; t < 100; t++) box.add(joined(t))
  box.flush()
  expect(events().map(({ t }) => t)).toEqual(Array.from({ length: 100 }, (_, t) => t))
  expect(sent.length).toBe(2)
})

it('a lone event is sent soon', async () => {
  const { post: box, events } = post()
  box.add(joined(1))
  expect(events()).toEqual([])
  await expect.poll(events).toEqual([joined(1)])
})

it('recorded parts travel with the events that follow, whole and in order', () => {
  const { post: box, sent, events, recorded } = post()
  const part = (from: number) => ({ line: { from, ticks: 20 }, bytes: new Uint8Array([from]) })
  box.record(part(0))
  box.record(part(20))
  box.add(joined(1))
  box.flush()
  expect(sent).toHaveLength(1)
  expect(events()).toEqual([joined(1)])
  expect(recorded()).toEqual([part(0), part(20)])
})

it('recorded parts are sent alone when no events follow', async () => {
  const { post: box, recorded } = post()
  const head = {
    head: { recording: 1, minecraft: '1.19.2', agents: [], bottom: 0, seenBy: 'world' },
  } as const
  box.record(head)
  expect(recorded()).toEqual([])
  await expect.poll(recorded).toEqual([head])
})

it('waiting items are sent when the post is closed, and no listener remains', () => {
  const before = process.listenerCount('exit')
  const { post: box, events } = post()
  box.add(joined(1))
  box.close()
  expect(events()).toEqual([joined(1)])
  expect(process.listenerCount('exit')).toBe(before)
})
