import type { Heading, Placing, Probe, Spot } from '../probe.ts'
import { turned } from '../raw-input.ts'

import { HEADINGS, OPPOSITE, placing, STONE } from './placing.ts'

/** Families that face according to the player: item, facing relative to the view direction, other properties. */
const turning: [item: string, facing: 'look' | 'back' | 'right', rest?: string][] = [
  ['oak_stairs', 'look', 'half=bottom,shape=straight'],
  ['chest', 'back', 'type=single'],
  ['furnace', 'back', 'lit=false'],
  ['oak_door', 'look', 'half=lower,open=false'],
  ['red_bed', 'look', 'part=foot'],
  ['oak_fence_gate', 'look', 'open=false'],
  ['oak_trapdoor', 'back', 'half=bottom'],
  ['repeater', 'back', 'delay=1'],
  ['comparator', 'back', 'mode=compare'],
  ['observer', 'look'],
  ['piston', 'back', 'extended=false'],
  ['dispenser', 'back'],
  ['carved_pumpkin', 'back'],
  ['white_glazed_terracotta', 'back'],
  ['lectern', 'back'],
  ['stonecutter', 'back'],
  ['loom', 'back'],
  ['ender_chest', 'back'],
  ['campfire', 'look', 'lit=true'],
  ['anvil', 'right'],
  ['barrel', 'back'],
  ['big_dripleaf', 'back'],
]

const facingFor = (heading: Heading, facing: 'look' | 'back' | 'right'): Heading =>
  facing === 'look' ? heading : facing === 'back' ? OPPOSITE[heading] : turned(heading, 1)

const turningProbe = ([item, facing, rest]: (typeof turning)[number], heading: Heading): Probe => {
  const side = facingFor(heading, facing)
  const from: Spot = [12.5, 0, 12.5]
  const offset = { north: [0, -3], south: [0, 3], west: [-3, 0], east: [3, 0] }[heading] as [number, number]
  const on: Spot = [12 + offset[0], -1, 12 + offset[1]]
  return placing(
    `${item}-${heading}`,
    `${item} placed looking ${heading} faces ${side}`,
    item,
    { on, from, heading },
    `${item}[${[`facing=${side}`, rest].filter(Boolean).join(',')}]`,
  )
}

/** Families that face according to the clicked side: item, clicked face of a stone block, resulting state. */
const sided: [item: string, face: Placing['face'], wanted: string][] = [
  ...(['north', 'south', 'west', 'east'] as const).flatMap((side): [string, Heading, string][] => [
    ['torch', side, `wall_torch[facing=${side}]`],
    ['ladder', side, `ladder[facing=${side}]`],
    ['oak_trapdoor', side, `oak_trapdoor[facing=${side}]`],
    ['hopper', side, `hopper[facing=${OPPOSITE[side]}]`],
    ['stone_button', side, `stone_button[face=wall,facing=${side}]`],
    ['oak_sign', side, `oak_wall_sign[facing=${side}]`],
  ]),
  ['lever', 'south', 'lever[face=wall,facing=south]'],
  ['lever', 'up', 'lever[face=floor]'],
  ['lever', 'down', 'lever[face=ceiling]'],
  ['stone_button', 'up', 'stone_button[face=floor]'],
  ['stone_button', 'down', 'stone_button[face=ceiling]'],
  ['redstone_torch', 'south', 'redstone_wall_torch[facing=south]'],
  ['soul_torch', 'south', 'soul_wall_torch[facing=south]'],
  ['oak_log', 'up', 'oak_log[axis=y]'],
  ['oak_log', 'south', 'oak_log[axis=z]'],
  ['oak_log', 'east', 'oak_log[axis=x]'],
  ['quartz_pillar', 'east', 'quartz_pillar[axis=x]'],
  ['hay_block', 'south', 'hay_block[axis=z]'],
  ['chain', 'east', 'chain[axis=x]'],
  ['bone_block', 'up', 'bone_block[axis=y]'],
  ['end_rod', 'east', 'end_rod[facing=east]'],
  ['lightning_rod', 'down', 'lightning_rod[facing=down]'],
  ['shulker_box', 'south', 'shulker_box[facing=south]'],
  ['hopper', 'up', 'hopper[facing=down]'],
  ['lantern', 'down', 'lantern[hanging=true]'],
  ['lantern', 'up', 'lantern[hanging=false]'],
  ['soul_lantern', 'down', 'soul_lantern[hanging=true]'],
  ['oak_slab', 'down', 'oak_slab[type=top]'],
  ['oak_slab', 'up', 'oak_slab[type=bottom]'],
  ['oak_stairs', 'down', 'oak_stairs[half=top]'],
  ['tripwire_hook', 'south', 'tripwire_hook[facing=south]'],
  ['white_banner', 'south', 'white_wall_banner[facing=south]'],
  ['skeleton_skull', 'south', 'skeleton_wall_skull[facing=south]'],
  ['grindstone', 'south', 'grindstone[face=wall,facing=south]'],
  ['bell', 'down', 'bell[attachment=ceiling]'],
  ['bell', 'south', 'bell[attachment=single_wall]'],
  ['amethyst_cluster', 'east', 'amethyst_cluster[facing=east]'],
  ['tube_coral_fan', 'up', 'tube_coral_fan'],
  ['horn_coral_fan', 'south', 'horn_coral_wall_fan[facing=south]'],
  ['glow_lichen', 'south', 'glow_lichen[north=true]'],
  ['vine', 'south', 'vine[north=true]'],
  ['cocoa_beans', 'south', 'cocoa[facing=north]'],
]

const onSide = (item: string, face: Placing['face'], wanted: string): Probe =>
  placing(
    `${item}-on-${face}`,
    `${item} placed on the ${face} face of a block becomes ${wanted}`,
    item,
    { on: STONE, face: face ?? 'up', heading: 'north', from: [12.5, 0, 11.9] },
    wanted,
    [[STONE, item === 'cocoa_beans' ? 'jungle_log' : 'stone']],
  )

/** Orientation of placed blocks. */
export const orientation = [
  ...turning.flatMap((row) => HEADINGS.map((heading) => turningProbe(row, heading))),
  ...sided.map(([item, face, wanted]) => onSide(item, face, wanted)),
] satisfies Probe[]
