import { shade } from '../../colour.ts'
import { OAK, woodOf } from '../palette.ts'
import { art, bar, type ItemPicture, lump } from './strokes.ts'

const BOAT = [
  '',
  '',
  '',
  '            ##',
  '##         #12#',
  '#1##     ##122#',
  '#1122####11223#',
  ' #112222222223#',
  ' #122222222233#',
  '  #1222222233#',
  '  #333333333#',
  '   #########',
]
const CART = [
  '',
  '',
  '',
  '#            #',
  '#1##########1#',
  '#12444444442#',
  '#122444444223#',
  ' #1222222223#',
  ' #1222222233#',
  ' #1222222233#',
  '  #33333333#',
  '  ##########',
  '   #4#  #4#',
  '    #    #',
]

/** Boats, rafts and minecarts. */
export const VEHICLES: readonly ItemPicture[] = [
  [
    /_(boat|raft)$/,
    (c, _, name) => {
      const { planks } = woodOf(name) ?? OAK
      if (name.endsWith('raft'))
        for (let y = 6; y < 13; y += 2) {
          c.rect(2, y, 12, 1, planks)
          c.rect(2, y + 1, 12, 1, shade(planks, 0.7))
        }
      else art(BOAT)(c, planks, name)
      if (name.includes('chest')) {
        c.rect(5, 2, 6, 5, 0xa2743a)
        c.frame(5, 2, 6, 5, 0x4a321a)
        c.rect(7, 4, 2, 1, 0xd8d8dc)
      } else bar(c, [3, 3, 7, 7], shade(planks, 0.8))
    },
  ],
  [
    /minecart$/,
    (c, _, name) => {
      art(CART)(c, 0x8a8a90, name)
      const loads: Record<string, readonly [number, number]> = {
        chest_minecart: [0xa2743a, 0x4a321a],
        furnace_minecart: [0x7d7d7f, 0x2a2a2c],
        tnt_minecart: [0xd03028, 0xf0f0f0],
        hopper_minecart: [0x4a4a4e, 0x2a2a2c],
        command_block_minecart: [0xc07a4a, 0x5ad0c0],
      }
      const load = loads[name]
      if (load === undefined) return
      c.rect(4, 1, 7, 6, load[0])
      c.rect(5, 3, 5, 2, load[1])
      if (name === 'hopper_minecart') c.rect(6, 6, 3, 3, load[0])
      if (name === 'furnace_minecart') lump(c, 0xf0801a, 7, 5, 1)
    },
  ],
]
