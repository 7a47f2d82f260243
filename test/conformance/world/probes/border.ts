import { equal, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import { healthOf, lossOf } from './measures.ts'
import { packets } from './told.ts'

/** A border of sixteen blocks around the middle of the plot: x and z from 4.5 to 20.5. */
async function enclose(world: ProbeWorld): Promise<void> {
  const { x, z } = world.at([12.5, 0, 12.5])
  await world.requireCommand(`worldborder center ${x} ${z}`)
  await world.requireCommand('worldborder set 16')
  await world.ticks(3)
}

async function open(world: ProbeWorld): Promise<void> {
  await world.command('worldborder center 0 0')
  await world.command('worldborder set 59999968')
  await world.command('worldborder damage buffer 5')
  await world.ticks(2)
}

/** A probe inside a border, which is wide again after it. */
const bordered = (
  id: string,
  title: string,
  rule: string,
  run: (world: ProbeWorld) => Promise<void>,
): Probe =>
  probe(`commands.border-${id}`, title, rule, async (world) => {
    try {
      await enclose(world)
      await run(world)
    } finally {
      await open(world)
    }
  })

/** The border of the world. */
export const border: readonly Probe[] = [
  bordered('walk', 'The border stops players who walk', 'WorldBorder: collision.', async (world) => {
    await world.stand(world.alice, [17.5, 0, 12.5], 'east')
    world.alice.setControlState('forward', true)
    await world.ticks(60)
    world.alice.clearControlStates()
    await world.ticks(5)
    within('x', world.alice.entity.position.x - world.at([0, 0, 0]).x, 19, 20.6)
  }),
  bordered(
    'hurts',
    'Far outside the border it hurts',
    'LivingEntity.baseTick: 0.2 a block.',
    async (world) => {
      await world.requireCommand('worldborder damage buffer 0')
      await world.stand(world.alice, [12.5, 0, 12.5])
      equal('damage inside', await lossOf(world, world.alice, () => world.ticks(40)), 0)
      const loss = await lossOf(world, world.alice, async () => {
        await world.stand(world.alice, [22.5, 0, 12.5])
        await world.ticks(60)
      })
      within('damage of three seconds two blocks outside', loss, 4, 8)
    },
  ),
  bordered(
    'spares',
    'Up to five blocks outside nothing hurts',
    'WorldBorder.damageSafeZone.',
    async (world) => {
      const loss = await lossOf(world, world.alice, async () => {
        await world.stand(world.alice, [22.5, 0, 12.5])
        await world.ticks(60)
      })
      equal('damage', loss, 0)
    },
  ),
  bordered(
    'dig',
    'Nothing is dug or placed outside the border',
    'ServerLevel.mayInteract.',
    async (world) => {
      await world.stand(world.alice, [19.5, 0, 12.5], 'east')
      await world.set([21, 0, 12], 'dirt')
      const digs = await world.dig(world.alice, [21, 0, 12], 40).then(
        () => true,
        () => false,
      )
      equal('digs', digs, false)
      await world.place('stone', { on: [21, 0, 12], face: 'up', from: [19.5, 0, 12.5] })
      equal('above', world.block([21, 1, 12]).name, 'air')
    },
  ),
  bordered('mobs', 'The border stops mobs and items', 'Entity.collide: WorldBorder.', async (world) => {
    const shove = '{NoGravity:0b,Motion:[0.9,0.2,0.0]'
    await world.summon(
      'item',
      [19.5, 0, 8.5],
      `${shove},Item:{id:"minecraft:stick",Count:1b},PickupDelay:99}`,
    )
    const boat = await world.summon(world.nameOf('boat'), [18.5, 0, 6.5], `${shove}}`)
    await world.stand(world.alice, [23.5, 0, 12.5], 'west')
    const zombie = await world.summon('husk', [17.5, 0, 12.5])
    await world.ticks(80)
    const east = (entity: { position: { x: number } }) => entity.position.x - world.at([0, 0, 0]).x
    within('x of a husk that hunts', east(zombie), 19.8, 20.9)
    within('x of a boat', east(boat), 18.5, 20.4)
    const items = world.seen('item').map(east)
    equal('items', items.length, 1)
    within('x of an item', items[0] ?? Number.NaN, 19.9, 21)
  }),
  bordered(
    'mobs-outside',
    'Mobs outside the border are not hurt, and may walk',
    'LivingEntity.baseTick: players only.',
    async (world) => {
      await world.requireCommand('worldborder damage buffer 0')
      await world.summon('cow', [22.9, 0, 12.5], '{NoAI:1b}')
      await world.ticks(60)
      equal('health', await healthOf(world, 'cow'), 10)
    },
  ),
  bordered(
    'pistons',
    'Pistons push no block out of the border',
    'PistonBaseBlock.isPushable: isWithinBounds.',
    async (world) => {
      await world.set([18, 0, 8], 'piston[facing=east]')
      await world.set([19, 0, 8], 'stone')
      await world.set([20, 0, 8], 'stone')
      await world.set([17, 0, 8], 'redstone_block')
      await world.ticks(8)
      equal('outside', world.block([21, 0, 8]).name, 'air')
      equal('piston', world.block([18, 0, 8]).getProperties()['extended'], false)
    },
  ),
  bordered(
    'shrinks',
    'A border that shrinks does so evenly',
    'WorldBorder.MovingBorderExtent.',
    async (world) => {
      await world.requireCommand('worldborder set 6 10')
      await world.ticks(100)
      const said = await world.requireCommand('worldborder get')
      const width = Number(/currently (\d+) block/.exec(said)?.[1])
      within('width after half the time', width, 10, 12)
      await world.ticks(110)
      holds('width', /currently 6 block/.test(await world.requireCommand('worldborder get')), said, '6')
    },
  ),
  probe(
    'commands.border-told',
    'Clients get the border when they join and when it changes',
    'ClientboundInitializeBorderPacket.',
    async (world) => {
      const before = world.version.startsWith('1.16')
      const sizes = packets<{ diameter?: number; radius?: number; action?: number }>(
        world.alice,
        before ? 'world_border' : 'world_border_size',
      )
      await world.requireCommand('worldborder set 5000')
      await world.ticks(3)
      sizes.close()
      await open(world)
      equal('size', sizes.list[0]?.diameter ?? sizes.list[0]?.radius, 5000)
    },
  ),
]
