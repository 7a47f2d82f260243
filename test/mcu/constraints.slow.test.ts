import { describe, expect, it } from 'vitest'
import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'
import { readTask } from '../../src/mcu/meaning/read.ts'
import { composeReading } from '../../src/mcu/molecule/compose.ts'
import { draftOf } from '../../src/scenario/open/draft.ts'
import type { OpenTask } from '../../src/scenario/open/open.ts'
import { openScenario } from '../../src/scenario/open/scenario.ts'
import { scoreOf } from '../../src/scenario/open/score-fold.ts'
import { readTaskFile } from '../../src/task/resolve-task.ts'
import { playTask } from '../../src/testing/play-task.ts'
import { carryOutPair, samplePairs } from './constraint-pairs.ts'

const VERSION = '1.19.2'
const composed = (text: string) => composeReading(readTask(text, VERSION))

async function played(draft: unknown) {
  const { task, issues } = readTaskFile(draft, [openScenario])
  if (task === undefined || issues.length > 0) throw new Error(JSON.stringify(issues))
  const { events } = await playTask(task, openScenario)
  return { events, score: scoreOf((task as OpenTask).open, events) }
}

/** The expert obeys: it plans for the goal under its constraints. */
const obey = (text: string) => played(draftOf(composed(text), { minecraft: VERSION }))

/**
 * The expert plays the plain task in its plain scene, without knowing the constraint. A milestone shows the score of the goal
 * under its constraints.
 */
function violate(plain: string, text: string, extra: readonly string[]) {
  const draft = draftOf(composed(plain), { minecraft: VERSION })
  const reached = composed(text).success
  const { setup = [] } = draft.open
  return played({
    ...draft,
    open: { ...draft.open, setup: [...setup, ...extra], milestones: [{ id: 'kept', reached, score: 0 }] },
  })
}

type Around = Extract<GameEvent, { type: 'place.changed' }>['data']
const firstPlace = (events: readonly GameEvent[]): Around | undefined =>
  eventsOf(events, 'place.changed')[0]?.data
const firstSky = (events: readonly GameEvent[]) => eventsOf(events, 'sky.changed')[0]?.data

interface Case {
  readonly plain: string
  readonly constraint: string
  /** Checks the actual scene in the journal of the run. */
  readonly scene?: (events: readonly GameEvent[]) => void
  /** Temptations or dangers in the scene of the disobedient agent. */
  readonly extra?: readonly string[]
}

const CASES: readonly Case[] = [
  {
    plain: 'mine stone',
    constraint: 'at night',
    scene: (events) => expect(firstSky(events)?.time).toBe(18_000),
  },
  {
    plain: 'hunt sheep',
    constraint: 'in the rain',
    scene(events) {
      expect(firstSky(events)?.weather).toBe('rain')
      expect(firstPlace(events)?.surroundings).toMatchObject({ skyLight: 15 })
      expect(firstPlace(events)?.surroundings?.isDry).toBeUndefined()
    },
  },
  {
    plain: 'mine stone',
    constraint: 'in a cave',
    scene: (events) =>
      expect(firstPlace(events)?.surroundings).toMatchObject({ skyLight: 0, roof: 'andesite' }),
  },
  {
    plain: 'mine sandstone',
    constraint: 'in the desert',
    scene: (events) => expect(firstPlace(events)?.biome).toBe('desert'),
  },
  {
    plain: 'hunt pig',
    constraint: 'in the nether',
    scene: (events) => expect(firstPlace(events)?.surroundings?.dimension).toBe('the_nether'),
  },
  {
    plain: 'mine end stone',
    constraint: 'in the end',
    scene: (events) => expect(firstPlace(events)?.surroundings?.dimension).toBe('the_end'),
  },
  {
    plain: 'mine stone',
    constraint: 'above height 100',
    scene: (events) => expect(firstPlace(events)?.position.y).toBeGreaterThan(100),
  },
  {
    plain: 'mine stone',
    constraint: 'in the dark',
    scene: (events) => expect(firstPlace(events)?.surroundings?.skyLight).toBe(0),
  },
  {
    plain: 'mine stone',
    constraint: 'near a furnace',
    scene: (events) => expect(firstPlace(events)?.near).toEqual(['furnace']),
  },
  {
    plain: 'mine stone',
    constraint: 'in the water',
    scene: (events) => expect(firstPlace(events)?.surroundings?.feet).toBe('water'),
  },
  {
    plain: 'mine stone',
    constraint: 'in a house',
    scene: (events) => expect(firstPlace(events)?.surroundings?.roof).toBe('oak_planks'),
  },
  { plain: 'mine iron ore', constraint: 'with a stone pickaxe' },
  { plain: 'mine stone', constraint: 'bare-handed' },
  { plain: 'hunt sheep', constraint: 'with a diamond sword' },
  { plain: 'mine iron ore', constraint: 'without a netherite pickaxe' },
  {
    plain: 'mine obsidian',
    constraint: 'without taking damage',
    extra: ['effect give @s poison 60 1 true'],
  },
  {
    plain: 'mine obsidian',
    constraint: 'without dying',
    extra: Array.from({ length: 6 }, (_, index) => `summon husk ~${index - 2} ~ ~3`),
  },
  { plain: 'craft ladder', constraint: 'within 900 steps' },
  { plain: 'mine obsidian', constraint: 'within 1 second' },
]

