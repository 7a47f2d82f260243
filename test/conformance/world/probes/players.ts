import { equal, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import { attributeOf, hitByBob } from './measures.ts'

async function still(world: ProbeWorld): Promise<void> {
  await world.requireCommand('gamerule naturalRegeneration false')
}

async function bed(world: ProbeWorld): Promise<void> {
  await world.set([12, 0, 10], 'red_bed[part=foot,facing=north]')
  await world.set([12, 0, 9], 'red_bed[part=head,facing=north]')
}

async function deathOf(world: ProbeWorld, act: () => Promise<unknown>, ms = 20_000): Promise<void> {
  let isDead = false
  const note = () => {
    isDead = true
  }
  world.alice.on('death', note)
  try {
    await act()
    await world.waitUntil(
      () => isDead,
      ms,
      'a death',
      () => world.alice.health,
    )
    await world.waitUntil(
      () => world.alice.health === 20,
      5000,
      'a respawn',
      () => world.alice.health,
    )
    await world.ticks(20)
  } finally {
    world.alice.off('death', note)
  }
}

/** Bob, as Alice sees him. */
async function bobSeen(world: ProbeWorld) {
  const bob = () => world.alice.players['Bob']?.entity
  await world.waitUntil(() => !!bob(), 3000, 'Bob in sight')
  return bob() as NonNullable<ReturnType<typeof bob>>
}

/** Death, sleep, and interaction of players. */
export const players = [
  probe(
    'players.respawn-forgets',
    'Players who respawn far away no longer see the entities where they died',
    'PlayerList.respawn: ChunkMap.removeEntity tells the client.',
    async (world) => {
      await world.summon('armor_stand', [8.5, 0, 8.5])
      await world.requireCommand('kill Alice')
      await world.waitUntil(() => world.alice.health > 0, 5000, 'Alice alive')
      await world.ticks(10)
      await world.requireCommand('kill @e[type=armor_stand]')
      await world.stand(world.alice, [12.5, 0, 12.5])
      await world.ticks(15)
      equal('stands', world.seen('armor_stand').length, 0)
    },
  ),
  probe(
    'players.death',
    'A dead player drops its items and respawns healthy',
    'ServerPlayer.die.',
    async (world) => {
      await world.give(world.alice, 'diamond', 3)
      const bob = await world.bot('Bob')
      await world.stand(bob, [20.5, 0, 20.5])
      await deathOf(world, () => world.requireCommand('kill Alice'))
      equal('diamonds in the inventory', world.count(world.alice, 'diamond'), 0)
      equal('health and food', [world.alice.health, world.alice.food], [20, 20])
      await world.stand(world.alice, [12.5, 0, 16.5])
      await world.waitUntil(
        () => world.itemsOnGround('diamond') === 3,
        2000,
        '3 diamonds on the ground',
        () => world.itemsOnGround('diamond'),
      )
    },
  ),
  probe(
    'players.keep-inventory',
    'With keepInventory a dead player keeps its items',
    'Game rule keepInventory.',
    async (world) => {
      await world.requireCommand('gamerule keepInventory true')
      await world.give(world.alice, 'diamond', 3)
      await deathOf(world, () => world.requireCommand('kill Alice'))
      equal('diamonds in the inventory', world.count(world.alice, 'diamond'), 3)
    },
  ),
  probe(
    'players.spawn-point',
    'A dead player respawns where /spawnpoint says',
    'respawnPosition.',
    async (world) => {
      await world.requireCommand(`spawnpoint Alice ${world.xyz([4, 0, 4])}`)
      await deathOf(world, () => world.requireCommand('kill Alice'))
      within('distance', world.alice.entity.position.distanceTo(world.at([4.5, 0, 4.5])), 0, 2)
    },
  ),
  probe(
    'players.bed-spawn',
    'A player who used a bed respawns next to it',
    'ServerPlayer.startSleepInBed.',
    async (world) => {
      await bed(world)
      await world.requireCommand('time set 14000')
      await world.ticks(10)
      await world.click(world.alice, [12, 0, 10])
      await world.ticks(10)
      await deathOf(world, () => world.requireCommand('kill Alice'))
      within('distance', world.alice.entity.position.distanceTo(world.at([12.5, 0, 10])), 0, 4)
    },
  ),
  probe(
    'players.sleep',
    'The night ends when everybody sleeps',
    'ServerLevel: 100 ticks asleep.',
    async (world) => {
      await bed(world)
      await world.requireCommand('gamerule playersSleepingPercentage 1')
      await world.requireCommand('gamerule doDaylightCycle true')
      await world.requireCommand('time set 14000')
      await world.ticks(10)
      await world.click(world.alice, [12, 0, 10])
      await world.waitUntil(() => world.alice.isSleeping, 1500, 'a sleeper')
      await world.waitUntil(() => !world.alice.isSleeping, 10_000, 'the morning')
      await world.ticks(25)
      within('time of day', world.alice.time.timeOfDay, 0, 600)
    },
  ),
  probe('players.sleep-day', 'Players cannot sleep by day', 'NOT_POSSIBLE_NOW.', async (world) => {
    await bed(world)
    await world.click(world.alice, [12, 0, 10])
    await world.ticks(10)
    equal('asleep', world.alice.isSleeping, false)
  }),
  probe(
    'players.sleep-monsters',
    'Players cannot sleep with monsters nearby',
    'NOT_SAFE: 8 blocks.',
    async (world) => {
      await bed(world)
      await world.requireCommand('time set 14000')
      await world.summon('zombie', [8.5, 0, 9.5], '{NoAI:1b}')
      await world.click(world.alice, [12, 0, 10])
      await world.ticks(10)
      equal('asleep', world.alice.isSleeping, false)
    },
  ),
  probe(
    'players.toss',
    'A player picks up what another one throws',
    'drop, pick-up delay 40 ticks for the thrower.',
    async (world) => {
      const bob = await world.bot('Bob')
      await world.fill([10, 0, 9], [14, 2, 9], 'glass')
      await world.stand(bob, [12.5, 0, 10.5])
      await world.stand(world.alice, [12.5, 0, 13.5], 'north')
      await world.give(world.alice, 'diamond', 5)
      await world.alice.toss(world.alice.registry.itemsByName['diamond']?.id ?? -1, null, 3)
      await world.waitUntil(
        () => world.count(bob, 'diamond') === 3,
        5000,
        '3 diamonds with Bob',
        () => world.count(bob, 'diamond'),
      )
      equal('left', world.count(world.alice, 'diamond'), 2)
    },
  ),
  probe(
    'players.strike',
    'One player hurts another',
    'Player.attack: one half heart with the hand.',
    async (world) => {
      await still(world)
      const bob = await world.bot('Bob')
      await world.stand(bob, [12.5, 0, 10.5])
      await world.stand(world.alice, [12.5, 0, 12.5], 'north')
      const target = await bobSeen(world)
      await world.hit(world.alice, target)
      await world.waitUntil(
        () => bob.health === 19,
        1500,
        'Bob at 19',
        () => bob.health,
      )
    },
  ),
  probe('players.armour', 'Armour reduces damage', 'CombatRules.getDamageAfterAbsorb.', async (world) => {
    await still(world)
    const bob = await world.bot('Bob')
    for (const [slot, item] of [
      ['head', 'helmet'],
      ['chest', 'chestplate'],
      ['legs', 'leggings'],
      ['feet', 'boots'],
    ])
      await world.requireCommand(`item replace entity Bob armor.${slot} with diamond_${item}`)
    await world.stand(bob, [12.5, 0, 10.5])
    await world.hold(world.alice, 'iron_sword')
    await world.ticks(20)
    const target = await bobSeen(world)
    await world.hit(world.alice, target)
    await world.waitUntil(
      () => bob.health < 20,
      1500,
      'Bob hurt',
      () => bob.health,
    )
    // 20 armour, 8 toughness: 6 × (1 − (20 − 6/4)/25)
    within('health', bob.health, 18.34, 18.54)
  }),
  probe(
    'players.crit',
    'A hit while falling is one and a half times as strong',
    'Player.attack: critical hit.',
    async (world) => {
      const cow = await world.summon('cow', [12.5, 0, 10.5], '{NoAI:1b,Health:9f}')
      await world.hold(world.alice, 'iron_sword')
      await world.ticks(20)
      await world.alice.lookAt(cow.position.offset(0, 1, 0), true)
      world.alice.setControlState('jump', true)
      await world.ticks(8)
      world.alice.setControlState('jump', false)
      world.alice.attack(cow)
      let isDead = false
      world.alice.once('entityDead', (entity) => {
        isDead ||= entity.id === cow.id
      })
      await world.ticks(10)
      equal('a cow with nine half hearts dies of one hit of six', isDead, true)
    },
  ),
  probe('players.creative-safe', 'In creative mode only the void hurts', 'invulnerable.', async (world) => {
    await world.requireCommand('gamemode creative Alice')
    await world.set([12, 0, 12], 'lava')
    await world.ticks(40)
    equal('health', world.alice.health, 20)
    const { x, z } = world.at([12, 0, 12])
    await deathOf(world, () => world.requireCommand(`tp Alice ${x} -140 ${z}`))
  }),
  probe('players.milk', 'Milk removes effects', 'MilkBucketItem.', async (world) => {
    await world.requireCommand('effect give Alice speed 60 1')
    await world.hold(world.alice, 'milk_bucket')
    within('speed before', await attributeOf(world, 'Alice', 'movement_speed'), 0.139, 0.141)
    await world.alice.consume().catch(() => undefined)
    await world.ticks(4 + world.slack)
    within('speed', await attributeOf(world, 'Alice', 'movement_speed'), 0.099, 0.101)
    equal('effects', Object.keys(world.alice.entity.effects).length, 0)
    equal('buckets', world.count(world.alice, 'bucket'), 1)
  }),
  probe(
    'players.absorbs',
    'A golden apple gives absorption, which takes four of a hit',
    'Absorption I, regeneration II.',
    async (world) => {
      await world.hold(world.alice, 'golden_apple')
      await world.alice.consume().catch(() => undefined)
      await world.ticks(4 + world.slack)
      // four of seven, and what regeneration heals meanwhile
      within('damage of seven', await hitByBob(world, 'diamond_sword'), 1.9, 3.1)
    },
  ),
] satisfies Probe[]
