import { equal, holds, within } from '../expectations.ts'
import { type ProbeWorld, probe } from '../probe.ts'
import { sendWindowClick } from '../raw-input.ts'
import { level } from '../wear.ts'
import { dress, lossOf, submerge, target, walked } from './measures.ts'

/** Hits on four pieces with thorns: one row in ten thousand hurts nobody, and none kills. */
const THORN_HITS = 4

/** Ticks until Alice loses her first health under water. */
async function breath(world: ProbeWorld): Promise<number> {
  // an earlier probe may have left her short of breath
  await world.ticks(100)
  await world.heal(world.alice)
  await world.requireCommand('gamerule naturalRegeneration false')
  await submerge(world)
  const began = world.now()
  await world.waitUntil(() => world.alice.health < 20, 170_000, 'drowning')
  return world.now() - began
}

/** Alice stands six blocks from TNT that explodes; the health that she loses. */
async function blast(world: ProbeWorld): Promise<number> {
  await world.stand(world.alice, [12.5, 0, 12.5])
  return lossOf(world, world.alice, async () => {
    const { health } = world.alice
    // so that the second explosion is like the first
    await world.command(`fill ${world.xyz([2, -1, 0])} ${world.xyz([22, -1, 16])} obsidian`)
    await world.set([12, 0, 6], 'tnt')
    await world.set([12, 0, 5], 'redstone_block')
    await world.waitUntil(() => world.alice.health < health, 8000, 'an explosion')
    await world.ticks(5)
  })
}

/** How far Alice swims to the east in three seconds. */
async function swum(world: ProbeWorld): Promise<number> {
  await world.stand(world.alice, [1.5, -2, 12.5], 'east')
  world.alice.setControlState('forward', true)
  await world.ticks(60)
  world.alice.clearControlStates()
  return world.alice.entity.position.x - world.at([1.5, 0, 0]).x
}

