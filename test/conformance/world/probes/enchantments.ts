import type { Bot } from 'mineflayer'
import type { Entity } from 'prismarine-entity'
import { equal, holds, within } from '../expectations.ts'
import { ProbeFailure, type ProbeWorld, probe } from '../probe.ts'
import { level, type Wear } from '../wear.ts'
import { hurled } from './enchantments-hurled.ts'
import { worn } from './enchantments-worn.ts'
import { attributeOf, dress, fallFrom, healthOf, hitFor, lossOf, target } from './measures.ts'

/** Full hits with an enchanted item on a kind of mob, and the damage in half hearts. */
const HITS: readonly [id: string, title: string, item: string, wear: Wear, kind: string, damage: number][] = [
  ['sharpness', 'Sharpness V adds three', 'diamond_sword', level('sharpness', 5), 'cow', 10],
  [
    'smite',
    'Smite V adds twelve and a half against the undead',
    'diamond_sword',
    level('smite', 5),
    'skeleton',
    19.5,
  ],
  ['smite-living', 'Smite adds nothing against the living', 'diamond_sword', level('smite', 5), 'cow', 7],
  [
    'bane-of-arthropods',
    'Bane of arthropods V adds twelve and a half against spiders',
    'diamond_sword',
    level('bane_of_arthropods', 5),
    'spider',
    19.5,
  ],
  [
    'impaling',
    'Impaling V adds twelve and a half against what lives in water',
    'trident',
    level('impaling', 5),
    'dolphin',
    21.5,
  ],
]

const hits = [
  ...HITS.map(([id, title, item, wear, kind, damage]) =>
    probe(`enchantments.${id}`, title, 'EnchantmentHelper.getDamageBonus.', async (world) =>
      within('damage', await hitFor(world, { kind, item, wear }), damage - 0.01, damage + 0.01),
    ),
  ),
  probe(
    'enchantments.smite-armour',
    'Smite V does more than fifteen to a zombie, which has two points of armour',
    'CombatRules; Zombie.createAttributes.',
    async (world) => {
      const damage = await hitFor(world, { kind: 'husk', item: 'diamond_sword', wear: level('smite', 5) })
      within('damage', damage, 19.1, 19.3)
    },
  ),
  probe(
    'enchantments.bane-slows',
    'A hit with the bane of arthropods slows a spider',
    'DamageEnchantment.doPostAttack: slowness IV.',
    async (world) => {
      const spider = await target(world, 'spider')
      await world.hold(world.alice, 'diamond_sword', 1, level('bane_of_arthropods', 5))
      await world.ticks(40)
      // at once: the slowness may be over a second later
      world.alice.attack(spider)
      await world.ticks(2)
      within('speed', await attributeOf(world, '@e[type=spider,limit=1]', 'movement_speed'), 0.11, 0.13)
    },
  ),
  probe(
    'enchantments.knockback',
    'Knockback II pushes a cow three times as far',
    'EnchantmentHelper.getKnockbackBonus: 0.5 a level.',
    async (world) => {
      const pushed = async (wear: Wear) => {
        await world.command('kill @e[type=cow]')
        await world.ticks(30)
        await world.stand(world.alice, [12.5, 0, 20.5], 'north')
        await world.hold(world.alice, 'stick', 1, wear)
        const cow = await world.summon('cow', [12.5, 0, 18.5])
        const from = cow.position.z
        await world.hit(world.alice, cow)
        return from - cow.position.z
      }
      const plain = await pushed({})
      holds('way', (await pushed(level('knockback', 2))) > plain + 2, plain, 'two blocks more')
    },
  ),
  probe(
    'enchantments.fire-aspect',
    'Fire aspect II burns for eight seconds',
    'Player.attack: 4 seconds a level.',
    async (world) => {
      await hitFor(world, { item: 'stick', wear: level('fire_aspect', 2) })
      await world.ticks(180)
      within('damage', 100 - (await healthOf(world, 'cow')), 8, 10)
    },
  ),
  probe(
    'enchantments.fire-aspect-roasts',
    'A cow that is killed with fire aspect leaves roasted beef',
    'Player.attack: burns before it is hurt.',
    async (world) => {
      const cow = await world.summon('cow', [12.5, 0, 10.5], '{NoAI:1b,Health:1f}')
      await world.hold(world.alice, 'diamond_sword', 1, level('fire_aspect', 1))
      await world.ticks(20)
      await world.hit(world.alice, cow)
      await world.ticks(20)
      within('roasted beef', world.ownedOrOnGround('cooked_beef'), 1, 3)
    },
  ),
  probe(
    'enchantments.looting',
    'With looting III thirty cows leave more than eighty pieces of beef',
    'LootingEnchantFunction: up to a piece a level.',
    async (world) => {
      await world.hold(world.alice, 'netherite_sword', 1, { enchantments: { looting: 3, sharpness: 10 } })
      for (let i = 0; i < 30; i++)
        await world.hit(world.alice, await world.summon('cow', [12.5, 0, 10.5], '{NoAI:1b}'))
      await world.ticks(30)
      within('beef', world.ownedOrOnGround('beef'), 81, 180)
    },
  ),
  ...(['sweeping', 'sweeping_edge'] as const).map((name) =>
    probe(
      `enchantments.${name.replace('_', '-')}`,
      `${name === 'sweeping' ? 'Sweeping' : 'Sweeping edge'} III does three quarters of a hit to what stands beside`,
      'EnchantmentHelper.getSweepingDamageRatio: level / (level + 1), and one.',
      async (world) => {
        const mob = await target(world, 'cow')
        await target(world, 'sheep', { spot: [13.6, 0, 10.5] })
        await world.hold(world.alice, 'diamond_sword', 1, level(name, 3))
        await world.ticks(40)
        await world.hit(world.alice, mob)
        within('damage', 100 - (await healthOf(world, 'sheep')), 6.2, 6.3)
      },
      name === 'sweeping' ? { before: '1.20.5' } : { since: '1.20.5' },
    ),
  ),
  probe('enchantments.no-sweep', 'An axe does not sweep', 'Player.attack: SwordItem.', async (world) => {
    const mob = await target(world, 'cow')
    await target(world, 'sheep', { spot: [13.6, 0, 10.5] })
    await world.hold(world.alice, 'diamond_axe')
    await world.ticks(40)
    await world.hit(world.alice, mob)
    equal('damage', 100 - (await healthOf(world, 'sheep')), 0)
  }),
]

