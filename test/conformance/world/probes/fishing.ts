import { equal, holds, within } from '../expectations.ts'
import { type ProbeWorld, probe, type Spot } from '../probe.ts'
import { packets } from './told.ts'

const ME: Spot = [12.5, 0, 4.5]

/** Alice casts a rod, and its float comes to rest; the horizontal distance it travelled, in blocks. */
async function cast(world: ProbeWorld, pitch: number): Promise<number> {
  await world.stand(world.alice, ME, 'south', pitch)
  await world.hold(world.alice, 'fishing_rod')
  await world.ticks(4)
  world.alice.activateItem()
  await world.ticks(40)
  const [bobber] = world.seen('fishing_bobber')
  const from = world.alice.entity.position
  return bobber ? Math.hypot(bobber.position.x - from.x, bobber.position.z - from.z) : Number.NaN
}

interface Particles {
  readonly particles?: number
  readonly amount?: number
}

/** How rods are cast, and how fish come. */
export const fishing = [
  probe(
    'hand.cast-level',
    'A rod that is cast level throws its float nine blocks',
    'FishingHook: 0.6 + 0.5 blocks a tick, 0.03 down, 0.92 kept.',
    async (world) => within('blocks', await cast(world, 0), 8, 9.6),
  ),
  probe(
    'hand.cast-down',
    'A rod that is cast at the feet throws its float down in two ticks',
    'FishingHook: the way down is at most five times the way across.',
    async (world) => within('blocks', await cast(world, 90), 0.3, 2),
  ),
  probe(
    'hand.cast-water',
    'A float stops soon after it meets the water',
    'FishingHook: 0.3 of its speed is left.',
    async (world) => {
      await world.fill([4, -1, 6], [20, -1, 22], 'water')
      const there = await cast(world, 0)
      await world.ticks(40)
      const [bobber] = world.seen('fishing_bobber')
      const from = world.alice.entity.position
      const later = bobber ? Math.hypot(bobber.position.x - from.x, bobber.position.z - from.z) : Number.NaN
      within('blocks', there, 6, 10)
      within('blocks after two more seconds', later - there, -0.2, 0.2)
      const up = (bobber?.position.y ?? Number.NaN) - world.at([0, 0, 0]).y
      within('height of the float', up, -0.4, 0.1)
    },
  ),
  probe(
    'hand.lure-five',
    'With lure V a fish bites within ten seconds, with a splash that is heard',
    'FishingHook.catchingFish: waits that lure makes negative are drawn again.',
    async (world) => {
      await world.fill([4, -2, 6], [20, -1, 22], 'water')
      await world.stand(world.alice, ME, 'south', 20)
      await world.hold(world.alice, 'fishing_rod', 1, { enchantments: { lure: 5 } })
      const sounds = packets<object>(world.alice, 'sound_effect')
      const bubbles = packets<Particles>(world.alice, 'world_particles')
      await world.ticks(4)
      const began = world.now()
      await world.alice.fish()
      const ticks = world.now() - began
      sounds.close()
      bubbles.close()
      within('ticks', ticks, 20, 240)
      equal('sounds', sounds.list.length > 0, true)
      const bites = bubbles.list.filter(({ particles, amount }) => (particles ?? amount) === 6)
      holds('particles of the bite', bites.length >= 1, bites.length, 'at least one packet of six')
    },
  ),
  probe(
    'hand.use-turned',
    'Since 1.21 an item is used the way its packet says, before that the way the player looked last',
    'ServerGamePacketListenerImpl.handleUseItem: absRotateTo.',
    async (world) => {
      await world.stand(world.alice, ME, 'south', 0)
      await world.hold(world.alice, 'fishing_rod')
      await world.ticks(4)
      const rotation = { x: 0, y: 90 }
      world.alice._client.write('use_item', { hand: 0, sequence: 1, rotation })
      await world.ticks(40)
      const [bobber] = world.seen('fishing_bobber')
      const from = world.alice.entity.position
      const across = bobber ? Math.hypot(bobber.position.x - from.x, bobber.position.z - from.z) : Number.NaN
      if (world.version.startsWith('1.21')) within('blocks', across, 0.3, 2)
      else within('blocks', across, 8, 9.6)
    },
  ),
  probe(
    'hand.cast-beyond-down',
    'A rod that is cast a little beyond straight down throws its float down, too',
    'Entity.absMoveTo: the pitch is held within 90 degrees.',
    async (world) => {
      await world.stand(world.alice, ME, 'south', 0)
      await world.hold(world.alice, 'fishing_rod')
      await world.ticks(4)
      const view = { yaw: 0, pitch: 90.06, onGround: true, flags: { onGround: true } }
      world.alice._client.write('look', view)
      world.alice._client.write('use_item', { hand: 0, sequence: 1, rotation: { x: 0, y: 90.06 } })
      await world.ticks(10)
      const [bobber] = world.seen('fishing_bobber')
      within('height', (bobber?.position.y ?? Number.NaN) - world.at([0, 0, 0]).y, -0.1, 0.5)
    },
  ),
]
