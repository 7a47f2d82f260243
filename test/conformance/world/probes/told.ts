import type { Bot } from 'mineflayer'
import type { Item } from 'prismarine-item'
import loadItem from 'prismarine-item'
import { equal } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import { close, opened } from './windows.ts'

const M: Spot = [12, 0, 10]

/** Everything of one packet that a bot's client is sent from now on. */
export function packets<T>(bot: Bot, name: string): { readonly list: T[]; close(): void } {
  const list: T[] = []
  const client = bot._client as unknown as NodeJS.EventEmitter
  const note = (fields: T) => void list.push(fields)
  client.on(name, note)
  return { list, close: () => void client.off(name, note) }
}

type ItemClass = new (type: number, count: number) => Item

interface Attributes {
  readonly entityId: number
  readonly properties: readonly {
    readonly name?: string
    readonly key?: string
    readonly value: number
    readonly modifiers: readonly { readonly amount: number; readonly operation: number }[]
  }[]
}

/** The speed attribute in the latest packet about a player: base and shares of its modifiers. */
function speedIn(list: readonly Attributes[], id: number): [number, ...number[]] | undefined {
  const property = list
    .filter(({ entityId }) => entityId === id)
    .at(-1)
    ?.properties.find(({ name, key }) => (name ?? key ?? '').endsWith('movement_speed'))
  return property && [property.value, ...property.modifiers.map(({ amount }) => Math.round(amount * 100))]
}

/** Lids that Bob sees move while Alice looks into what stands at a spot. */
async function lids(world: ProbeWorld): Promise<number[]> {
  const bob = await world.bot('Bob')
  const seen = packets<{ byte1: number; byte2: number }>(bob, 'block_action')
  await opened(world)
  await close(world)
  await world.ticks(2)
  seen.close()
  return seen.list.filter(({ byte1 }) => byte1 === 1).map(({ byte2 }) => byte2)
}

const lid = (name: string, block: string, wanted: readonly number[]): Probe =>
  probe(`told.lid-${name}`, `Others see the lid of ${name}`, 'ContainerOpenersCounter.', async (world) => {
    await world.set(M, block)
    equal('numbers of viewers', await lids(world), wanted)
  })

const speeds: readonly [effect: string, level: number, share: number][] = [
  ['speed', 1, 20],
  ['speed', 2, 40],
  ['slowness', 1, -15],
  ['slowness', 3, -45],
]

