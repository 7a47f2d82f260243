import { expect, it } from 'vitest'
import type { JournalEvent } from '../../core/journal/events.ts'
import { differencesIn } from '../../game/rules/differences.ts'
import { type RuleBook, ruleBookSchema } from '../../game/rules/rule-book.ts'
import { builtinGame } from '../../scenario/builtin-expert.ts'
import { scoreEvents } from '../../scenario/testing.ts'
import { construction } from '../../task/testing.ts'
import { renderReport } from './report.ts'

/** The report of a run in a world with these rules; without any, as the game is. */
function reportIn(rules?: object): string {
  const book: { rules?: RuleBook } =
    rules === undefined ? {} : { rules: ruleBookSchema.parse({ name: 'other, seed 7', ...rules }) }
  const told = book.rules?.told === true ? { goal: ['Build.', ...differencesIn(book.rules)].join('\n') } : {}
  const options = {
    ...{ seed: 1, clock: 'fast' as const, server: 'embedded' as const },
    ...{ planner: 'causal', model: 'expert', assignment: 'busy-rate' },
  }
  const events: JournalEvent[] = [
    {
      ...{ seq: 0, t: 0, wall: 0, type: 'run.started' },
      data: { schema: 1, task: { ...construction([]), ...book, ...told }, agents: ['Ann'], options },
    },
  ]
  return renderReport({
    events,
    scorecard: scoreEvents(events),
    run: { id: 'r', facts: [] },
    catalogue: builtinGame,
  })
}

it.each<[string, object]>([
  [
    'The only recipe for stick takes 2 dirt and makes 1;',
    { recipes: { stick: { takes: [{ item: 'dirt', count: 2 }] } } },
  ],
  [
    'A block of stone drops something only when it is dug with iron_pickaxe.',
    { digs: { stone: { tools: ['iron_pickaxe'] } } },
  ],
  ['Smelting sand makes brick, and smelting anything else does not.', { smelts: { brick: 'sand' } }],
  ['Feeding sugar to wheat makes the crop grow; feeding bone_meal does not.', { growth: { wheat: 'sugar' } }],
  ['A block of sand never falls', { falls: { sand: false } }],
  [
    'A block of glass breaks unless there is a block of stone right below it.',
    { needsBelow: { glass: ['stone'] } },
  ],
  ['gate-1 stands open from the start.', { openings: { 'gate-1': { openedBy: [] } } }],
])('names the rule book of a run, and says that %s', (text, rules) => {
  const page = reportIn(rules)
  expect(page).toContain('other, seed 7')
  expect(page).toContain(`This world differs from the game: ${text}`)
})

it('spells out eight rules and counts the others; says nothing about the game as it is', () => {
  const falls = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`block_${index}`, true]))
  expect(reportIn({ falls })).toContain('And 3 more.')
  expect(reportIn()).not.toContain('differs from the game')
})

it('states the rules once where the goal states them', () => {
  const rules = { recipes: { stick: { takes: [{ item: 'dirt', count: 2 }] } } }
  const [text] = differencesIn(ruleBookSchema.parse({ name: 'told', ...rules }))
  const page = reportIn({ ...rules, told: true })
  expect(page.split(text as string)).toHaveLength(2)
  expect(reportIn(rules).split(text as string)).toHaveLength(2)
})
