import { equal, holds } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'

const CHEST: Spot = [12, 0, 8]
const SINCE = { since: '1.17' } as const

const inChest = async (world: ProbeWorld, slot: number): Promise<string> => {
  const { ok, message } = await world.command(`data get block ${world.xyz(CHEST)} Items[{Slot:${slot}b}].id`)
  return ok ? (/minecraft:(\w+)/.exec(message)?.[1] ?? message) : 'nothing'
}

/** The holder from which a stack is copied, and the slot. */
const COPIES: readonly [name: string, prepare: string, from: string][] = [
  ['player', 'item replace entity Alice hotbar.3 with bread 5', 'entity Alice hotbar.3'],
  ['ender-chest', 'item replace entity Alice enderchest.7 with bread 5', 'entity Alice enderchest.7'],
  ['armour', 'item replace entity Alice armor.head with bread 5', 'entity Alice armor.head'],
]

const copies: readonly Probe[] = COPIES.map(([name, prepare, from]) =>
  probe(
    `command-items.copy-${name}`,
    `An item is copied out of the ${name.replace('-', ' ')} into a chest`,
    'item replace … from.',
    async (world) => {
      await world.set(CHEST, 'chest')
      await world.requireCommand(prepare)
      await world.requireCommand(`item replace block ${world.xyz(CHEST)} container.4 from ${from}`)
      equal('slot 4', await inChest(world, 4), 'bread')
      await world.command('clear Alice')
    },
    SINCE,
  ),
)

