import type { Entity } from 'prismarine-entity'
import { equal, holds, within } from '../expectations.ts'
import { probe } from '../probe.ts'
import { raisedBy } from './effects-of-death.ts'
import {
  affect,
  attributeOf,
  fallFrom,
  healthOf,
  hitByBob,
  hitFor,
  lossOf,
  submerge,
  target,
  walked,
} from './measures.ts'

/** Damage with a weapon and effects, measured on a body without armour. */
const blows: readonly [
  id: string,
  title: string,
  item: string | undefined,
  effect: [string, number],
  damage: number,
][] = [
  ['strength', 'Strength II adds six to a diamond sword', 'diamond_sword', ['strength', 2], 13],
  ['strength-fist', 'Strength II adds six to the fist', undefined, ['strength', 2], 7],
  ['weakness', 'Weakness takes four off a diamond sword', 'diamond_sword', ['weakness', 1], 3],
]

const fights = [
  ...blows.map(([id, title, item, [effect, level], damage]) =>
    probe(`effects.${id}`, title, 'MobEffects: attack damage +3 and -4 a level.', async (world) => {
      await affect(world, effect, { level })
      within('damage', await hitFor(world, item === undefined ? {} : { item }), damage - 0.01, damage + 0.01)
    }),
  ),
  probe(
    'effects.strength-of-mob',
    'A zombie with strength hits harder by three',
    'Mob.doHurtTarget: attack damage.',
    async (world) => {
      const alone = async (more: boolean) => {
        await world.command('kill @e[type=husk]')
        await world.ticks(30)
        await world.stand(world.alice, [12.5, 0, 12.5])
        return lossOf(world, world.alice, async () => {
          const health = world.alice.health
          await world.summon('husk', [12.5, 0, 8.5])
          if (more) await world.requireCommand('effect give @e[type=husk] strength 60 0')
          await world.waitUntil(() => world.alice.health < health, 4000, 'a hit')
        })
      }
      const plain = await alone(false)
      await world.heal(world.alice)
      within('more damage', (await alone(true)) - plain, 2.9, 3.1)
    },
  ),
  probe(
    'effects.resistance',
    'Resistance II takes two fifths off damage',
    'LivingEntity.getDamageAfterMagicAbsorb: 20 % a level.',
    async (world) => {
      await affect(world, 'resistance', { level: 2 })
      within('damage of seven', await hitByBob(world, 'diamond_sword'), 4.19, 4.21)
    },
  ),
  probe(
    'effects.absorption',
    'Absorption takes four of a hit of seven',
    'LivingEntity.actuallyHurt: absorption first.',
    async (world) => {
      await affect(world, 'absorption')
      within('damage of seven', await hitByBob(world, 'diamond_sword'), 2.99, 3.01)
    },
  ),
  probe(
    'effects.health-boost',
    'With health boost a player has 24 half hearts, without it 20 again',
    'MobEffects.HEALTH_BOOST: +4 a level.',
    async (world) => {
      await affect(world, 'health_boost')
      await affect(world, 'instant_health', { level: 3, seconds: 1 })
      equal('health', world.alice.health, 24)
      await world.requireCommand('effect clear Alice')
      await world.ticks(3)
      equal('health without it', world.alice.health, 20)
    },
  ),
  probe(
    'effects.blindness',
    'A blind player lands no critical hits',
    'Player.attack: not with blindness.',
    async (world) => {
      const jumpHit = async () => {
        await world.command('kill @e[type=cow]')
        await world.ticks(25)
        const cow = await target(world, 'cow')
        await world.hold(world.alice, 'iron_sword')
        await world.stand(world.alice, [12.5, 0, 12.5])
        await world.ticks(20)
        await world.alice.lookAt(cow.position.offset(0, 1, 0), true)
        world.alice.setControlState('jump', true)
        await world.ticks(8)
        world.alice.setControlState('jump', false)
        world.alice.attack(cow)
        await world.ticks(10)
        return 100 - (await healthOf(world, 'cow'))
      }
      within('damage of a seeing player', await jumpHit(), 8.99, 9.01)
      await affect(world, 'blindness')
      within('damage of a blind player', await jumpHit(), 5.99, 6.01)
    },
  ),
]

