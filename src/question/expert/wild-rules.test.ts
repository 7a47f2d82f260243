import { describe, expect, it } from 'vitest'
import { subtask } from '../../graph/testing.ts'
import type { ActionCall } from '../../task/action.ts'
import type { Surroundings } from '../../task/observation.ts'
import type { ActFacts } from '../kinds/act.ts'
import { WILD_RULES } from './wild-rules.ts'
import { WildSituation, wantedBy } from './wild-situation.ts'

const seen = (name: string, way: number) => ({ name, way, count: 9, nearest: { x: way, y: 64, z: 0 } })
const mine = (item: string, amount = 1): ActionCall => ({ name: 'MineBlock', args: { item, amount } })

interface Case {
  call?: ActionCall
  carried?: Record<string, number>
  food?: number
  surroundings?: Partial<Surroundings>
}

/** An agent in the wild; by default in daylight, not hungry, about to mine a diamond, with nothing in sight. */
function situation({ call = mine('diamond'), carried = {}, food = 20, surroundings = {} }: Case) {
  const inventory = Object.entries(carried).map(([item, count]) => ({ item, count }))
  const facts = {
    subtask: subtask(1, [call]),
    remaining: [call],
    history: [],
    gameVersion: '1.19.2',
    observation: { inventory, food, health: 20, position: { x: 0, y: 64, z: 0 } },
  } as unknown as ActFacts
  const nothing = { known: [], stations: [], uses: [], isUnderground: false, isNight: false }
  return new WildSituation(
    facts,
    { ...nothing, ...surroundings },
    wantedBy(call, '1.19.2') ?? { item: '', count: 0 },
  )
}

const uses = (item: string, count: number) => ({ item, count })
const EQUIPPED = { iron_pickaxe: 1, stone_pickaxe: 5, stone_sword: 1, stick: 28 }

/** For each rule, in order, a situation in which it is the first that applies. */
const CASES: Readonly<Record<string, Case>> = {
  'low on food': { carried: { cooked_beef: 3 }, food: 9 },
  'night, and a bed is carried': { carried: { white_bed: 1 }, surroundings: { isNight: true } },
  'lost things are near': {
    surroundings: {
      lost: { position: { x: 40, y: 64, z: 0 }, items: [uses('iron_pickaxe', 1)], secondsLeft: 280 },
    },
  },
  'prey is near, and the plan is long': {
    carried: { stone_sword: 1 },
    surroundings: { known: [seen('pig', 5)] },
  },
  'pickaxes wear out soon': {
    carried: { iron_pickaxe: 1, stone_pickaxe: 1, cobblestone: 9, stick: 2, crafting_table: 1 },
    surroundings: { isUnderground: true, uses: [uses('stone_pickaxe', 20), uses('iron_pickaxe', 250)] },
  },
  'dark below': { carried: { ...EQUIPPED, coal: 2 }, surroundings: { isUnderground: true } },
  'hard rock below, and iron is near': {
    carried: { ...EQUIPPED, raw_iron: 2 },
    surroundings: {
      isUnderground: true,
      uses: [uses('stone_pickaxe', 600), uses('iron_pickaxe', 250)],
      stations: ['furnace', 'crafting_table'],
      known: [seen('iron_ore', 4)],
    },
  },
  'not equipped for ore': {
    call: mine('raw_iron'),
    carried: { stone_pickaxe: 1, cobblestone: 9, oak_planks: 8, crafting_table: 1 },
    surroundings: { uses: [uses('stone_pickaxe', 130)] },
  },
  'next step of the plan': { call: mine('oak_log') },
}

describe('the rules of the wild', () => {
  it('each have a case here', () => {
    expect(WILD_RULES.map(({ name }) => name)).toEqual(Object.keys(CASES))
  })

  it.each(Object.entries(CASES))('apply first where they should: %s', (name, given) => {
    const agent = situation(given)
    const rule = WILD_RULES.find((one) => one.apply(agent) !== undefined)
    expect(rule?.name).toBe(name)
    expect(rule?.apply(agent)?.thought).toMatch(new RegExp(`\\(because: ${name}\\)$`))
    expect(rule?.apply(agent)?.action).not.toBeNull()
  })

  it.each(WILD_RULES.slice(0, -1))('do not apply without a reason: $name', (rule) => {
    expect(rule.apply(situation({ call: mine('oak_log') }))).toBeUndefined()
  })
})
