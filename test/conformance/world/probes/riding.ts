import type { Bot } from 'mineflayer'
import type { Entity } from 'prismarine-entity'
import { equal, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import { packets } from './told.ts'
import { close } from './windows.ts'

/** Riders and vehicles, as sent to a client; the client library keeps riders that get off. */
function seats(bot: Bot): { on(vehicle: Entity): readonly number[]; close(): void } {
  const { list, close } = packets<{ entityId: number; passengers: readonly number[] }>(bot, 'set_passengers')
  return { close, on: ({ id }) => list.findLast(({ entityId }) => entityId === id)?.passengers ?? [] }
}

/** Gets off what a bot rides, as a client with the sneak key does. */
async function getOff(world: ProbeWorld, bot: Bot): Promise<void> {
  bot.setControlState('sneak', true)
  await world.ticks(3)
  bot.setControlState('sneak', false)
  await world.ticks(2)
}

const NEAR: Spot = [12.5, 0, 10.5]
const vehicles = ['boat', 'minecart'] as const

/** Entities placed with an item on the top of a block: item, entity, block below. */
const puttable: readonly [item: string, entity: string, on: string, below?: string][] = [
  ['oak_boat', 'boat', 'grass_block'],
  ['armor_stand', 'armor_stand', 'grass_block'],
  ['end_crystal', 'end_crystal', 'obsidian'],
  ['minecart', 'minecart', 'rail', 'stone'],
  ['chest_minecart', 'chest_minecart', 'rail', 'stone'],
  ['tnt_minecart', 'tnt_minecart', 'rail', 'stone'],
  ['furnace_minecart', 'furnace_minecart', 'rail', 'stone'],
  ['hopper_minecart', 'hopper_minecart', 'rail', 'stone'],
]

const putting = puttable.map(([item, entity, on, below]) =>
  probe(`riding.place-${item}`, `A ${item} is put on ${on}`, 'Item.useOn, BoatItem.use.', async (world) => {
    const { alice } = world
    const spot: Spot = below ? [12, 0, 10] : [12, -1, 10]
    if (on !== 'grass_block') await world.set(spot, on)
    await world.hold(alice, item)
    await alice.lookAt(world.at([12.5, below ? 0.1 : 0, 10.5]), true)
    await world.ticks(2)
    await world.click(alice, spot)
    if (item === 'oak_boat') alice.activateItem()
    const seen = () => world.seen(world.nameOf(entity))
    await world.waitUntil(() => seen().length === 1, 1500, `a ${entity}`)
    equal('in the hand', world.count(alice, item), 0)
    const place = seen()[0]?.position.minus(world.at([12.5, 0, 10.5]))
    within('distance', place ? Math.hypot(place.x, place.z) : 9, 0, 1)
  }),
)

/** Hits until something is gone; resolves with the number of hits. */
async function hitsToBreak(world: ProbeWorld, entity: Entity): Promise<number> {
  let isGone = false
  const note = (gone: Entity) => {
    isGone ||= gone.id === entity.id
  }
  world.alice.on('entityGone', note)
  let hits = 0
  while (!isGone && hits < 12) {
    world.alice.attack(entity)
    hits++
    await world.ticks(2)
  }
  world.alice.off('entityGone', note)
  return hits
}

const breaking = [
  ...(['boat', 'minecart'] as const).map((kind) =>
    probe(
      `riding.break-${kind}`,
      `A ${kind} in survival mode takes several hits, and drops`,
      'Damage above 40.',
      async (world) => {
        const entity = await world.summon(world.nameOf(kind), NEAR)
        await world.hold(world.alice, 'wooden_sword')
        const hits = await hitsToBreak(world, entity)
        within('hits', hits, 2, 10)
        const item = kind === 'boat' ? 'oak_boat' : kind
        await world.waitUntil(() => world.ownedOrOnGround(item) === 1, 2000, item)
      },
    ),
  ),
  ...(['boat', 'minecart', 'armor_stand', 'end_crystal', 'item_frame', 'painting'] as const).map((kind) =>
    probe(
      `riding.break-creative-${kind}`,
      `One hit in creative mode removes a ${kind}`,
      'instabuild.',
      async (world) => {
        await world.requireCommand('gamemode creative Alice')
        if (kind === 'item_frame' || kind === 'painting') await world.set([12, 0, 9], 'stone')
        const entity = await world.summon(world.nameOf(kind), NEAR)
        await world.ticks(3)
        equal('hits', await hitsToBreak(world, entity), 1)
      },
    ),
  ),
]

const carts = [
  probe('riding.rail', 'A minecart follows the rails around a curve', 'moveAlongTrack.', async (world) => {
    await world.set([8, 0, 12], 'rail[shape=north_south]')
    for (let z = 8; z < 12; z++) await world.set([8, 0, z], 'rail[shape=north_south]')
    await world.set([8, 0, 7], 'rail[shape=south_east]')
    for (let x = 9; x < 14; x++) await world.set([x, 0, 7], 'rail[shape=east_west]')
    await world.requireCommand(`summon minecart ${world.xyz([8.5, 0.1, 11.5])} {Motion:[0d,0d,-0.4d]}`)
    await world.ticks(2)
    const cart = world.seen('minecart')[0] as Entity
    const x = () => cart.position.x - world.at([0, 0, 0]).x
    await world.waitUntil(() => x() > 9.5, 6000, 'the cart east of the curve', x)
  }),
  probe('riding.rail-slope', 'A minecart rolls down', 'Slope.', async (world) => {
    await world.set([12, 0, 8], 'stone')
    await world.set([12, 1, 8], 'rail[shape=north_south]')
    await world.set([12, 0, 9], 'rail[shape=ascending_north]')
    for (let z = 10; z < 16; z++) await world.set([12, 0, z], 'rail[shape=north_south]')
    await world.requireCommand(`summon minecart ${world.xyz([12.5, 0.6, 9.5])}`)
    await world.ticks(2)
    const cart = world.seen('minecart')[0] as Entity
    await world.waitUntil(() => cart.position.z > world.at([0, 0, 11]).z, 8000, 'the cart further down')
  }),
  probe('riding.rail-power', 'A powered rail speeds a minecart up', 'PoweredRailBlock.', async (world) => {
    await world.fill([12, -1, 2], [12, -1, 22], 'redstone_block')
    for (let z = 3; z < 21; z++) await world.set([12, 0, z], 'powered_rail[shape=north_south]')
    await world.waitForBlock([12, 0, 12], 'powered_rail[powered=true]')
    await world.requireCommand(`summon minecart ${world.xyz([12.5, 0.1, 19.5])} {Motion:[0d,0d,-0.1d]}`)
    await world.ticks(2)
    const cart = world.seen('minecart')[0] as Entity
    await world.waitUntil(
      () => cart.position.z < world.at([0, 0, 6]).z,
      5000,
      'fourteen blocks in five seconds',
    )
  }),
  probe(
    'riding.rail-brake',
    'A powered rail without power stops a minecart',
    'Halved in each tick.',
    async (world) => {
      for (let z = 6; z < 16; z++) await world.set([12, 0, z], 'powered_rail[shape=north_south]')
      await world.requireCommand(`summon minecart ${world.xyz([12.5, 0.1, 14.5])} {Motion:[0d,0d,-0.4d]}`)
      await world.ticks(40)
      const cart = world.seen('minecart')[0] as Entity
      holds(
        'stopped',
        cart.position.z > world.at([0, 0, 12]).z,
        cart.position.z - world.at([0, 0, 0]).z,
        'above 12',
      )
    },
  ),
  probe(
    'riding.cart-push',
    'The rider of a minecart pushes it by walking',
    'Player input.',
    async (world) => {
      const { alice } = world
      for (let z = 4; z < 20; z++) await world.set([12, 0, z], 'rail[shape=north_south]')
      await world.stand(alice, [13.5, 0, 12.5], 'north')
      const cart = await world.summon('minecart', [12.5, 0.1, 12.5])
      alice.mount(cart)
      await world.ticks(3)
      alice.moveVehicle(0, 1)
      const from = cart.position.z
      await world.waitUntil(
        () => from - cart.position.z > 1,
        6000,
        'a block on the way',
        () => from - cart.position.z,
      )
      await getOff(world, alice)
    },
  ),
  probe('riding.cart-chest', 'A minecart with a chest opens', 'MinecartChest.interact.', async (world) => {
    const cart = await world.summon('chest_minecart', NEAR)
    await world.useOn(world.alice, cart)
    await world.waitUntil(() => world.alice.currentWindow !== null, 1500, 'a window')
    equal('slots', world.alice.currentWindow?.inventoryStart, 27)
    await close(world)
  }),
  probe('riding.cart-mob', 'A rolling minecart catches a mob', 'AbstractMinecart.tick.', async (world) => {
    const told = seats(world.alice)
    for (let z = 4; z < 20; z++) await world.set([12, 0, z], 'rail[shape=north_south]')
    const pig = await world.summon('pig', [12.5, 0, 8.5], '{NoAI:1b}')
    await world.requireCommand(`summon minecart ${world.xyz([12.5, 0.1, 13.5])} {Motion:[0d,0d,-0.4d]}`)
    await world.ticks(2)
    const cart = world.seen('minecart')[0] as Entity
    await world.waitUntil(() => told.on(cart).includes(pig.id), 4000, 'the pig in the cart')
    told.close()
  }),
]

const boats = [
  probe('riding.boat-mob', 'A boat catches a mob that touches it', 'Boat.tick.', async (world) => {
    const told = seats(world.alice)
    const pig = await world.summon('pig', [12.5, 0, 8.5], '{NoAI:1b}')
    const boat = await world.summon(world.nameOf('boat'), [12.5, 0, 9])
    await world.waitUntil(() => told.on(boat).includes(pig.id), 3000, 'the pig in the boat')
    told.close()
  }),
  probe('riding.boat-big', 'A boat does not catch what is as wide as it', 'By width.', async (world) => {
    const told = seats(world.alice)
    await world.summon('iron_golem', [12.5, 0, 8.5], '{NoAI:1b}')
    const boat = await world.summon(world.nameOf('boat'), [12.5, 0, 9.2])
    await world.ticks(20)
    equal('riders', told.on(boat).length, 0)
    told.close()
  }),
  probe(
    'riding.boat-two',
    'Two players fit into a boat, a third does not',
    'getMaxPassengers.',
    async (world) => {
      const told = seats(world.alice)
      const boat = await world.summon(world.nameOf('boat'), NEAR)
      for (const name of ['Alice', 'Bob', 'Carol']) {
        const bot = await world.bot(name)
        await world.stand(bot, [13.5, 0, 11.5])
        bot.mount(boat)
        await world.ticks(4)
      }
      equal('riders', told.on(boat).length, 2)
      told.close()
      for (const name of ['Alice', 'Bob']) await getOff(world, await world.bot(name))
    },
  ),
  probe('riding.boat-row', 'The rower moves the boat', 'vehicle_move.', async (world) => {
    const { alice } = world
    await world.fill([6, -1, 4], [18, -1, 14], 'water')
    const bob = await world.bot('Bob')
    const boat = await world.summon(world.nameOf('boat'), [12.5, 0, 12.5])
    await world.stand(alice, [12.5, 0, 15.5], 'north')
    alice.mount(boat)
    await world.ticks(4)
    const { x, y, z } = boat.position
    for (let i = 1; i <= 10; i++) {
      alice._client.write('vehicle_move', { x, y, z: z - i * 0.4, yaw: 180, pitch: 0, onGround: false })
      await world.ticks(1)
    }
    await world.ticks(3)
    const seen = bob.entities[boat.id]?.position
    within('rowed', seen ? z - seen.z : 0, 3.5, 4.5)
    await getOff(world, alice)
  }),
  probe('riding.boat-float', 'A boat floats', 'Boat.floatBoat.', async (world) => {
    await world.fill([8, -3, 6], [16, -1, 14], 'water')
    const boat = await world.summon(world.nameOf('boat'), [12.5, -1.5, 10.5])
    await world.ticks(60)
    within('height', boat.position.y - world.at([0, 0, 0]).y, -0.7, 0.1)
  }),
]

const gear: readonly [item: string, slot: number][] = [
  ['iron_helmet', 5],
  ['iron_chestplate', 4],
  ['iron_leggings', 3],
  ['iron_boots', 2],
]

const stands = [
  ...gear.map(([item, slot]) =>
    probe(
      `riding.stand-${item}`,
      `An armour stand is given ${item} and gives it back`,
      'ArmorStand.interactAt.',
      async (world) => {
        const { alice } = world
        const heights: Readonly<Record<number, number>> = { 5: 1.8, 4: 1.3, 3: 0.7, 2: 0.2 }
        const stand = await world.summon('armor_stand', NEAR)
        const worn = packets<{ entityId: number; equipments: readonly { slot: number }[] }>(
          alice,
          'entity_equipment',
        )
        await world.hold(alice, item)
        await alice.activateEntityAt(stand, stand.position)
        await world.ticks(3)
        equal('in the hand', world.count(alice, item), 0)
        const shown = worn.list.find(({ entityId }) => entityId === stand.id)
        equal('slot', shown?.equipments[0]?.slot, slot)
        worn.close()
        const client = alice._client as unknown as { write(name: string, fields: object): void }
        client.write('use_entity', {
          target: stand.id,
          mouse: 2,
          x: 0.1,
          y: heights[slot],
          z: 0.1,
          hand: 0,
          sneaking: false,
        })
        await world.waitUntil(() => world.count(alice, item) === 1, 1500, `${item} back`)
      },
    ),
  ),
  probe(
    'riding.stand-two-hits',
    'Two quick hits break an armour stand',
    'Within five ticks.',
    async (world) => {
      const stand = await world.summon('armor_stand', NEAR)
      equal('hits', await hitsToBreak(world, stand), 2)
      await world.waitUntil(() => world.ownedOrOnGround('armor_stand') === 1, 1500, 'an armor_stand')
    },
  ),
]

const walls = [
  ...(['item_frame', 'painting'] as const).map((item) =>
    probe(`riding.hang-${item}`, `A ${item} hangs on a wall`, 'HangingEntityItem.', async (world) => {
      await world.set([12, 1, 9], 'stone')
      await world.hold(world.alice, item)
      await world.click(world.alice, [12, 1, 9], { face: 'south' })
      await world.waitUntil(() => world.seen(item).length === 1, 1500, `a ${item}`)
      equal('in the hand', world.count(world.alice, item), 0)
    }),
  ),
  probe(
    'riding.frame-item',
    'An item frame shows an item and turns it',
    'ItemFrame.interact.',
    async (world) => {
      const { alice } = world
      await world.set([12, 1, 9], 'stone')
      await world.hold(alice, 'item_frame')
      await world.click(alice, [12, 1, 9], { face: 'south' })
      await world.waitUntil(() => world.seen('item_frame').length === 1, 1500, 'a frame')
      const frame = world.seen('item_frame')[0] as Entity
      await world.hold(alice, 'diamond')
      await world.useOn(alice, frame)
      equal('in the hand', world.count(alice, 'diamond'), 0)
      await world.useOn(alice, frame)
      equal('rotation', world.metadata(frame, 9), 1)
      alice.attack(frame)
      await world.waitUntil(() => world.ownedOrOnGround('diamond') === 1, 2000, 'the diamond')
    },
  ),
  probe(
    'riding.crystal',
    'An end crystal that is hit explodes',
    'EndCrystal.hurt: power 6.',
    async (world) => {
      await world.set([12, -1, 9], 'obsidian')
      const crystal = await world.summon('end_crystal', [12.5, 0, 9.5])
      let died = false
      const note = () => {
        died = true
      }
      world.alice.once('death', note)
      await world.hit(world.alice, crystal)
      await world.waitUntil(() => died, 2000, 'a dead player')
      equal('crystals', world.seen('end_crystal').length, 0)
    },
  ),
]

/** Sitting on vehicles and animals, steering and getting off; what is put down and hung up. */
export const riding = [
  ...vehicles.map((kind) =>
    probe(
      `riding.mount-${kind}`,
      `A player sits down in a ${kind} and gets off`,
      'Entity.startRiding, stopRiding.',
      async (world) => {
        const { alice } = world
        const told = seats(alice)
        const vehicle = await world.summon(world.nameOf(kind), [12.5, 0, 10.5])
        alice.mount(vehicle)
        const sits = () => told.on(vehicle).includes(alice.entity.id)
        await world.waitUntil(sits, 1500, `Alice in the ${kind}`)
        await getOff(world, alice)
        await world.waitUntil(() => !sits(), 1500, 'Alice on her feet')
        told.close()
        within('distance', alice.entity.position.distanceTo(world.at([12.5, 0, 10.5])), 0.5, 2.5)
      },
    ),
  ),
  ...putting,
  ...breaking,
  ...carts,
  ...boats,
  ...stands,
  ...walls,
] satisfies Probe[]
