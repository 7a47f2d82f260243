import { describe, expect, it } from 'vitest'
import { parseBlock } from '../block.ts'
import { gameData } from '../data/game-data.ts'
import { offsetOf, opposite, type PlacementOption, placementOptions } from './placement-options.ts'

/** An option as a short text: side, half and look. */
const short = ({ against, half, look }: PlacementOption): string =>
  [against, half ?? '', look === undefined ? '' : `look ${look}`].filter((part) => part !== '').join(' ')

const optionsOf = (text: string): string[] => {
  const block = parseBlock(text)
  if (block === undefined) throw new TypeError(text)
  return placementOptions(block).map(short)
}

const ANY = ['down', 'north', 'south', 'west', 'east', 'up']
const looking = (look: string, sides = ANY) => sides.map((side) => `${side} look ${look}`)

describe('the ways to place a block', () => {
  it.each<[string, string[]]>([
    ['stone', ANY],
    ['cobblestone_wall', ANY],
    [
      'oak_stairs[facing=east,half=bottom]',
      [
        'down look east',
        'north bottom look east',
        'south bottom look east',
        'west bottom look east',
        'east bottom look east',
      ],
    ],
    [
      'oak_stairs[facing=west,half=top]',
      [
        'north top look west',
        'south top look west',
        'west top look west',
        'east top look west',
        'up look west',
      ],
    ],
    ['oak_stairs[facing=south]', looking('south')],
    ['oak_slab[type=bottom]', ['down', 'north bottom', 'south bottom', 'west bottom', 'east bottom']],
    ['oak_slab[type=top]', ['north top', 'south top', 'west top', 'east top', 'up']],
    ['oak_slab', ANY],
    ['oak_log[axis=y]', ['down', 'up']],
    ['oak_log[axis=x]', ['west', 'east']],
    ['quartz_pillar[axis=z]', ['north', 'south']],
    ['torch', ['down']],
    ['wall_torch[facing=north]', ['south']],
    ['soul_wall_torch[facing=east]', ['west']],
    ['redstone_wall_torch', ['north', 'south', 'west', 'east']],
    ['oak_wall_sign[facing=west]', ['east']],
    ['red_wall_banner[facing=south]', ['north']],
    ['ladder[facing=north]', ['south']],
    ['skeleton_wall_skull[facing=north]', ['south']],
    ['creeper_wall_head[facing=east]', ['west']],
    ['tube_coral_wall_fan[facing=east]', ['west']],
    ['tripwire_hook[facing=south]', ['north']],
    ['oak_door[facing=north,half=lower]', ['down look north']],
    ['red_bed[facing=east,part=foot]', ['down look east']],
    ['oak_trapdoor[facing=north,half=bottom]', ['down look south', 'south bottom']],
    ['oak_trapdoor[facing=east,half=top]', ['west top', 'up look west']],
    ['lantern[hanging=true]', ['up']],
    ['lantern[hanging=false]', ['down']],
    ['soul_lantern', ['down', 'up']],
    ['sea_lantern', ANY],
    ['jack_o_lantern[facing=east]', looking('west')],
    ['lever[face=floor,facing=north]', ['down look north']],
    ['lever[face=ceiling,facing=east]', ['up look east']],
    ['lever[face=wall,facing=east]', ['west']],
    ['stone_button[face=wall,facing=north]', ['south']],
    ['grindstone[face=floor,facing=north]', ['down look north']],
    ['grindstone[face=wall,facing=north]', ['south']],
    ['hopper[facing=down]', ['down', 'up']],
    ['hopper[facing=east]', ['east']],
    ['chest[facing=west]', looking('east')],
    ['furnace[facing=north]', looking('south')],
    ['carved_pumpkin[facing=south]', looking('north')],
    ['white_glazed_terracotta[facing=east]', looking('west')],
    ['barrel[facing=up]', looking('down')],
    ['piston[facing=north]', looking('south')],
    ['observer[facing=up]', looking('up')],
    ['oak_fence_gate[facing=west]', looking('west')],
    ['campfire[facing=west]', looking('west')],
    ['anvil[facing=north]', looking('west')],
    ['repeater[facing=north]', ['down look south']],
    ['oak_pressure_plate', ['down']],
    ['white_carpet', ['down']],
    ['poppy', ['down']],
    ['wheat', ['down']],
    ['rail', ['down']],
    ['end_rod[facing=up]', ['down']],
    ['end_rod[facing=north]', ['south']],
    ['lightning_rod[facing=down]', ['up']],
    ['shulker_box[facing=west]', ['east']],
    ['red_shulker_box[facing=up]', ['down']],
    ['amethyst_cluster[facing=down]', ['up']],
    ['cocoa[facing=north]', ['north']],
  ])('%s', (text, expected) => {
    expect(optionsOf(text)).toEqual(expected)
  })

  it('begin with the block below and end with the block above, so that building goes upwards', () => {
    for (const text of ['stone', 'oak_slab', 'chest[facing=east]', 'oak_log[axis=y]']) {
      const sides = optionsOf(text).map((option) => option.split(' ')[0])
      expect([sides[0], sides.at(-1)]).toEqual(['down', 'up'])
    }
  })

  it('contain no option twice for any facing of the block', () => {
    const game = gameData('1.19.2')
    for (const name of [
      'oak_stairs',
      'oak_trapdoor',
      'lever',
      'hopper',
      'chest',
      'wall_torch',
      'barrel',
      'end_rod',
    ]) {
      for (const facing of game.blockProperties(name).get('facing') ?? []) {
        const options = placementOptions({ name, properties: { facing } }).map(short)
        expect(options.length).toBeGreaterThan(0)
        expect(new Set(options).size).toBe(options.length)
      }
    }
  })

  it('rely on opposite sides with opposite offsets', () => {
    for (const side of ['down', 'north', 'south', 'west', 'east', 'up'] as const) {
      expect(opposite(opposite(side))).toBe(side)
      const [there, back] = [offsetOf(side), offsetOf(opposite(side))]
      expect([there.x + back.x, there.y + back.y, there.z + back.z]).toEqual([0, 0, 0])
    }
    expect(offsetOf('north')).toEqual({ x: 0, y: 0, z: -1 })
    expect(offsetOf('east')).toEqual({ x: 1, y: 0, z: 0 })
  })
})