/** Enchantments of armour. */
export const worn = [
  probe(
    'enchantments.fire-protection',
    'Fire protection IV on all pieces takes four fifths off fire',
    'ProtectionEnchantment: 2 points a level, 20 at most.',
    async (world) => {
      const burns = async () => {
        await world.stand(world.alice, [12.5, 0, 12.5])
        await world.command(`setblock ${world.xyz([12, -1, 12])} netherrack`)
        await world.set([12, 0, 12], 'fire')
        return lossOf(world, world.alice, () => world.ticks(60))
      }
      const plain = await burns()
      await world.set([12, 0, 12], 'air')
      await world.ticks(180)
      await world.heal(world.alice)
      await dress(world, world.alice, 'leather', { wear: level('fire_protection', 4) })
      within('share', (await burns()) / plain, 0.15, 0.25)
    },
  ),
  probe(
    'enchantments.blast-protection',
    'Blast protection IV on all pieces takes four fifths off an explosion',
    'ProtectionEnchantment: 2 points a level, 20 at most.',
    async (world) => {
      await dress(world, world.alice, 'leather')
      const plain = await blast(world)
      await world.heal(world.alice)
      await dress(world, world.alice, 'leather', { wear: level('blast_protection', 4) })
      within('share', (await blast(world)) / plain, 0.1, 0.3)
    },
  ),
  probe(
    'enchantments.projectile-protection',
    'Projectile protection IV on all pieces takes four fifths off an arrow',
    'ProtectionEnchantment: 2 points a level, 20 at most.',
    async (world) => {
      const bob = await world.bot('Bob')
      const shot = async () => {
        await world.stand(bob, [12.5, 0, 6.5], 'south')
        await world.stand(world.alice, [12.5, 0, 12.5])
        await world.hold(bob, 'bow')
        await world.give(bob, 'arrow')
        await bob.lookAt(world.at([12.5, 1.6, 12.5]), true)
        await world.ticks(3)
        return lossOf(world, world.alice, async () => {
          bob.activateItem()
          await world.ticks(12)
          bob.deactivateItem()
          await world.ticks(20)
        })
      }
      await dress(world, world.alice, 'leather')
      const plain = await shot()
      holds('damage of an arrow', plain > 1.5, plain, 'above 1.5')
      await world.heal(world.alice)
      await dress(world, world.alice, 'leather', { wear: level('projectile_protection', 4) })
      within('share', (await shot()) / plain, 0.1, 0.3)
    },
  ),
  probe(
    'enchantments.breath',
    'Breath lasts sixteen seconds',
    'LivingEntity.decreaseAirSupply: 300 ticks, and 20.',
    async (world) => within('ticks', await breath(world), 300, 340),
  ),
  probe(
    'enchantments.respiration',
    'Respiration III makes breath last longer than eight hundred ticks',
    'EnchantmentHelper.getRespiration: one time in four air is lost.',
    async (world) => {
      await dress(world, world.alice, 'iron', { places: ['head'], wear: level('respiration', 3) })
      within('ticks', await breath(world), 800, 1800)
    },
  ),
  probe(
    'enchantments.aqua-affinity',
    'With aqua affinity digging is as fast under water as above',
    'Player.getDestroySpeed.',
    async (world) => {
      await dress(world, world.alice, 'iron', { places: ['head'], wear: level('aqua_affinity', 1) })
      await submerge(world)
      await world.set([12, 0, 11], 'dirt')
      await world.ticks(20)
      within('ticks', await world.dig(world.alice, [12, 0, 11]), 13, 18 + world.slack)
    },
  ),
  probe(
    'enchantments.thorns',
    'Thorns III hurts the attacker',
    'ThornsEnchantment: 15 % a level, one to four.',
    async (world) => {
      const bob = await world.bot('Bob')
      await dress(world, bob, 'diamond', { wear: level('thorns', 3) })
      await world.stand(bob, [12.5, 0, 10.5], 'south')
      const loss = await lossOf(world, world.alice, async () => {
        for (let i = 0; i < THORN_HITS; i++) {
          await world.stand(bob, [12.5, 0, 10.5], 'south')
          await world.stand(world.alice, [12.5, 0, 12.5], 'north')
          const entity = world.alice.players['Bob']?.entity
          if (entity) await world.hit(world.alice, entity)
        }
      })
      within('damage of the hits', loss, 1, 4 * THORN_HITS)
    },
  ),
  probe(
    'enchantments.thorns-of-mob',
    'A mob’s armour pricks, too',
    'EnchantmentHelper.doPostHurtEffects.',
    async (world) => {
      const piece = (item: string) =>
        `{id:"minecraft:${item}",Count:1b,tag:{Enchantments:[{id:"minecraft:thorns",lvl:7s}]}}`
      const cow = await target(world, 'cow', {
        tags: `,ArmorItems:[${piece('iron_boots')},{},{},{}]`,
      })
      const loss = await lossOf(world, world.alice, () => world.hit(world.alice, cow))
      within('damage', loss, 1, 4)
    },
    { before: '1.20.5' },
  ),
  probe(
    'enchantments.depth-strider',
    'Depth strider III makes faster in water',
    'LivingEntity.travel: getDepthStrider.',
    async (world) => {
      await world.fill([0, -2, 10], [23, -1, 14], 'water')
      const plain = await swum(world)
      await dress(world, world.alice, 'iron', { places: ['feet'], wear: level('depth_strider', 3) })
      holds('share', (await swum(world)) / plain > 1.5, plain, 'above 1.5')
    },
    { before: '1.20.5' },
  ),
  probe(
    'enchantments.frost-walker',
    'Water freezes under a player in frost walker boots, and melts again',
    'FrostWalkerEnchantment.onEntityMoved; FrostedIceBlock.',
    async (world) => {
      await world.fill([4, -1, 6], [20, -1, 12], 'water')
      await dress(world, world.alice, 'iron', { places: ['feet'], wear: level('frost_walker', 1) })
      await world.stand(world.alice, [12.5, 0, 14.5], 'north')
      await world.ticks(5)
      world.alice.setControlState('forward', true)
      await world.ticks(25)
      world.alice.clearControlStates()
      await world.ticks(3)
      equal('ground', world.block([12, -1, 11]).name, 'frosted_ice')
      holds('height', world.alice.entity.position.y > world.at([0, -0.1, 0]).y, 'in the water', 'on the ice')
      await world.stand(world.alice, [12.5, 0, 20.5])
      await world.waitUntil(() => world.block([12, -1, 11]).name === 'water', 60_000, 'melted ice')
    },
  ),
  probe(
    'enchantments.binding-curse',
    'Armour with the curse of binding stays on',
    'ArmorSlot.mayPickup.',
    async (world) => {
      await dress(world, world.alice, 'iron', { places: ['head'], wear: level('binding_curse', 1) })
      sendWindowClick(world.alice, 0, 5, 0, 0)
      await world.ticks(4 + world.slack)
      const message = await world.requireCommand('data get entity Alice Inventory')
      holds(
        'worn',
        /iron_helmet/.test(message) && /Slot: 103b/.test(message),
        message,
        'the helmet on the head',
      )
    },
  ),
  probe(
    'enchantments.soul-speed',
    'Soul speed III makes faster on soul soil',
    'SoulSpeedEnchantment: 0.03 and 0.0105 a level.',
    async (world) => {
      await world.fill([0, -1, 11], [23, -1, 13], 'soul_soil')
      const plain = await walked(world)
      await dress(world, world.alice, 'iron', { places: ['feet'], wear: level('soul_speed', 3) })
      within('share', (await walked(world)) / plain, 1.5, 1.75)
    },
  ),
  probe(
    'enchantments.vanishing-curse',
    'An item with the curse of vanishing disappears with its owner’s death',
    'Player.destroyVanishingCursedItems.',
    async (world) => {
      await world.give(world.alice, 'iron_sword', 1, level('vanishing_curse', 1))
      await world.give(world.alice, 'iron_axe')
      await world.requireCommand('kill Alice')
      await world.ticks(40)
      // Alice is elsewhere by now, and no longer sees the spot
      const isDropped = async (item: string) =>
        (await world.command(`execute if entity @e[type=item,nbt={Item:{id:"minecraft:${item}"}}]`)).ok
      equal('sword dropped', await isDropped('iron_sword'), false)
      equal('axe dropped', await isDropped('iron_axe'), true)
    },
  ),
]
