import { fitting } from '../expectations.ts'
import { type Probe, probe, type Spot } from '../probe.ts'

const M: Spot = [12, 0, 9]
const N: Spot = [12, 0, 8]
const S: Spot = [12, 0, 10]
const E: Spot = [13, 0, 9]
const W: Spot = [11, 0, 9]
/** Spots by short names: the middle, its sides and above it; the east side and above and below that. */
const PLACES: Readonly<Record<string, Spot>> = {
  M,
  N,
  S,
  E,
  W,
  UP: [12, 1, 9],
  EU: [13, 1, 9],
  ED: [13, -1, 9],
  EDD: [13, -2, 9],
}

/** Blocks placed in order as `spot:block`, and the resulting state of the middle one. */
const scenes: [name: string, title: string, scene: string, wanted: string][] = [
  ['fence-fence', 'Wooden fences connect', 'M:oak_fence E:birch_fence', 'oak_fence[east=true,west=false]'],
  [
    'fence-brick',
    'Wooden and nether brick fences do not connect',
    'M:oak_fence E:nether_brick_fence',
    'oak_fence[east=false]',
  ],
  ['fence-stone', 'A fence connects to a full block', 'M:oak_fence E:stone', 'oak_fence[east=true]'],
  [
    'fence-pumpkin',
    'A fence does not connect to a pumpkin',
    'M:oak_fence E:carved_pumpkin',
    'oak_fence[east=false]',
  ],
  [
    'fence-leaves',
    'A fence does not connect to leaves',
    'M:oak_fence E:oak_leaves[persistent=true]',
    'oak_fence[east=false]',
  ],
  [
    'fence-gate',
    'A fence connects to a gate in line',
    'M:oak_fence E:oak_fence_gate[facing=north]',
    'oak_fence[east=true]',
  ],
  [
    'fence-gate-across',
    'A fence does not connect to a gate across',
    'M:oak_fence E:oak_fence_gate[facing=east]',
    'oak_fence[east=false]',
  ],
  ['fence-slab', 'A fence does not connect to a slab', 'M:oak_fence E:oak_slab', 'oak_fence[east=false]'],
  [
    'pane-pane',
    'Panes connect to panes and bars',
    'M:glass_pane E:iron_bars W:glass_pane',
    'glass_pane[east=true,west=true,north=false]',
  ],
  ['pane-wall', 'Panes connect to walls', 'M:glass_pane E:cobblestone_wall', 'glass_pane[east=true]'],
  ['pane-glass', 'Panes connect to glass', 'M:glass_pane E:glass', 'glass_pane[east=true]'],
  [
    'wall-wall',
    'A wall in line has no post',
    'M:cobblestone_wall E:cobblestone_wall W:cobblestone_wall',
    'cobblestone_wall[east=low,west=low,up=false]',
  ],
  [
    'wall-corner',
    'A wall around a corner has a post',
    'M:cobblestone_wall E:cobblestone_wall N:cobblestone_wall',
    'cobblestone_wall[east=low,north=low,up=true]',
  ],
  [
    'wall-tall',
    'A wall under a block is tall',
    'M:cobblestone_wall E:cobblestone_wall W:cobblestone_wall UP:stone',
    'cobblestone_wall[east=tall,west=tall]',
  ],
  [
    'wall-torch',
    'A torch on a wall adds a post',
    'M:cobblestone_wall E:cobblestone_wall W:cobblestone_wall UP:torch',
    'cobblestone_wall[up=true]',
  ],
  [
    'wall-fence',
    'A wall does not connect to a fence',
    'M:cobblestone_wall E:oak_fence',
    'cobblestone_wall[east=none]',
  ],
  [
    'gate-in-wall',
    'A gate between walls is lowered',
    'M:oak_fence_gate[facing=north] E:cobblestone_wall W:cobblestone_wall',
    'oak_fence_gate[in_wall=true]',
  ],
  [
    'stairs-outer',
    'Stairs form an outer left corner',
    'M:oak_stairs[facing=north] N:oak_stairs[facing=west]',
    'oak_stairs[shape=outer_left]',
  ],
  [
    'stairs-outer-right',
    'Stairs form an outer right corner',
    'M:oak_stairs[facing=north] N:oak_stairs[facing=east]',
    'oak_stairs[shape=outer_right]',
  ],
  [
    'stairs-inner',
    'Stairs form an inner left corner',
    'M:oak_stairs[facing=north] S:oak_stairs[facing=west]',
    'oak_stairs[shape=inner_left]',
  ],
  [
    'stairs-inner-right',
    'Stairs form an inner right corner',
    'M:oak_stairs[facing=north] S:oak_stairs[facing=east]',
    'oak_stairs[shape=inner_right]',
  ],
  [
    'stairs-halves',
    'Stairs of different halves do not connect',
    'M:oak_stairs[facing=north] N:oak_stairs[facing=west,half=top]',
    'oak_stairs[shape=straight]',
  ],
  [
    'dust-lone',
    'Single dust is a cross',
    'M:redstone_wire[north=side,south=side,east=side,west=side]',
    'redstone_wire[north=side,south=side,east=side,west=side]',
  ],
  [
    'dust-line',
    'Dust next to dust is a line',
    'M:redstone_wire E:redstone_wire',
    'redstone_wire[east=side,west=side,north=none,south=none]',
  ],
  [
    'dust-corner',
    'Dust turns a corner',
    'M:redstone_wire E:redstone_wire S:redstone_wire',
    'redstone_wire[east=side,south=side,north=none,west=none]',
  ],
  [
    'dust-climbs',
    'Dust climbs a block',
    'E:stone EU:redstone_wire M:redstone_wire',
    'redstone_wire[east=up]',
  ],
  [
    'dust-descends',
    'Dust connects to dust one block lower',
    'ED:air EDD:stone ED:redstone_wire M:redstone_wire',
    'redstone_wire[east=side]',
  ],
  ['dust-torch', 'Dust connects to a torch', 'M:redstone_wire E:redstone_torch', 'redstone_wire[east=side]'],
  ['grass-snowy', 'Grass under snow is snowy', 'M:snow', 'grass_block[snowy=true]'],
  [
    'rail-curve',
    'A rail curves between two others',
    'E:rail[shape=east_west] S:rail[shape=north_south] M:rail',
    'rail[shape=south_east]',
  ],
  [
    'rail-rise',
    'A rail climbs to a rail one block higher',
    'E:stone EU:rail[shape=east_west] M:rail',
    'rail[shape=ascending_east]',
  ],
]

