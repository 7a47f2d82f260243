import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { equal, fitting, holds } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import { arena, elsewhere, goIn, HEIGHT, seenAt, TO_NETHER } from './elsewhere.ts'

const heights = ({ alice }: ProbeWorld): number => (alice.game as unknown as { height: number }).height

/** Waits until a bot is in a dimension. */
const reaches = (world: ProbeWorld, bot: Bot, dimension: string): Promise<void> =>
  world.waitUntil(
    () => bot.game.dimension === dimension,
    3000,
    `${bot.username} in ${dimension}`,
    () => bot.game.dimension,
  )

/** Nether and End as places of the same world. */
export const dimensions: readonly Probe[] = [
  probe(
    'dimensions.travel',
    '`execute in` and `tp` take a player to Nether, End and back, and its client knows where it is',
    'ExecuteCommand, TeleportCommand; ServerPlayer.teleportTo sends the respawn packet.',
    async (world) => {
      const { alice } = world
      equal('at first', alice.game.dimension, 'overworld')
      for (const dimension of ['the_nether', 'the_end', 'overworld'] as const) {
        await world.requireCommand(`execute in minecraft:${dimension} run tp Alice 100.5 90 100.5`)
        await reaches(world, alice, dimension)
      }
    },
  ),
  probe(
    'dimensions.heights',
    'Nether and End are 256 blocks high, from 0 on',
    'Dimension types: min_y 0, height 256.',
    async (world) => {
      await arena(world, 'the_nether')
      if (world.version !== '1.16.5') equal('height', heights(world), 256)
      const low = await world.command(`${TO_NETHER} setblock 100 -1 100 stone`)
      equal('a block below 0', low.ok, false)
      await world.requireCommand(`${TO_NETHER} setblock 100 255 100 stone`)
      await world.requireCommand(`${TO_NETHER} setblock 100 255 100 air`)
    },
  ),
  probe(
    'dimensions.blocks',
    'Each dimension has blocks of its own at the same coordinates',
    'One ServerLevel for each dimension.',
    async (world) => {
      const { x, y, z } = world.at([3, 0, 3])
      await world.set([3, 0, 3], 'gold_block')
      await world.requireCommand(`${TO_NETHER} setblock ${x} ${HEIGHT} ${z} diamond_block`)
      await world.ticks(2)
      fitting('here', world.blockText([3, 0, 3]), 'gold_block')
      const there = await world.command(`${TO_NETHER} execute if block ${x} ${HEIGHT} ${z} diamond_block`)
      equal('there', there.ok, true)
      const here = await world.command(`execute if block ${x} ${HEIGHT} ${z} diamond_block`)
      equal('not here', here.ok, false)
      await world.requireCommand(`${TO_NETHER} setblock ${x} ${HEIGHT} ${z} air`)
      holds('y differs', y !== HEIGHT, y, 'another height')
    },
  ),
  probe(
    'dimensions.scale',
    '`execute in` divides coordinates by 8 on the way to the Nether, and multiplies them on the way back',
    'CommandSourceStack.withLevel.',
    async (world) => {
      const reply = await world.requireCommand(
        'execute positioned 800.0 64.0 -1600.0 in minecraft:the_nether run tp Alice ~ ~ ~',
      )
      holds('the answer', reply.includes('100.000000') && reply.includes('-200.000000'), reply, '100, -200')
      await reaches(world, world.alice, 'the_nether')
      const back = await world.requireCommand('execute as Alice at @s in overworld run tp @s ~ ~ ~')
      holds('the way back', back.includes('800.0') && back.includes('-1600.0'), back, '800, -1600')
      await reaches(world, world.alice, 'overworld')
    },
  ),
  probe(
    'dimensions.to-player',
    '`tp` to a player in another dimension goes there',
    'TeleportCommand.teleportToEntity uses the level of the goal.',
    async (world) => {
      const bob = await world.bot('Bob')
      await arena(world, 'the_nether', bob)
      await world.requireCommand('tp Alice Bob')
      await reaches(world, world.alice, 'the_nether')
      await world.waitUntil(
        () => world.alice.players['Bob']?.entity !== undefined,
        2000,
        'Bob in sight of Alice',
      )
    },
  ),
  probe(
    'dimensions.out-of-sight',
    'Players in different dimensions do not see each other, but hear each other and stay in the list',
    'Entities are tracked by level; chat goes to all.',
    async (world) => {
      const bob = await world.bot('Bob')
      await world.waitUntil(() => world.alice.players['Bob']?.entity != null, 2000, 'Bob in sight')
      await arena(world, 'the_nether', bob)
      await world.waitUntil(() => !world.alice.players['Bob']?.entity, 2000, 'Bob out of sight')
      holds('the list', world.alice.players['Bob'] !== undefined, undefined, 'Bob in the list')
      const heard: string[] = []
      const note = (name: string, message: string) => void heard.push(`${name}: ${message}`)
      world.alice.on('chat', note)
      bob.chat('hot here')
      await world.ticks(5 + world.slack)
      world.alice.off('chat', note)
      equal('heard', heard, ['Bob: hot here'])
    },
  ),
  probe(
    'dimensions.entities',
    'Entities live in one dimension; @e finds them in all, @e with a distance in that of the command alone',
    'EntitySelector.findEntities, isWorldLimited.',
    async (world) => {
      await arena(world, 'the_nether')
      await world.requireCommand(`${TO_NETHER} summon armor_stand 104 ${HEIGHT} 104 {Tags:["away"]}`)
      await world.ticks(4)
      const stands = () => Object.values(world.alice.entities).filter(({ name }) => name === 'armor_stand')
      equal('seen there', stands().length, 1)
      equal('@e', (await world.command('execute if entity @e[tag=away]')).ok, true)
      equal('@e near', (await world.command('execute if entity @e[tag=away,distance=..9999]')).ok, false)
      equal(
        '@e near, there',
        (await world.command(`${TO_NETHER} execute if entity @e[tag=away,distance=..9999]`)).ok,
        true,
      )
    },
  ),
  probe(
    'dimensions.entity-travel',
    '`tp` takes an entity to another dimension',
    'TeleportCommand.performTeleport.',
    async (world) => {
      const stand = await world.summon('armor_stand', [12.5, 0, 9.5], '{Tags:["goes"]}')
      await world.requireCommand(`${TO_NETHER} tp @e[tag=goes] 104.5 ${HEIGHT} 104.5`)
      await world.waitUntil(
        () => world.alice.entities[stand.id] === undefined,
        2000,
        'the stand out of sight',
      )
      await arena(world, 'the_nether')
      await world.waitUntil(
        () => Object.values(world.alice.entities).some(({ name }) => name === 'armor_stand'),
        2000,
        'the stand in the Nether',
      )
    },
  ),
  probe(
    'dimensions.inventory',
    'A player keeps its inventory, its effects and its experience on the way',
    'ServerPlayer.changeDimension.',
    async (world) => {
      const { alice } = world
      await world.give(alice, 'diamond', 3)
      await world.requireCommand('xp set Alice 4 levels')
      await arena(world, 'the_nether')
      await world.ticks(5)
      equal('diamonds', world.count(alice, 'diamond'), 3)
      equal('levels', alice.experience.level, 4)
    },
  ),
  probe(
    'dimensions.dig-and-place',
    'A player digs and places in the Nether',
    'All of the game goes on there.',
    async (world) => {
      const { alice } = world
      await arena(world, 'the_nether')
      await world.hold(alice, 'stone')
      const ground = alice.blockAt(new Vec3(112, HEIGHT - 1, 110))
      if (!ground) throw new Error('no ground')
      await alice.placeBlock(ground, new Vec3(0, 1, 0))
      equal('placed', seenAt(alice, 112, HEIGHT, 110), 'stone')
      await world.requireCommand('gamemode creative Alice')
      const stone = alice.blockAt(new Vec3(112, HEIGHT, 110))
      if (stone) await alice.dig(stone, true)
      await world.ticks(3)
      equal('dug', seenAt(alice, 112, HEIGHT, 110), 'air')
    },
  ),
  probe(
    'dimensions.death',
    'A player that dies in the Nether respawns in the overworld',
    'PlayerList.respawn: where there is no respawn point, at the spawn of the overworld.',
    async (world) => {
      const { alice } = world
      await arena(world, 'the_nether')
      await world.requireCommand('kill Alice')
      await world.waitUntil(() => alice.game.dimension === 'overworld' && alice.health > 0, 5000, 'respawned')
    },
  ),
  probe(
    'dimensions.spawnpoint',
    'A respawn point can lie in the Nether',
    'SetSpawnCommand takes the level of the command.',
    async (world) => {
      const { alice } = world
      await arena(world, 'the_nether')
      await world.requireCommand(`${TO_NETHER} spawnpoint Alice 108 ${HEIGHT} 108`)
      await world.requireCommand('kill Alice')
      await world.waitUntil(
        () => alice.health > 0 && alice.entity.position.distanceTo(new Vec3(108.5, HEIGHT, 108.5)) < 1,
        5000,
        'respawned there',
        () => alice.entity.position,
      )
      equal('dimension', alice.game.dimension, 'the_nether')
      await world.requireCommand('spawnpoint Alice 0 64 0')
    },
  ),
  probe(
    'dimensions.weather',
    'It does not rain in the Nether',
    'No skylight, no weather (ServerLevel.advanceWeatherCycle).',
    async (world) => {
      const { alice } = world
      await world.requireCommand('weather rain')
      await world.ticks(5)
      equal('here', alice.isRaining, true)
      const rains: number[] = []
      const note = () => void rains.push(1)
      await arena(world, 'the_nether')
      alice.on('rain', note)
      await world.requireCommand('weather clear')
      await world.requireCommand('weather rain')
      await world.ticks(5)
      alice.off('rain', note)
      equal('rain in the Nether', rains.length, 0)
      await world.requireCommand('weather clear')
    },
  ),
  probe(
    'dimensions.commands',
    'An unknown dimension is refused; the world spawn is set in the overworld only',
    'DimensionArgument; SetWorldSpawnCommand says so since 1.20.5.',
    async (world) => {
      equal('unknown', (await world.command('execute in minecraft:moon run tp Alice 0 0 0')).ok, false)
      const says = world.version >= '1.20.5'
      equal('spawn', (await world.command(`${TO_NETHER} setworldspawn 0 64 0`)).ok, !says)
    },
  ),
  probe(
    'dimensions.nether-ground',
    'The Nether has bedrock at 0 and 127, netherrack between and a sea of lava up to 31',
    'NoiseGeneratorSettings of the Nether: sea level 32.',
    async (world) => {
      const { alice } = world
      await elsewhere(world, 'the_nether', 40.5, 40.5)
      const { x, z } = alice.entity.position.floored()
      const names = new Map<string, number>()
      let highestLava = 0
      for (let dx = -16; dx < 16; dx += 2)
        for (let dz = -16; dz < 16; dz += 2) {
          equal('floor', seenAt(alice, x + dx, 0, z + dz), 'bedrock')
          equal('roof', seenAt(alice, x + dx, 127, z + dz), 'bedrock')
          equal('above', seenAt(alice, x + dx, 128, z + dz), 'air')
          for (let y = 5; y < 122; y++) {
            const name = seenAt(alice, x + dx, y, z + dz)
            names.set(name, (names.get(name) ?? 0) + 1)
            const above = seenAt(alice, x + dx, y + 1, z + dz)
            if (name === 'lava' && above === 'air') highestLava = Math.max(highestLava, y)
          }
        }
      for (const wanted of ['netherrack', 'nether_quartz_ore'])
        holds(wanted, (names.get(wanted) ?? 0) > 0, [...names], `some ${wanted}`)
      holds('height of lava', highestLava === 0 || highestLava === 31, highestLava, '31')
    },
  ),
  probe(
    'dimensions.end-ground',
    'The End is an island of end stone with pillars of obsidian',
    'TheEndBiomeSource; SpikeFeature on a circle of 42 blocks.',
    async (world) => {
      await elsewhere(world, 'the_end', 42.5, 0.5)
      const { alice } = world
      equal('pillar', seenAt(alice, 42, 70, 0), 'obsidian')
      equal('ground', seenAt(alice, 30, 50, 6), 'end_stone')
      equal('above', seenAt(alice, 30, 90, 6), 'air')
    },
  ),
  probe(
    'dimensions.saved-place',
    'A player that leaves in the Nether rejoins there',
    'Player data say the dimension.',
    async (world) => {
      const guest = await world.newcomer('Drifter')
      await goIn(world, guest, 'the_nether', 106.5, HEIGHT, 106.5)
      const gone = new Promise((resolve) => guest.once('end', resolve))
      guest.quit()
      await gone
      await world.ticks(5)
      const again = await world.newcomer('Drifter')
      equal('dimension', again.game.dimension, 'the_nether')
      await world.requireCommand('tp Drifter Alice')
    },
  ),
]