/** Packets to clients about others' actions and the state of the world. */
export const told = [
  ...speeds.map(([effect, level, share]) =>
    probe(
      `told.attribute-${effect}-${level}`,
      `${effect} ${level} changes the speed attribute by ${share} %`,
      'AttributeModifier of the effect, multiplying the total.',
      async (world) => {
        const { alice } = world
        const seen = packets<Attributes>(alice, 'entity_update_attributes')
        await world.requireCommand(`effect give Alice ${effect} 60 ${level - 1}`)
        await world.ticks(3)
        equal('speed', speedIn(seen.list, alice.entity.id)?.slice(1), [share])
        await world.requireCommand(`effect clear Alice ${effect}`)
        await world.ticks(3)
        seen.close()
        const [base, ...left] = speedIn(seen.list, alice.entity.id) ?? []
        equal('speed without it', [Math.round((base ?? 0) * 100), ...left], [10])
      },
    ),
  ),
  probe(
    'told.attribute-of-mob',
    'Mobs are shown with their health',
    'Syncable attributes.',
    async (world) => {
      const seen = packets<Attributes>(world.alice, 'entity_update_attributes')
      const cow = await world.summon('cow', [6.5, 0, 6.5], '{NoAI:1b}')
      await world.ticks(2)
      seen.close()
      const said = seen.list.find(({ entityId }) => entityId === cow.id)?.properties
      const health = said?.find(({ name, key }) => (name ?? key ?? '').endsWith('max_health'))?.value
      equal('max_health', health, 10)
    },
  ),
  probe(
    'told.still-day',
    'Clients get the information that the day does not pass',
    'doDaylightCycle.',
    async (world) => {
      await world.requireCommand('gamerule doDaylightCycle true')
      await world.requireCommand('time set 3000')
      await world.ticks(25)
      equal('passes', world.alice.time.doDaylightCycle, true)
      await world.requireCommand('gamerule doDaylightCycle false')
      await world.requireCommand('time set 4000')
      await world.ticks(25)
      const { doDaylightCycle, timeOfDay } = world.alice.time
      equal('stands still', [doDaylightCycle, timeOfDay], [false, 4000])
    },
  ),
  lid('a chest', 'chest', [1, 0]),
  lid('a trapped chest', 'trapped_chest', [1, 0]),
  lid('an ender chest', 'ender_chest', [1, 0]),
  lid('a shulker box', 'shulker_box', [1, 0]),
  probe('told.lid-double', 'Both halves of a double chest open', 'CompoundContainer.', async (world) => {
    await world.set(M, 'chest[type=left]')
    await world.set([13, 0, 10], 'chest[type=right]')
    equal('numbers of viewers', (await lids(world)).toSorted(), [0, 0, 1, 1])
  }),
  probe(
    'told.lid-two',
    'The lid stays open while any player looks',
    'Openers are counted.',
    async (world) => {
      await world.set(M, 'chest')
      const bob = await world.bot('Bob')
      await world.stand(bob, [13.5, 0, 12.5])
      const seen = packets<{ byte2: number }>(bob, 'block_action')
      await opened(world)
      await opened(world, bob)
      await close(world)
      await close(world, bob)
      await world.ticks(2)
      seen.close()
      equal(
        'numbers of viewers',
        seen.list.map(({ byte2 }) => byte2),
        [1, 2, 1, 0],
      )
    },
  ),
  probe('told.barrel', 'A barrel is open while a player looks', 'BarrelBlock.OPEN.', async (world) => {
    await world.set(M, 'barrel')
    await opened(world)
    await world.waitForBlock(M, 'barrel[open=true]')
    await close(world)
    await world.waitForBlock(M, 'barrel[open=false]')
  }),
  probe('told.piston', 'A piston’s moves are sent', 'Block events 0 and 1.', async (world) => {
    const seen = packets<{ byte1: number; byte2: number }>(world.alice, 'block_action')
    await world.set(M, 'piston[facing=up]')
    await world.set([13, 0, 10], 'redstone_block')
    await world.waitForBlock(M, 'piston[extended=true]')
    await world.set([13, 0, 10], 'air')
    await world.waitForBlock(M, 'piston[extended=false]')
    await world.ticks(2)
    seen.close()
    equal(
      'moves',
      seen.list.map(({ byte1, byte2 }) => [byte1, byte2]),
      [
        [0, 1],
        [1, 1],
      ],
    )
  }),
  probe('told.note', 'A note block is heard', 'noteHeard.', async (world) => {
    await world.set(M, 'note_block')
    let heard = 0
    const note = () => {
      heard++
    }
    world.alice.on('noteHeard', note)
    await world.click(world.alice, M, { face: 'south' })
    await world.ticks(2)
    world.alice.off('noteHeard', note)
    equal('notes', heard, 1)
  }),
  probe('told.total-experience', 'All gained points are sent', 'totalExperience.', async (world) => {
    const { alice } = world
    const before = alice.experience.points
    await world.requireCommand('xp add Alice 10 points')
    await world.requireCommand('xp add Alice 100 levels')
    await world.requireCommand('xp add Alice 5 points')
    await world.waitUntil(() => alice.experience.level >= 101, 1500, 'a level above 100')
    equal('points gained', alice.experience.points - before, 15)
  }),
  probe('told.creative-slot', 'Slots set in creative mode', 'set_creative_slot.', async (world) => {
    const { alice } = world
    await world.requireCommand('gamemode creative Alice')
    await world.waitUntil(() => alice.game.gameMode === 'creative', 1500, 'creative mode')
    const Item = (loadItem as unknown as (registry: object) => ItemClass)(alice.registry)
    const stone = () => new Item(alice.registry.itemsByName['stone']?.id ?? 1, 3)
    await alice.creative.setInventorySlot(36, stone())
    await alice.creative.setInventorySlot(36, null)
    await alice.creative.setInventorySlot(36, stone())
    await alice.creative.setInventorySlot(37, stone())
    await world.ticks(3)
    equal('stone', world.count(alice, 'stone'), 6)
    await world.requireCommand('give Alice dirt 2')
    await world.waitUntil(() => world.count(alice, 'dirt') === 2, 1500, 'the client still hears')
  }),
  probe(
    'told.ray',
    'A client sees the block it looks at',
    'One kind of vectors in the client.',
    async (world) => {
      await world.set([12, 1, 9], 'stone')
      await world.alice.lookAt(world.at([12.7, 1.4, 9.5]), true)
      await world.ticks(2)
      equal('block', world.alice.blockAtCursor(5)?.name, 'stone')
    },
  ),
  probe(
    'told.death-takes-experience',
    'A dying player loses its levels',
    'ServerPlayer.restoreFrom.',
    async (world) => {
      const { alice } = world
      await world.requireCommand('gamerule doImmediateRespawn true')
      await world.requireCommand('xp set Alice 7 levels')
      await world.requireCommand('kill Alice')
      await world.waitUntil(() => alice.health === 20 && alice.experience.level === 0, 4000, 'level 0')
    },
  ),
] satisfies Probe[]
