import type { Entity } from 'prismarine-entity'
import { equal, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import { attributeOf, exhaustion, healthOf, lossAfter } from './measures.ts'
import { packets } from './told.ts'

const AWAY: Spot = [12.5, 0, 5.5]
const NEAR: Spot = [12.5, 0, 10.5]
const BARE = 'HandItems:[{},{}],ArmorItems:[{},{},{},{}]'

const night = (world: ProbeWorld): Promise<string> => world.requireCommand('time set 18000')

/** Kinds that walk up to a player and hit, and the damage of their first hit on normal difficulty. */
const MELEE: [kind: string, damage: number, nbt?: string][] = [
  ['husk', 3, BARE],
  ['drowned', 3, BARE],
  ['zombie_villager', 3, BARE],
  ['spider', 2],
  ['cave_spider', 2],
  ['silverfish', 1],
  ['endermite', 2],
  ['wither_skeleton', 4, BARE],
  ['hoglin', 6],
  ['zoglin', 6],
  ['piglin_brute', 7, BARE],
  ['vindicator', 5, BARE],
  ['ravager', 12],
]

/** A kind, the effect of its hit, and the sign that it acts once the monster is gone. */
const GIVES: [kind: string, effect: string, acts: (world: ProbeWorld) => Promise<void>][] = [
  [
    'husk',
    'Hunger',
    async (world) => {
      await world.command('kill @e[type=husk]')
      // 0.005 in each tick
      within('exhaustion of forty ticks', await exhaustion(world), 0.15, 0.35)
    },
  ],
  [
    'cave_spider',
    'Poison',
    async (world) => within('damage', await lossAfter(world, 'cave_spider', 80), 2, 5),
  ],
  [
    'wither_skeleton',
    'Wither',
    async (world) => within('damage', await lossAfter(world, 'wither_skeleton', 120), 2, 5),
  ],
]

const effectOf = (world: ProbeWorld, name: string): boolean => {
  const { alice } = world
  const id = (alice.registry.effectsByName as Record<string, { id: number }>)[name]?.id
  return Object.values(alice.entity.effects ?? {}).some((effect) => effect.id === id)
}

const LOOT: [kind: string, nbt: string, ...drops: [item: string, low: number, high: number][]][] = [
  ['blaze', '', ['blaze_rod', 0, 1]],
  ['ghast', '', ['gunpowder', 0, 2], ['ghast_tear', 0, 1]],
  ['enderman', '', ['ender_pearl', 0, 1]],
  ['hoglin', '', ['porkchop', 2, 4], ['leather', 0, 1]],
  ['iron_golem', '', ['iron_ingot', 3, 5], ['poppy', 0, 2]],
  ['snow_golem', '', ['snowball', 0, 15]],
  ['cave_spider', '', ['string', 0, 2]],
  ['husk', `${BARE},`, ['rotten_flesh', 0, 2]],
  ['drowned', `${BARE},`, ['rotten_flesh', 0, 2]],
  ['phantom', '', ['phantom_membrane', 0, 1]],
  ['squid', '', ['ink_sac', 1, 3]],
  ['cod', '', ['cod', 1, 1]],
  ['salmon', '', ['salmon', 1, 1]],
  ['pufferfish', '', ['pufferfish', 1, 1]],
  ['horse', '', ['leather', 0, 2]],
  ['strider', '', ['string', 2, 5]],
  ['ravager', '', ['saddle', 1, 1]],
  ['slime', 'Size:0,', ['slime_ball', 0, 2]],
  ['slime', 'Size:1,', ['slime_ball', 0, 0]],
]

const FIERCE: [kind: string, points: number, nbt?: string][] = [
  ['blaze', 10],
  ['witch', 5],
  ['ghast', 5],
  ['hoglin', 5],
  ['silverfish', 5],
  ['endermite', 3],
  ['ravager', 20],
  ['piglin_brute', 20, BARE],
  ['slime', 1, 'Size:0'],
  ['slime', 4, 'Size:3'],
]

function orbs(world: ProbeWorld): { points(): number; close(): void } {
  const { list, close } = packets<{ count: number }>(world.alice, 'spawn_entity_experience_orb')
  return { close, points: () => list.reduce((sum, { count }) => sum + count, 0) }
}

/** Looks at the eyes of an entity for some ticks, as a client reports it. */
async function gaze(world: ProbeWorld, entity: Entity, ticks: number): Promise<void> {
  for (let i = 0; i < ticks; i++) {
    await world.alice.lookAt(entity.position.offset(0, entity.height * 0.85, 0), true)
    await world.ticks(1)
  }
}

const enderman = [
  probe(
    'monsters.enderman-calm',
    'An enderman leaves alone who does not look at it',
    'EndermanLookForPlayerGoal.',
    async (world) => {
      await night(world)
      await world.summon('enderman', [12.5, 0, 9.5])
      await world.stand(world.alice, [12.5, 0, 12.5], 'south', 30)
      await world.ticks(120)
      equal('health', world.alice.health, 20)
    },
  ),
  probe(
    'monsters.enderman-gaze',
    'An enderman attacks who looks into its eyes',
    'isLookingAtMe.',
    async (world) => {
      await night(world)
      const mob = await world.summon('enderman', [12.5, 0, 6.5])
      await gaze(world, mob, 30)
      await world.waitUntil(() => world.alice.health < 20, 20_000, 'a hurt player')
    },
  ),
  probe(
    'monsters.enderman-pumpkin',
    'A carved pumpkin hides the look',
    'isLookingAtMe: helmet.',
    async (world) => {
      await night(world)
      await world.requireCommand('item replace entity Alice armor.head with carved_pumpkin')
      const mob = await world.summon('enderman', [12.5, 0, 8.5])
      await gaze(world, mob, 60)
      await world.ticks(60)
      equal('health', world.alice.health, 20)
    },
  ),
  probe(
    'monsters.enderman-arrow',
    'Arrows do not hit an enderman',
    'EnderMan.hurt: teleports.',
    async (world) => {
      await night(world)
      const mob = await world.summon('enderman', [12.5, 0, 9.5])
      const from = mob.position.clone()
      await world.give(world.alice, 'arrow')
      await world.hold(world.alice, 'bow')
      await world.give(world.alice, 'arrow')
      await world.alice.lookAt(world.at([12.5, 1.2, 9.5]), true)
      await world.ticks(2)
      world.alice.activateItem()
      await world.ticks(22)
      world.alice.deactivateItem()
      await world.waitUntil(
        () => mob.position.distanceTo(from) > 2 || !mob.isValid,
        4000,
        'the enderman elsewhere',
      )
      equal('health', await healthOf(world, 'enderman'), 40)
    },
  ),
  probe(
    'monsters.enderman-water',
    'Water hurts an enderman, and it teleports',
    'isSensitiveToWater.',
    async (world) => {
      await night(world)
      await world.set([12, 0, 5], 'water')
      const mob = await world.summon('enderman', [12.5, 0, 5.5])
      const from = mob.position.clone()
      await world.waitUntil(
        () => mob.position.distanceTo(from) > 2 || !mob.isValid,
        6000,
        'the enderman elsewhere',
      )
      within('health', await healthOf(world, 'enderman'), 1, 39)
    },
  ),
]

const slimes = [
  ...(
    [
      [3, 2],
      [1, 1],
    ] as const
  ).map(([size, half]) =>
    probe(
      `monsters.slime-${size}`,
      `A dead slime of size ${size + 1} falls into 2 to 4 of size ${half}`,
      'Slime.remove.',
      async (world) => {
        await night(world)
        await world.summon('slime', AWAY, `{Size:${size},NoAI:0b}`)
        await world.requireCommand('kill @e[type=slime]')
        await world.ticks(24)
        within('slimes', world.seen('slime').length, 2, 4)
        for (const slime of world.seen('slime')) equal('size', world.metadata(slime, 16), half)
      },
    ),
  ),
  probe(
    'monsters.slime-small',
    'A small slime leaves none, and causes no damage',
    'isTiny.',
    async (world) => {
      await night(world)
      await world.summon('slime', NEAR, '{Size:0}')
      await world.ticks(160)
      equal('health', world.alice.health, 20)
      await world.requireCommand('kill @e[type=slime]')
      await world.ticks(24)
      equal('slimes', world.seen('slime').length, 0)
    },
  ),
  probe('monsters.slime-hits', 'A large slime hurts by touch', 'Slime.dealDamage.', async (world) => {
    await night(world)
    await world.summon('slime', NEAR, '{Size:3}')
    await world.waitUntil(() => world.alice.health < 20, 15_000, 'a hurt player')
  }),
  probe('monsters.slime-hops', 'A slime hops', 'SlimeMoveControl.', async (world) => {
    const slime = await world.summon('slime', AWAY, '{Size:1}')
    let highest = 0
    for (let i = 0; i < 100; i++) {
      await world.ticks(1)
      highest = Math.max(highest, slime.position.y - world.at(AWAY).y)
    }
    within('height', highest, 0.5, 2)
  }),
  probe('monsters.magma-cube', 'A magma cube does not burn in lava', 'fireImmune.', async (world) => {
    await world.set([12, 0, 5], 'lava')
    const cube = await world.summon('magma_cube', [12.5, 0, 5.5], '{Size:1}')
    await world.ticks(60)
    equal('alive', cube.isValid, true)
  }),
]

const shooters = [
  probe(
    'monsters.skeleton-unarmed',
    'A skeleton without a bow comes near and hits',
    'reassessWeaponGoal.',
    async (world) => {
      await night(world)
      await world.summon('skeleton', AWAY, `{${BARE}}`)
      await world.waitUntil(() => world.alice.health < 20, 20_000, 'a hurt player')
      equal('arrows', world.seen('arrow').length, 0)
    },
  ),
  probe(
    'monsters.skeleton-armed',
    'A skeleton carries a bow',
    'populateDefaultEquipmentSlots.',
    async (world) => {
      const mob = await world.summon('skeleton', AWAY)
      await world.waitUntil(() => mob.equipment[0]?.name === 'bow', 1000, 'a bow')
    },
  ),
  probe('monsters.stray', 'The arrows of a stray make slow', 'Stray.getArrow.', async (world) => {
    await night(world)
    await world.summon('stray', AWAY)
    await world.waitUntil(() => effectOf(world, 'Slowness'), 30_000, 'slowness')
    within('speed', await attributeOf(world, 'Alice', 'movement_speed'), 0.084, 0.086)
  }),
  probe('monsters.blaze', 'A blaze shoots fireballs that burn', 'Blaze.BlazeAttackGoal.', async (world) => {
    await night(world)
    await world.summon('blaze', [12.5, 0, 4.5])
    await world.waitUntil(() => world.seen('small_fireball').length > 0, 15_000, 'a fireball')
    await world.waitUntil(() => world.alice.health < 20, 20_000, 'a hurt player')
    within('damage of the fire', await lossAfter(world, 'blaze', 60), 1, 4)
  }),
  probe(
    'monsters.ghast',
    'A ghast shoots fireballs that explode',
    'Ghast.GhastShootFireballGoal.',
    async (world) => {
      await night(world)
      await world.summon('ghast', [12.5, 8, 3.5])
      const blasts = packets(world.alice, 'explosion')
      await world.waitUntil(() => world.seen('fireball').length > 0, 15_000, 'a fireball')
      await world.waitUntil(() => blasts.list.length > 0, 10_000, 'an explosion')
      blasts.close()
    },
  ),
  probe('monsters.witch', 'A witch throws potions', 'Witch.performRangedAttack.', async (world) => {
    await night(world)
    await world.summon('witch', [12.5, 0, 6.5])
    await world.waitUntil(() => world.seen('potion').length > 0, 15_000, 'a potion')
    await world.waitUntil(() => effectOf(world, 'Poison') || world.alice.health < 20, 20_000, 'its effect')
  }),
  probe(
    'monsters.drowned-trident',
    'A drowned with a trident throws it',
    'Drowned.performRangedAttack.',
    async (world) => {
      await night(world)
      await world.summon('drowned', AWAY, '{HandItems:[{id:"minecraft:trident",Count:1b},{}]}')
      await world.waitUntil(() => world.seen('trident').length > 0, 15_000, 'a trident')
    },
  ),
  probe('monsters.phantom', 'A phantom swoops down and bites', 'PhantomSweepAttackGoal.', async (world) => {
    await night(world)
    await world.summon('phantom', [12.5, 10, 6.5])
    await world.waitUntil(() => world.alice.health < 20, 25_000, 'a hurt player')
  }),
]

const others = [
  probe('monsters.spider-climbs', 'A spider climbs over a wall', 'WallClimberNavigation.', async (world) => {
    await night(world)
    await world.fill([6, 0, 8], [18, 2, 8], 'stone')
    await world.fill([6, 0, 8], [6, 2, 16], 'stone')
    await world.fill([18, 0, 8], [18, 2, 16], 'stone')
    await world.fill([6, 0, 16], [18, 2, 16], 'stone')
    await world.stand(world.alice, [12.5, 3, 8.5])
    const spider = await world.summon('spider', [12.5, 0, 4.5])
    await world.waitUntil(() => spider.position.y > world.at([0, 1.5, 0]).y, 20_000, 'the spider on the wall')
  }),
  probe(
    'monsters.zombie-hunts',
    'A zombie attacks a villager',
    'NearestAttackableTargetGoal.',
    async (world) => {
      await night(world)
      await world.requireCommand('gamemode creative Alice')
      await world.summon('husk', [8.5, 0, 8.5], `{${BARE}}`)
      const villager = await world.summon('villager', [11.5, 0, 8.5])
      let isHurt = false
      const note = (entity: Entity) => {
        isHurt ||= entity.id === villager.id
      }
      world.alice.on('entityHurt', note)
      await world.waitUntil(() => isHurt, 20_000, 'a hurt villager')
      world.alice.off('entityHurt', note)
    },
  ),
  probe(
    'monsters.piglin-gold',
    'A piglin leaves alone who wears gold',
    'PiglinAi.isWearingGold.',
    async (world) => {
      await night(world)
      await world.requireCommand('item replace entity Alice armor.head with golden_helmet')
      await world.summon('piglin', NEAR, `{${BARE},IsImmuneToZombification:1b}`)
      await world.ticks(120)
      equal('health', world.alice.health, 20)
    },
  ),
  probe('monsters.piglin', 'A piglin attacks who wears no gold', 'PiglinAi.', async (world) => {
    await night(world)
    await world.summon('piglin', AWAY, `{${BARE},IsImmuneToZombification:1b}`)
    await world.waitUntil(() => world.alice.health < 20, 15_000, 'a hurt player')
  }),
  probe(
    'monsters.zombified-piglin',
    'A zombified piglin attacks only who hits it',
    'NeutralMob.',
    async (world) => {
      const mob = await world.summon('zombified_piglin', NEAR)
      await world.ticks(100)
      equal('health before', world.alice.health, 20)
      await world.requireCommand(`tp @e[type=zombified_piglin] ${world.xyz(NEAR)}`)
      await world.ticks(2)
      await world.hit(world.alice, mob)
      await world.waitUntil(() => world.alice.health < 20, 15_000, 'a hurt player')
    },
  ),
  probe(
    'monsters.sword',
    'What a zombie carries adds to its damage',
    'attack_damage of the item.',
    async (world) => {
      await night(world)
      await world.summon('husk', AWAY, '{HandItems:[{id:"minecraft:iron_sword",Count:1b},{}]}')
      await world.waitUntil(() => world.alice.health < 20, 15_000, 'a hurt player')
      equal('health', world.alice.health, 12)
    },
  ),
  ...(['easy', 'hard'] as const).map((difficulty) =>
    probe(
      `monsters.${difficulty}`,
      `On ${difficulty} a husk hits for ${difficulty === 'easy' ? 2.5 : 4.5}`,
      'Player.hurt.',
      async (world) => {
        await night(world)
        await world.requireCommand(`difficulty ${difficulty}`)
        await world.summon('husk', AWAY, `{${BARE}}`)
        await world.waitUntil(() => world.alice.health < 20, 15_000, 'a hurt player')
        equal('health', world.alice.health, difficulty === 'easy' ? 17.5 : 15.5)
      },
    ),
  ),
  ...(['cod', 'salmon', 'squid'] as const).map((kind) =>
    probe(`monsters.swim-${kind}`, `A ${kind} swims about in water`, 'RandomSwimmingGoal.', async (world) => {
      await world.fill([6, 0, 4], [18, 3, 10], 'glass')
      await world.fill([7, 0, 5], [17, 3, 9], 'water')
      const fish = await world.summon(kind, [12.5, 1.5, 7.5])
      const from = fish.position.clone()
      await world.waitUntil(() => fish.position.distanceTo(from) > 1.5, 20_000, 'a fish that moved')
    }),
  ),
  ...(['cod', 'salmon', 'tropical_fish', 'pufferfish', 'axolotl'] as const).map((kind) =>
    probe(
      `monsters.catch-${kind}`,
      `A bucket of water catches a ${kind}`,
      'Bucketable.bucketMobPickup.',
      async (world) => {
        const fish = await world.summon(kind, NEAR, '{NoAI:1b}')
        await world.hold(world.alice, 'water_bucket')
        await world.useOn(world.alice, fish)
        await world.waitUntil(() => world.count(world.alice, `${kind}_bucket`) === 1, 1500, 'the bucket')
        equal('left', world.seen(kind).length, 0)
      },
      { needs: [kind, `${kind}_bucket`] },
    ),
  ),
  probe('monsters.release', 'An emptied bucket lets the fish out', 'MobBucketItem.', async (world) => {
    await world.hold(world.alice, 'cod_bucket')
    await world.useAt(world.alice, [12.5, 0, 9.5])
    await world.waitUntil(() => world.seen('cod').length === 1, 2000, 'a cod')
    equal('water', world.block([12, 0, 9]).name, 'water')
    equal('bucket', world.count(world.alice, 'bucket'), 1)
  }),
  probe('monsters.fish-on-land', 'A fish dies on land', 'WaterAnimal.handleAirSupply.', async (world) => {
    await world.summon('cod', NEAR)
    await world.waitUntil(() => world.seen('cod').length === 0, 40_000, 'no cod left')
  }),
]

/** Monsters by their kind. */
export const monsters = [
  ...MELEE.map(([kind, damage, nbt = '']) =>
    probe(
      `monsters.hit-${kind}`,
      `A ${kind} comes and hits for ${damage}`,
      'Attributes.ATTACK_DAMAGE on normal.',
      async (world) => {
        await night(world)
        await world.summon(kind, AWAY, nbt === '' ? '' : `{${nbt}}`)
        await world.waitUntil(() => world.alice.health < 20, 20_000, 'a hurt player')
        equal('health', world.alice.health, 20 - damage)
      },
    ),
  ),
  ...GIVES.map(([kind, effect, acts]) =>
    probe(
      `monsters.gives-${kind}`,
      `The hit of a ${kind} gives ${effect.toLowerCase()}, which acts`,
      'doHurtTarget.',
      async (world) => {
        await night(world)
        await world.summon(kind, AWAY, `{${BARE}}`)
        await world.waitUntil(() => effectOf(world, effect), 20_000, effect)
        await acts(world)
      },
    ),
  ),
  ...LOOT.map(([kind, nbt, ...drops]) =>
    probe(
      `monsters.drops-${kind}${nbt.startsWith('Size') ? `-${nbt.slice(0, -1)}` : ''}`,
      `A dead ${kind} ${nbt.startsWith('Size') ? `(${nbt.slice(0, -1)}) ` : ''}drops ${drops.map(([item, low, high]) => `${low === high ? low : `${low} to ${high}`} ${item}`).join(' and ')}`,
      'Loot table of the entity.',
      async (world) => {
        await night(world)
        await world.summon(kind, [4.5, 0, 4.5], `{${nbt}NoAI:1b}`)
        await world.requireCommand(`kill @e[type=${kind}]`)
        await world.ticks(6 + world.slack)
        for (const [item, low, high] of drops) within(item, world.ownedOrOnGround(item), low, high)
      },
    ),
  ),
  ...FIERCE.map(([kind, points, nbt = '']) =>
    probe(
      `monsters.experience-${kind}${nbt.startsWith('Size') ? `-${nbt}` : ''}`,
      `A ${kind} ${nbt.startsWith('Size') ? `(${nbt}) ` : ''}that a player kills leaves ${points} points`,
      'Mob.xpReward.',
      async (world) => {
        await night(world)
        await world.hold(world.alice, 'diamond_sword')
        const mob = await world.summon(kind, NEAR, `{NoAI:1b${nbt === '' ? '' : `,${nbt}`},Health:1f}`)
        const seen = orbs(world)
        await world.ticks(12)
        await world.hit(world.alice, mob)
        await world.ticks(5 + world.slack)
        seen.close()
        holds('points', seen.points() === points, seen.points(), String(points))
      },
    ),
  ),
  ...enderman,
  ...slimes,
  ...shooters,
  ...others,
] satisfies Probe[]
