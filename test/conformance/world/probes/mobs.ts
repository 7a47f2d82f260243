import type { Entity } from 'prismarine-entity'
import { equal, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'

const NEAR: Spot = [12.5, 0, 10.5]

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

async function fence(world: ProbeWorld, low: number, high: number): Promise<void> {
  await world.fill([low, 0, 5], [high, 0, 11], 'oak_fence')
  await world.fill([low + 1, 0, 6], [high - 1, 0, 10], 'air')
}

/** Whether an entity is a baby. */
const isYoung = (world: ProbeWorld, entity: Entity): boolean => world.metadata(entity, 16) === true
const isTame = (world: ProbeWorld, wolf: Entity): boolean => (Number(world.metadata(wolf, 17)) & 4) === 4

/** Animals and monsters. */
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
  probe('mobs.milk', 'A bucket used on a cow fills with milk', 'Cow.mobInteract.', async (world) => {
    const cow = await world.summon('cow', NEAR, '{NoAI:1b}')
    await world.hold(world.alice, 'bucket')
    await world.useOn(world.alice, cow)
    await world.waitUntil(() => world.count(world.alice, 'milk_bucket') === 1, 1500, 'a milk_bucket')
  }),
  probe('mobs.shear', 'Shearing a sheep yields one to three wool, once', 'Sheep.shear.', async (world) => {
    const sheep = await world.summon('sheep', NEAR, '{NoAI:1b}')
    await world.hold(world.alice, 'shears')
    await world.useOn(world.alice, sheep)
    await world.ticks(10)
    const wool = world.ownedOrOnGround('white_wool')
    within('wool', wool, 1, 3)
    await world.useOn(world.alice, sheep)
    await world.ticks(10)
    equal('wool after shearing again', world.ownedOrOnGround('white_wool'), wool)
  }),
  probe('mobs.dye', 'A dyed sheep drops wool of that colour', 'DyeItem.', async (world) => {
    const sheep = await world.summon('sheep', NEAR, '{NoAI:1b}')
    await world.hold(world.alice, 'blue_dye')
    await world.useOn(world.alice, sheep)
    await world.hold(world.alice, 'shears')
    await world.useOn(world.alice, sheep)
    await world.waitUntil(() => world.ownedOrOnGround('blue_wool') >= 1, 1500, 'blue_wool')
  }),
  probe('mobs.follow', 'A pig follows a carrot', 'TemptGoal: ten blocks.', async (world) => {
    const pig = await world.summon('pig', [18.5, 0, 12.5])
    await world.hold(world.alice, 'carrot')
    await world.waitUntil(
      () => pig.position.distanceTo(world.alice.entity.position) < 3.5,
      12_000,
      'the pig nearby',
      () => pig.position.distanceTo(world.alice.entity.position),
    )
  }),
  probe('mobs.wander', 'Animals wander about', 'WaterAvoidingRandomStrollGoal.', async (world) => {
    const cows: Entity[] = []
    for (const x of [6.5, 9.5, 14.5, 17.5]) cows.push(await world.summon('cow', [x, 0, 6.5]))
    const from = cows.map((cow) => cow.position.clone())
    await world.waitUntil(
      () => cows.some((cow, i) => cow.position.distanceTo(from[i] ?? cow.position) > 1),
      60_000,
      'a cow that moved',
    )
  }),
  probe('mobs.flee', 'An animal that is hit flees', 'PanicGoal.', async (world) => {
    const cow = await world.summon('cow', NEAR)
    const from = cow.position.clone()
    await world.hit(world.alice, cow)
    await world.waitUntil(() => cow.position.distanceTo(from) > 3, 6000, 'the cow three blocks away')
  }),
  probe('mobs.egg', 'A spawn egg spawns an animal', 'SpawnEggItem.useOn.', async (world) => {
    await world.hold(world.alice, 'cow_spawn_egg')
    await world.click(world.alice, [12, -1, 9])
    await world.waitUntil(() => world.seen('cow').length === 1, 1500, 'a cow')
  }),
  probe(
    'mobs.zombie',
    'A zombie comes and hits for three half hearts',
    'Zombie attack 3 on normal.',
    async (world) => {
      await world.requireCommand('time set 18000')
      await world.summon('zombie', [12.5, 0, 4.5])
      await world.waitUntil(
        () => world.alice.health < 20,
        15_000,
        'a hurt player',
        () => world.alice.health,
      )
      equal('health', world.alice.health, 17)
    },
  ),
  probe('mobs.skeleton', 'A skeleton shoots from afar', 'RangedBowAttackGoal.', async (world) => {
    await world.requireCommand('time set 18000')
    await world.requireCommand(
      `summon skeleton ${world.xyz([12.5, 0, 3.5])} {HandItems:[{id:"minecraft:bow",Count:1b},{}]}`,
    )
    await world.waitUntil(() => world.seen('arrow').length > 0, 15_000, 'an arrow')
    await world.waitUntil(
      () => world.alice.health < 20,
      20_000,
      'a hurt player',
      () => world.alice.health,
    )
  }),
  probe(
    'mobs.creeper',
    'A creeper approaches and explodes',
    'Creeper: fuse 30 ticks, power 3.',
    async (world) => {
      await world.requireCommand('time set 18000')
      await world.summon('creeper', [12.5, 0, 8.5])
      await world.waitUntil(() => world.seen('creeper').length === 0, 15_000, 'no creeper left')
      holds('hurt', world.alice.health < 20, world.alice.health, 'below 20')
    },
  ),
  probe('mobs.sunburn', 'A zombie burns by day', 'Monster.aiStep: sun burn tick.', async (world) => {
    const zombie = await world.summon('zombie', [3.5, 0, 3.5], '{IsBaby:0b}')
    await world.waitUntil(() => (Number(zombie.metadata[0]) & 1) === 1, 6000, 'a burning zombie')
  }),
  probe('mobs.spider-by-day', 'A spider ignores players by day', 'Spider: brightness 0.5.', async (world) => {
    await world.summon('spider', [12.5, 0, 8.5])
    await world.ticks(160)
    equal('health', world.alice.health, 20)
  }),
  probe(
    'mobs.peaceful',
    'In peaceful difficulty there are no monsters',
    'Difficulty peaceful.',
    async (world) => {
      await world.requireCommand('time set 18000')
      await world.summon('zombie', [3.5, 0, 3.5])
      await world.requireCommand('difficulty peaceful')
      await world.waitUntil(() => world.seen('zombie').length === 0, 3000, 'no zombie')
    },
  ),
  probe('mobs.no-loot', 'Without doMobLoot mobs drop nothing', 'Game rule doMobLoot.', async (world) => {
    await world.requireCommand('gamerule doMobLoot false')
    await world.summon('cow', [4.5, 0, 4.5], '{NoAI:1b}')
    await world.requireCommand('kill @e[type=cow]')
    await world.ticks(25)
    equal('beef', world.ownedOrOnGround('beef'), 0)
  }),
  probe('mobs.fence', 'Animals stay behind a fence', 'Fences are one and a half high.', async (world) => {
    await fence(world, 5, 10)
    const cow = await world.summon('cow', [7.5, 0, 8.5])
    await world.ticks(1200)
    const { x, z } = cow.position.minus(world.at([0, 0, 0]))
    holds('inside', x > 6 && x < 10 && z > 6 && z < 11, [x, z], 'x 6–10, z 6–11')
  }),
  probe(
    'mobs.hurt-tint',
    'Others see a mob being hurt',
    'entity_status 2 or damage event.',
    async (world) => {
      const cow = await world.summon('cow', NEAR, '{NoAI:1b}')
      let isHurt = false
      const note = (entity: Entity) => {
        isHurt ||= entity.id === cow.id
      }
      world.alice.on('entityHurt', note)
      await world.hit(world.alice, cow)
      world.alice.off('entityHurt', note)
      equal('hurt seen', isHurt, true)
    },
  ),
  probe('mobs.tame', 'Bones tame a wolf', 'Wolf.mobInteract: one in three.', async (world) => {
    const wolf = await world.summon('wolf', NEAR, '{NoAI:1b}')
    await world.hold(world.alice, 'bone', 40)
    for (let i = 0; i < 40 && !isTame(world, wolf); i++) await world.useOn(world.alice, wolf)
    equal('tame', isTame(world, wolf), true)
  }),
] satisfies Probe[]
