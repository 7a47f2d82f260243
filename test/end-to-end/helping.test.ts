import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../src/core/journal/events.ts'
import { cellKey } from '../../src/core/position.ts'
import { parseTask } from '../../src/scenario/testing.ts'
import { play } from '../support/play.ts'

/** A floor in two materials, seven cells wide. */
const floorOf = (rows: number) =>
  parseTask(
    `
schema: 1
id: floor
title: Floor
goal: Build the floor.
scenario: construction
arena: { min: [-8, -60, -8], max: [16, -50, 16], spawn: [-3, -60, -3] }
supply: { chests: [{ at: [-5, -60, 3], facing: east }] }
blueprint:
  origin: [0, -60, 0]
  palette: { S: stone, G: glass }
  layers:
    - |
${Array.from({ length: rows }, () => '      SSSGGGG').join('\n')}
`,
    'floor.yaml',
    { agents: 4 },
  )

/** Floors and teams. On one of them a team may happen to be ready all at once, and then there is nothing to help with. */
const played = [
  { rows: 7, agents: 3 },
  { rows: 9, agents: 4 },
]

describe('agents without work', () => {
  it('place blocks of a teammate in the world: each cell once, under their own names', {
    timeout: 90_000,
  }, async () => {
    let helped = 0
    for (const { rows, agents } of played) {
      const floor = floorOf(rows)
      const { events, card } = await play(floor, { agents })
      expect(card.outcome).toBe('success')
      const owners = new Map(
        eventsOf(events, 'subtask.started').map(({ data }) => [data.subtask, data.agent]),
      )
      const placed = eventsOf(events, 'action.finished').filter(
        ({ data }) =>
          data.action.name === 'PlaceBlock' &&
          data.result.ok &&
          (data.result.data as { already?: boolean }).already !== true,
      )
      helped += placed.filter(({ data }) => owners.get(data.subtask ?? 0) !== data.agent).length
      expect(placed.length).toBe(floor.blueprint.length)
      const filled = eventsOf(events, 'block.changed').map(({ data }) => cellKey(data.position))
      expect(new Set(filled).size).toBe(filled.length)
      expect(filled).toHaveLength(floor.blueprint.length)
    }
    expect(helped).toBeGreaterThan(0)
  })
})