export const commandItems: readonly Probe[] = [
  ...copies,
  probe(
    'command-items.copy-back',
    'An item is copied out of a chest into a hand',
    'item replace … from block.',
    async (world) => {
      await world.set(CHEST, 'chest')
      await world.requireCommand(`item replace block ${world.xyz(CHEST)} container.2 with arrow 12`)
      await world.requireCommand(
        `item replace entity Alice weapon.offhand from block ${world.xyz(CHEST)} container.2`,
      )
      await world.waitUntil(
        () => world.alice.inventory.slots[45]?.count === 12,
        1500,
        '12 arrows in the off hand',
      )
      equal('slot 2', await inChest(world, 2), 'arrow')
    },
    SINCE,
  ),
  probe(
    'command-items.copy-refused',
    'A source without such a slot is refused',
    'commands.item.source.no_such_slot.',
    async (world) => {
      await world.set(CHEST, 'chest')
      const { ok, message } = await world.command(
        `item replace entity Alice hotbar.0 from block ${world.xyz(CHEST)} container.40`,
      )
      equal('reply', [ok, message], [false, 'The source does not have slot container.40'])
    },
    { since: '1.17', before: '1.20.5' },
  ),
  probe(
    'command-items.frame',
    'A frame shows what a command puts in',
    'ItemFrame.getSlot.',
    async (world) => {
      await world.set([12, 1, 6], 'stone')
      await world.summon('item_frame', [12.5, 1.5, 7], '{Facing:3b}')
      await world.requireCommand('item replace entity @e[type=item_frame] container.0 with clock')
      const said = await world.requireCommand('data get entity @e[type=item_frame,limit=1] Item.id')
      holds('item', said.includes('minecraft:clock'), said, 'minecraft:clock')
    },
    SINCE,
  ),
  probe(
    'command-items.cart',
    'A cart with a chest is filled slot by slot',
    'ContainerEntity.getSlot.',
    async (world) => {
      const cart = await world.summon('chest_minecart', [12.5, 0, 10.5])
      await world.requireCommand('item replace entity @e[type=chest_minecart] container.26 with bread 3')
      await world.useOn(world.alice, cart)
      await world.waitUntil(() => world.alice.currentWindow !== null, 1500, 'a window')
      equal('slot 26', world.alice.currentWindow?.slots[26]?.name, 'bread')
      if (world.alice.currentWindow) world.alice.closeWindow(world.alice.currentWindow)
      await world.ticks(3)
    },
    SINCE,
  ),
  probe(
    'command-items.modify',
    'A missing modifier is named',
    'item_modifier.unknown.',
    async (world) => {
      await world.requireCommand('item replace entity Alice hotbar.0 with bread')
      const { ok, message } = await world.command('item modify entity Alice hotbar.0 pack:none')
      holds('reply', !ok && /modifier/i.test(message), message, 'an unknown item modifier')
    },
    SINCE,
  ),
  probe(
    'command-items.modify-inline',
    'A modifier can be written out',
    'ResourceOrIdArgument.',
    async (world) => {
      await world.requireCommand('item replace entity Alice hotbar.0 with bread')
      await world.requireCommand('item modify entity Alice hotbar.0 {function:"minecraft:set_count",count:7}')
      await world.waitUntil(() => world.count(world.alice, 'bread') === 7, 1500, '7 bread')
    },
    { since: '1.20.5' },
  ),
  probe(
    'command-items.loot-block',
    'Loot replaces what is in a chest',
    'loot replace block.',
    async (world) => {
      await world.set(CHEST, 'chest')
      await world.set([14, 0, 8], 'stone')
      await world.requireCommand(
        `loot replace block ${world.xyz(CHEST)} container.3 mine ${world.xyz([14, 0, 8])} iron_pickaxe`,
      )
      equal('slot 3', await inChest(world, 3), 'cobblestone')
    },
  ),
  probe(
    'command-items.loot-count',
    'Slots beyond the loot are emptied',
    'loot replace … <count>.',
    async (world) => {
      await world.set(CHEST, 'chest')
      await world.set([14, 0, 8], 'dirt')
      for (const slot of [3, 4, 5]) {
        const line = /^1\.16/.test(world.version) ? 'replaceitem' : 'item replace'
        const word = /^1\.16/.test(world.version) ? '' : 'with '
        await world.requireCommand(`${line} block ${world.xyz(CHEST)} container.${slot} ${word}bread`)
      }
      await world.requireCommand(
        `loot replace block ${world.xyz(CHEST)} container.3 2 mine ${world.xyz([14, 0, 8])} iron_pickaxe`,
      )
      equal(
        'slots',
        [await inChest(world, 3), await inChest(world, 4), await inChest(world, 5)],
        ['dirt', 'nothing', 'bread'],
      )
    },
  ),
  probe('command-items.loot-entity', 'Loot goes into a hand', 'loot replace entity.', async (world) => {
    await world.set([14, 0, 8], 'oak_log')
    await world.requireCommand(`loot replace entity Alice weapon.offhand mine ${world.xyz([14, 0, 8])}`)
    await world.waitUntil(
      () => world.alice.inventory.slots[45]?.name === 'oak_log',
      1500,
      'a log in the off hand',
    )
  }),
  probe('command-items.loot-spawn', 'Loot lies on the ground', 'loot spawn.', async (world) => {
    await world.stand(world.alice, [20.5, 0, 20.5])
    await world.set([14, 0, 8], 'diamond_ore')
    await world.requireCommand(
      `loot spawn ${world.xyz([6.5, 1, 6.5])} mine ${world.xyz([14, 0, 8])} diamond_pickaxe`,
    )
    // There only: her client may still show what lay elsewhere when she died in another probe.
    const lies = () =>
      world
        .seen('item')
        .filter(({ position }) => position.distanceTo(world.at([6.5, 0, 6.5])) < 2)
        .map((item) => item.getDroppedItem()?.name)
    await world.waitUntil(() => lies().join() === 'diamond', 1500, 'a diamond', lies)
  }),
  probe('command-items.loot-insert', 'Loot fills up a chest', 'loot insert.', async (world) => {
    await world.set(CHEST, 'chest')
    await world.set([14, 0, 8], 'dirt')
    for (let i = 0; i < 3; i++)
      await world.requireCommand(`loot insert ${world.xyz(CHEST)} mine ${world.xyz([14, 0, 8])}`)
    const said = await world.requireCommand(`data get block ${world.xyz(CHEST)} Items[0]`)
    holds('slot 0', /dirt/.test(said) && /(Count: 3b|count: 3)/.test(said), said, '3 dirt')
  }),
  probe(
    'command-items.loot-give',
    'Loot is given, with the tool of the off hand',
    'loot give … mine … offhand.',
    async (world) => {
      await world.set([14, 0, 8], 'grass_block')
      await world.requireCommand(`loot give Alice mine ${world.xyz([14, 0, 8])} offhand`)
      await world.waitUntil(() => world.count(world.alice, 'dirt') === 1, 1500, 'dirt')
    },
  ),
]