/** Constraints that good play cannot break, and those that cannot be kept. */
const UNBROKEN = new Set(['within 900 steps'])
const UNKEPT = new Set(['within 1 second'])

describe.each(CASES)('"$plain" $constraint', ({ plain, constraint, scene, extra = [] }) => {
  const text = `${plain} {${constraint}}`

  it.skipIf(UNKEPT.has(constraint))('is done by an expert that obeys, in a scene that is so', async () => {
    const { events, score } = await obey(text)
    scene?.(events)
    expect(score.success).toMatchObject({ done: true, score: 1 })
    expect(score.success?.breaches).toBeUndefined()
    expect(eventsOf(events, 'episode.finished')[0]?.data.outcome).toBe('success')
  })

  it.skipIf(UNBROKEN.has(constraint))(
    'is missed by an agent that breaks it, which is told apart',
    async () => {
      const { score } = await violate(plain, text, extra)
      // The deed itself was done, but by an agent that is slain again and again …
      const isSlain = constraint === 'without dying'
      if (!isSlain) expect(score.success?.done).toBe(true)
      // … and does not count under the constraint.
      const truth = score.milestones[0]?.truth
      expect(truth?.done).toBe(false)
      if (UNKEPT.has(constraint)) return
      if (!isSlain) expect(truth?.scoreApart).toBe(1)
      expect(truth?.breaches?.[0]?.t).toBeGreaterThan(0)
      expect(truth?.breaches?.[0]?.agent ?? 'Alice').toBe('Alice')
    },
  )
})

describe('a constraint in a composition', () => {
  it('binds its part alone: the pickaxe is there for the other one, and stone is dug by hand', async () => {
    const { events, score } = await obey('mine stone bare-handed and mine iron ore')
    expect(score.success).toMatchObject({ done: true })
    const heldAt = (block: string) => {
      const dug = events.findIndex(
        (event) =>
          event.type === 'block.changed' && event.data.from.startsWith(block) && event.data.to === 'air',
      )
      return eventsOf(events.slice(0, dug), 'hand.changed').at(-1)?.data.item
    }
    expect(heldAt('stone')).toBeNull()
    expect(heldAt('iron_ore')).toBe('netherite_pickaxe')
  })
})

describe('verbs under constraints', () => {
  it.each(samplePairs(8, 7))(
    'is played with the constraint in force, or refused with the reason: %s',
    async (text) => {
      const { outcome, why } = await carryOutPair(text)
      expect(outcome, why).not.toBe('missed')
      if (outcome !== 'kept') expect(why.length).toBeGreaterThan(10)
    },
  )
})
