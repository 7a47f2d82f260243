import { describe, expect, it } from 'vitest'
import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'
import { scoreOf } from '../../src/scenario/open/score-fold.ts'
import { openFile, outcomeOf, playOpen, readOpen } from '../../src/scenario/open/testing.ts'

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

/** The time at which the goal was met, according to other lines of the journal than those that it is judged by (game ms). */
type Witness = (events: readonly GameEvent[]) => number | undefined

/** The n-th change of a block to or from a name. */
const blocks =
  (side: 'from' | 'to', name: string, n: number): Witness =>
  (events) =>
    eventsOf(events, 'block.changed').filter(({ data }) => data[side].split('[')[0] === name)[n - 1]?.t

/** The first time that an agent's amount of an item differs from the given one. */
const carries =
  (item: string, count: number): Witness =>
  (events) =>
    eventsOf(events, 'items.changed').find(({ data }) => {
      const held = data.items.find((one) => one.item === item)?.count ?? 0
      return held !== count
    })?.t

/** The test of each kind of goal: set-up, goal, and other evidence in the journal. */
const goals: [what: string, setup: string[], success: unknown, witness?: Witness][] = [
  [
    'mined',
    ['item replace entity @s weapon.mainhand with stone_pickaxe', 'fill ~2 ~ ~2 ~3 ~1 ~3 iron_ore'],
    { kind: 'mined', of: 'iron_ore', count: 2 },
    blocks('from', 'iron_ore', 2),
  ],
  [
    'killed',
    ['item replace entity @s weapon.mainhand with diamond_sword', 'summon zombie ~3 ~ ~', 'time set night'],
    { kind: 'killed', of: 'zombie' },
  ],
  [
    'built as a pillar',
    ['give @s cobblestone 64'],
    { kind: 'standing', of: '*', shape: 'pillar', size: 5 },
    blocks('to', 'cobblestone', 5),
  ],
  [
    'eaten',
    ['effect give @s hunger 3 255 true', 'give @s bread 4'],
    { kind: 'eaten', of: 'bread' },
    carries('bread', 4),
  ],
  [
    'crafted',
    ['give @s stick 7', 'setblock ~2 ~ ~ crafting_table'],
    { kind: 'crafted', of: 'ladder', count: 3 },
    carries('stick', 7),
  ],
  ['slept', ['time set night', 'give @s white_bed'], { kind: 'slept' }],
  ['sheared', ['give @s shears', 'summon sheep ~2 ~ ~'], { kind: 'sheared', of: 'sheep' }],
  ['opened', ['setblock ~3 ~ ~ chest'], { kind: 'opened', of: 'chest' }],
  ['found', ['setblock ~9 ~ ~ diamond_ore'], { kind: 'sighted', of: 'diamond_ore' }],
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

/** The counters of the journal come a tick or two after what they count, or before it is seen in the inventory. */
const MARGIN_MS = 150

describe('a goal of which the game tells', () => {
  const cases = goals.flatMap(([what, setup, success, witness]) =>
    VERSIONS.map((version) => ({ what, version, setup, success, witness })),
  )
  it.each(cases)('can be $what in $version', async ({ version, setup, success, witness }) => {
    const file = openFile(setup, success, version)
    const events = await playOpen(file)
    expect(outcomeOf(events)).toMatchObject({ outcome: 'success' })
    if (witness === undefined) return
    const doneAt = scoreOf(readOpen(file).open, events).success?.doneAt ?? Number.NaN
    const seenAt = witness(events) ?? Number.NaN
    expect(Math.abs(doneAt - seenAt)).toBeLessThanOrEqual(MARGIN_MS)
  })
})

describe('statistics', () => {
  /** The highest value that a counter had. */
  const counted = (events: readonly GameEvent[], category: string, name: string) =>
    Math.max(
      0,
      ...eventsOf(events, 'statistics.changed')
        .flatMap(({ data }) => data.counters)
        .filter((one) => one.category === category && one.name === name)
        .map(({ value }) => value),
    )

  it.each(VERSIONS)('agree with other evidence in the journal of a run in %s', async (version) => {
    const setup = [
      'item replace entity @s weapon.mainhand with stone_pickaxe',
      'fill ~2 ~ ~2 ~3 ~1 ~3 iron_ore',
      'give @s stick 14',
      'setblock ~-2 ~ ~ crafting_table',
      'give @s cobblestone 8',
    ]
    const success = {
      kind: 'and',
      of: [
        { kind: 'mined', of: 'iron_ore', count: 3 },
        { kind: 'crafted', of: 'ladder', count: 6 },
        { kind: 'standing', of: 'cobblestone', shape: 'pillar', size: 3 },
      ],
    }
    const events = await playOpen(openFile(setup, success, version))
    const changed = (side: 'from' | 'to', name: string) =>
      eventsOf(events, 'block.changed').filter(({ data }) => data[side].split('[')[0] === name).length
    expect(counted(events, 'mined', 'iron_ore')).toBe(changed('from', 'iron_ore'))
    expect(counted(events, 'used', 'cobblestone')).toBe(changed('to', 'cobblestone'))
    const last = eventsOf(events, 'items.changed').at(-1)?.data.items ?? []
    expect(counted(events, 'crafted', 'ladder')).toBe(last.find(({ item }) => item === 'ladder')?.count)
    expect(counted(events, 'mined', 'iron_ore')).toBeGreaterThanOrEqual(3)
  })
})
