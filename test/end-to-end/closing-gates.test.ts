import { describe, expect, it } from 'vitest'
import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'
import { parseTask } from '../../src/scenario/testing.ts'
import { beginEscape, opened, until } from '../support/escapes.ts'
import { onStage } from '../support/fast-stage.ts'

/* Gates that close again, and agents that are left behind them. */

/** A cell with a button for the gate to the hall, which closes soon; in the hall, plates for all; behind them, the exit. */
const cellAndHall = ({ agents, seconds }: { agents: number; seconds: number }) =>
  parseTask(
    `schema: 1
id: cell-and-hall
scenario: escape
title: A cell and a hall
goal: Get out.
agents: ${agents}
limits: { seconds: 300 }
arena: { min: [0, 0, 0], max: [30, 4, 15], spawn: [2, 0, 10] }
escape:
  rooms:
    - { id: cell, min: [1, 0, 1], max: [7, 3, 13] }
    - { id: hall, min: [9, 0, 1], max: [15, 3, 13] }
    - { id: out, min: [17, 0, 1], max: [23, 3, 13] }
  start: cell
  exit: out
  blocks:
${[0, 8, 16, 24].flatMap((x) => column(x, [1, 13], x === 8 || x === 16 ? 6 : undefined)).join('\n')}
${[0, 12]
  .flatMap((z) => Array.from({ length: 25 }, (_, x) => pillar(x, z)))
  .flat()
  .join('\n')}
  mechanisms:
    - { id: button, at: [6, 0, 4], block: "stone_button[face=floor,facing=north]" }
${Array.from({ length: agents }, (_, index) => `    - { id: plate-${index}, at: [12, 0, ${1 + 2 * index}], block: oak_pressure_plate }`).join('\n')}
  gates:
    - { id: first, between: [cell, hall], cells: [{ block: iron_bars, at: [8, 0, 6] }, { block: iron_bars, at: [8, 1, 6] }], opened_by: [button], closes_after: ${seconds} }
    - { id: second, between: [hall, out], cells: [{ block: iron_bars, at: [16, 0, 6] }, { block: iron_bars, at: [16, 1, 6] }], opened_by: [${Array.from({ length: agents }, (_, index) => `plate-${index}`).join(', ')}], hold: together }
`,
    'cell-and-hall.yaml',
  )

/** A stone wall, two blocks high, without its doorway. */
const column = (x: number, [from, to]: [number, number], door?: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
    .filter((z) => z !== door)
    .flatMap((z) => pillar(x, z))
const pillar = (x: number, z: number) => [0, 1].map((y) => `    - { block: stone, at: [${x}, ${y}, ${z}] }`)

const closed = (events: readonly GameEvent[]) => eventsOf(events, 'gate.closed').map(({ data }) => data.gate)

describe('a gate that closes again', () => {
  it('is opened again by an agent that it has shut out, while its partner holds the plate behind it', async () => {
    const task = cellAndHall({ agents: 2, seconds: 1.5 })
    await onStage({ task, agents: ['Alice', 'Bob'] }, async (stage) => {
      const { ending } = await beginEscape(stage, task)
      const { events } = stage.log
      await until(() => closed(events).includes('first'))
      await stage.command('kill Bob')
      expect(await ending).toMatchObject({ outcome: 'success' })
      expect(opened(events).filter((gate) => gate === 'first').length).toBe(2)
      expect(eventsOf(events, 'team.stalled')).toEqual([])
    })
  })

  it.each([2, 3, 6])(
    'lets %i agents through, though it closes before they have come near',
    async (agents) => {
      const names = ['Alice', 'Bob', 'Cindy', 'Dan', 'Eve', 'Finn'].slice(0, agents)
      const task = cellAndHall({ agents, seconds: 1 })
      await onStage({ task, agents: names }, async (stage) => {
        const { ending } = await beginEscape(stage, task)
        const { events } = stage.log
        expect(await ending).toMatchObject({ outcome: 'success' })
        expect(eventsOf(events, 'team.stalled')).toEqual([])
      })
    },
  )
})
