import { describe, expect, it } from 'vitest'
import type { GameVersion } from '../../game/version.ts'
import { subtask } from '../../graph/testing.ts'
import type { ActionCall } from '../../task/action.ts'
import type { Surroundings } from '../../task/observation.ts'
import type { ActFacts } from '../kinds/act.ts'
import { actInTheWild } from './wild-act.ts'

const seen = (name: string, way: number) => ({ name, way, count: 9, nearest: { x: way, y: 64, z: 0 } })
const NOTHING: Surroundings = { known: [], stations: [], uses: [], isUnderground: false, isNight: false }

/** The agent's next action for a call, with these things in its inventory. */
function next(
  call: ActionCall,
  carried: Record<string, number>,
  {
    surroundings = {},
    food = 20,
    version = '1.19.2',
  }: { surroundings?: Partial<Surroundings>; food?: number; version?: GameVersion } = {},
) {
  const inventory = Object.entries(carried).map(([item, count]) => ({ item, count }))
  const facts = {
    subtask: subtask(1, [call]),
    remaining: [call],
    history: [],
    gameVersion: version,
    observation: { inventory, food, health: 20, position: { x: 0, y: 64, z: 0 } },
  } as unknown as ActFacts
  return actInTheWild(facts, { ...NOTHING, ...surroundings })?.action
}

const craft = (item: string, amount = 1): ActionCall => ({ name: 'Craft', args: { item, amount } })
const mine = (item: string, amount = 1): ActionCall => ({ name: 'MineBlock', args: { item, amount } })

