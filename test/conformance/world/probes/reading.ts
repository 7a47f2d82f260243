import { equal, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import { at, lay, owned, press, type Station } from './bench-work.ts'
import { affect, attributeOf, fallFrom, hitByBob } from './measures.ts'
import { close, M, open } from './windows.ts'

const LECTERN: Station = { block: 'lectern', slots: 1 }
const BEACON: Station = { block: 'beacon', slots: 1 }
const FLOOR: Spot = [12, -1, 10]

/** Methods of mineflayer that are missing from its types. */
interface Signing {
  signBook(slot: number, pages: string[], author: string, title: string): Promise<void>
}

/** Writes into the book in Alice's hand. */
async function write(world: ProbeWorld, pages: string[], title?: string): Promise<void> {
  await world.hold(world.alice, 'writable_book')
  if (title === undefined) await world.alice.writeBook(36, pages)
  else await (world.alice as unknown as Signing).signBook(36, pages, 'Alice', title)
  await world.ticks(3)
}

/** The world's complete data of Alice's first item. */
async function data(world: ProbeWorld): Promise<string> {
  return (await world.command('data get entity Alice Inventory[0]')).message
}

/** Values that a client is sent under a name, from now on. */
function heard<T>(world: ProbeWorld, name: string): T[] {
  const list: T[] = []
  const note = (packet: T) => void list.push(packet)
  world.alice._client.on(name, note as never)
  return list
}

async function pyramid(world: ProbeWorld, layers: number, block = 'iron_block'): Promise<void> {
  for (let i = 0; i < layers; i++) {
    const half = layers - i
    await world.fill([12 - half, i, 8 - half], [12 + half, i, 8 + half], block)
  }
  await world.set([12, layers, 8], 'beacon')
}

async function empower(world: ProbeWorld, effect: string, second?: string): Promise<void> {
  const { effectsByName } = world.alice.registry as unknown as {
    effectsByName: Record<string, { id: number }>
  }
  const none = world.version.startsWith('1.16') ? 0 : undefined
  world.alice._client.write('set_beacon_effect', {
    primary_effect: effectsByName[effect]?.id,
    secondary_effect: second === undefined ? none : effectsByName[second]?.id,
  })
  await world.ticks(4 + world.slack)
}

async function payBeacon(world: ProbeWorld, layers: number): Promise<number[]> {
  await world.give(world.alice, 'emerald', 2)
  const spot: Spot = [12, layers, 8]
  await world.stand(world.alice, [12.5, layers, 10.5], 'north')
  const gauges = await at(world, BEACON, spot)
  await lay(world, BEACON, 0)
  return gauges
}

/** The effects that Alice has; asking takes them away, and the beacon with them, which would give them again in the next probe. */
const effects = async (world: ProbeWorld): Promise<string> => {
  await world.command(`fill ${world.xyz([12, 1, 8])} ${world.xyz([12, 4, 8])} air`)
  const names = []
  for (const name of ['speed', 'haste', 'resistance', 'jump_boost', 'strength', 'regeneration'])
    if ((await world.command(`effect clear Alice ${name}`)).ok) names.push(name)
  return names.join(' ')
}

/** Books, lecterns, jukeboxes, signs and beacons. */
export const reading = [
  probe('books.write', 'Text written into a book stays in it', 'handleEditBook.', async (world) => {
    await write(world, ['first page', 'second page'])
    const found = await data(world)
    holds('the book', found.includes('first page') && found.includes('second page'), found, 'both pages')
  }),
  probe('books.sign', 'A signed book has title and author', 'WrittenBookItem.', async (world) => {
    await write(world, ['once upon'], 'A tale')
    const found = await data(world)
    holds(
      'the book',
      /written_book/.test(found) && /A tale/.test(found) && /Alice/.test(found) && /once upon/.test(found),
      found,
      'title, author and text',
    )
  }),
  probe('books.only-books', 'Nothing but a book can be written in', 'handleEditBook.', async (world) => {
    await world.hold(world.alice, 'stick')
    if (world.version.startsWith('1.16')) return
    world.alice._client.write('edit_book', { hand: 0, pages: ['x'], title: undefined })
    await world.ticks(3 + world.slack)
    const found = await data(world)
    holds('the stick', !found.includes('pages'), found, 'no pages')
  }),
  probe('books.read', 'Using a signed book opens it', 'ClientboundOpenBookPacket.', async (world) => {
    await world.hold(world.alice, 'written_book')
    const opened = heard(world, 'open_book')
    world.alice.activateItem()
    await world.waitUntil(() => opened.length > 0, 2000, 'open_book')
  }),
  probe(
    'books.seen',
    'The client sees the pages of its book',
    'Tags or components of the item.',
    async (world) => {
      await write(world, ['on a page'])
      const book = owned(world, 'writable_book') as unknown as { nbt?: unknown; components?: unknown }
      const text = JSON.stringify([book.nbt, book.components])
      holds('the item', text.includes('on a page'), text, 'on a page')
    },
  ),
  probe('lecterns.put', 'A book is put on a lectern', 'LecternBlock.tryPlaceBook.', async (world) => {
    await world.set(M, 'lectern')
    await world.hold(world.alice, 'writable_book')
    await world.click(world.alice, M, { face: 'south' })
    await world.waitForBlock(M, 'lectern[has_book=true]')
    equal('books', world.count(world.alice, 'writable_book'), 0)
  }),
  probe('lecterns.pages', 'Pages of a book on a lectern are turned', 'LecternMenu.', async (world) => {
    await write(world, ['one', 'two', 'three'])
    await world.set(M, 'lectern')
    await world.click(world.alice, M, { face: 'south' })
    await world.ticks(3)
    const gauges = await at(world, LECTERN)
    await press(world, 2)
    equal('page after one step', gauges[0], 1)
    await press(world, 101 + 1)
    equal('page 3', gauges[0], 2)
    await press(world, 1)
    equal('page back', gauges[0], 1)
    await close(world)
  }),
  probe('lecterns.take', 'The book is taken from a lectern', 'LecternMenu button 3.', async (world) => {
    await world.set(M, 'lectern')
    await world.hold(world.alice, 'writable_book')
    await world.click(world.alice, M, { face: 'south' })
    await world.ticks(3)
    await at(world, LECTERN)
    await press(world, 3)
    await world.waitForBlock(M, 'lectern[has_book=false]')
    await world.ticks(3)
    equal('books', world.count(world.alice, 'writable_book'), 1)
  }),
  probe('lecterns.broken', 'A broken lectern drops its book', 'LecternBlock.onRemove.', async (world) => {
    await world.set(M, 'lectern')
    await world.hold(world.alice, 'writable_book')
    await world.click(world.alice, M, { face: 'south' })
    await world.ticks(3)
    await world.requireCommand(`setblock ${world.xyz(M)} air destroy`)
    await world.waitUntil(() => world.ownedOrOnGround('writable_book') === 1, 2000, 'the book')
  }),
  probe('lecterns.empty', 'An empty lectern opens nothing', 'LecternBlock.use.', async (world) => {
    await world.set(M, 'lectern')
    equal('window', (await open(world, world.alice, M)) === null, true)
  }),
  probe('jukeboxes.play', 'A record is put in and heard', 'LevelEvent 1010.', async (world) => {
    await world.set(M, 'jukebox')
    const events = heard<{ effectId: number }>(world, 'world_event')
    await world.hold(world.alice, 'music_disc_cat')
    await world.click(world.alice, M, { face: 'south' })
    await world.waitForBlock(M, 'jukebox[has_record=true]')
    holds(
      'events',
      events.some(({ effectId }) => effectId === 1010),
      events,
      '1010',
    )
  }),
  probe('jukeboxes.eject', 'A record is ejected', 'JukeboxBlock.use.', async (world) => {
    await world.set(M, 'jukebox')
    await world.hold(world.alice, 'music_disc_cat')
    await world.click(world.alice, M, { face: 'south' })
    await world.click(world.alice, M, { face: 'south' })
    await world.waitForBlock(M, 'jukebox[has_record=false]')
    await world.waitUntil(() => world.ownedOrOnGround('music_disc_cat') === 1, 3000, 'the record')
  }),
  probe('jukeboxes.broken', 'A broken jukebox drops its record', 'JukeboxBlock.onRemove.', async (world) => {
    await world.set(M, 'jukebox')
    await world.hold(world.alice, 'music_disc_cat')
    await world.click(world.alice, M, { face: 'south' })
    await world.requireCommand(`setblock ${world.xyz(M)} air destroy`)
    await world.waitUntil(() => world.ownedOrOnGround('music_disc_cat') === 1, 3000, 'the record')
  }),
  probe('signs.opens', 'A new sign opens for its player', 'openTextEdit.', async (world) => {
    const opened = heard(world, 'open_sign_entity')
    await world.place('oak_sign', { on: FLOOR })
    await world.waitUntil(() => opened.length > 0, 2000, 'open_sign_entity')
  }),
  probe(
    'signs.not-open',
    'A sign that was not opened is not written',
    'SignBlockEntity.playerWhoMayEdit.',
    async (world) => {
      await world.set(M, 'oak_sign')
      world.alice.updateSign(world.block(M), 'sneaky')
      await world.ticks(6)
      const { message } = await world.command(`data get block ${world.xyz(M)}`)
      holds('the sign', !message.includes('sneaky'), message, 'no such text')
    },
  ),
  probe(
    'signs.again',
    'A sign is opened again with a click',
    'SignBlock.openTextEdit.',
    async (world) => {
      await world.set(M, 'oak_sign[rotation=0]')
      const opened = heard<{ isFrontText: boolean }>(world, 'open_sign_entity')
      await world.click(world.alice, M, { face: 'south' })
      await world.waitUntil(() => opened.length > 0, 2000, 'open_sign_entity')
      equal('its front', opened[0]?.isFrontText, true)
    },
    { since: '1.20' },
  ),
  probe(
    'signs.back',
    'A sign is written on its back by who stands behind it',
    'isFacingFrontText.',
    async (world) => {
      await world.set(M, 'oak_sign[rotation=8]')
      const opened = heard<{ isFrontText: boolean }>(world, 'open_sign_entity')
      await world.click(world.alice, M, { face: 'south' })
      await world.waitUntil(() => opened.length > 0, 2000, 'open_sign_entity')
      equal('its front', opened[0]?.isFrontText, false)
      world.alice.updateSign(world.block(M), 'behind', true)
      await world.ticks(6)
      const lines = () => world.block(M).getSignText()
      await world.waitUntil(() => lines()[1]?.trimEnd() === 'behind', 2000, 'behind', lines)
    },
    { since: '1.20' },
  ),
  probe(
    'signs.wax',
    'A waxed sign stays as it is',
    'HoneycombItem.',
    async (world) => {
      await world.set(M, 'oak_sign')
      await world.hold(world.alice, 'honeycomb')
      await world.click(world.alice, M, { face: 'south' })
      const opened = heard(world, 'open_sign_entity')
      await world.click(world.alice, M, { face: 'south' })
      await world.ticks(5)
      equal('opened', opened.length, 0)
    },
    { since: '1.20' },
  ),
  probe('signs.dye', 'A dye colours the text of a sign', 'DyeItem.tryApplyToSign.', async (world) => {
    await world.set(M, 'oak_sign')
    await world.hold(world.alice, 'red_dye', 2)
    await world.click(world.alice, M, { face: 'south' })
    await world.ticks(3)
    equal('dyes', world.count(world.alice, 'red_dye'), 1)
    const found = await world.requireCommand(`data get block ${world.xyz(M)}`)
    holds('the sign', /color: ?"red"/i.test(found), found, 'red')
  }),
  ...[0, 1, 2, 3, 4].map((layers) =>
    probe(
      `beacons.layers-${layers}`,
      `A beacon on ${layers} layers has ${layers} levels`,
      'BeaconBlockEntity.updateBase.',
      async (world) => {
        await pyramid(world, layers)
        await world.stand(world.alice, [12.5, layers, 10.5], 'north')
        const gauges = await at(world, BEACON, [12, layers, 8])
        equal('levels', gauges[0], layers)
      },
    ),
  ),
  probe(
    'beacons.mixed',
    'Layers of gold and diamond count as iron does',
    'Tag beacon_base_blocks.',
    async (world) => {
      await pyramid(world, 1, 'gold_block')
      await world.set([11, 0, 8], 'diamond_block')
      await world.stand(world.alice, [12.5, 1, 10.5], 'north')
      equal('levels', (await at(world, BEACON, [12, 1, 8]))[0], 1)
    },
  ),
  ...(['Speed', 'Haste'] as const).map((effect) =>
    probe(
      `beacons.${effect.toLowerCase()}`,
      `A beacon gives ${effect.toLowerCase()}, which acts, for an emerald`,
      'BeaconMenu.updateEffects.',
      async (world) => {
        await pyramid(world, 1)
        await payBeacon(world, 1)
        await empower(world, effect)
        await close(world)
        equal('emeralds', world.count(world.alice, 'emerald'), 1)
        const [attribute, value] = effect === 'Speed' ? ['movement_speed', 0.12] : ['attack_speed', 4.4]
        within(
          String(attribute),
          await attributeOf(world, 'Alice', String(attribute)),
          Number(value) - 0.001,
          Number(value) + 0.001,
        )
        equal('effects', await effects(world), effect.toLowerCase())
      },
    ),
  ),
  probe(
    'beacons.resistance',
    'Two layers give resistance, which takes a fifth off a hit',
    'BeaconBlockEntity.applyEffects.',
    async (world) => {
      await pyramid(world, 2)
      await payBeacon(world, 2)
      await empower(world, 'Resistance')
      await close(world)
      within('damage of seven', await hitByBob(world, 'diamond_sword'), 5.59, 5.61)
      await effects(world)
    },
  ),
  probe(
    'beacons.jump-boost',
    'Two layers give jump boost, which takes one off a fall',
    'BeaconBlockEntity.applyEffects.',
    async (world) => {
      await pyramid(world, 2)
      await payBeacon(world, 2)
      await empower(world, 'JumpBoost')
      await close(world)
      equal('damage of ten blocks', await fallFrom(world, 10), 6)
      await effects(world)
    },
  ),
  probe(
    'beacons.too-low',
    'A low pyramid gives no strength',
    'BeaconBlockEntity.BEACON_EFFECTS.',
    async (world) => {
      await pyramid(world, 1)
      await payBeacon(world, 1)
      await empower(world, 'Strength')
      await close(world)
      equal('emeralds', world.count(world.alice, 'emerald'), 2)
      equal('effects', await effects(world), '')
    },
  ),
  probe(
    'beacons.second',
    'Four layers give regeneration besides, and both act',
    'BeaconBlockEntity.applyEffects.',
    async (world) => {
      await pyramid(world, 4)
      await payBeacon(world, 4)
      await empower(world, 'Strength', 'Regeneration')
      await close(world)
      within('attack damage', await attributeOf(world, 'Alice', 'attack_damage'), 4, 4)
      await world.requireCommand('gamerule naturalRegeneration false')
      await affect(world, 'instant_damage', { seconds: 1 })
      const before = world.alice.health
      await world.ticks(110)
      // every 80 ticks the beacon begins it again
      within('healed', world.alice.health - before, 1, 2)
      equal('effects', await effects(world), 'strength regeneration')
    },
  ),
  probe(
    'beacons.covered',
    'A beacon under a roof gives nothing',
    'BeaconBlockEntity: the beam.',
    async (world) => {
      await pyramid(world, 1)
      await world.set([12, 6, 8], 'stone')
      await payBeacon(world, 1)
      await empower(world, 'Speed')
      equal('effects', await effects(world), '')
    },
  ),
] satisfies Probe[]