const vital = [
  probe(
    'effects.instant-health',
    'Instant health heals four half hearts',
    'MobEffects.HEAL.',
    async (world) => {
      await world.requireCommand('gamerule naturalRegeneration false')
      await affect(world, 'instant_damage', { seconds: 1 })
      const before = world.alice.health
      await affect(world, 'instant_health', { seconds: 1 })
      within('healed', world.alice.health - before, 4, 4)
    },
  ),
  probe(
    'effects.instant-damage',
    'Instant damage takes six half hearts',
    'MobEffects.HARM.',
    async (world) => {
      within(
        'damage',
        await lossOf(world, world.alice, () => affect(world, 'instant_damage', { seconds: 1 })),
        6,
        6,
      )
    },
  ),
  probe('effects.healing-hurts', 'Healing hurts the undead', 'HealOrHarmMobEffect.', async (world) => {
    await target(world, 'husk')
    await world.requireCommand('effect give @e[type=husk] instant_health 1 0')
    await world.ticks(3)
    within('damage', 100 - (await healthOf(world, 'husk')), 6, 6)
  }),
  probe(
    'effects.regeneration',
    'Regeneration heals a half heart every two and a half seconds',
    'MobEffects.REGENERATION: 50 ticks.',
    async (world) => {
      await world.requireCommand('gamerule naturalRegeneration false')
      await affect(world, 'instant_damage', { seconds: 1 })
      const before = world.alice.health
      await affect(world, 'regeneration')
      await world.ticks(155)
      // once at the beginning, too
      within('healed', world.alice.health - before, 4, 4)
    },
  ),
  probe('effects.poison', 'Poison hurts, but not to death', 'MobEffects.POISON: 25 ticks.', async (world) => {
    const loss = await lossOf(world, world.alice, async () => {
      await affect(world, 'poison', { level: 3 })
      await world.ticks(300)
    })
    within('damage', loss, 19, 19)
  }),
  probe('effects.wither', 'Wither kills', 'MobEffects.WITHER: 40 ticks.', async (world) => {
    await target(world, 'cow', { health: 2 })
    await world.requireCommand('effect give @e[type=cow] wither 60 0')
    await world.waitUntil(() => world.seen('cow').length === 0, 8000, 'a dead cow')
  }),
  probe('effects.hunger', 'Hunger makes hungry', 'MobEffects.HUNGER.', async (world) => {
    await affect(world, 'hunger', { level: 100 })
    await world.ticks(200)
    holds('food', world.alice.food < 18, world.alice.food, 'below 18')
  }),
  probe('effects.saturation', 'Saturation feeds', 'MobEffects.SATURATION.', async (world) => {
    await world.starve(world.alice, 10)
    const before = world.alice.food
    await affect(world, 'saturation', { level: 5, seconds: 1 })
    within('fed', world.alice.food - before, 5, 10)
  }),
  probe(
    'effects.fire-resistance',
    'With fire resistance fire does not hurt',
    'isFireImmune.',
    async (world) => {
      await affect(world, 'fire_resistance')
      await world.set([12, 0, 12], 'lava')
      const loss = await lossOf(world, world.alice, () => world.ticks(60))
      equal('damage', loss, 0)
    },
  ),
  probe(
    'effects.fire-resistance-of-mob',
    'A mob with fire resistance does not burn',
    'LivingEntity.hurt.',
    async (world) => {
      await target(world, 'cow', { tags: ',Fire:200s' })
      await world.requireCommand('effect give @e[type=cow] fire_resistance 60 0')
      const before = await healthOf(world, 'cow')
      await world.ticks(60)
      equal('health', await healthOf(world, 'cow'), before)
    },
  ),
  probe(
    'effects.water-breathing',
    'A player with water breathing does not drown',
    'canBreatheUnderwater.',
    async (world) => {
      await affect(world, 'water_breathing')
      await submerge(world)
      equal('damage in 400 ticks', await lossOf(world, world.alice, () => world.ticks(400)), 0)
    },
  ),
  probe(
    'effects.conduit-power',
    'A player with conduit power does not drown',
    'MobEffectUtil.hasWaterBreathing.',
    async (world) => {
      await affect(world, 'conduit_power')
      await submerge(world)
      equal('damage in 400 ticks', await lossOf(world, world.alice, () => world.ticks(400)), 0)
    },
  ),
  probe(
    'effects.burning-nbt',
    'A mob that is summoned with Fire burns',
    'Entity: Fire, one half heart a second.',
    async (world) => {
      await world.summon('cow', [12.5, 0, 8.5], '{Fire:200s,NoAI:1b}')
      await world.ticks(100)
      within('health', await healthOf(world, 'cow'), 4, 6)
    },
  ),
]