describe('the expert in the wild', () => {
  it('explores for what it does not know, and digs what is near', () => {
    expect(next(craft('oak_planks', 4), {})).toEqual({ name: 'Explore', args: { item: 'oak_log' } })
    const near = { surroundings: { known: [seen('oak_log', 6)] } }
    expect(next(craft('oak_planks', 4), {}, near)).toEqual(mine('oak_log', 1))
  })

  it('uses the wood that it carries', () => {
    expect(next(craft('stick', 4), { birch_log: 1 })).toEqual(craft('birch_planks', 4))
  })

  it('makes a tool again that has worn out', () => {
    const carried = { stick: 2, crafting_table: 1, cobblestone: 5 }
    const known = { surroundings: { known: [seen('iron_ore', 3)] } }
    expect(next(mine('raw_iron', 2), carried, known)).toEqual(craft('stone_pickaxe'))
    const worn = {
      surroundings: { known: [seen('iron_ore', 3)], uses: [{ item: 'stone_pickaxe', count: 40 }] },
    }
    expect(next(mine('raw_iron', 2), { ...carried, stone_pickaxe: 1 }, worn)).toEqual(mine('raw_iron', 2))
  })

  it('burns what the rest of the plan does not need', () => {
    const smelt = { name: 'Smelt', args: { item: 'raw_iron', amount: 2, fuel: 'coal' } }
    const near = { surroundings: { stations: ['furnace'] } }
    expect(next(smelt, { raw_iron: 2, coal: 1 }, near)).toEqual(smelt)
    expect(next(smelt, { raw_iron: 2, oak_planks: 2 }, near)).toEqual({
      name: 'Smelt',
      args: { item: 'raw_iron', amount: 2, fuel: 'oak_planks' },
    })
  })

  it('makes more furnaces before it smelts several items, as many as there are rock and fuel for', () => {
    const smelt = { name: 'Smelt', args: { item: 'raw_iron', amount: 3, fuel: 'coal' } }
    const beside = { surroundings: { stations: ['crafting_table', 'furnace'] } }
    const carried = { raw_iron: 3, coal: 3, cobblestone: 24 }
    expect(next(smelt, carried, beside)).toEqual(craft('furnace', 2))
    expect(next(smelt, { ...carried, cobblestone: 17 }, beside)).toEqual(craft('furnace', 1))
    expect(next(smelt, { ...carried, coal: 1 }, beside)).toEqual(smelt)
    expect(next(smelt, { ...carried, furnace: 2 }, beside)).toEqual(smelt)
  })

  it('makes a spare pickaxe from carried items before the last one for rock breaks', () => {
    const carried = { iron_pickaxe: 1, stone_pickaxe: 1, cobbled_deepslate: 9, stick: 2, crafting_table: 1 }
    const down = (count: number) => ({
      surroundings: {
        isUnderground: true,
        uses: [
          { item: 'stone_pickaxe', count },
          { item: 'iron_pickaxe', count: 250 },
        ],
      },
    })
    const spare = { name: 'Craft', args: { item: 'stone_pickaxe', amount: 1 } }
    expect(next(mine('diamond'), carried, down(20))).toEqual(spare)
    expect(next(mine('diamond'), carried, down(130))).toEqual({ name: 'Explore', args: { item: 'diamond' } })
    expect(next(mine('diamond'), { ...carried, stick: 0 }, down(20))?.name).not.toBe('Craft')
  })

  it('comes up for wood when there is none left for pickaxes, while the last one is good for the way', () => {
    const carried = { iron_pickaxe: 1, stone_pickaxe: 1, stone_sword: 1, cobbled_deepslate: 90, stick: 1 }
    const down = (count: number) => ({
      surroundings: { isUnderground: true, uses: [{ item: 'stone_pickaxe', count }] },
    })
    const forWood = { name: 'Explore', args: { item: 'oak_log' } }
    expect(next(mine('diamond'), carried, down(110))).toEqual(forWood)
    expect(next(mine('diamond'), carried, down(130))).toEqual({ name: 'Explore', args: { item: 'diamond' } })
    expect(next(mine('diamond'), { ...carried, stick: 2, crafting_table: 1 }, down(110))?.name).toBe('Craft')
    // A block right in front of it is dug at once.
    const beside = { surroundings: { ...down(110).surroundings, known: [seen('diamond_ore', 2)] } }
    expect(next(mine('diamond'), carried, beside)).toEqual(mine('diamond'))
  })

  it('makes another iron pickaxe before it digs deep, where iron and the other ingredients are within reach', () => {
    const carried = { iron_pickaxe: 1, stone_pickaxe: 5, stone_sword: 1, stick: 16, raw_iron: 2 }
    const uses = [
      { item: 'stone_pickaxe', count: 600 },
      { item: 'iron_pickaxe', count: 250 },
    ]
    const beside = { surroundings: { isUnderground: true, uses, stations: ['furnace', 'crafting_table'] } }
    const withOre = (way: number) => ({
      surroundings: { ...beside.surroundings, known: [seen('iron_ore', way)] },
    })
    expect(next(mine('diamond'), carried, withOre(4))).toEqual(mine('raw_iron', 4))
    const single = {
      surroundings: { ...withOre(4).surroundings, known: [{ ...seen('iron_ore', 4), count: 1 }] },
    }
    expect(next(mine('diamond'), carried, single)).toEqual(mine('raw_iron', 1))
    expect(next(mine('diamond'), { ...carried, raw_iron: 3 }, beside)?.name).toBe('Smelt')
    expect(next(mine('diamond'), { ...carried, iron_ingot: 3 }, beside)).toEqual(craft('iron_pickaxe'))
    const further = { name: 'Explore', args: { item: 'diamond' } }
    expect(next(mine('diamond'), carried, withOre(30))).toEqual(further)
    expect(next(mine('iron_ingot'), { ...carried, iron_ingot: 3 }, beside)).not.toEqual(craft('iron_pickaxe'))
  })

  it('eats when it is hungry, and hunts what is near while it has no food', () => {
    expect(next(mine('oak_log'), { cooked_beef: 3 }, { food: 9 })).toEqual({ name: 'Eat', args: {} })
    const pig = { surroundings: { known: [seen('pig', 5), seen('oak_log', 3)] } }
    const attack = { name: 'Attack', args: { target: 'pig' } }
    expect(next(mine('diamond'), { stone_sword: 1 }, pig)).toEqual(attack)
    const wood = { oak_planks: 2, stick: 1, crafting_table: 1 }
    const sword = { name: 'Craft', args: { item: 'wooden_sword', amount: 1 } }
    expect(next(mine('diamond'), wood, pig)).toEqual(sword)
    expect(next(mine('diamond'), { stone_sword: 1, porkchop: 4 }, pig)).not.toEqual(attack)
    expect(next(mine('oak_log'), { stone_sword: 1 }, pig)).toEqual(mine('oak_log'))
  })

  it('returns for items lost at death where that is faster than gathering them again', () => {
    const things = [{ item: 'iron_pickaxe', count: 1 }]
    const lost = (x: number, y: number, secondsLeft = 280) => ({
      surroundings: { lost: { position: { x, y, z: 0 }, items: things, secondsLeft } },
    })
    const digTo = (x: number, y: number) => ({ name: 'DigTo', args: { pos: [x, y, 0], range: 1 } })
    expect(next(mine('diamond'), {}, lost(40, 64))).toEqual(digTo(40, 64))
    expect(next(mine('diamond'), {}, lost(40, 64, 5))).not.toEqual(digTo(40, 64))
    expect(next(mine('diamond'), {}, lost(4000, 64))).not.toEqual(digTo(4000, 64))
    expect(next(mine('oak_log'), {}, lost(40, 64))).not.toEqual(digTo(40, 64))
    // Deep ore requires a pickaxe first.
    expect(next(mine('diamond'), {}, lost(10, 12))).not.toEqual(digTo(10, 12))
    expect(next(mine('diamond'), { stone_pickaxe: 1 }, lost(10, 12))).toEqual(digTo(10, 12))
  })

  it('makes torches before it digs deep, from carried or nearby coal', () => {
    const carried = { iron_pickaxe: 1, stone_pickaxe: 5, stone_sword: 1, stick: 28 }
    const down = (known: Surroundings['known'] = []) => ({ surroundings: { known, isUnderground: true } })
    const torches = craft('torch', 8)
    expect(next(mine('diamond'), { ...carried, coal: 2 }, down())).toEqual(torches)
    expect(next(mine('diamond'), { ...carried, coal: 2, torch: 3 }, down())).not.toEqual(torches)
    expect(next(mine('diamond'), { ...carried, coal: 2, stick: 4 }, down())).not.toEqual(torches)
    expect(next(mine('diamond'), carried, down([seen('coal_ore', 3)]))).toEqual(mine('coal', 2))
    expect(next(mine('diamond'), carried, down([seen('coal_ore', 20)]))?.name).toBe('Explore')
    expect(next(mine('coal'), { ...carried, coal: 2 }, down())).not.toEqual(torches)
  })

  it('sleeps through the night on the surface with a bed that it carries', () => {
    const night = { surroundings: { isNight: true } }
    const sleep = { name: 'Sleep', args: {} }
    expect(next(mine('oak_log'), { white_bed: 1 }, night)).toEqual(sleep)
    expect(next(mine('oak_log'), {}, night)).not.toEqual(sleep)
    expect(next(mine('oak_log'), { white_bed: 1 })).not.toEqual(sleep)
    const below = { surroundings: { isNight: true, isUnderground: true } }
    expect(next(mine('oak_log'), { white_bed: 1 }, below)).not.toEqual(sleep)
  })

  it('plans by the recipes of the version that is played', () => {
    const parts = { feather: 1, copper_ingot: 1, stick: 1 }
    const beside = { surroundings: { stations: ['crafting_table'] } }
    expect(next(craft('brush'), parts, { ...beside, version: '1.21.4' })).toEqual(craft('brush'))
    expect(next(craft('brush'), parts, { ...beside, version: '1.19.2' })).toBeNull()
  })

  it('leaves subtasks that obtain nothing to others', () => {
    expect(next({ name: 'NavigateTo', args: { pos: [1, 2, 3] } }, {})).toBeUndefined()
  })
})