/** Alice falls on a mob and hits it with a mace; how far it is above the ground when she hits. */
async function smash(world: ProbeWorld, wear: Wear, armour = false): Promise<number> {
  const tags = armour ? ',ArmorItems:[{},{},{id:"minecraft:diamond_chestplate",Count:1b,count:1},{}]' : ''
  const mob = await target(world, 'cow', { health: 200, spot: [12.5, 0, 11.5], tags })
  await world.hold(world.alice, 'mace', 1, wear)
  await world.ticks(40)
  await world.requireCommand(`tp Alice ${world.xyz([12.5, 8, 12.5])} 180 90`)
  const floor = world.at([0, 0, 0]).y
  await world.waitUntil(() => world.alice.entity.position.y > floor + 6, 2000, 'Alice above')
  await world.waitUntil(() => world.alice.entity.position.y < floor + 3, 4000, 'Alice near the cow')
  world.alice.attack(mob)
  await world.ticks(3)
  return 200 - (await healthOf(world, 'cow'))
}

const maces = [
  probe(
    'enchantments.mace',
    'A mace does more the farther its bearer fell',
    'MaceItem.',
    async (world) => {
      // 6, and 4 per block for three blocks, 2 for the next; critical
      within('damage', await smash(world, {}), 30, 45)
    },
    { since: '1.21' },
  ),
  probe(
    'enchantments.density',
    'Density V adds two and a half for each block of the fall',
    'MaceItem: 0.5 a level.',
    async (world) => {
      within('damage', await smash(world, level('density', 5)), 50, 75)
    },
    { since: '1.21' },
  ),
  probe(
    'enchantments.breach',
    'Breach IV pierces three fifths of the armour',
    'Enchantment effect armor_effectiveness: -15 % a level.',
    async (world) => {
      const bob = await world.bot('Bob')
      await dress(world, bob, 'iron')
      const hit = async (wear: Wear) => {
        await world.heal(bob)
        await world.stand(bob, [12.5, 0, 10.5], 'south')
        await world.stand(world.alice, [12.5, 0, 12.5], 'north')
        await world.hold(world.alice, 'mace', 1, wear)
        await world.ticks(50)
        return lossOf(world, bob, async () => {
          await world.hit(world.alice, entityOf(world.alice, bob))
          await world.ticks(5)
        })
      }
      const plain = await hit({})
      within('share', (await hit(level('breach', 4))) / plain, 1.5, 2.6)
    },
    { since: '1.21' },
  ),
  probe(
    'enchantments.wind-burst',
    'Wind burst throws its bearer up again',
    'Enchantment effect explode: 1.2 at level I.',
    async (world) => {
      await smash(world, level('wind_burst', 1))
      const floor = world.at([0, 0, 0]).y
      let top = 0
      for (let tick = 0; tick < 25; tick++) {
        await world.ticks(1)
        top = Math.max(top, world.alice.entity.position.y - floor)
      }
      holds('height', top > 6, top, 'above 6')
    },
    { since: '1.21' },
  ),
]

function entityOf(seer: Bot, { username }: Bot): Entity {
  const entity = seer.players[username]?.entity
  if (!entity) throw new ProbeFailure(username, 'not seen', 'seen')
  return entity
}

const falls = [
  probe(
    'enchantments.protection',
    'Protection IV takes four twenty-fifths off damage',
    'CombatRules.getDamageAfterMagicAbsorb: 4 % a point.',
    async (world) => {
      await dress(world, world.alice, 'iron', { places: ['chest'], wear: level('protection', 4) })
      within('damage of ten', await fallFrom(world, 13), 8.39, 8.41)
    },
  ),
  probe(
    'enchantments.feather-falling',
    'Feather falling IV takes twelve twenty-fifths off a fall',
    'ProtectionEnchantment: 3 points a level.',
    async (world) => {
      await dress(world, world.alice, 'iron', { places: ['feet'], wear: level('feather_falling', 4) })
      within('damage of ten', await fallFrom(world, 13), 5.19, 5.21)
    },
  ),
]

/** Enchantments' effects on damage, drops, breath, walking, blocks and durability. */
export const enchantments = [...hits, ...maces, ...falls, ...worn, ...hurled]
