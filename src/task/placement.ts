import type { BlockSpec } from './block.ts'
import { DIRECTIONS } from './directions.ts'

export type Compass = 'north' | 'south' | 'west' | 'east'
export type Side = Compass | 'up' | 'down'

const COMPASS: readonly Compass[] = ['north', 'south', 'west', 'east']
const SIDES: readonly Side[] = ['down', ...COMPASS, 'up']

const OPPOSITE: Readonly<Record<Side, Side>> = {
  north: 'south',
  south: 'north',
  west: 'east',
  east: 'west',
  up: 'down',
  down: 'up',
}
const COUNTERCLOCKWISE: Readonly<Record<Compass, Compass>> = {
  north: 'west',
  west: 'south',
  south: 'east',
  east: 'north',
}

export const opposite = (side: Side): Side => OPPOSITE[side]
export const offsetOf = (side: Side) => DIRECTIONS[side] as { x: number; y: number; z: number }

/**
 * One way to place a block in the wanted orientation: click the neighbour on side `against`, in the given half of its
 * face, while looking in direction `look`. Without `half` or `look`, any will do.
 */
export interface PlacementOption {
  /** Side of the target cell on which the clicked neighbour lies; `down` clicks the top face of the block below. */
  against: Side
  half?: 'top' | 'bottom'
  /** Direction in which the player looks; up and down only matter for blocks that can point upwards. */
  look?: Side
}

/**
 * All ways to place a block with the given properties in vanilla 1.19.2, best first: against the block below, then
 * against the sides, then against the block above. Only properties that describe the orientation matter (facing, axis,
 * half, type, face, hanging); the others follow from neighbours or use.
 */
export function placementOptions(block: BlockSpec): PlacementOption[] {
  const { name, properties } = block
  const facing = properties.facing as Side | undefined
  const rule = RULES.find(({ covers }) => covers(name, properties))
  const options =
    rule === undefined ? SIDES.map((against) => ({ against })) : rule.options(facing, properties)
  return [...options].sort((a, b) => SIDES.indexOf(a.against) - SIDES.indexOf(b.against))
}

interface Rule {
  covers(name: string, properties: Readonly<Record<string, string>>): boolean
  options(facing: Side | undefined, properties: Readonly<Record<string, string>>): PlacementOption[]
}

const against = (sides: readonly Side[], more: Omit<PlacementOption, 'against'> = {}): PlacementOption[] =>
  sides.map((side) => ({ against: side, ...more }))

const looking = (look: Side | undefined): { look?: Side } => (look === undefined ? {} : { look })

const FACES_AWAY =
  /^(chest|trapped_chest|ender_chest|furnace|blast_furnace|smoker|carved_pumpkin|jack_o_lantern|lectern|loom|stonecutter|beehive|bee_nest)$|_glazed_terracotta$/
const POINTS_AT_PLAYER = /^(barrel|dispenser|dropper|piston|sticky_piston)$/

/** Clicking a floor gives the lower half, a ceiling the upper half; on a side the cursor's height decides. */
function halves(half: 'top' | 'bottom' | undefined, look: Side | undefined): PlacementOption[] {
  const lookPart = looking(look)
  if (half === undefined) return against(SIDES, lookPart)
  const flat: Side = half === 'bottom' ? 'down' : 'up'
  return [...against([flat], lookPart), ...against(COMPASS, { half, ...lookPart })]
}

const RULES: readonly Rule[] = [
  {
    covers: (name) => name.endsWith('_stairs'),
    options: (facing, { half }) => halves(half as 'top' | 'bottom' | undefined, facing),
  },
  {
    covers: (name, { type }) => name.endsWith('_slab') && type !== 'double',
    options: (_facing, { type }) => halves(type as 'top' | 'bottom' | undefined, undefined),
  },
  {
    // Placed against a side, a trapdoor faces away from that side; on a floor or ceiling it faces the player.
    covers: (name) => name.endsWith('_trapdoor'),
    options: (facing, { half }) => {
      const flat =
        half === undefined ? (['down', 'up'] as const) : ([half === 'bottom' ? 'down' : 'up'] as const)
      const sides = facing === undefined ? COMPASS : [opposite(facing)]
      const halfPart = half === undefined ? {} : { half: half as 'top' | 'bottom' }
      return [
        ...against(flat, looking(facing === undefined ? undefined : opposite(facing))),
        ...against(sides, halfPart),
      ]
    },
  },
  {
    covers: (_name, { axis }) => axis !== undefined,
    options: (_facing, { axis }) =>
      against(axis === 'y' ? ['down', 'up'] : axis === 'x' ? ['west', 'east'] : ['north', 'south']),
  },
  {
    covers: (name) => /(^|_)wall_(torch|sign|banner|skull|head|fan)$|^(ladder|tripwire_hook)$/.test(name),
    options: (facing) => (facing === undefined ? against(COMPASS) : against([opposite(facing)])),
  },
  {
    // These point away from the block they are placed against.
    covers: (name) => /^(end_rod|lightning_rod|amethyst_cluster)$|_amethyst_bud$|shulker_box$/.test(name),
    options: (facing) => against(facing === undefined ? SIDES : [opposite(facing)]),
  },
  {
    covers: (name) => name === 'cocoa',
    options: (facing) => against(facing === undefined ? COMPASS : [facing]),
  },
  {
    covers: (name) => /^(lever|grindstone)$|_button$/.test(name),
    options: (facing, { face }) => {
      if (face === 'floor') return against(['down'], looking(facing))
      if (face === 'ceiling') return against(['up'], looking(facing))
      return facing === undefined ? against(COMPASS) : against([opposite(facing)])
    },
  },
  {
    covers: (name) => /^(soul_)?lantern$/.test(name),
    options: (_facing, { hanging }) =>
      against(hanging === 'true' ? ['up'] : hanging === 'false' ? ['down'] : ['down', 'up']),
  },
  {
    covers: (name) => name === 'hopper',
    options: (facing) =>
      facing === 'down' ? against(['down', 'up']) : against(facing === undefined ? SIDES : [facing]),
  },
  {
    // These stand on the ground and face the way the player looks.
    covers: (name) => /_door$|_bed$/.test(name),
    options: (facing) => against(['down'], looking(facing)),
  },
  {
    covers: (name) =>
      /_pressure_plate$|_carpet$|_sapling$|_tulip$|^(torch|soul_torch|redstone_torch|redstone_wire|rail|powered_rail|detector_rail|activator_rail|wheat|carrots|potatoes|beetroots|sugar_cane|cactus|poppy|dandelion|azure_bluet|oxeye_daisy|cornflower|allium|blue_orchid|lily_of_the_valley)$/.test(
        name,
      ),
    options: () => against(['down']),
  },
  {
    covers: (name) => /_fence_gate$|campfire$/.test(name),
    options: (facing) => against(SIDES, looking(facing)),
  },
  {
    covers: (name) => name.endsWith('anvil'),
    options: (facing) => against(SIDES, looking(facing && COUNTERCLOCKWISE[facing as Compass])),
  },
  {
    covers: (name) => FACES_AWAY.test(name) || POINTS_AT_PLAYER.test(name),
    options: (facing) => against(SIDES, looking(facing && opposite(facing))),
  },
  {
    covers: (name) => /^(repeater|comparator)$/.test(name),
    options: (facing) => against(['down'], looking(facing && opposite(facing))),
  },
  { covers: (name) => name === 'observer', options: (facing) => against(SIDES, looking(facing)) },
]
