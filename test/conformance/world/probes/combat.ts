import type { Bot } from 'mineflayer'
import type { Entity } from 'prismarine-entity'
import { equal, holds, within } from '../expectations.ts'
import { type Probe, ProbeFailure, type ProbeWorld, probe } from '../probe.ts'
import { level, writtenWear } from '../wear.ts'
import { dress, fallFrom, healthOf, hitByBob, hitFor, lossOf, target } from './measures.ts'

/** Uses that each piece of armour in a reply to /data has lost, by its slot from feet (100) to head (103). */
async function wearOf(world: ProbeWorld, slot: number): Promise<number> {
  const said = await world.requireCommand('data get entity Alice Inventory')
  const piece = said
    .split(/(?=\{[^{}]*Slot: )|(?<=\}), (?=\{)/)
    .find((part) => part.includes(`Slot: ${slot}b`))
  if (!piece) throw new ProbeFailure(`what is worn in slot ${slot}`, said, 'a piece of armour')
  return Number(/(?:Damage|"minecraft:damage"): (\d+)/.exec(piece)?.[1] ?? 0)
}

const bobSeen = (world: ProbeWorld): Entity => {
  const entity = world.alice.players['Bob']?.entity
  if (!entity) throw new ProbeFailure('Bob', 'not seen', 'seen')
  return entity
}

const CHEST = 102
const FEET = 100

const armour = [
  probe(
    'combat.armour-wears',
    'A hit wears each piece of armour by a quarter of its damage, at least by one',
    'Inventory.hurtArmor.',
    async (world) => {
      await dress(world, world.alice, 'iron')
      await hitByBob(world, 'netherite_axe')
      equal('chestplate after a hit of ten', await wearOf(world, CHEST), 2)
      equal('boots', await wearOf(world, FEET), 2)
      await hitByBob(world, 'stick')
      equal('chestplate after a hit of one', await wearOf(world, CHEST), 3)
    },
  ),
  probe(
    'combat.armour-breaks',
    'Worn-out armour breaks, and no longer protects',
    'ItemStack.hurtAndBreak.',
    async (world) => {
      await dress(world, world.alice, 'golden', { places: ['chest'], wear: { damage: 111 } })
      const first = await hitByBob(world, 'diamond_sword')
      await world.heal(world.alice)
      const second = await hitByBob(world, 'diamond_sword')
      holds('damage with it', first < 6.7, first, 'below 6.7')
      within('damage without it', second, 6.99, 7.01)
    },
  ),
  probe(
    'combat.armour-falls',
    'A fall does not wear armour',
    'DamageSource.FALL bypasses armour.',
    async (world) => {
      await dress(world, world.alice, 'iron')
      await fallFrom(world, 10)
      equal('boots', await wearOf(world, FEET), 0)
    },
  ),
  probe(
    'combat.armour-unbreaking',
    'Unbreaking spares armour less often than tools',
    'DigDurabilityEnchantment: two fifths of the uses.',
    async (world) => {
      await dress(world, world.alice, 'iron', { places: ['chest'], wear: level('unbreaking', 200) })
      await world.requireCommand('effect give Alice resistance 600 4')
      for (let i = 0; i < 20; i++) await hitByBob(world, 'netherite_axe')
      // forty uses, of which six tenths count
      within('wear of forty uses', await wearOf(world, CHEST), 14, 34)
    },
  ),
  probe(
    'combat.thorns-wear',
    'A prick wears the armour that pricks by two',
    'ThornsEnchantment.doPostHurt.',
    async (world) => {
      await dress(world, world.alice, 'iron', { places: ['chest'], wear: level('thorns', 7) })
      await hitByBob(world, 'stick')
      equal('chestplate', await wearOf(world, CHEST), 3)
    },
  ),
]

/** How far a cow is pushed by a full swing with the bare hand. */
async function pushed(world: ProbeWorld, runs: boolean): Promise<number> {
  await world.command('kill @e[type=cow]')
  await world.ticks(30)
  const cow = await world.summon('cow', [12.5, 0, 14.5])
  await world.requireCommand('effect give @e[type=cow] slowness 60 6')
  await world.stand(world.alice, [12.5, 0, runs ? 20.5 : 16.5], 'north')
  if (runs) {
    world.alice.setControlState('forward', true)
    world.alice.setControlState('sprint', true)
    await world.waitUntil(
      () => world.alice.entity.position.distanceTo(cow.position) < 2.5,
      4000,
      'Alice beside the cow',
    )
  }
  const from = cow.position.z
  world.alice.attack(cow)
  world.alice.clearControlStates()
  await world.ticks(20)
  return from - cow.position.z
}

const blows = [
  probe(
    'combat.sprint-pushes',
    'A full swing while running pushes twice as far',
    'Player.attack: one more level of knockback.',
    async (world) => {
      const plain = await pushed(world, false)
      holds('way', (await pushed(world, true)) > plain + 0.7, plain, '0.7 blocks more at least')
    },
  ),
  ...(
    [
      ['swing', 'at air', (bot: Bot) => bot.swingArm('right')],
      ['change', 'to another item', (bot: Bot) => bot.setQuickBarSlot(0)],
    ] as const
  ).map(([name, what, act]) =>
    probe(
      `combat.${name}-recovers`,
      `A hit right after a ${name} ${what} is weak, and ten ticks later stronger`,
      'ServerPlayer.swing and Player.tick: resetAttackStrengthTicker.',
      async (world) => {
        const after = async (ticks: number) => {
          const cow = await target(world, 'cow')
          // the sword in the first slot of the hotbar, nothing in the second
          await world.command('clear Alice')
          await world.requireCommand('item replace entity Alice hotbar.0 with diamond_sword')
          world.alice.setQuickBarSlot(name === 'swing' ? 0 : 1)
          await world.ticks(40)
          act(world.alice)
          await world.ticks(ticks)
          world.alice.attack(cow)
          await world.ticks(3)
          const damage = 100 - (await healthOf(world, 'cow'))
          await world.command('kill @e[type=cow]')
          await world.ticks(30)
          return damage
        }
        within('damage after two ticks', await after(2), 1.4, 2.6)
        within('after ten', await after(10), 3.8, 6.2)
        within('after twenty', await after(20), 6.99, 7.01)
      },
    ),
  ),
  probe(
    'combat.thorns-wear-mobs',
    'A prick wears what a mob wears by two',
    'ThornsEnchantment.doPostHurt.',
    async (world) => {
      const zombie = await target(world, 'zombie')
      const worn = writtenWear(world.version, level('thorns', 7))
      await world.requireCommand(
        `item replace entity @e[type=zombie,limit=1] armor.chest with diamond_chestplate${worn}`,
      )
      await world.ticks(40)
      world.alice.attack(zombie)
      await world.ticks(5)
      const chest = await world.requireCommand('data get entity @e[type=zombie,limit=1] ArmorItems[2]')
      equal('wear', Number(/(?:Damage|"minecraft:damage"): (\d+)/.exec(chest)?.[1] ?? 0), 2)
    },
  ),
  probe(
    'combat.stronger-hit',
    'A stronger hit within ten ticks does the difference to a mob, a weaker one nothing',
    'LivingEntity.hurt: lastHurt.',
    async (world) => {
      const bob = await world.bot('Bob')
      const cow = await target(world, 'cow')
      await world.stand(bob, [12.5, 0, 8.5], 'south')
      await world.hold(bob, 'diamond_sword')
      await world.hold(world.alice, 'stick')
      await world.ticks(40)
      const seen = bob.entities[cow.id] as Entity
      world.alice.attack(cow)
      await world.ticks(3)
      equal('damage of a stick', 100 - (await healthOf(world, 'cow')), 1)
      bob.attack(seen)
      await world.ticks(3)
      equal('damage of both', 100 - (await healthOf(world, 'cow')), 7)
      world.alice.attack(cow)
      await world.ticks(3)
      equal('damage of a third hit', 100 - (await healthOf(world, 'cow')), 7)
    },
  ),
  probe(
    'combat.friendly-fire',
    'Players of a team without friendly fire do not hurt each other',
    'Player.canHarmPlayer.',
    async (world) => {
      await world.bot('Bob')
      await world.requireCommand('team add red')
      await world.requireCommand('team join red @a')
      const allowed = await hitByBob(world, 'diamond_sword')
      await world.requireCommand('team modify red friendlyFire false')
      const forbidden = await hitByBob(world, 'diamond_sword')
      await world.requireCommand('team remove red')
      equal('damage with and without', [allowed, forbidden], [7, 0])
    },
  ),
  probe(
    'combat.enchanted-by-command',
    'What /enchant puts on a sword acts',
    'EnchantCommand; sharpness.',
    async (world) => {
      await world.hold(world.alice, 'iron_sword')
      await world.requireCommand('enchant Alice sharpness 2')
      within('damage', await hitFor(world, {}), 7.49, 7.51)
    },
  ),
  probe(
    'combat.knockback-resistance',
    'Netherite armour takes four tenths off a push',
    'Attributes.KNOCKBACK_RESISTANCE.',
    async (world) => {
      const bob = await world.bot('Bob')
      const way = async () => {
        await world.stand(bob, [12.5, 0, 10.5], 'south')
        await world.stand(world.alice, [12.5, 0, 12.5], 'north')
        await world.ticks(30)
        const from = bob.entity.position.z
        await lossOf(world, bob, () => world.hit(world.alice, bobSeen(world)))
        await world.ticks(10)
        return from - bob.entity.position.z
      }
      const plain = await way()
      await dress(world, bob, 'netherite')
      within('share', (await way()) / plain, 0.3, 0.75)
    },
  ),
]

/** Effects of hits besides damage: on armour, and in sequence. */
export const combat: readonly Probe[] = [...armour, ...blows]
