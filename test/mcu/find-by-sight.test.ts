import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../src/core/journal/events.ts'
import { openFile, outcomeOf, playOpen } from '../../src/scenario/open/testing.ts'

describe('a melon', () => {
  const found = { kind: 'sighted', of: ['melon'] }

  it('beside the agent is found once it turns there, and not before', async () => {
    const events = await playOpen(openFile(['setblock ~8 ~ ~ melon'], found))
    const places = eventsOf(events, 'place.changed').map(({ data }) => data)
    expect(places[0]).toMatchObject({ sighted: [], inSightAtStart: [] })
    expect(outcomeOf(events)?.outcome).toBe('success')
  })

  it('before its eyes at the start can never be found', async () => {
    const events = await playOpen(openFile(['setblock ~ ~ ~5 melon'], found))
    expect(eventsOf(events, 'place.changed')[0]?.data.inSightAtStart).toEqual(['melon'])
    expect(outcomeOf(events)?.outcome).not.toBe('success')
  })

  it('behind a wall is not in sight', async () => {
    const wall = 'fill ~-4 ~ ~3 ~4 ~3 ~3 stone'
    const events = await playOpen(openFile([wall, 'setblock ~ ~ ~9 melon'], found))
    expect(eventsOf(events, 'place.changed')[0]?.data).toMatchObject({ sighted: [], inSightAtStart: [] })
    expect(outcomeOf(events)?.outcome).toBe('success')
  })
})
