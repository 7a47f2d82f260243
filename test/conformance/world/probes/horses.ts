import type { Bot } from 'mineflayer'
import type { Entity } from 'prismarine-entity'
import { equal, holds } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import type { Scope } from '../scope.ts'
import { packets } from './told.ts'
import { click, close, text } from './windows.ts'

const PLACE: Spot = [12.5, 0, 10.5]
/** Since 1.20.5 the client library takes the columns of the chest for the number of slots. */
const READABLE: Scope = { before: '1.20.5' }

const tame = (world: ProbeWorld, kind: string, more = ''): Promise<Entity> =>
  world.summon(kind, PLACE, `{Tame:1b,NoAI:1b${more}}`)

/** Opens a horse's inventory, as a sneaking player does; resolves with the window's packet. */
async function look(world: ProbeWorld, horse: Entity): Promise<{ nbSlots: number; entityId: number }> {
  const { alice } = world
  const told = packets<{ nbSlots: number; entityId: number }>(alice, 'open_horse_window')
  alice.setControlState('sneak', true)
  await world.ticks(3)
  await world.useOn(alice, horse)
  alice.setControlState('sneak', false)
  await world.waitUntil(() => told.list.length > 0, 1500, 'the window of a horse')
  await world.ticks(3)
  told.close()
  return told.list[0] ?? { nbSlots: -1, entityId: -1 }
}

/** Number of slots sent to a client: since 1.20.5 only the columns of the chest. */
const slotsTold = (world: ProbeWorld, slots: number): number =>
  /^1\.(1|20\.4)/.test(world.version) ? slots : (slots - 2) / 3

const window = ({ alice }: ProbeWorld) => {
  const open = alice.currentWindow
  if (!open) throw new Error('no window is open')
  return open as unknown as Parameters<typeof text>[0]
}

const SIZES: readonly [kind: string, nbt: string, slots: number][] = [
  ['horse', '', 2],
  ['donkey', '', 2],
  ['donkey', ',ChestedHorse:1b', 17],
  ['mule', ',ChestedHorse:1b', 17],
  ['llama', ',ChestedHorse:1b,Strength:3', 11],
  ['llama', ',ChestedHorse:1b,Strength:5', 17],
]

const sizes: readonly Probe[] = SIZES.map(([kind, nbt, slots]) =>
  probe(
    `horses.window-${kind}-${slots}`,
    `The window of a ${kind}${nbt.includes('Chest') ? ' with a chest' : ''} has ${slots} slots of its own`,
    'AbstractHorse.getInventorySize; the packet tells the columns since 1.20.5.',
    async (world) => {
      const horse = await tame(world, kind, nbt)
      const told = await look(world, horse)
      equal('slots told', told.nbSlots, slotsTold(world, slots))
      equal('of', told.entityId, horse.id)
      await close(world)
    },
  ),
)

/** The name of the item that an animal wears, according to its equipment as Bob sees it. */
const wornBy = (bot: Bot, { id }: Entity): string[] =>
  (bot.entities[id]?.equipment ?? []).flatMap((item) => (item ? [item.name] : []))

const ARMOURS = ['leather', 'iron', 'golden', 'diamond'] as const

