import { expect, test } from 'vitest'
import type { GameEvent } from '../../core/journal/events.ts'
import { incidentsTable } from './incidents.ts'

const position = { x: 0, y: 0, z: 0 }
const joined = (t: number): GameEvent => ({ t, type: 'agent.joined', data: { agent: 'Alice', position } })

test('lost agents, standstills, repaired plans and failed calls are listed in order', () => {
  const events: GameEvent[] = [
    joined(10),
    { t: 2000, type: 'agent.left', data: { agent: 'Alice', reason: 'died' } },
    joined(3000),
    {
      t: 4000,
      type: 'plan.repaired',
      data: {
        kind: 'dependency',
        dependencies: [{ from: 1, to: 3, rules: [], reason: '' }],
        subtasks: [],
        evidence: { reason: 'no_support', detail: 'needs a block below' },
      },
    },
    {
      t: 5000,
      type: 'team.stalled',
      data: { seconds: 60, measure: 'move_away', agents: ['Alice'], reason: 'nothing done' },
    },
  ]
  const text = String(incidentsTable(events)?.text).replaceAll(/<[^>]+>/g, ' ')
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    '2.0 left Alice died 3.0 came back Alice 4.0 plan repaired: dependency 1 → 3 the team no_support: needs a block below 5.0 standstill: move away Alice nothing done',
  )
})

test('a quiet run has no table', () => {
  expect(incidentsTable([joined(10)])).toBeUndefined()
})
