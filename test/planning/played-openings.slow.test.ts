import { describe, expect, it } from 'vitest'
import { roomsInARow } from '../../benchmarks/planning/rules/rooms.ts'
import { eventsOf } from '../../src/core/journal/events.ts'
import { packagePath } from '../../src/core/package-root.ts'
import { type RuleBook, ruleBookSchema } from '../../src/game/rules/rule-book.ts'
import { loadTask } from '../../src/scenario/testing.ts'
import { toggle } from '../../src/task/actions/toggle.ts'
import { play } from '../support/play.ts'

const twoRooms = loadTask(packagePath('benchmarks', 'planning', 'examples', 'two-rooms.yaml'))
const row = roomsInARow(2)
const bookOf = (openings: object, told = false): RuleBook =>
  ruleBookSchema.parse({ name: 'other gates', told, openings })

/** Another lever opens the first gate, and one of two the second. */
const otherLevers = {
  'gate-1': { openedBy: ['lever-1-3'] },
  'gate-2': { openedBy: ['lever-2-3', 'lever-2-2'], hold: 'any' },
}

describe('an escape in which gates open by other rules', () => {
  it.each<[string, object]>([
    ['plates one after the other', { 'second-door': { openedBy: ['left-plate', 'right-plate'] } }],
    ['either plate', { 'second-door': { openedBy: ['left-plate', 'right-plate'], hold: 'any' } }],
    ['the lever of the first door', { 'second-door': { openedBy: ['lever'] } }],
    ['a lever and a plate', { 'second-door': { openedBy: ['lever', 'left-plate'], hold: 'together' } }],
    ['nothing: open from the start', { 'first-door': { openedBy: [] }, 'second-door': { openedBy: [] } }],
  ])('is left by a team with the expert: %s', async (_, openings) => {
    const { card } = await play({ ...twoRooms, rules: bookOf(openings) }, { agents: 2 })
    expect(card.outcome).toBe('success')
  })

  it('is left by the levers of the rules, and not by those of the description', async () => {
    const { events, card } = await play({ ...row, rules: bookOf(otherLevers) }, { agents: 2 })
    expect(card.outcome).toBe('success')
    const used = eventsOf(events, 'action.finished').flatMap(({ data }) =>
      data.result.ok ? (toggle.read(data.action)?.pos ?? []) : [],
    )
    // The levers in the order of their ids stand at x = 0, 2 and 4, and 6, 8 and 10. One of the last two is enough.
    const columns = new Set(used.map(({ x }) => x))
    expect([0, 2, 6].filter((x) => columns.has(x))).toEqual([])
    expect(columns).toContain(4)
    expect(columns.has(8) || columns.has(10)).toBe(true)
  })

  it.each([
    { told: false, outcome: 'task_failure' },
    { told: true, outcome: 'success' },
  ])('ends in $outcome for a model that knows the game where told is $told', async ({ told, outcome }) => {
    for (const planner of ['world', 'self-consistency']) {
      const task = { ...row, rules: bookOf(otherLevers, told) }
      const { card } = await play(task, { agents: 2, spec: 'simulated:strong', planner })
      expect([planner, card.outcome]).toEqual([planner, outcome])
    }
  })
})
