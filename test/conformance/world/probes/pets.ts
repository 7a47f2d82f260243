import type { Entity } from 'prismarine-entity'
import { equal, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import { fence, NEAR } from './mobs.ts'
import { packets } from './told.ts'

/** Flags of animals that belong to players. */
const SITS = 1
const PET = 4
const TAME_HORSE = 2
const SADDLED = 4

const flags = (world: ProbeWorld, entity: Entity): number => Number(world.metadata(entity, 17))

/** NBT of an animal that is Alice's. */
function alices(world: ProbeWorld, more = ''): string {
  const hex = world.alice.player.uuid.replaceAll('-', '')
  const ints = [0, 8, 16, 24].map((i) => Number.parseInt(hex.slice(i, i + 8), 16) | 0)
  return `{Tame:1b,Owner:[I;${ints.join(',')}]${more === '' ? '' : `,${more}`}}`
}

async function feedUntil(
  world: ProbeWorld,
  entity: Entity,
  item: string,
  isDone: () => boolean,
): Promise<void> {
  await world.hold(world.alice, item, 64)
  for (let i = 0; i < 60 && !isDone(); i++) await world.useOn(world.alice, entity)
}

/** A kind, its food, where it must be tame first, and since when it is there. */
const BREEDING: [kind: string, food: string, wild: boolean, needs: string][] = [
  ['wolf', 'beef', false, 'wolf'],
  ['cat', 'cod', false, 'cat'],
  ['horse', 'golden_carrot', false, 'horse'],
  ['donkey', 'golden_apple', false, 'donkey'],
  ['llama', 'hay_block', false, 'llama'],
  ['mooshroom', 'wheat', true, 'mooshroom'],
  ['fox', 'sweet_berries', true, 'fox'],
  ['ocelot', 'salmon', true, 'ocelot'],
  ['panda', 'bamboo', true, 'panda'],
  ['bee', 'poppy', true, 'bee'],
  ['turtle', 'seagrass', true, 'turtle'],
  ['strider', 'warped_fungus', true, 'strider'],
  ['goat', 'wheat', true, 'goat'],
  ['frog', 'slime_ball', true, 'frog'],
  ['camel', 'cactus', true, 'camel'],
  ['sniffer', 'torchflower_seeds', true, 'sniffer'],
  ['armadillo', 'spider_eye', true, 'armadillo'],
]

const breeding = BREEDING.map(([kind, food, wild, needs]) =>
  probe(
    `pets.breed-${kind}`,
    `Two ${wild ? '' : 'tame '}of ${kind} that are fed ${food} breed`,
    'Animal.isFood, BreedGoal.',
    async (world) => {
      await fence(world, 9, 15)
      const tags = wild ? '' : alices(world)
      const pair = [
        await world.summon(kind, [11.5, 0, 8.5], tags),
        await world.summon(kind, [13, 0, 8.5], tags),
      ]
      await world.stand(world.alice, [12.5, 0, 11.5])
      await world.hold(world.alice, food, 8)
      for (const parent of pair) await world.useOn(world.alice, parent)
      await world.waitUntil(() => world.seen(kind).length === 3, 30_000, `a young ${kind}`)
    },
    { needs: [needs, food] },
  ),
)

const TAMED: [kind: string, item: string][] = [
  ['cat', 'cod'],
  ['cat', 'salmon'],
  ['parrot', 'wheat_seeds'],
  ['parrot', 'beetroot_seeds'],
]

const taming = [
  ...TAMED.map(([kind, item]) =>
    probe(`pets.tame-${kind}-${item}`, `${item} tames a ${kind}`, 'TamableAnimal.tame.', async (world) => {
      const pet = await world.summon(kind, NEAR, '{NoAI:1b}')
      await feedUntil(world, pet, item, () => (flags(world, pet) & PET) !== 0)
      equal('tame', flags(world, pet) & PET, PET)
      equal('owner', world.metadata(pet, 18), world.alice.player.uuid)
    }),
  ),
  probe('pets.tame-sits', 'A wolf that has become tame sits', 'Wolf: setOrderedToSit.', async (world) => {
    const wolf = await world.summon('wolf', NEAR, '{NoAI:1b}')
    await feedUntil(world, wolf, 'bone', () => (flags(world, wolf) & PET) !== 0)
    equal('sits', flags(world, wolf) & SITS, SITS)
  }),
  probe(
    'pets.bones-cost',
    'A bone is used up even if the wolf stays wild',
    'usePlayerItem.',
    async (world) => {
      const wolf = await world.summon('wolf', NEAR, '{NoAI:1b}')
      await world.hold(world.alice, 'bone', 5)
      await world.useOn(world.alice, wolf)
      equal('bones', world.count(world.alice, 'bone'), 4)
    },
  ),
  probe('pets.bone-tame', 'A tame wolf takes no bones', 'Wolf.mobInteract.', async (world) => {
    const wolf = await world.summon('wolf', NEAR, alices(world, 'NoAI:1b'))
    await world.hold(world.alice, 'bone', 5)
    await world.useOn(world.alice, wolf)
    equal('bones', world.count(world.alice, 'bone'), 5)
  }),
  ...(['wolf', 'cat', 'parrot'] as const).map((kind) =>
    probe(
      `pets.sit-${kind}`,
      `Its owner tells a ${kind} to sit and to get up`,
      'setOrderedToSit.',
      async (world) => {
        const pet = await world.summon(kind, NEAR, alices(world))
        await world.hold(world.alice, 'stick')
        await world.useOn(world.alice, pet)
        await world.waitUntil(() => (flags(world, pet) & SITS) === SITS, 1000, 'sitting')
        await world.useOn(world.alice, pet)
        await world.waitUntil(() => (flags(world, pet) & SITS) === 0, 1000, 'standing')
      },
    ),
  ),
  probe('pets.sit-stranger', 'A stranger cannot make a wolf sit', 'isOwnedBy.', async (world) => {
    const wolf = await world.summon('wolf', NEAR, alices(world))
    const bob = await world.bot('Bob')
    await world.stand(bob, [12.5, 0, 11.5])
    await world.useOn(bob, wolf)
    equal('sits', flags(world, wolf) & SITS, 0)
  }),
  probe('pets.sit-stays', 'A sitting wolf stays where it is', 'SitWhenOrderedToGoal.', async (world) => {
    const wolf = await world.summon('wolf', [4.5, 0, 4.5], alices(world, 'Sitting:1b'))
    await world.stand(world.alice, [20.5, 0, 20.5])
    await world.ticks(200)
    within('distance', wolf.position.distanceTo(world.at([4.5, 0, 4.5])), 0, 0.6)
  }),
  ...(['wolf', 'cat', 'parrot'] as const).map((kind) =>
    probe(
      `pets.follow-${kind}`,
      `A ${kind} follows its owner`,
      'FollowOwnerGoal: from ten blocks.',
      async (world) => {
        const pet = await world.summon(kind, [3.5, 0, 12.5], alices(world))
        await world.stand(world.alice, [14.5, 0, 12.5])
        const far = () => pet.position.distanceTo(world.alice.entity.position)
        await world.waitUntil(() => far() < 4.5, 15_000, `the ${kind} near`, far)
      },
    ),
  ),
  probe(
    'pets.teleport',
    'A pet that is left behind appears beside its owner',
    'tryToTeleportToOwner.',
    async (world) => {
      const wolf = await world.summon('wolf', [3.5, 0, 3.5], alices(world))
      await world.fill([1, 0, 1], [6, 0, 6], 'oak_fence')
      await world.fill([2, 0, 2], [5, 0, 5], 'air')
      await world.stand(world.alice, [18.5, 0, 18.5])
      const far = () => wolf.position.distanceTo(world.alice.entity.position)
      await world.waitUntil(() => far() < 6, 15_000, 'the wolf near', far)
    },
  ),
  probe('pets.defend', 'A tame wolf attacks whom its owner hits', 'OwnerHurtTargetGoal.', async (world) => {
    const wolf = await world.summon('wolf', [14.5, 0, 12.5], alices(world))
    const pig = await world.summon('pig', NEAR, '{NoAI:1b,Health:100f}')
    await world.hit(world.alice, pig)
    await world.waitUntil(() => world.seen('pig').length === 0, 12_000, 'no pig left')
    holds('wolf', wolf.isValid, wolf.isValid, 'alive')
  }),
  probe('pets.avenge', 'A tame wolf attacks who hits its owner', 'OwnerHurtByTargetGoal.', async (world) => {
    await world.requireCommand('time set 18000')
    await world.summon('wolf', [14.5, 0, 13.5], alices(world))
    await world.summon('husk', [12.5, 0, 10.5], '{HandItems:[{},{}]}')
    await world.waitUntil(() => world.seen('husk').length === 0, 25_000, 'no husk left')
  }),
  probe(
    'pets.owner-safe',
    'A wolf that its owner hits does not strike back',
    'isAlliedTo.',
    async (world) => {
      const wolf = await world.summon('wolf', NEAR, alices(world))
      await world.hit(world.alice, wolf)
      await world.ticks(100)
      equal('health', world.alice.health, 20)
    },
  ),
  probe('pets.wild-wolf', 'A wild wolf that is hit strikes back', 'HurtByTargetGoal.', async (world) => {
    const wolf = await world.summon('wolf', NEAR)
    await world.hit(world.alice, wolf)
    await world.waitUntil(() => world.alice.health < 20, 10_000, 'a hurt player')
  }),
  probe('pets.wolf-hunts', 'A wild wolf hunts sheep', 'NonTameRandomTargetGoal.', async (world) => {
    await world.summon('sheep', [12.5, 0, 8.5])
    await world.summon('wolf', [14.5, 0, 8.5])
    await world.waitUntil(() => world.seen('sheep').length === 0, 30_000, 'no sheep left')
  }),
  probe('pets.heal', 'Meat heals a hurt wolf', 'Wolf.mobInteract: heals by the nutrition.', async (world) => {
    const wolf = await world.summon('wolf', NEAR, alices(world, 'NoAI:1b,Health:4f'))
    await world.hold(world.alice, 'cooked_beef', 2)
    await world.useOn(world.alice, wolf)
    const data = await world.requireCommand('data get entity @e[type=wolf,limit=1] Health')
    holds('health', data.includes('12'), data, '12')
  }),
  probe(
    'pets.wild-unbred',
    'Wild wolves that are fed do not breed',
    'Wolf.canMate: isTame.',
    async (world) => {
      await fence(world, 9, 15)
      const pair = [await world.summon('wolf', [11.5, 0, 8.5]), await world.summon('wolf', [13, 0, 8.5])]
      await world.stand(world.alice, [12.5, 0, 11.5])
      await world.hold(world.alice, 'beef', 2)
      for (const wolf of pair) await world.useOn(world.alice, wolf)
      await world.ticks(200)
      equal('wolves', world.seen('wolf').length, 2)
    },
  ),
]

const FIELD: Spot = [12.5, 0, 10.5]

const leads = [
  ...(['cow', 'horse', 'wolf', 'pig', 'iron_golem'] as const).map((kind) =>
    probe(
      `pets.lead-${kind}`,
      `A lead is put on a ${kind}, and its holder is notified`,
      'Mob.setLeashedTo.',
      async (world) => {
        const animal = await world.summon(
          kind,
          FIELD,
          kind === 'wolf' ? alices(world, 'NoAI:1b') : '{NoAI:1b}',
        )
        await world.hold(world.alice, 'lead')
        const told = packets<{ entityId: number; vehicleId: number }>(world.alice, 'attach_entity')
        await world.useOn(world.alice, animal)
        await world.waitUntil(() => told.list.length > 0, 1000, 'attach_entity')
        told.close()
        equal('holder', told.list[0], { entityId: animal.id, vehicleId: world.alice.entity.id })
        equal('leads', world.count(world.alice, 'lead'), 0)
      },
    ),
  ),
  ...(['zombie', 'villager'] as const).map((kind) =>
    probe(`pets.no-lead-${kind}`, `No lead holds a ${kind}`, 'canBeLeashed.', async (world) => {
      await world.requireCommand('time set 18000')
      const mob = await world.summon(kind, FIELD, '{NoAI:1b}')
      await world.hold(world.alice, 'lead')
      await world.useOn(world.alice, mob)
      equal('leads', world.count(world.alice, 'lead'), 1)
    }),
  ),
  probe('pets.lead-off', 'The holder of the lead takes it off again', 'dropLeash.', async (world) => {
    const cow = await world.summon('cow', FIELD, '{NoAI:1b}')
    await world.hold(world.alice, 'lead')
    await world.useOn(world.alice, cow)
    await world.useOn(world.alice, cow)
    await world.waitUntil(() => world.ownedOrOnGround('lead') === 1, 2000, 'the lead back')
  }),
  probe('pets.lead-walk', 'A led cow walks along', 'PathfinderMob.tickLeash.', async (world) => {
    const cow = await world.summon('cow', FIELD)
    await world.hold(world.alice, 'lead')
    await world.useOn(world.alice, cow)
    await world.goto(world.alice, [4, 0, 18])
    const far = () => cow.position.distanceTo(world.alice.entity.position)
    await world.waitUntil(() => far() < 6.5, 10_000, 'the cow near', far)
  }),
  probe('pets.lead-breaks', 'A lead breaks beyond ten blocks', 'tickLeash: 10.', async (world) => {
    const cow = await world.summon('cow', [3.5, 0, 3.5])
    await world.stand(world.alice, [4.5, 0, 5.5])
    await world.hold(world.alice, 'lead')
    await world.useOn(world.alice, cow)
    const told = packets<{ entityId: number; vehicleId: number }>(world.alice, 'attach_entity')
    await world.stand(world.alice, [20.5, 0, 20.5])
    await world.waitUntil(() => told.list.some(({ entityId }) => entityId === cow.id), 2000, 'attach_entity')
    told.close()
    await world.waitUntil(() => world.itemsOnGround('lead') === 1, 2000, 'a lead on the ground')
  }),
  probe('pets.knot', 'A lead used on a fence ties a cow to it', 'LeadItem.bindPlayerMobs.', async (world) => {
    await world.set([14, 0, 11], 'oak_fence')
    const cow = await world.summon('cow', FIELD)
    await world.hold(world.alice, 'lead')
    await world.useOn(world.alice, cow)
    await world.click(world.alice, [14, 0, 11], { face: 'south' })
    await world.waitUntil(() => world.seen('leash_knot').length === 1, 2000, 'a knot')
    await world.goto(world.alice, [4, 0, 20])
    await world.ticks(100)
    within('distance', cow.position.distanceTo(world.at([14.5, 0, 11.5])), 0, 8)
  }),
  probe(
    'pets.knot-off',
    'A knot that is used lets the cow go',
    'LeashFenceKnotEntity.interact.',
    async (world) => {
      await world.set([14, 0, 11], 'oak_fence')
      const cow = await world.summon('cow', FIELD, '{NoAI:1b}')
      await world.hold(world.alice, 'lead')
      await world.useOn(world.alice, cow)
      await world.click(world.alice, [14, 0, 11], { face: 'south' })
      await world.waitUntil(() => world.seen('leash_knot').length === 1, 2000, 'a knot')
      await world.useOn(world.alice, world.seen('leash_knot')[0] as Entity)
      await world.waitUntil(() => world.seen('leash_knot').length === 0, 2000, 'no knot')
      await world.waitUntil(() => world.ownedOrOnGround('lead') === 1, 2000, 'a lead')
    },
  ),
  probe('pets.knot-empty', 'A bare hand on a fence ties what it leads', 'FenceBlock.use.', async (world) => {
    await world.set([14, 0, 11], 'oak_fence')
    const cow = await world.summon('cow', FIELD, '{NoAI:1b}')
    await world.hold(world.alice, 'lead')
    await world.useOn(world.alice, cow)
    await world.click(world.alice, [14, 0, 11], { face: 'south' })
    await world.waitUntil(() => world.seen('leash_knot').length === 1, 2000, 'a knot')
  }),
]

const golems = [
  probe(
    'pets.snow-golem',
    'Two blocks of snow and a carved pumpkin make a snow golem',
    'CarvedPumpkinBlock.',
    async (world) => {
      await world.fill([12, 0, 9], [12, 1, 9], 'snow_block')
      await world.place('carved_pumpkin', { on: [12, 1, 9], heading: 'north' })
      await world.waitUntil(() => world.seen('snow_golem').length === 1, 2000, 'a golem')
      equal('block', world.block([12, 1, 9]).name, 'air')
    },
  ),
  probe(
    'pets.iron-golem',
    'Four blocks of iron and a carved pumpkin make an iron golem',
    'CarvedPumpkinBlock.',
    async (world) => {
      await world.set([12, 0, 9], 'iron_block')
      await world.fill([11, 1, 9], [13, 1, 9], 'iron_block')
      await world.place('carved_pumpkin', { on: [12, 1, 9], heading: 'north' })
      await world.waitUntil(() => world.seen('iron_golem').length === 1, 2000, 'a golem')
      for (const x of [11, 12, 13]) equal('block', world.block([x, 1, 9]).name, 'air')
    },
  ),
  probe('pets.no-golem', 'A golem needs room beside its feet', 'Pattern ~^~, ###, ~#~.', async (world) => {
    await world.fill([11, 0, 9], [13, 1, 9], 'iron_block')
    await world.set([12, 2, 9], 'carved_pumpkin')
    await world.ticks(20)
    equal('golems', world.seen('iron_golem').length, 0)
  }),
  probe('pets.lantern-golem', 'A jack o’lantern is a head too', 'PUMPKINS_PREDICATE.', async (world) => {
    await world.fill([12, 0, 9], [12, 1, 9], 'snow_block')
    await world.set([12, 2, 9], 'jack_o_lantern')
    await world.waitUntil(() => world.seen('snow_golem').length === 1, 2000, 'a golem')
  }),
  probe(
    'pets.plain-pumpkin',
    'A pumpkin without a face makes no golem',
    'carved_pumpkin only.',
    async (world) => {
      await world.fill([12, 0, 9], [12, 1, 9], 'snow_block')
      await world.set([12, 2, 9], 'pumpkin')
      await world.ticks(20)
      equal('golems', world.seen('snow_golem').length, 0)
    },
  ),
  probe(
    'pets.golem-fights',
    'An iron golem kills a zombie',
    'NearestAttackableTargetGoal: Enemy.',
    async (world) => {
      await world.requireCommand('time set 18000')
      await world.summon('husk', [8.5, 0, 8.5])
      await world.summon('iron_golem', [12.5, 0, 8.5])
      await world.requireCommand('gamemode creative Alice')
      await world.waitUntil(() => world.seen('husk').length === 0, 20_000, 'no husk left')
    },
  ),
  probe(
    'pets.golem-mended',
    'An iron ingot repairs an iron golem',
    'IronGolem.mobInteract: 25.',
    async (world) => {
      const golem = await world.summon('iron_golem', NEAR, '{NoAI:1b,Health:50f}')
      await world.hold(world.alice, 'iron_ingot', 2)
      await world.useOn(world.alice, golem)
      const data = await world.requireCommand('data get entity @e[type=iron_golem,limit=1] Health')
      holds('health', data.includes('75'), data, '75')
    },
  ),
  probe(
    'pets.snow-golem-throws',
    'A snow golem throws snowballs at monsters',
    'RangedAttackGoal.',
    async (world) => {
      await world.requireCommand('time set 18000')
      await world.requireCommand('gamemode creative Alice')
      await world.summon('husk', [8.5, 0, 8.5], '{NoAI:1b}')
      await world.summon('snow_golem', [14.5, 0, 8.5])
      await world.waitUntil(() => world.seen('snowball').length > 0, 10_000, 'a snowball')
    },
  ),
  probe('pets.snow-golem-trail', 'A snow golem leaves snow', 'SnowGolem.aiStep.', async (world) => {
    await world.summon('snow_golem', [12.5, 0, 9.5])
    await world.waitForBlock([12, 0, 9], 'snow', 3000)
  }),
  probe('pets.snow-golem-shorn', 'Shears take its pumpkin off', 'SnowGolem.shear.', async (world) => {
    const golem = await world.summon('snow_golem', NEAR, '{NoAI:1b}')
    equal('pumpkin', world.metadata(golem, 16), 16)
    await world.hold(world.alice, 'shears')
    await world.useOn(world.alice, golem)
    await world.waitUntil(() => world.metadata(golem, 16) === 0, 1000, 'no pumpkin')
    await world.waitUntil(() => world.ownedOrOnGround('carved_pumpkin') === 1, 2000, 'a pumpkin')
  }),
]

/** The riders of an animal, as sent to Alice. */
function seats(world: ProbeWorld, { id }: Entity): { taken(): boolean; close(): void } {
  const { list, close } = packets<{ entityId: number; passengers: readonly number[] }>(
    world.alice,
    'set_passengers',
  )
  return {
    close,
    taken: () => (list.findLast(({ entityId }) => entityId === id)?.passengers.length ?? 0) > 0,
  }
}

async function steer(world: ProbeWorld, forward: number, ticks: number): Promise<void> {
  for (let i = 0; i < ticks; i++) {
    world.alice.moveVehicle(0, forward)
    await world.ticks(1)
  }
}

const MOUNTED: [kind: string, nbt: string, stick?: string][] = [
  ['horse', 'Tame:1b,SaddleItem:{id:"minecraft:saddle",Count:1b}'],
  ['donkey', 'Tame:1b,SaddleItem:{id:"minecraft:saddle",Count:1b}'],
  ['mule', 'Tame:1b,SaddleItem:{id:"minecraft:saddle",Count:1b}'],
  ['pig', 'Saddle:1b', 'carrot_on_a_stick'],
  ['strider', 'Saddle:1b', 'warped_fungus_on_a_stick'],
]

const rides = [
  ...MOUNTED.map(([kind, nbt, stick]) =>
    probe(
      `pets.steer-${kind}`,
      `A saddled ${kind} goes where its rider steers`,
      'travelRidden.',
      async (world) => {
        const { alice } = world
        const animal = await world.summon(kind, FIELD, `{${nbt}}`)
        const seat = seats(world, animal)
        await world.useOn(alice, animal)
        await world.waitUntil(() => seat.taken(), 1500, 'a rider')
        if (stick) await world.hold(alice, stick)
        // the client library does not send its look while it rides
        alice._client.write('look', { yaw: 180, pitch: 0, onGround: true, flags: { onGround: true } })
        await world.ticks(3)
        const from = animal.position.clone()
        await steer(world, 1, 30)
        within('way to the north', from.z - animal.position.z, 1, 20)
        seat.close()
      },
    ),
  ),
  ...MOUNTED.map(([kind, nbt, stick]) =>
    probe(
      `pets.drive-${kind}`,
      `A client moves the ${kind} that it rides`,
      'ServerboundMoveVehiclePacket.',
      async (world) => {
        const { alice } = world
        const animal = await world.summon(kind, FIELD, `{${nbt}}`)
        await world.useOn(alice, animal)
        if (stick) await world.hold(alice, stick)
        await world.ticks(3)
        const { x, y, z } = animal.position
        for (let i = 1; i <= 10; i++) {
          alice._client.write('vehicle_move', { x: x + i * 0.3, y, z, yaw: -90, pitch: 0, onGround: true })
          await world.ticks(1)
        }
        await world.ticks(3)
        within('way to the east', animal.position.x - x, 2.8, 3.2)
      },
    ),
  ),
  probe(
    'pets.ride-empty-hand',
    'A pig without a saddle cannot be ridden',
    'Pig.mobInteract.',
    async (world) => {
      const pig = await world.summon('pig', FIELD, '{NoAI:1b}')
      const seat = seats(world, pig)
      await world.useOn(world.alice, pig)
      await world.ticks(10)
      equal('ridden', seat.taken(), false)
      seat.close()
    },
  ),
  ...(['pig', 'strider'] as const).map((kind) =>
    probe(`pets.saddle-${kind}`, `A saddle is put on a ${kind}`, 'SaddleItem.', async (world) => {
      const animal = await world.summon(kind, FIELD, '{NoAI:1b}')
      await world.hold(world.alice, 'saddle')
      await world.useOn(world.alice, animal)
      await world.waitUntil(() => world.metadata(animal, kind === 'pig' ? 17 : 19) === true, 1000, 'a saddle')
      equal('saddles', world.count(world.alice, 'saddle'), 0)
    }),
  ),
  probe(
    'pets.saddle-horse',
    'A saddle is put on a tame horse',
    'AbstractHorse.isSaddleable.',
    async (world) => {
      const horse = await world.summon('horse', FIELD, '{Tame:1b,NoAI:1b}')
      await world.hold(world.alice, 'saddle')
      await world.useOn(world.alice, horse)
      await world.waitUntil(() => (flags(world, horse) & SADDLED) === SADDLED, 1000, 'a saddle')
    },
  ),
  probe('pets.saddle-wild', 'A wild horse takes no saddle', 'isTamed.', async (world) => {
    const horse = await world.summon('horse', FIELD, '{NoAI:1b}')
    await world.hold(world.alice, 'saddle')
    await world.useOn(world.alice, horse)
    equal('saddle', flags(world, horse) & SADDLED, 0)
    equal('saddles', world.count(world.alice, 'saddle'), 1)
  }),
  probe('pets.saddle-drops', 'A dead pig leaves its saddle', 'dropEquipment.', async (world) => {
    await world.summon('pig', [4.5, 0, 4.5], '{Saddle:1b,NoAI:1b}')
    await world.requireCommand('kill @e[type=pig]')
    await world.waitUntil(() => world.ownedOrOnGround('saddle') === 1, 2000, 'a saddle')
  }),
  ...(['horse', 'donkey'] as const).map((kind) =>
    probe(`pets.tame-${kind}`, `Riding tames a ${kind}`, 'RunAroundLikeCrazyGoal: temper.', async (world) => {
      await fence(world, 9, 15)
      const horse = await world.summon(kind, [12.5, 0, 8.5])
      await world.stand(world.alice, [12.5, 0, 9.5])
      const seat = seats(world, horse)
      for (let i = 0; i < 1500 && (flags(world, horse) & TAME_HORSE) === 0; i++) {
        if (!seat.taken()) await world.useOn(world.alice, horse)
        await world.ticks(2)
      }
      seat.close()
      equal('tame', flags(world, horse) & TAME_HORSE, TAME_HORSE)
    }),
  ),
  probe(
    'pets.wild-unsteered',
    'A horse without a saddle is not steered',
    'getControllingPassenger.',
    async (world) => {
      const { alice } = world
      const horse = await world.summon('horse', FIELD, '{Tame:1b}')
      await world.useOn(alice, horse)
      await world.ticks(2)
      const { x, y, z } = horse.position
      const told = packets(alice, 'vehicle_move')
      for (let i = 1; i <= 5; i++) {
        alice._client.write('vehicle_move', { x: x + i, y, z, yaw: -90, pitch: 0, onGround: true })
        await world.ticks(1)
      }
      told.close()
      within('way to the east', horse.position.x - x, -2, 2)
    },
  ),
  probe('pets.horse-jumps', 'A horse jumps when its rider wants', 'onPlayerJump.', async (world) => {
    const { alice } = world
    const horse = await world.summon('horse', FIELD, '{Tame:1b,SaddleItem:{id:"minecraft:saddle",Count:1b}}')
    await world.useOn(alice, horse)
    await world.ticks(5)
    const ground = horse.position.y
    alice._client.write('entity_action', {
      entityId: alice.entity.id,
      actionId: 'start_riding_jump',
      jumpBoost: 100,
    })
    let highest = 0
    for (let i = 0; i < 20; i++) {
      await world.ticks(1)
      highest = Math.max(highest, horse.position.y - ground)
    }
    within('height of the jump', highest, 1.5, 5)
  }),
  probe(
    'pets.boost',
    'A carrot on a stick speeds a pig up and wears out',
    'FoodOnAStickItem: 7.',
    async (world) => {
      const { alice } = world
      const pig = await world.summon('pig', [12.5, 0, 21.5], '{Saddle:1b}')
      await world.stand(alice, [12.5, 0, 20.5])
      await world.useOn(alice, pig)
      await world.hold(alice, 'carrot_on_a_stick')
      // since 1.21 the use of an item turns the player as the client last looked
      await alice.look(0, 0, true)
      alice._client.write('look', { yaw: 180, pitch: 0, onGround: true, flags: { onGround: true } })
      await world.ticks(3)
      const walks = async () => {
        const from = pig.position.z
        await steer(world, 1, 30)
        return from - pig.position.z
      }
      const plain = await walks()
      alice.activateItem()
      await world.waitUntil(
        () => (alice.heldItem?.durabilityUsed ?? 0) === 7,
        2000,
        '7 uses',
        () => alice.heldItem?.durabilityUsed,
      )
      // it grows, as half a sine over 140 to 980 ticks
      await world.ticks(60)
      const boosted = await walks()
      holds('way', boosted > plain * 1.1, boosted, `above ${plain * 1.1}`)
    },
  ),
  probe('pets.get-off', 'A rider who sneaks gets off', 'stopRiding.', async (world) => {
    const { alice } = world
    const horse = await world.summon('horse', FIELD, '{Tame:1b,NoAI:1b}')
    const seat = seats(world, horse)
    await world.useOn(alice, horse)
    await world.waitUntil(() => seat.taken(), 1500, 'a rider')
    alice.setControlState('sneak', true)
    await world.ticks(3)
    alice.setControlState('sneak', false)
    await world.waitUntil(() => !seat.taken(), 1500, 'nobody on it')
    seat.close()
  }),
]

/** Players' actions on their animals: taming, leading, riding; and golems. */
export const pets = [...taming, ...breeding, ...leads, ...golems, ...rides] satisfies Probe[]
