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
  const events = () => sent.flatMap((message) => (message.type === 'events' ? message.events : []))
  return { post: new EventPost((message) => sent.push(message)), sent, events }
}

it('events are sent in their order, several at a time', () => {
  const { post: box, sent, events } = post()
  for (let t = 0; t < 100; t++) box.add(joined(t))
  box.flush()
  expect(events().map(({ t }) => t)).toEqual(Array.from({ length: 100 }, (_, t) => t))
  expect(sent.length).toBe(2)
})

it('events are sent soon when nothing else is', async () => {
  const { post: box, events } = post()
  box.add(joined(1))
  expect(events()).toEqual([])
  await expect.poll(events).toEqual([joined(1)])
})
