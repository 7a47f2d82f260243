import type { Bot } from 'mineflayer'
import { equal, fits, fitting, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import { arena, HEIGHT, seenAt, TO_NETHER } from './elsewhere.ts'

/** Outside measures of a frame, and where its lowest corner stands in the plot. */
interface Built {
  readonly width?: number
  readonly height?: number
  readonly axis?: 'x' | 'z'
  readonly corners?: boolean
  readonly at?: Spot
}

const CORNER: Spot = [9, 0, 6]

/** Builds a frame of obsidian. */
async function build(
  world: ProbeWorld,
  { width = 4, height = 5, axis = 'x', corners = true, at = CORNER }: Built = {},
): Promise<void> {
  const [x, y, z] = at
  const spot = (n: number, up: number): Spot => (axis === 'x' ? [x + n, y + up, z] : [x, y + up, z + n])
  await world.fill(spot(0, 0), spot(width - 1, height - 1), 'obsidian')
  await world.fill(spot(1, 1), spot(width - 2, height - 2), 'air')
  if (corners) return
  for (const n of [0, width - 1])
    for (const up of [0, height - 1]) await world.set(spot(n, up), up === 0 ? 'dirt' : 'air')
}

/** Lights the frame that `build` builds by default. */
async function light(world: ProbeWorld): Promise<void> {
  await world.stand(world.alice, [10.5, 0, 9.5], 'north', 0)
  await world.hold(world.alice, 'flint_and_steel')
  await world.click(world.alice, [10, 0, 6], { face: 'up' })
}

async function openPortal(world: ProbeWorld): Promise<void> {
  await build(world)
  await light(world)
  fitting('the portal', world.blockText([10, 1, 6]), 'nether_portal[axis=x]')
}

/** Puts a bot into the portal; it stays there. */
const enter = (world: ProbeWorld, bot: Bot) =>
  world.requireCommand(`tp ${bot.username} ${world.xyz([10.9, 1, 6.5])}`)

const arrives = (world: ProbeWorld, bot: Bot, dimension: string, ms = 6000): Promise<void> =>
  world.waitUntil(
    () =>
      bot.game.dimension === dimension &&
      bot.blockAt(bot.entity.position.floored())?.name === 'nether_portal',
    ms,
    `${bot.username} in a portal of ${dimension}`,
    () => `${bot.game.dimension} ${bot.entity.position}`,
  )

/** Takes Alice to the Nether through a new portal, without waiting in it. */
async function goThrough(world: ProbeWorld): Promise<void> {
  await world.requireCommand('gamemode creative Alice')
  await openPortal(world)
  await enter(world, world.alice)
  await arrives(world, world.alice, 'the_nether')
}

/** Ticks until a bot has left for the Nether. */
async function ticksInPortal(world: ProbeWorld, bot: Bot): Promise<number> {
  await openPortal(world)
  const since = world.now()
  await enter(world, bot)
  await world.waitUntil(() => bot.game.dimension === 'the_nether', 8000, 'in the Nether')
  return world.now() - since
}

/** Whether a frame lit at a place becomes a portal. */
async function becomes(world: ProbeWorld, built: Built, inside: Spot): Promise<boolean> {
  await build(world, built)
  await world.command(`setblock ${world.xyz(inside)} fire`)
  await world.ticks(2)
  return fits(world.blockText(inside), 'nether_portal')
}

const nether = 'PortalShape; NetherPortalBlock.'

/** Portals between overworld and Nether. */
export const portals: readonly Probe[] = [
  probe('portals.light', 'Flint and steel lights a frame of 4 × 5 obsidian', nether, async (world) => {
    await openPortal(world)
    for (const [n, up] of [
      [10, 1],
      [11, 1],
      [10, 3],
      [11, 3],
    ] as const)
      fitting('inside', world.blockText([n, up, 6]), 'nether_portal[axis=x]')
    fitting('frame', world.blockText([10, 4, 6]), 'obsidian')
  }),
  probe('portals.charge', 'A fire charge lights it too', nether, async (world) => {
    await build(world)
    await world.stand(world.alice, [10.5, 0, 9.5], 'north', 0)
    await world.hold(world.alice, 'fire_charge', 2)
    await world.click(world.alice, [10, 0, 6], { face: 'up' })
    fitting('inside', world.blockText([10, 1, 6]), 'nether_portal')
    equal('charges left', world.count(world.alice, 'fire_charge'), 1)
  }),
  probe('portals.fire', 'Any fire inside lights it', 'BaseFireBlock.onPlace.', async (world) => {
    equal('portal', await becomes(world, {}, [11, 2, 6]), true)
  }),
  probe('portals.corners', 'Its corners may be of anything', nether, async (world) => {
    equal('portal', await becomes(world, { corners: false }, [10, 1, 6]), true)
  }),
  probe('portals.axis', 'It stands along x or along z', nether, async (world) => {
    equal('portal', await becomes(world, { axis: 'z', at: [8, 0, 8] }, [8, 1, 9]), true)
    fitting('axis', world.blockText([8, 2, 10]), 'nether_portal[axis=z]')
  }),
  probe('portals.large', 'A frame may be up to 23 × 23', nether, async (world) => {
    equal('portal', await becomes(world, { width: 23, height: 19, at: [0, 0, 3] }, [5, 1, 3]), true)
    fitting('far corner', world.blockText([21, 17, 3]), 'nether_portal')
  }),
  probe('portals.small', 'A frame of 3 × 5 or 4 × 4 is too small', nether, async (world) => {
    equal('3 × 5', await becomes(world, { width: 3, at: [3, 0, 3] }, [4, 1, 3]), false)
    equal('4 × 4', await becomes(world, { height: 4, at: [12, 0, 3] }, [13, 1, 3]), false)
  }),
  probe('portals.gap', 'A frame with a gap is none', nether, async (world) => {
    await build(world)
    await world.set([10, 4, 6], 'air')
    await light(world)
    fitting('inside', world.blockText([10, 1, 6]), 'fire')
  }),
  probe(
    'portals.break',
    'A portal breaks with its frame',
    'NetherPortalBlock.updateShape.',
    async (world) => {
      await openPortal(world)
      await world.requireCommand(`setblock ${world.xyz([12, 2, 6])} air destroy`)
      await world.ticks(2)
      for (const spot of [
        [10, 1, 6],
        [11, 3, 6],
      ] as const)
        fitting('inside', world.blockText(spot), 'air')
      equal('drops of portals', world.itemsOnGround('nether_portal'), 0)
    },
  ),
  probe(
    'portals.wait',
    'Players who can be hurt go through after 80 ticks',
    'Player.getPortalWaitTime.',
    async (world) => {
      within('ticks', await ticksInPortal(world, world.alice), 78, 90 + world.slack)
    },
  ),
  probe(
    'portals.creative',
    'In creative mode they go at once',
    'Player.getPortalWaitTime: 1.',
    async (world) => {
      await world.requireCommand('gamemode creative Alice')
      within('ticks', await ticksInPortal(world, world.alice), 0, 15 + world.slack)
    },
  ),
  probe(
    'portals.coordinates',
    'It leads to an eighth of the coordinates, and a portal is made there',
    'PortalForcer.createPortal within 16 blocks.',
    async (world) => {
      const { alice } = world
      await world.requireCommand('gamemode creative Alice')
      await openPortal(world)
      const from = world.at([10, 1, 6])
      await enter(world, alice)
      await arrives(world, alice, 'the_nether')
      const { x, y, z } = alice.entity.position.floored()
      within('x', x, from.x / 8 - 19, from.x / 8 + 19)
      within('z', z, from.z / 8 - 19, from.z / 8 + 19)
      let low = y
      while (seenAt(alice, x, low - 1, z) === 'nether_portal') low--
      equal('under it', seenAt(alice, x, low - 1, z), 'obsidian')
      equal('above it', seenAt(alice, x, low + 3, z), 'obsidian')
    },
  ),
  probe(
    'portals.return',
    'The way back leads to a portal that stands there already',
    'PortalForcer.findPortalAround: within 128 blocks in the overworld.',
    async (world) => {
      const { alice } = world
      await goThrough(world)
      // a step aside, so that the portal forgets her, and back into it
      const { x, y, z } = alice.entity.position
      await world.requireCommand(`${TO_NETHER} tp Alice ${x} ${y + 40} ${z}`)
      await world.ticks(20)
      await world.requireCommand(`${TO_NETHER} tp Alice ${x} ${y} ${z}`)
      await arrives(world, alice, 'overworld')
      // Portals of other probes may stand closer to it.
      within('distance', alice.entity.position.distanceTo(world.at([11, 1, 6.5])), 0, 130)
    },
  ),
  probe(
    'portals.rest',
    'An entity that came through is not sent back while it stays in the portal',
    'Entity.portalCooldown.',
    async (world) => {
      const { alice } = world
      await goThrough(world)
      await world.ticks(40)
      equal('dimension', alice.game.dimension, 'the_nether')
    },
  ),
  probe('portals.items', 'Items go through', 'Entity.handleNetherPortal: without waiting.', async (world) => {
    const { alice } = world
    await world.requireCommand('gamemode creative Alice')
    await openPortal(world)
    await world.requireCommand(
      `summon item ${world.xyz([11, 1.5, 6.5])} {Item:{id:"minecraft:diamond",Count:1b}}`,
    )
    await world.waitUntil(() => world.itemsOnGround('diamond') === 0, 3000, 'the item gone')
    await enter(world, alice)
    await arrives(world, alice, 'the_nether')
    await world.waitUntil(() => world.count(alice, 'diamond') === 1, 3000, 'the item picked up there')
  }),
  probe('portals.mobs', 'Mobs go through', 'Entity.handleNetherPortal.', async (world) => {
    await openPortal(world)
    await world.requireCommand(`summon cow ${world.xyz([11, 1, 6.5])} {NoAI:1b}`)
    await world.ticks(5)
    equal('cows here', world.seen('cow').length, 0)
    const there = await world.command(`${TO_NETHER} execute if entity @e[type=cow,distance=..9999]`)
    equal('there', there.ok, true)
  }),
  probe(
    'portals.water',
    'Water vanishes in the Nether, its bucket is emptied',
    'BucketItem.emptyContents: ultrawarm.',
    async (world) => {
      const { alice } = world
      await arena(world, 'the_nether')
      await world.requireCommand('item replace entity Alice weapon.mainhand with water_bucket')
      await world.requireCommand(`${TO_NETHER} tp Alice 110.5 ${HEIGHT} 110.5 180 60`)
      await world.ticks(5)
      alice.activateItem()
      await world.ticks(5)
      equal('in the hand', alice.heldItem?.name, 'bucket')
      const around = [108, 109, 110].map((z) => seenAt(alice, 110, HEIGHT, z))
      equal('blocks', around, ['air', 'air', 'air'])
    },
  ),
  probe(
    'portals.lava',
    'Lava flows fast in the Nether',
    'LavaFluid: 10 ticks a block, 7 blocks far.',
    async (world) => {
      const { alice } = world
      await arena(world, 'the_nether')
      await world.requireCommand('gamemode creative Alice')
      await world.requireCommand(`${TO_NETHER} setblock 112 ${HEIGHT} 112 lava`)
      await world.ticks(45)
      equal('four blocks away', seenAt(alice, 112, HEIGHT, 116), 'lava')
      await world.ticks(60)
      equal('seven blocks away', seenAt(alice, 112, HEIGHT, 119), 'lava')
    },
  ),
  probe('portals.bed', 'A bed explodes in the Nether', 'BedBlock.use: power 5 and fire.', async (world) => {
    const { alice } = world
    await arena(world, 'the_nether')
    const bed = world.nameOf('red_bed')
    await world.requireCommand(`${TO_NETHER} setblock 110 ${HEIGHT} 107 ${bed}[part=foot,facing=north]`)
    await world.requireCommand(`${TO_NETHER} setblock 110 ${HEIGHT} 106 ${bed}[part=head,facing=north]`)
    await world.ticks(3)
    const block = alice.blockAt(alice.entity.position.offset(0, 0, -3).floored())
    holds('the bed', block?.name === bed, block?.name, bed)
    await world.requireCommand('effect give Alice resistance 10 3')
    await world.ticks(2)
    if (block) await alice.activateBlock(block)
    await world.waitUntil(
      () => alice.health < 20,
      3000,
      'hurt',
      () => alice.health,
    )
    equal('the bed', seenAt(alice, 110, HEIGHT, 107) === bed, false)
    await world.requireCommand('tp Alice Alice')
  }),
]
