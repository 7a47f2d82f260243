import type { Entity } from 'prismarine-entity'
import { equal, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import { healthOf } from './measures.ts'
import { fence, NEAR } from './mobs.ts'

const isTame = (world: ProbeWorld, wolf: Entity): boolean => (Number(world.metadata(wolf, 17)) & 4) === 4

/** Behaviour of animals and monsters, and players' actions on them. */
export const mobBehaviour = [
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
    await world.ticks(60)
    within('health', await healthOf(world, 'zombie'), 14, 19)
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
