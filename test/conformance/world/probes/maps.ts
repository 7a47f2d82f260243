import type { Item } from 'prismarine-item'
import { equal, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import { at, lay, type Station, take } from './bench-work.ts'
import { packets } from './told.ts'
import { close } from './windows.ts'

interface MapPacket {
  readonly itemDamage: number
  readonly scale: number
  readonly locked: boolean
  readonly icons?: readonly { readonly type: number; readonly x: number; readonly z: number }[]
  readonly columns: number
  readonly data?: Buffer
}

const SIZE = 128
const CARTOGRAPHY: Station = { block: 'cartography_table', slots: 3 }

/** Makes a map of where Alice stands and waits until it is drawn; resolves with the last packet that has colours. */
async function mapped(world: ProbeWorld): Promise<{ last(): MapPacket; list: MapPacket[]; close(): void }> {
  const told = packets<MapPacket>(world.alice, 'map')
  await world.hold(world.alice, 'map')
  await world.useAt(world.alice, [12.5, 5, 3])
  await world.waitUntil(() => told.list.some(({ columns }) => columns !== 0), 3000, 'a map')
  await world.ticks(40)
  const last = () => told.list.findLast(({ data }) => data !== undefined) as MapPacket
  return { ...told, last }
}

/** The byte of a map for a block of the world: a colour times four plus its shade. */
function byteAt(world: ProbeWorld, map: MapPacket, x: number, z: number): number {
  const there = world.at([x, 0, z])
  const cell = (value: number) => {
    const wide = SIZE << map.scale
    const centre = Math.floor((value + 64) / wide) * wide + wide / 2 - 64
    return Math.floor((Math.floor(value) - centre) / (1 << map.scale)) + SIZE / 2
  }
  return map.data?.[cell(there.z) * SIZE + cell(there.x)] ?? 0
}

const shown = (world: ProbeWorld, map: MapPacket, x: number, z: number): number =>
  Math.floor(byteAt(world, map, x, z) / 4)

/** Lays the map in the hand and something else on a cartography table, takes the result and holds it. */
async function treated(world: ProbeWorld, addition: string): Promise<void> {
  const { alice } = world
  await world.requireCommand(`give Alice ${addition}`)
  await world.ticks(3)
  await at(world, CARTOGRAPHY)
  await lay(world, CARTOGRAPHY, 0)
  await lay(world, CARTOGRAPHY, 1)
  await take(world, 2)
  await close(world)
  const slot = alice.inventory.items().find(({ name }) => name === 'filled_map')
  if (slot) await alice.equip(slot, 'hand')
}

const COLOURS: readonly [block: string, colour: number][] = [
  ['grass_block', 1],
  ['sand', 2],
  ['white_wool', 8],
  ['red_wool', 28],
  ['water', 12],
  ['stone', 11],
  ['oak_planks', 13],
  ['gold_block', 30],
  ['diamond_block', 31],
  ['snow_block', 8],
  ['obsidian', 29],
  ['netherrack', 35],
]

/** Number of the map that an item shows. */
const numberOf = (item: Item | null | undefined): number => {
  const components = (item as unknown as { components?: { type: string; data: number }[] } | null)?.components
  const nbt = item?.nbt as { value?: Record<string, { value: number }> } | undefined
  return components?.find(({ type }) => type === 'map_id')?.data ?? nbt?.value?.['map']?.value ?? -1
}

export const maps: readonly Probe[] = [
  ...COLOURS.map(([block, colour]) =>
    probe(
      `maps.colour-${block}`,
      `A map shows ${block} in its colour`,
      'MaterialColor; MapItem.update.',
      async (world) => {
        // existing blocks are not filled
        await world.command(`fill ${world.xyz([4, -1, 4])} ${world.xyz([7, -1, 7])} ${block}`)
        await world.ticks(1)
        const map = await mapped(world)
        equal('colour', shown(world, map.last(), 5, 5), colour)
        map.close()
      },
    ),
  ),
  probe(
    'maps.slope',
    'Ground that rises to the south is bright, falling ground dark',
    'MapItem.update: brightness.',
    async (world) => {
      await world.fill([4, 0, 6], [7, 2, 8], 'stone')
      const map = await mapped(world)
      const shade = (z: number) => byteAt(world, map.last(), 5, z) % 4
      equal('shades', [shade(6), shade(9)], [2, 0])
      map.close()
    },
  ),
  probe(
    'maps.number',
    'Each new map has a number of its own',
    'MapId; Level.getFreeMapId.',
    async (world) => {
      const first = await mapped(world)
      const one = numberOf(world.alice.heldItem)
      first.close()
      const second = await mapped(world)
      const other = numberOf(world.alice.heldItem)
      second.close()
      equal('numbers', other, one + 1)
      equal('of the packet', second.last().itemDamage, other)
    },
  ),
  probe('maps.place', 'A map marks where its holder is', 'MapDecoration: player.', async (world) => {
    const map = await mapped(world)
    const mark = map.list.at(-1)?.icons?.[0]
    equal('mark', mark?.type, 0)
    const centre = (value: number) => Math.floor((value + 64) / SIZE) * SIZE
    const { x, z } = world.alice.entity.position
    within('x', mark?.x ?? 999, Math.floor((x - centre(x)) * 2) - 1, Math.floor((x - centre(x)) * 2) + 2)
    within('z', mark?.z ?? 999, Math.floor((z - centre(z)) * 2) - 1, Math.floor((z - centre(z)) * 2) + 2)
    map.close()
  }),
  probe(
    'maps.frame',
    'A map in a frame is shown to who sees the frame, and marks it',
    'ServerEntity.sendChanges; MapDecoration: frame.',
    async (world) => {
      const map = await mapped(world)
      map.close()
      await world.set([12, 1, 9], 'stone')
      const frame = await world.summon('item_frame', [12.5, 1.5, 10.1], '{Facing:3b}')
      const told = packets<MapPacket>(world.alice, 'map')
      await world.useOn(world.alice, frame)
      await world.waitUntil(() => world.count(world.alice, 'filled_map') === 0, 2000, 'an empty hand')
      await world.waitUntil(
        () => told.list.some(({ icons = [] }) => icons.some(({ type }) => type === 1)),
        3000,
        'the mark of a frame',
        () => told.list.at(-1)?.icons,
      )
      told.close()
    },
  ),
  probe('maps.redrawn', 'A map that is held shows what is built', 'MapItem.inventoryTick.', async (world) => {
    const map = await mapped(world)
    await world.fill([4, -1, 4], [7, -1, 7], 'gold_block')
    await world.waitUntil(() => shown(world, map.last(), 5, 5) === 30, 4000, 'gold on the map')
    map.close()
  }),
  probe(
    'maps.put-away',
    'A map that is put away is not drawn on',
    'MapItem.inventoryTick: selected.',
    async (world) => {
      const map = await mapped(world)
      world.alice.setQuickBarSlot(5)
      await world.ticks(3)
      await world.fill([4, -1, 4], [7, -1, 7], 'gold_block')
      await world.ticks(40)
      holds('colour', shown(world, map.last(), 5, 5) !== 30, 30, 'the old one')
      world.alice.setQuickBarSlot(0)
      map.close()
    },
  ),
  probe(
    'maps.widen',
    'Paper makes a map of twice the width',
    'CartographyTableMenu: scaleMap.',
    async (world) => {
      const map = await mapped(world)
      await treated(world, 'paper')
      await world.waitUntil(
        () => map.list.at(-1)?.scale === 1,
        3000,
        'a map of scale 1',
        () => map.list.at(-1)?.scale,
      )
      map.close()
    },
  ),
  probe('maps.lock', 'A pane of glass locks it', 'CartographyTableMenu: lockMap.', async (world) => {
    const map = await mapped(world)
    await treated(world, 'glass_pane')
    await world.waitUntil(() => map.list.at(-1)?.locked === true, 3000, 'a locked map')
    await world.fill([4, -1, 4], [7, -1, 7], 'gold_block')
    await world.ticks(40)
    holds('colour', shown(world, map.last(), 5, 5) !== 30, 30, 'the old one')
    map.close()
  }),
]