const moves = [
  probe(
    'effects.speed',
    'Speed II makes faster by two fifths',
    'MobEffects: +20 % a level.',
    async (world) => {
      const before = await walked(world, true)
      await affect(world, 'speed', { level: 2 })
      const after = await walked(world, true)
      within('blocks a second', after, 7.6, 8.2)
      within('share', after / before, 1.37, 1.43)
    },
  ),
  probe(
    'effects.slowness',
    'Slowness II makes slower by three tenths',
    'MobEffects: -15 % a level.',
    async (world) => {
      const before = await walked(world)
      await affect(world, 'slowness', { level: 2 })
      within('share', (await walked(world)) / before, 0.67, 0.73)
    },
  ),
  probe(
    'effects.slowness-of-mob',
    'A zombie with slowness IV comes slowly',
    'Mob: movement speed attribute.',
    async (world) => {
      const comes = async (level: number) => {
        await world.command('kill @e[type=husk]')
        await world.ticks(25)
        await world.stand(world.alice, [12.5, 0, 22.5])
        const husk = await world.summon('husk', [12.5, 0, 2.5])
        if (level > 0) await world.requireCommand(`effect give @e[type=husk] slowness 60 ${level - 1}`)
        await world.ticks(20)
        const from = husk.position.clone()
        await world.ticks(60)
        return husk.position.distanceTo(from)
      }
      const plain = await comes(0)
      // a mob's pace goes with the square of the attribute
      within('share', (await comes(4)) / plain, 0.1, 0.25)
    },
  ),
  probe(
    'effects.haste',
    'Haste V lets a fist dig dirt in eight ticks',
    'MobEffects.DIG_SPEED.',
    async (world) => {
      await world.set([12, 0, 10], 'dirt')
      await affect(world, 'haste', { level: 5 })
      within('ticks', await world.dig(world.alice, [12, 0, 10]), 6, 9 + world.slack)
    },
  ),
  probe(
    'effects.haste-attack',
    'Haste makes a sword ready sooner',
    'MobEffects.DIG_SPEED: attack speed +10 % a level.',
    async (world) => {
      const second = async () => {
        await world.command('kill @e[type=cow]')
        await world.ticks(30)
        const cow = await target(world, 'cow')
        await world.hold(world.alice, 'diamond_axe')
        await world.stand(world.alice, [12.5, 0, 12.5])
        await world.ticks(30)
        await world.alice.lookAt(cow.position.offset(0, 1, 0), true)
        world.alice.attack(cow)
        await world.ticks(12)
        const before = await healthOf(world, 'cow')
        world.alice.attack(cow)
        await world.ticks(5)
        return before - (await healthOf(world, 'cow'))
      }
      const plain = await second()
      await affect(world, 'haste', { level: 5 })
      within('more damage of the second hit', (await second()) - plain, 2, 5)
    },
  ),
  probe(
    'effects.mining-fatigue',
    'With mining fatigue digging dirt by hand takes fifty ticks',
    'MobEffects.DIG_SLOWDOWN: ×0.3.',
    async (world) => {
      await world.set([12, 0, 10], 'dirt')
      await affect(world, 'mining_fatigue')
      within('ticks', await world.dig(world.alice, [12, 0, 10]), 47, 52 + world.slack)
    },
  ),
  probe('effects.slow-falling', 'A slow fall does no damage', 'MobEffects.SLOW_FALLING.', async (world) => {
    await affect(world, 'slow_falling')
    equal('damage of ten blocks', await fallFrom(world, 10, 160), 0)
  }),
  probe('effects.fall', 'A fall of ten blocks takes seven', 'calculateFallDamage.', async (world) => {
    equal('damage', await fallFrom(world, 10), 7)
  }),
  probe('effects.jump-boost', 'Jump boost II takes two off a fall', 'calculateFallDamage.', async (world) => {
    await affect(world, 'jump_boost', { level: 2 })
    equal('damage of ten blocks', await fallFrom(world, 10), 5)
  }),
  probe(
    'effects.jump-height',
    'With jump boost II a jump is two blocks high',
    'getJumpPower: +0.1 a level.',
    async (world) => {
      await affect(world, 'jump_boost', { level: 2 })
      const ground = world.alice.entity.position.y
      world.alice.setControlState('jump', true)
      let top = ground
      for (let tick = 0; tick < 14; tick++) {
        await world.ticks(1)
        top = Math.max(top, world.alice.entity.position.y)
      }
      world.alice.setControlState('jump', false)
      within('height', top - ground, 1.9, 2.6)
    },
  ),
  probe(
    'effects.levitation',
    'Levitation lifts a player and a mob',
    'LivingEntity.travel: 0.05 a level.',
    async (world) => {
      const cow = await world.summon('cow', [8.5, 0, 8.5])
      await affect(world, 'levitation', { level: 2 })
      await world.requireCommand('effect give @e[type=cow] levitation 60 1')
      await world.ticks(60)
      const ground = world.at([0, 0, 0]).y
      within('height of the player', world.alice.entity.position.y - ground, 3.5, 7)
      within('height of the cow', cow.position.y - ground, 3.5, 7)
    },
  ),
  probe(
    'effects.dolphins-grace',
    'With the dolphin’s grace a swimmer is faster',
    'LivingEntity.travel: 0.96 of the speed stays.',
    async (world) => {
      await world.fill([0, -3, 10], [23, -1, 14], 'water')
      const swims = async () => {
        await world.stand(world.alice, [1.5, -2, 12.5], 'east')
        world.alice.setControlState('forward', true)
        await world.ticks(40)
        world.alice.clearControlStates()
        return world.alice.entity.position.x - world.at([1.5, 0, 0]).x
      }
      const before = await swims()
      await affect(world, 'dolphins_grace')
      holds('share', (await swims()) / before > 1.4, before, 'above 1.4')
    },
  ),
]