const scene = ([name, title, blocks, wanted]: (typeof scenes)[number]): Probe =>
  probe(`shapes.${name}`, title, 'updateShape of the family.', async (world) => {
    for (const part of blocks.split(' ')) {
      const [place = '', block = ''] = part.split(/:(.*)/)
      await world.set(PLACES[place] ?? M, block)
    }
    const watched: Spot = name === 'grass-snowy' ? [12, -1, 9] : M
    await world.ticks(1 + world.slack)
    fitting('the block in the middle', world.blockText(watched), wanted)
  })

const parted = (name: string, title: string, [block, neighbour]: [string, string], wanted: string): Probe =>
  probe(`shapes.${name}`, title, 'updateShape when a neighbour is removed.', async (world) => {
    await world.set(M, block)
    await world.set(E, neighbour)
    await world.set(E, 'air')
    await world.ticks(1 + world.slack)
    fitting('the block that stays', world.blockText(M), wanted)
  })

/** Block states that depend on neighbours. */
export const shapes = [
  ...scenes.map(scene),
  parted(
    'fence-parted',
    'A fence disconnects from a removed one',
    ['oak_fence', 'oak_fence'],
    'oak_fence[east=false]',
  ),
  parted(
    'pane-parted',
    'A pane disconnects from a removed one',
    ['glass_pane', 'glass_pane'],
    'glass_pane[east=false]',
  ),
  parted(
    'wall-parted',
    'A wall disconnects from a removed one',
    ['cobblestone_wall', 'stone'],
    'cobblestone_wall[east=none,up=true]',
  ),
  probe(
    'shapes.stairs-straighten',
    'Stairs straighten when the corner is removed',
    'updateShape.',
    async (world) => {
      await world.set(M, 'oak_stairs[facing=north]')
      await world.set(N, 'oak_stairs[facing=west]')
      await world.set(N, 'air')
      await world.waitForBlock(M, 'oak_stairs[shape=straight]')
    },
  ),
  probe(
    'shapes.chest-pair',
    'Chests placed side by side form a double chest',
    'ChestBlock.getStateForPlacement.',
    async (world) => {
      await world.place('chest', { on: [12, -1, 9], heading: 'north' })
      await world.place('chest', { on: [13, -1, 9], heading: 'north' })
      const types = [world.blockText(M), world.blockText(E)]
        .map((state) => /type=(\w+)/.exec(state)?.[1])
        .sort()
      fitting('types', types.join(), 'left,right')
    },
  ),
  probe(
    'shapes.chest-sneak',
    'A chest placed on the ground while sneaking stays single',
    'isSecondaryUseActive.',
    async (world) => {
      await world.place('chest', { on: [12, -1, 9], heading: 'north' })
      world.alice.setControlState('sneak', true)
      await world.ticks(4)
      await world.hold(world.alice, 'chest')
      await world.click(world.alice, [13, -1, 9])
      fitting('the second chest', world.blockText(E), 'chest[type=single]')
    },
  ),
  probe(
    'shapes.chest-parted',
    'The remaining half of a double chest becomes single',
    'ChestBlock.updateShape.',
    async (world) => {
      await world.set(M, 'chest[facing=south,type=right]')
      await world.set(E, 'chest[facing=south,type=left]')
      fitting('before', world.blockText(M), 'chest[type=right]')
      await world.set(E, 'air')
      await world.waitForBlock(M, 'chest[type=single]')
    },
  ),
  probe(
    'shapes.rail-stays',
    'A curved rail stays curved when a neighbour is removed',
    'RailBlock.updateState recomputes rails for power only.',
    async (world) => {
      await world.set(E, 'rail[shape=east_west]')
      await world.set(S, 'rail[shape=north_south]')
      await world.set(M, 'rail')
      await world.waitForBlock(M, 'rail[shape=south_east]')
      await world.set(E, 'air')
      await world.ticks(4)
      fitting('the rail', world.blockText(M), 'rail[shape=south_east]')
    },
  ),
] satisfies Probe[]
