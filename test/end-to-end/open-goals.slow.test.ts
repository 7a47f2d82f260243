import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../src/core/journal/events.ts'
import { openFile, outcomeOf, playOpen } from '../../src/scenario/open/testing.ts'

describe('an open task, played by the expert', () => {
  it('is done when the game counts what the goal asks, and not by what was given', async () => {
    const events = await playOpen(
      openFile(['give @s stick 15', 'give @s ladder 3', 'setblock ~2 ~ ~ crafting_table'], {
        kind: 'crafted',
        of: 'ladder',
        count: 3,
      }),
    )
    expect(outcomeOf(events)).toMatchObject({ outcome: 'success' })
    const replies = eventsOf(events, 'setup.done').flatMap(({ data }) => data.commands)
    expect(replies.map(({ ok }) => ok)).toEqual([true, true, true])
    const counted = eventsOf(events, 'statistics.changed').flatMap(({ data }) => data.counters)
    expect(counted.filter(({ category }) => category === 'crafted')).toEqual([
      { category: 'crafted', name: 'ladder', value: 3 },
    ])
  })
})

/** What each kind of goal is tried with: its set-up, the goal, and the counter that the journal must hold in the end. */
const goals: [what: string, setup: string[], success: unknown][] = [
  [
    'mined',
    ['item replace entity @s weapon.mainhand with stone_pickaxe', 'fill ~2 ~ ~2 ~3 ~1 ~3 iron_ore'],
    { kind: 'mined', of: 'iron_ore', count: 2 },
  ],
  [
    'killed',
    ['item replace entity @s weapon.mainhand with diamond_sword', 'summon zombie ~3 ~ ~', 'time set night'],
    { kind: 'killed', of: 'zombie' },
  ],
  ['built as a pillar', ['give @s cobblestone 64'], { kind: 'standing', of: '*', shape: 'pillar', size: 5 }],
  ['eaten', ['effect give @s hunger 3 255 true', 'give @s bread 4'], { kind: 'eaten', of: 'bread' }],
  ['slept', ['time set night', 'give @s white_bed'], { kind: 'slept' }],
  ['sheared', ['give @s shears', 'summon sheep ~2 ~ ~'], { kind: 'sheared', of: 'sheep' }],
  ['opened', ['setblock ~3 ~ ~ chest'], { kind: 'opened', of: 'chest' }],
  ['found', ['setblock ~9 ~ ~ diamond_ore'], { kind: 'near', of: 'diamond_ore' }],
  ['reached', [], { kind: 'offset', horizontal: 8 }],
  [
    'smelted, after the furnace was crafted',
    ['give @s cobblestone 9', 'setblock ~2 ~ ~ crafting_table', 'give @s beef 2', 'give @s coal 4'],
    {
      kind: 'then',
      of: [
        { kind: 'crafted', of: 'furnace' },
        { kind: 'crafted', of: 'cooked_beef', count: 2 },
      ],
    },
  ],
]

/** An old version, ours and a new one. */
const VERSIONS = ['1.16.5', '1.19.2', '1.21.4']

describe('a goal of which the game tells', () => {
  it.each(goals.flatMap(([what, ...rest]) => VERSIONS.map((version) => [what, version, ...rest] as const)))(
    'can be %s in %s',
    async (_what, version, setup, success) => {
      const events = await playOpen(openFile(setup, success, version))
      expect(outcomeOf(events)).toMatchObject({ outcome: 'success' })
    },
  )
})