const seen = [
  probe(
    'effects.invisibility',
    'A zombie does not notice an invisible player',
    'LivingEntity.getVisibilityPercent.',
    async (world) => {
      await affect(world, 'invisibility')
      const before = world.alice.health
      const husk = await world.summon('husk', [12.5, 0, 3.5])
      await world.ticks(120)
      holds('damage', world.alice.health >= before, before - world.alice.health, 'none')
      const far = husk.position.distanceTo(world.alice.entity.position)
      holds('distance', far > 3, far, 'above 3')
    },
  ),
  probe(
    'effects.flags',
    'Others see in its flags that a body is invisible or glows',
    'Entity: shared flags 32 and 64.',
    async (world) => {
      const bob = await world.bot('Bob')
      await affect(world, 'invisibility', { who: 'Bob' })
      await affect(world, 'glowing', { who: 'Bob' })
      const cow = await world.summon('cow', [8.5, 0, 8.5], '{NoAI:1b}')
      await world.requireCommand('effect give @e[type=cow] glowing 60 0')
      await world.ticks(3)
      const shown = (entity: Entity | undefined) => Number((entity?.metadata[0] as unknown as number) ?? 0)
      equal('flags of Bob', shown(world.alice.players[bob.username]?.entity) & 96, 96)
      equal('flags of the cow', shown(cow) & 64, 64)
    },
  ),
  probe(
    'effects.attributes',
    'Attributes are base, equipment and effects together',
    'AttributeInstance.calculateValue.',
    async (world) => {
      const value = (name: string) => attributeOf(world, 'Alice', name)
      await world.hold(world.alice, 'netherite_axe')
      await affect(world, 'strength', { level: 2 })
      await affect(world, 'speed', { level: 2 })
      await world.requireCommand('item replace entity Alice armor.chest with netherite_chestplate')
      await world.ticks(3)
      within('attack damage', await value('attack_damage'), 15.99, 16.01)
      within('attack speed', await value('attack_speed'), 0.99, 1.01)
      within('speed', await value('movement_speed'), 0.139, 0.141)
      within('armour', await value('armor'), 8, 8)
      within('toughness', await value('armor_toughness'), 3, 3)
      within('steadiness', await value('knockback_resistance'), 0.09, 0.11)
    },
  ),
]

/** Effects on damage, health, breath, speed, falls and mobs. */
export const effects = [...fights, ...vital, ...moves, ...seen, ...raisedBy]
