import { fitting } from '../expectations.ts'
import { type Probe, probe, type Spot } from '../probe.ts'
import { SCENES } from './shape-scenes.ts'

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

const scene = ([name, title, blocks, wanted]: (typeof SCENES)[number]): Probe =>
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
  ...SCENES.map(scene),
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
