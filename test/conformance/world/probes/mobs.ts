import type { Entity } from 'prismarine-entity'
import { equal, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'

export const NEAR: Spot = [12.5, 0, 10.5]

const kinds = [
  'cow',
  'sheep',
  'pig',
  'chicken',
  'rabbit',
  'wolf',
  'villager',
  'zombie',
  'skeleton',
  'creeper',
  'spider',
  'enderman',
  'armor_stand',
  'iron_golem',
  'horse',
  'slime',
  'boat',
  'minecart',
]

/** A kind, the weapon, and the number of full hits that kill it. */
const blows: [kind: string, weapon: string, hits: number][] = [
  ['chicken', 'hand', 4],
  ['cow', 'iron_sword', 2],
  ['pig', 'wooden_sword', 3],
  ['sheep', 'stone_sword', 2],
  ['cow', 'iron_axe', 2],
  ['zombie', 'diamond_sword', 3],
  ['zombie', 'iron_sword', 4],
  ['skeleton', 'iron_sword', 4],
]

const loot: [kind: string, ...drops: [item: string, low: number, high: number][]][] = [
  ['cow', ['beef', 1, 3], ['leather', 0, 2]],
  ['pig', ['porkchop', 1, 3]],
  ['sheep', ['mutton', 1, 2], ['white_wool', 1, 1]],
  ['chicken', ['chicken', 1, 1], ['feather', 0, 2]],
  ['rabbit', ['rabbit', 0, 1], ['rabbit_hide', 0, 1]],
  ['zombie', ['rotten_flesh', 0, 2]],
  ['skeleton', ['bone', 0, 2], ['arrow', 0, 2]],
  ['creeper', ['gunpowder', 0, 2]],
  ['spider', ['string', 0, 2]],
]

const breeding: [kind: string, food: string][] = [
  ['cow', 'wheat'],
  ['sheep', 'wheat'],
  ['pig', 'carrot'],
  ['chicken', 'wheat_seeds'],
  ['rabbit', 'dandelion'],
]

export async function fence(world: ProbeWorld, low: number, high: number): Promise<void> {
  await world.fill([low, 0, 5], [high, 0, 11], 'oak_fence')
  await world.fill([low + 1, 0, 6], [high - 1, 0, 10], 'air')
}

/** Whether an entity is a baby. */
const isYoung = (world: ProbeWorld, entity: Entity): boolean => world.metadata(entity, 16) === true

/** Animals and monsters by kind: showing them, killing them, their drops and their breeding. */
export const mobs = [
  ...kinds.map((kind) =>
    probe(`mobs.see-${kind}`, `A summoned ${kind} is seen by players`, 'spawn_entity.', async (world) => {
      const entity = await world.summon(world.nameOf(kind), [6.5, 0, 6.5], '{NoAI:1b}')
      within('distance from where it should be', entity.position.distanceTo(world.at([6.5, 0, 6.5])), 0, 1)
    }),
  ),
  ...blows.map(([kind, weapon, hits]) =>
    probe(
      `mobs.blows-${kind}-${weapon}`,
      `A ${kind} dies of ${hits} hits with ${weapon === 'hand' ? 'the hand' : weapon}`,
      'Attack damage against health and armour.',
      async (world) => {
        if (weapon !== 'hand') await world.hold(world.alice, weapon)
        await world.requireCommand('time set 18000')
        const entity = await world.summon(kind, NEAR, '{NoAI:1b,HandItems:[{},{}]}')
        await world.ticks(20)
        let struck = 0
        let isDead = false
        const note = (dead: Entity) => {
          isDead ||= dead.id === entity.id
        }
        world.alice.on('entityDead', note)
        for (; struck < hits + 3 && !isDead; struck++) {
          await world.stand(world.alice, [12.5, 0, 12.5])
          await world.hit(world.alice, entity)
          await world.ticks(4)
        }
        world.alice.off('entityDead', note)
        equal('blows', struck, hits)
      },
    ),
  ),
  ...loot.map(([kind, ...drops]) =>
    probe(
      `mobs.drops-${kind}`,
      `A dead ${kind} drops ${drops.map(([item, low, high]) => `${low === high ? low : `${low} to ${high}`} ${item}`).join(' and ')}`,
      'Loot table of the entity.',
      async (world) => {
        await world.requireCommand('time set 18000')
        for (let i = 0; i < 3; i++) {
          await world.summon(kind, [4.5, 0, 4.5], '{NoAI:1b}')
          await world.requireCommand(`kill @e[type=${kind}]`)
          await world.ticks(6 + world.slack)
          for (const [item, low, high] of drops) within(item, world.ownedOrOnGround(item), low, high)
          await world.requireCommand('kill @e[type=item]').catch(() => '')
          await world.ticks(25)
        }
      },
    ),
  ),
  ...breeding.map(([kind, food]) =>
    probe(
      `mobs.breed-${kind}`,
      `Two of ${kind} that are fed ${food} breed`,
      'Animal.isFood, BreedGoal.',
      async (world) => {
        await fence(world, 9, 15)
        const pair = [await world.summon(kind, [11.5, 0, 8.5]), await world.summon(kind, [12.5, 0, 8.5])]
        await world.stand(world.alice, [12.5, 0, 11.5])
        await world.hold(world.alice, food, 8)
        for (const parent of pair) await world.useOn(world.alice, parent)
        const young = () => world.seen(kind).find((entity) => !pair.some((parent) => parent.id === entity.id))
        await world.waitUntil(() => young() !== undefined, 20_000, `a young ${kind}`)
        await world.waitUntil(() => isYoung(world, young() as Entity), 1500, 'the flag of a young one')
      },
    ),
  ),
] satisfies Probe[]
