import type { Bot } from 'mineflayer'
import type { Entity } from 'prismarine-entity'
import { equal, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import type { Wear } from '../wear.ts'
import { attributeOf, fallFrom, hitFor, lossOf, submerge, walked } from './measures.ts'

const ME: Spot = [12.5, 0, 18.5]

/** Alice stands in the south of the plot, holds an item, and looks at a point. */
async function ready(world: ProbeWorld, item: string, at: Spot, wear: Wear = {}, count = 1): Promise<void> {
  await world.stand(world.alice, ME)
  await world.hold(world.alice, item, count, wear)
  await world.alice.lookAt(world.at(at), true)
  await world.ticks(2)
}

/** Holds the button for some ticks and releases it. */
async function draw(world: ProbeWorld, ticks: number): Promise<void> {
  world.alice.activateItem()
  await world.ticks(ticks)
  world.alice.deactivateItem()
  await world.ticks(2)
}

const throwIt = async (world: ProbeWorld): Promise<void> => {
  world.alice.activateItem()
  await world.ticks(2)
}

/** The health that is taken off a body without armour. */
async function harm(world: ProbeWorld, act: () => Promise<void>): Promise<number> {
  await world.requireCommand(`summon iron_golem ${world.xyz([12.5, 0, 8.5])} {NoAI:1b}`)
  await world.ticks(2)
  await act()
  await world.ticks(25)
  const { message } = await world.command('data get entity @e[type=iron_golem,limit=1] Health')
  return 100 - Number(/(-?[\d.]+)f?$/.exec(message)?.[1] ?? Number.NaN)
}

const chest: Spot = [12.5, 1.5, 8.5]

/** Ticks of drawing, and the damage an arrow then does to a body ten blocks away. */
const draws: readonly [ticks: number, low: number, high: number][] = [
  [8, 2, 2],
  [10, 3, 4],
  [22, 6, 11],
]

const bows = [
  ...draws.map(([ticks, low, high]) =>
    probe(
      `hand.bow-${ticks}`,
      `An arrow of a bow drawn for ${ticks} ticks does ${low === high ? low : `${low} to ${high}`} half hearts`,
      'BowItem.getPowerForTime; AbstractArrow: speed times two, critical when drawn fully.',
      async (world) => {
        await ready(world, 'bow', [12.5, ticks < 10 ? 4.8 : 2, 8.5])
        await world.give(world.alice, 'arrow', 3)
        const lost = await harm(world, () => draw(world, ticks))
        within('damage', lost, low, high)
        equal('arrows left', world.count(world.alice, 'arrow'), 2)
      },
    ),
  ),
  probe('hand.bow-tap', 'A bow that is hardly drawn does not shoot', 'Power below 0.1.', async (world) => {
    await ready(world, 'bow', chest)
    await world.give(world.alice, 'arrow', 1)
    await draw(world, 1)
    equal('arrows left', world.count(world.alice, 'arrow'), 1)
  }),
  probe('hand.bow-empty', 'Without arrows a bow does not shoot', 'Player.getProjectile.', async (world) => {
    await ready(world, 'bow', chest)
    await draw(world, 22)
    equal('arrows', world.seen('arrow').length, 0)
  }),
  probe('hand.bow-wear', 'A shot wears a bow once', 'hurtAndBreak(1).', async (world) => {
    await ready(world, 'bow', chest)
    await world.give(world.alice, 'arrow', 1)
    await draw(world, 22)
    await world.ticks(3)
    equal('damage', world.alice.heldItem?.durabilityUsed, 1)
  }),
  probe('hand.arrow-pickup', 'A player can pick up its own arrow', 'AbstractArrow.Pickup.', async (world) => {
    await ready(world, 'bow', [12.5, 0, 15.5])
    await world.give(world.alice, 'arrow', 1)
    await draw(world, 22)
    await world.waitUntil(() => world.seen('arrow').length === 1, 1500, 'an arrow')
    await world.ticks(10)
    await world.stand(world.alice, [12.5, 0, 15.5])
    await world.waitUntil(() => world.count(world.alice, 'arrow') === 1, 3000, 'the arrow back')
  }),
  probe('hand.tipped', 'A tipped arrow gives an eighth of its potion', 'TippedArrowItem.', async (world) => {
    const bob = await world.bot('Bob')
    await world.stand(bob, [12.5, 0, 12.5])
    await ready(world, 'bow', [12.5, 1.2, 12.5])
    await world.give(world.alice, 'tipped_arrow', 1, { potion: 'slowness' })
    const slow = bob.registry.effectsByName['Slowness']?.id ?? 0
    await draw(world, 22)
    await world.waitUntil(() => bob.entity.effects[slow] !== undefined, 2000, 'a slow Bob')
    within('speed', await attributeOf(world, 'Bob', 'movement_speed'), 0.084, 0.086)
  }),
]

const crossbows = [
  probe('hand.crossbow', 'A crossbow is loaded, then shoots', 'CrossbowItem: 25 ticks.', async (world) => {
    await ready(world, 'crossbow', [12.5, 1.6, 8.5])
    await world.give(world.alice, 'arrow', 2)
    await draw(world, 27)
    equal('arrows left when loaded', world.count(world.alice, 'arrow'), 1)
    equal('not yet shot', world.seen('arrow').length, 0)
    within('damage', await harm(world, () => throwIt(world)), 7, 11)
  }),
  probe('hand.crossbow-early', 'A crossbow released early is not loaded', 'Power below 1.', async (world) => {
    await ready(world, 'crossbow', chest)
    await world.give(world.alice, 'arrow', 1)
    await draw(world, 15)
    equal('arrows left', world.count(world.alice, 'arrow'), 1)
  }),
]

/** The projectile of a thrown item. */
const thrown: readonly [item: string, entity: string, wear?: Wear][] = [
  ['snowball', 'snowball'],
  ['egg', 'egg'],
  ['ender_pearl', 'ender_pearl'],
  ['splash_potion', 'potion', { potion: 'swiftness' }],
  ['lingering_potion', 'potion', { potion: 'swiftness' }],
  ['experience_bottle', 'experience_bottle'],
]

const throwing = [
  ...thrown.map(([item, entity, wear]) =>
    probe(
      `hand.throw-${item}`,
      `A thrown ${item} flies and is gone`,
      'ThrowableItemProjectile.',
      async (world) => {
        await ready(world, item, [12.5, 4, 1.5], wear)
        await throwIt(world)
        equal('flying', world.seen(entity).length, 1)
        equal('in the hand', world.count(world.alice, item), 0)
        await world.waitUntil(() => world.seen(entity).length === 0, 6000, 'it is gone')
      },
    ),
  ),
  probe(
    'hand.snowball-blaze',
    'A snowball hurts a blaze by three',
    'Snowball.onHitEntity.',
    async (world) => {
      await world.requireCommand(`summon blaze ${world.xyz([12.5, 0, 13.5])} {NoAI:1b}`)
      await ready(world, 'snowball', [12.5, 1, 13.5])
      await throwIt(world)
      await world.ticks(15)
      const { message } = await world.command('data get entity @e[type=blaze,limit=1] Health')
      holds('health', message.includes('17'), message, '17')
    },
  ),
  probe(
    'hand.pearl',
    'An ender pearl takes its thrower along, for five half hearts',
    'ThrownEnderpearl.',
    async (world) => {
      await ready(world, 'ender_pearl', [12.5, 0, 8.5])
      await throwIt(world)
      const far = () => world.alice.entity.position.distanceTo(world.at(ME))
      await world.waitUntil(() => far() > 5, 3000, 'Alice elsewhere', far)
      await world.ticks(2)
      equal('health', world.alice.health, 15)
    },
  ),
  probe(
    'hand.pearl-wait',
    'The next ender pearl can be thrown after a second',
    'Cooldown of 20 ticks.',
    async (world) => {
      await ready(world, 'ender_pearl', [12.5, 8, 1.5], {}, 3)
      await throwIt(world)
      await throwIt(world)
      equal('pearls', world.count(world.alice, 'ender_pearl'), 2)
      await world.ticks(20)
      await throwIt(world)
      equal('pearls later', world.count(world.alice, 'ender_pearl'), 1)
    },
  ),
  probe(
    'hand.splash',
    'A splash potion reaches who stands by',
    'ThrownPotion.applySplash.',
    async (world) => {
      const bob = await world.bot('Bob')
      await world.stand(bob, [12.5, 0, 14.5])
      await ready(world, 'splash_potion', [12.5, 0, 15.5], { potion: 'swiftness' })
      await throwIt(world)
      const speed = bob.registry.effectsByName['Speed']?.id ?? 0
      await world.waitUntil(() => bob.entity.effects[speed] !== undefined, 2000, 'a fast Bob')
      within('speed', await attributeOf(world, 'Bob', 'movement_speed'), 0.119, 0.121)
    },
  ),
  probe(
    'hand.lingering',
    'A lingering potion leaves a cloud, which acts',
    'AreaEffectCloud.',
    async (world) => {
      await ready(world, 'lingering_potion', [12.5, 0, 15.5], { potion: 'swiftness' })
      await throwIt(world)
      await world.waitUntil(() => world.seen('area_effect_cloud').length === 1, 2000, 'a cloud')
      await world.stand(world.alice, [12.5, 0, 15.5])
      await world.ticks(20)
      within('speed in the cloud', await attributeOf(world, 'Alice', 'movement_speed'), 0.119, 0.121)
    },
  ),
  probe(
    'hand.bottle-experience',
    'A bottle of experience holds three to eleven points',
    'ThrownExperienceBottle.',
    async (world) => {
      const before = world.alice.experience.points
      await ready(world, 'experience_bottle', [12.5, 0, 16.5])
      await throwIt(world)
      const got = () => world.alice.experience.points - before
      await world.waitUntil(() => got() >= 3, 5000, 'points', got)
      await world.ticks(60)
      within('points', got(), 3, 11)
    },
  ),
]

/** The effect of each potion, and the sign that it acts; night vision acts on the screen alone. */
const drinks: readonly [potion: string, effect: string, acts?: (world: ProbeWorld) => Promise<void>][] = [
  ['swiftness', 'Speed', async (world) => within('blocks a second', await walked(world, true), 6.4, 7)],
  [
    'strength',
    'Strength',
    async (world) => within('damage', await hitFor(world, { item: 'diamond_sword' }), 9.9, 10.1),
  ],
  ['night_vision', 'NightVision'],
  [
    'long_fire_resistance',
    'FireResistance',
    async (world) => {
      await world.set([12, 0, 12], 'lava')
      equal('damage', await lossOf(world, world.alice, () => world.ticks(40)), 0)
    },
  ],
  [
    'water_breathing',
    'WaterBreathing',
    async (world) => {
      await submerge(world)
      equal('damage in 400 ticks', await lossOf(world, world.alice, () => world.ticks(400)), 0)
    },
  ],
  ['slow_falling', 'SlowFalling', async (world) => equal('damage', await fallFrom(world, 10, 160), 0)],
]

const drinking = [
  ...drinks.map(([name, effect, acts]) =>
    probe(
      `hand.drink-${name}`,
      `A potion of ${name} gives ${effect}${acts ? ', which acts' : ''}, and leaves a bottle`,
      'PotionItem: 32 ticks.',
      async (world) => {
        const { alice } = world
        await world.hold(alice, 'potion', 1, { potion: name })
        alice.activateItem()
        const id = alice.registry.effectsByName[effect]?.id ?? 0
        await world.waitUntil(() => alice.entity.effects[id] !== undefined, 2500, effect)
        await world.waitUntil(() => alice.heldItem?.name === 'glass_bottle', 1500, 'a glass_bottle')
        await acts?.(world)
      },
    ),
  ),
  probe('hand.drink-healing', 'A potion of healing heals four', 'MobEffects.HEAL.', async (world) => {
    const { alice } = world
    await world.requireCommand('gamerule naturalRegeneration false')
    await world.requireCommand('effect give Alice instant_damage 1 0')
    await world.waitUntil(
      () => alice.health === 14,
      1500,
      'health 14',
      () => alice.health,
    )
    await world.hold(alice, 'potion', 1, { potion: 'healing' })
    alice.activateItem()
    await world.waitUntil(
      () => alice.health === 18,
      3000,
      'health 18',
      () => alice.health,
    )
  }),
  probe(
    'hand.drink-consume',
    'A client that drinks gets a message when it is done',
    'entity_status 9.',
    async (world) => {
      await world.hold(world.alice, 'potion', 1, { potion: 'swiftness' })
      await world.alice.consume()
      equal('bottle', world.alice.heldItem?.name, 'glass_bottle')
    },
  ),
]

/** Bob shoots at Alice or hits her. */
async function attacked(world: ProbeWorld, how: (bob: Bot) => Promise<void>): Promise<number> {
  const bob = await world.bot('Bob')
  await world.requireCommand('gamerule naturalRegeneration false')
  await world.stand(bob, [12.5, 0, 10.5], 'south')
  await world.stand(world.alice, [12.5, 0, 12.5], 'north')
  await world.requireCommand('item replace entity Alice weapon.offhand with shield')
  await world.ticks(2)
  await how(bob)
  await world.ticks(5)
  return world.alice.health
}

const shields = [
  probe(
    'hand.shield',
    'A raised shield takes a hit from the front',
    'isDamageSourceBlocked.',
    async (world) => {
      const health = await attacked(world, async (bob) => {
        world.alice.activateItem(true)
        await world.ticks(8)
        await world.hit(bob, world.alice.entity)
      })
      equal('health', health, 20)
    },
  ),
  probe('hand.shield-down', 'A lowered shield takes nothing', 'Only while it is used.', async (world) => {
    const health = await attacked(world, (bob) => world.hit(bob, world.alice.entity))
    holds('hurt', health < 20, health, 'below 20')
  }),
  probe(
    'hand.shield-back',
    'A shield does not help from behind',
    'By the direction of view.',
    async (world) => {
      const health = await attacked(world, async (bob) => {
        await world.stand(world.alice, [12.5, 0, 12.5], 'south')
        world.alice.activateItem(true)
        await world.ticks(8)
        await world.hit(bob, world.alice.entity)
      })
      holds('hurt', health < 20, health, 'below 20')
    },
  ),
  probe('hand.shield-axe', 'An axe knocks a shield down', 'disableShield: 100 ticks.', async (world) => {
    const health = await attacked(world, async (bob) => {
      await world.hold(bob, 'iron_axe')
      world.alice.activateItem(true)
      await world.ticks(8)
      await world.hit(bob, world.alice.entity)
      await world.ticks(20)
      await world.hit(bob, world.alice.entity)
    })
    holds('hurt by the second blow', health < 20, health, 'below 20')
  }),
]

const fishing = [
  probe('hand.fish', 'A fishing rod catches', 'FishingHook.', async (world) => {
    await world.fill([8, -2, 6], [17, -1, 14], 'water')
    await ready(world, 'fishing_rod', [12.5, 0, 11.5], { enchantments: { lure: 3 } })
    const before = world.alice.experience.points
    await world.alice.fish()
    await world.waitUntil(
      () => world.alice.inventory.items().some(({ name }) => name !== 'fishing_rod'),
      5000,
      'something caught',
    )
    await world.waitUntil(() => world.alice.experience.points > before, 3000, 'experience')
    equal('wear', world.alice.heldItem?.durabilityUsed, 1)
  }),
  probe(
    'hand.fish-reel',
    'Reeled in too early, a rod brings nothing',
    'FishingHook.retrieve.',
    async (world) => {
      await world.fill([8, -2, 6], [17, -1, 14], 'water')
      await ready(world, 'fishing_rod', [12.5, 0, 11.5])
      await throwIt(world)
      await world.waitUntil(() => world.seen('fishing_bobber').length === 1, 1500, 'a bobber')
      await world.ticks(20)
      await throwIt(world)
      await world.ticks(20)
      equal('bobbers', world.seen('fishing_bobber').length, 0)
      equal('items', world.alice.inventory.items().length, 1)
    },
  ),
  probe('hand.fish-hook', 'A fishing rod pulls what it hooks', 'FishingHook.pullEntity.', async (world) => {
    // so that it cannot walk away from her
    await world.fill([11, 0, 10], [13, 0, 11], 'oak_fence')
    await world.fill([12, 0, 11], [12, 0, 11], 'air')
    await world.requireCommand(`summon cow ${world.xyz([12.5, 0, 11.5])} {Tags:["hooked"]}`)
    await world.ticks(2)
    const cow = world.seen('cow')[0] as Entity
    await ready(world, 'fishing_rod', [12.5, 1.4, 11.5])
    await throwIt(world)
    await world.ticks(15)
    const from = cow.position.z
    await throwIt(world)
    await world.ticks(10)
    holds('pulled', cow.position.z - from > 0.3, cow.position.z - from, 'above 0.3')
  }),
]

const others = [
  probe('hand.trident', 'A thrown trident does eight half hearts', 'ThrownTrident.', async (world) => {
    await ready(world, 'trident', [12.5, 1.8, 8.5])
    const lost = await harm(world, () => draw(world, 14))
    within('damage', lost, 8, 8)
    equal('in the hand', world.count(world.alice, 'trident'), 0)
  }),
  probe('hand.trident-tap', 'A trident must be held for half a second', '10 ticks.', async (world) => {
    await ready(world, 'trident', chest)
    await draw(world, 5)
    equal('in the hand', world.count(world.alice, 'trident'), 1)
  }),
  probe(
    'hand.firework',
    'A firework rocket rises from a block',
    'FireworkRocketItem.useOn.',
    async (world) => {
      await world.hold(world.alice, 'firework_rocket')
      await world.click(world.alice, [12, -1, 10])
      await world.waitUntil(() => world.seen('firework_rocket').length === 1, 1500, 'a rocket')
      equal('in the hand', world.count(world.alice, 'firework_rocket'), 0)
      await world.waitUntil(() => world.seen('firework_rocket').length === 0, 4000, 'it has gone off')
    },
  ),
  probe('hand.name-tag', 'A name tag names a mob', 'NameTagItem.interactLivingEntity.', async (world) => {
    const components = ['1.21.1', '1.21.4'].includes(world.version)
    const named = components ? `name_tag[custom_name='"Bo"']` : `name_tag{display:{Name:'"Bo"'}}`
    await world.requireCommand(`item replace entity Alice weapon.mainhand with ${named}`)
    const cow = await world.summon('cow', [12.5, 0, 10.5], '{NoAI:1b}')
    await world.useOn(world.alice, cow)
    await world.waitUntil(() => JSON.stringify(world.metadata(cow, 2) ?? '').includes('Bo'), 1500, 'the name')
    equal('in the hand', world.count(world.alice, 'name_tag'), 0)
  }),
  probe('hand.map', 'An empty map becomes a map', 'EmptyMapItem.', async (world) => {
    await world.hold(world.alice, 'map')
    await throwIt(world)
    await world.waitUntil(() => world.alice.heldItem?.name === 'filled_map', 1500, 'a filled_map')
  }),
  probe(
    'hand.spyglass',
    'Others see a raised spyglass',
    'Living entity flags.',
    async (world) => {
      const bob = await world.bot('Bob')
      await world.hold(world.alice, 'spyglass')
      await world.waitUntil(() => Boolean(bob.players['Alice']?.entity), 1500, 'Alice in sight')
      world.alice.activateItem()
      await world.ticks(3)
      const seen = bob.players['Alice']?.entity
      equal('hand in use', seen && world.metadata(seen, 8), 1)
      world.alice.deactivateItem()
      await world.ticks(3)
      equal('hand at rest', seen && world.metadata(seen, 8), 0)
    },
    { needs: ['spyglass'] },
  ),
  probe(
    'hand.elytra',
    'A player glides with an elytra, and a rocket pushes it',
    'tryToStartFallFlying.',
    async (world) => {
      const { alice } = world
      await world.requireCommand('item replace entity Alice armor.chest with elytra')
      await world.hold(alice, 'firework_rocket', 2)
      await world.requireCommand(`tp Alice ${world.xyz([12.5, 60, 12.5])} 180 0`)
      await world.ticks(6)
      await alice.elytraFly()
      await world.ticks(10)
      equal('glides', alice.entity.elytraFlying, true)
      alice.activateItem()
      await world.ticks(5)
      holds('pushed', alice.fireworkRocketDuration > 0, alice.fireworkRocketDuration, 'above 0')
      equal('rockets', world.count(alice, 'firework_rocket'), 1)
      await world.requireCommand('gamemode creative Alice')
    },
  ),
]

/** Actions of held items. */
export const hand: readonly Probe[] = [
  ...bows,
  ...crossbows,
  ...throwing,
  ...drinking,
  ...shields,
  ...fishing,
  ...others,
]