export const horses: readonly Probe[] = [
  ...sizes,
  probe(
    'horses.wild',
    'A wild horse shows nothing of the kind',
    'AbstractHorse.mobInteract: isTamed.',
    async (world) => {
      const horse = await world.summon('horse', PLACE, '{NoAI:1b}')
      const told = packets(world.alice, 'open_horse_window')
      world.alice.setControlState('sneak', true)
      await world.ticks(3)
      await world.useOn(world.alice, horse)
      await world.ticks(5)
      world.alice.setControlState('sneak', false)
      told.close()
      equal('windows', told.list.length, 0)
    },
  ),
  probe(
    'horses.saddle-on',
    'A saddle in its slot is on the horse',
    'HorseInventoryMenu: slot 0.',
    async (world) => {
      const horse = await tame(world, 'horse')
      await world.give(world.alice, 'saddle')
      await look(world, horse)
      await click(world, 2 + 27, 0, 1)
      equal('slot 0', text(window(world), 0), 'saddle 1')
      await close(world)
      equal('in the inventory', world.count(world.alice, 'saddle'), 0)
      const said = await world.requireCommand('data get entity @e[type=horse,limit=1] SaddleItem.id')
      holds('data', said.includes('minecraft:saddle'), said, 'minecraft:saddle')
    },
    READABLE,
  ),
  probe(
    'horses.saddle-off',
    'A saddle comes off by a shift click',
    'HorseInventoryMenu.quickMoveStack.',
    async (world) => {
      const horse = await tame(world, 'horse', ',SaddleItem:{id:"minecraft:saddle",Count:1b}')
      await look(world, horse)
      equal('slot 0', text(window(world), 0), 'saddle 1')
      await click(world, 0, 0, 1)
      await close(world)
      equal('in the inventory', world.count(world.alice, 'saddle'), 1)
    },
    READABLE,
  ),
  ...ARMOURS.map((material) =>
    probe(
      `horses.armour-${material}`,
      `A horse wears ${material} armour, and others see it`,
      'HorseInventoryMenu: slot 1.',
      async (world) => {
        const horse = await tame(world, 'horse')
        await world.give(world.alice, `${material}_horse_armor`)
        await look(world, horse)
        await click(world, 2 + 27, 0, 1)
        equal('slot 1', text(window(world), 1), `${material}_horse_armor 1`)
        const seen = () => wornBy(world.alice, horse)
        await world.waitUntil(() => seen().includes(`${material}_horse_armor`), 1500, 'armour', seen)
        await close(world)
      },
      READABLE,
    ),
  ),
  probe(
    'horses.dress',
    'A click with armour puts it on',
    'AbstractHorse.equipArmor.',
    async (world) => {
      await tame(world, 'horse')
      await world.hold(world.alice, 'iron_horse_armor')
      const [horse] = world.seen('horse')
      if (horse) await world.useOn(world.alice, horse)
      equal('in the hand', world.count(world.alice, 'iron_horse_armor'), 0)
      const said = await world.requireCommand('data get entity @e[type=horse,limit=1] ArmorItem.id')
      holds('data', said.includes('iron_horse_armor'), said, 'iron_horse_armor')
    },
    { since: '1.19.4', before: '1.20.5' },
  ),
  probe(
    'horses.no-armour',
    'A donkey wears no armour',
    'HorseInventoryMenu: canWearArmor.',
    async (world) => {
      const donkey = await tame(world, 'donkey')
      await world.give(world.alice, 'iron_horse_armor')
      await look(world, donkey)
      await click(world, 2 + 27, 0, 1)
      equal('slot 1', text(window(world), 1), 'nothing')
      await close(world)
    },
    READABLE,
  ),
  probe(
    'horses.carpet',
    'A llama wears a carpet',
    'Llama.isArmor.',
    async (world) => {
      const llama = await tame(world, 'llama')
      await world.give(world.alice, 'red_carpet')
      await look(world, llama)
      await click(world, 2 + 27, 0, 1)
      equal('slot 1', text(window(world), 1), 'red_carpet 1')
      await close(world)
    },
    READABLE,
  ),
  probe(
    'horses.chest-on',
    'A chest is put on a tame donkey',
    'AbstractChestedHorse.equipChest.',
    async (world) => {
      const donkey = await tame(world, 'donkey')
      await world.hold(world.alice, 'chest')
      await world.useOn(world.alice, donkey)
      equal('in the hand', world.count(world.alice, 'chest'), 0)
      equal('slots', (await look(world, donkey)).nbSlots, slotsTold(world, 17))
      await close(world)
    },
  ),
  probe(
    'horses.chest-wild',
    'A wild donkey takes no chest',
    'AbstractChestedHorse.mobInteract.',
    async (world) => {
      const donkey = await world.summon('donkey', PLACE, '{NoAI:1b}')
      await world.hold(world.alice, 'chest')
      world.alice.setControlState('sneak', true)
      await world.ticks(3)
      await world.useOn(world.alice, donkey)
      world.alice.setControlState('sneak', false)
      equal('in the hand', world.count(world.alice, 'chest'), 1)
    },
  ),
  probe(
    'horses.chest-holds',
    'Items put into the chest are in it when it is opened again',
    'AbstractHorse.inventory.',
    async (world) => {
      const donkey = await tame(world, 'donkey', ',ChestedHorse:1b')
      await world.give(world.alice, 'bread', 8)
      await look(world, donkey)
      await click(world, 17 + 27, 0, 1)
      await close(world)
      equal('in the inventory', world.count(world.alice, 'bread'), 0)
      await look(world, donkey)
      equal('slot 2', text(window(world), 2), 'bread 8')
      await click(world, 2, 0, 1)
      await close(world)
      equal('in the inventory', world.count(world.alice, 'bread'), 8)
    },
    READABLE,
  ),
  probe(
    'horses.drops',
    'A dead donkey leaves chest, saddle and all that it carried',
    'AbstractChestedHorse.dropEquipment.',
    async (world) => {
      await tame(
        world,
        'donkey',
        ',ChestedHorse:1b,SaddleItem:{id:"minecraft:saddle",Count:1b},Items:[{Slot:2b,id:"minecraft:diamond",Count:3b}]',
      )
      await world.requireCommand('kill @e[type=donkey]')
      const found = () => ['chest', 'saddle', 'diamond'].map((item) => world.ownedOrOnGround(item))
      await world.waitUntil(() => found().join() === '1,1,3', 2000, '1 chest, 1 saddle, 3 diamonds', found)
    },
  ),
  probe(
    'horses.riding',
    'The inventory key opens it for who rides',
    'ServerGamePacketListener: OPEN_INVENTORY.',
    async (world) => {
      const horse = await tame(world, 'horse')
      const { alice } = world
      await world.useOn(alice, horse)
      const told = packets(alice, 'open_horse_window')
      const client = alice._client as unknown as { write(name: string, fields: object): void }
      client.write('entity_action', { entityId: alice.entity.id, actionId: 'open_inventory', jumpBoost: 0 })
      await world.waitUntil(() => told.list.length === 1, 1500, 'the window of a horse')
      told.close()
      await close(world)
      alice.setControlState('sneak', true)
      await world.ticks(4)
      alice.setControlState('sneak', false)
      await world.ticks(2)
    },
  ),
  probe(
    'horses.replace',
    'Commands fill its slots',
    'AbstractHorse.getSlot: horse.saddle, horse.N.',
    async (world) => {
      await tame(world, 'donkey', ',ChestedHorse:1b')
      await world.requireCommand('item replace entity @e[type=donkey] horse.saddle with saddle')
      await world.requireCommand('item replace entity @e[type=donkey] horse.4 with bread 7')
      const said = await world.requireCommand('data get entity @e[type=donkey,limit=1] Items[0].id')
      holds('data', said.includes('bread'), said, 'bread')
    },
    { since: '1.17' },
  ),
  probe(
    'horses.boat',
    'A boat with a chest is opened by who sneaks',
    'ChestBoat.interact.',
    async (world) => {
      const boat = await world.summon(world.nameOf('chest_boat'), PLACE)
      world.alice.setControlState('sneak', true)
      await world.ticks(3)
      await world.useOn(world.alice, boat)
      world.alice.setControlState('sneak', false)
      await world.waitUntil(() => world.alice.currentWindow !== null, 1500, 'a window')
      equal('slots', window(world).inventoryStart, 27)
      await close(world)
    },
    { needs: ['chest_boat'], before: '1.21.2' },
  ),
]
