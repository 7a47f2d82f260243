import type { Entity } from 'prismarine-entity'
import { equal, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import { packets } from './told.ts'

const TICKS = 480

/** Two villagers in a fenced yard with beds, and three pieces of food each. A fence keeps either from taking both. */
async function village(world: ProbeWorld, beds: number, food: string): Promise<void> {
  await world.stand(world.alice, [12.5, 0, 20.5])
  await world.fill([8, 0, 6], [16, 1, 14], 'glass')
  await world.fill([9, 0, 7], [15, 1, 13], 'air')
  for (let i = 0; i < beds; i++) {
    await world.set([9 + 2 * i, 0, 8], 'white_bed[part=foot,facing=north]')
    await world.set([9 + 2 * i, 0, 7], 'white_bed[part=head,facing=north]')
  }
  // between fences, so that no animal strolls away from the food
  await world.fill([10, 0, 9], [14, 0, 11], 'oak_fence')
  for (const x of [11, 13]) await world.set([x, 0, 10], 'air')
  for (const x of [11.5, 13.5]) await world.summon('villager', [x, 0, 10.5])
  for (const x of [11.5, 13.5]) {
    const spot: Spot = [x, 0.2, 10.5]
    await world.requireCommand(
      `summon item ${world.xyz(spot)} {Item:{id:"minecraft:${food}",Count:3b,count:3}}`,
    )
  }
  await world.ticks(40)
  await world.set([12, 0, 10], 'air')
}

const born = async (world: ProbeWorld): Promise<number> => {
  for (let i = 0; i < TICKS / 20 && world.seen('villager').length < 3; i++) await world.ticks(20)
  return world.seen('villager').length - 2
}

/** Half hearts that a blow with an iron sword takes off a horse. */
async function blow(world: ProbeWorld, armour?: string): Promise<number> {
  const horse: Entity = await world.summon('horse', [12.5, 0, 10.5], '{Tame:1b,NoAI:1b}')
  if (armour) {
    const slot = /^1\.(1|20\.4)/.test(world.version) ? 'horse.armor' : 'armor.body'
    await world.requireCommand(
      `item replace entity @e[type=horse,sort=nearest,limit=1] ${slot} with ${armour}`,
    )
  }
  await world.hold(world.alice, 'iron_sword')
  const health = async () => {
    const said = await world.requireCommand('data get entity @e[type=horse,limit=1,sort=nearest] Health')
    return Number(/(-?[\d.]+)f?$/.exec(said)?.[1])
  }
  const before = await health()
  await world.ticks(20)
  await world.hit(world.alice, horse)
  await world.ticks(4)
  return before - (await health())
}

/** Villagers with children, horses in armour, and shulkers that leave. */
export const families = [
  probe(
    'villagers.child',
    'Two villagers with food and a bed to spare have a child',
    'VillagerMakeLove: twelve points of food each, 275 to 324 ticks.',
    async (world) => {
      await village(world, 3, 'bread')
      const cries = packets<{ entityStatus: number }>(world.alice, 'entity_status')
      equal('children', await born(world), 1)
      cries.close()
      equal('hearts', cries.list.filter(({ entityStatus }) => entityStatus === 12).length > 0, true)
    },
  ),
  probe(
    'villagers.no-bed',
    'Without a bed to spare villagers have no child',
    'VillagerMakeLove.takeVacantBed.',
    async (world) => {
      await village(world, 2, 'bread')
      equal('children', await born(world), 0)
    },
  ),
  probe(
    'villagers.no-food',
    'Villagers with three carrots each have no child',
    'Villager.canBreed: twelve points.',
    async (world) => {
      await village(world, 3, 'carrot')
      equal('children', await born(world), 0)
    },
  ),
  probe('horses.bare', 'A blow of an iron sword takes six off a horse', 'Player.attack.', async (world) => {
    within('half hearts', await blow(world), 5.9, 6.1)
  }),
  probe(
    'horses.armoured',
    'Diamond armour takes a third off that',
    'HorseArmorItem: 11 points.',
    async (world) => {
      within('half hearts', await blow(world, 'diamond_horse_armor'), 4, 4.2)
    },
  ),
  probe(
    'bosses.shulker-leaves',
    'A shulker that has nothing to hold on to goes elsewhere',
    'Shulker.teleportSomewhere.',
    async (world) => {
      await world.set([12, 4, 8], 'stone')
      const shulker = await world.summon('shulker', [12.5, 5, 8.5])
      await world.ticks(10)
      const before = shulker.position.clone()
      await world.set([12, 4, 8], 'air')
      await world.waitUntil(
        () => shulker.position.distanceTo(before) > 0.9,
        8000,
        'another place',
        () => shulker.position.distanceTo(before),
      )
    },
  ),
] satisfies Probe[]
