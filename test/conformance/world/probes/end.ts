import type { Bot } from 'mineflayer'
import { equal, fits, fitting, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import { arena, goIn, HEIGHT, inside, seenAt, TO_NETHER } from './elsewhere.ts'
import { packets } from './told.ts'

const TO_END = inside('the_end')
const SIDES = [
  ['north', 0, -1],
  ['south', 0, 1],
  ['west', -1, 0],
  ['east', 1, 0],
] as const
const INWARDS = { north: 'south', south: 'north', west: 'east', east: 'west' } as const
const MIDDLE: Spot = [12, 0, 5]

/** Twelve frames around a middle, all with eyes but the one in the north. */
async function frames(world: ProbeWorld, turned = false): Promise<Spot> {
  const [x, y, z] = MIDDLE
  for (const [side, dx, dz] of SIDES)
    for (const along of [-1, 0, 1]) {
      const spot: Spot = [x + 2 * dx + along * Math.abs(dz), y, z + 2 * dz + along * Math.abs(dx)]
      const isLast = side === 'south' && along === 0
      const facing = turned && side === 'west' ? 'west' : INWARDS[side]
      await world.set(spot, `end_portal_frame[facing=${facing},eye=${!isLast}]`)
    }
  return [x, y, z + 2]
}

async function putEye(world: ProbeWorld, last: Spot): Promise<void> {
  await world.stand(world.alice, [12.5, 0, 9.5], 'north', 20)
  await world.hold(world.alice, 'ender_eye')
  await world.click(world.alice, last, { face: 'up' })
}

/** Waits until a bot stands in a dimension and sees the ground. */
const reaches = (world: ProbeWorld, bot: Bot, dimension: string, ms = 5000): Promise<void> =>
  world.waitUntil(
    () => bot.game.dimension === dimension && bot.blockAt(bot.entity.position) !== null && bot.health > 0,
    ms,
    `${bot.username} in ${dimension}`,
    () => `${bot.game.dimension} ${bot.entity.position}`,
  )

/** Goes to the End beside its middle, high up on glass, in creative mode. */
async function watch(world: ProbeWorld): Promise<void> {
  await world.requireCommand('gamemode creative Alice')
  await world.requireCommand(`${TO_END} setblock 12 88 12 glass`)
  await goIn(world, world.alice, 'the_end', 12.5, 89, 12.5)
  await world.ticks(30)
}

/** Height of the way out: where the pillar of bedrock has its foot, or undefined before it is open. */
function wayOut(world: ProbeWorld): number | undefined {
  for (let y = 90; y > 40; y--) if (seenAt(world.alice, 1, y, 0) === 'end_portal') return y
  return undefined
}

const dragons = ({ alice }: ProbeWorld) =>
  Object.values(alice.entities).filter(({ name }) => name === 'ender_dragon')
const bars = ({ alice }: ProbeWorld) =>
  ((alice as unknown as { bossBars?: { health: number }[] }).bossBars ?? []).filter(Boolean)

/** Kills the dragon if there is one, and waits for the way out. */
async function win(world: ProbeWorld): Promise<number> {
  await watch(world)
  await world.command('kill @e[type=ender_dragon]')
  await world.waitUntil(() => wayOut(world) !== undefined, 20_000, 'the way out')
  return wayOut(world) as number
}

/** Calls the dragon back with four crystals, and waits for it. */
async function call(world: ProbeWorld): Promise<void> {
  const y = await win(world)
  await world.command('kill @e[type=end_crystal]')
  for (const [, dx, dz] of SIDES)
    await world.requireCommand(`${TO_END} summon end_crystal ${3 * dx + 0.5} ${y + 1} ${3 * dz + 0.5}`)
  await world.waitUntil(() => dragons(world).length === 1, 60_000, 'the dragon')
}

const EYES = 'EnderEyeItem.useOn; EndPortalFrameBlock.getOrCreatePortalShape.'
const FIGHT = 'EndDragonFight.'
const ANCHOR = 'RespawnAnchorBlock.use.'

/** The End and its dragon, and respawn anchors. */
export const end: readonly Probe[] = [
  probe('end.eyes', 'The twelfth eye opens the end portal', EYES, async (world) => {
    await putEye(world, await frames(world))
    for (const x of [11, 12, 13])
      for (const z of [4, 5, 6]) fitting('inside', world.blockText([x, 0, z]), 'end_portal')
    equal('eyes left', world.count(world.alice, 'ender_eye'), 0)
  }),
  probe('end.turned', 'Frames that look elsewhere open none', EYES, async (world) => {
    await putEye(world, await frames(world, true))
    equal('inside', fits(world.blockText(MIDDLE), 'end_portal'), false)
  }),
  probe(
    'end.travel',
    'An end portal leads at once to a platform of obsidian at 100, 48, 0',
    'ServerLevel.END_SPAWN_POINT, makeObsidianPlatform.',
    async (world) => {
      const { alice } = world
      await putEye(world, await frames(world))
      await world.requireCommand(`tp Alice ${world.xyz([12.5, 0, 5.5])}`)
      await reaches(world, alice, 'the_end')
      within('x', alice.entity.position.x, 100, 101)
      within('y', alice.entity.position.y, 48.9, 49.1)
      for (const [x, z] of [
        [98, -2],
        [102, 2],
        [100, 0],
      ] as const)
        equal('platform', seenAt(alice, x, 48, z), 'obsidian')
    },
  ),
  probe('end.items', 'Items fall through an end portal', 'EndPortalBlock.entityInside.', async (world) => {
    await putEye(world, await frames(world))
    await world.requireCommand(
      `summon item ${world.xyz([12.5, 0.5, 5.5])} {Item:{id:"minecraft:diamond",Count:1b}}`,
    )
    await world.waitUntil(() => world.itemsOnGround('diamond') === 0, 3000, 'the item gone')
  }),
  probe(
    'end.won',
    'A dead dragon opens the way out, and leaves its egg and a gateway',
    FIGHT,
    async (world) => {
      const y = await win(world)
      equal('pillar', seenAt(world.alice, 0, y + 1, 0), 'bedrock')
      equal('egg', seenAt(world.alice, 0, y + 4, 0), 'dragon_egg')
      const gateway = await world.command(`${TO_END} execute positioned 0 75 0 if block 96 75 0 end_gateway`)
      const all = Array.from({ length: 20 }, (_, i) => 2 * (-Math.PI + (Math.PI / 20) * i)).map((angle) => [
        Math.floor(96 * Math.cos(angle)),
        Math.floor(96 * Math.sin(angle)),
      ])
      let found = gateway.ok
      for (const [x, z] of all)
        found ||= (await world.command(`${TO_END} execute if block ${x} 75 ${z} end_gateway`)).ok
      equal('a gateway', found, true)
    },
  ),
  probe(
    'end.home',
    'The way out leads to where one respawns',
    'ServerPlayer.changeDimension from the End.',
    async (world) => {
      const y = await win(world)
      await world.requireCommand(`${TO_END} tp Alice 1.5 ${y} 0.5`)
      await reaches(world, world.alice, 'overworld')
    },
  ),
  probe(
    'end.call',
    'Four crystals around the way out call the dragon back, and it closes',
    'EndDragonFight.tryRespawn.',
    async (world) => {
      await call(world)
      equal('the way out', wayOut(world), undefined)
      await world.waitUntil(() => bars(world).length === 1, 3000, 'a boss bar')
      within('health on the bar', bars(world)[0]?.health ?? 0, 0.99, 1)
    },
  ),
  probe(
    'end.health',
    'The bar shows the dragon’s health; crystals heal it',
    'EnderDragon.checkCrystals: half a heart each half second.',
    async (world) => {
      await call(world)
      await world.waitUntil(() => bars(world).length === 1, 3000, 'a boss bar')
      await world.requireCommand('effect give @e[type=ender_dragon] instant_damage 1 4')
      await world.ticks(15)
      const hurt = bars(world)[0]?.health ?? 1
      holds('hurt', hurt < 0.75, hurt, 'less than 0.75')
      await world.waitUntil(
        () => (bars(world)[0]?.health ?? 0) > hurt + 0.02,
        20_000,
        'healed by crystals',
        () => bars(world)[0]?.health,
      )
    },
  ),
  probe('end.flies', 'The dragon circles above the island', 'DragonHoldingPatternPhase.', async (world) => {
    await call(world)
    const [dragon] = dragons(world)
    const before = dragon?.position.clone()
    await world.ticks(100)
    const after = dragons(world)[0]?.position
    holds(
      'moved',
      !!before && !!after && before.distanceTo(after) > 10,
      [before, after],
      'more than 10 blocks',
    )
  }),
  probe(
    'end.experience',
    'A later dragon gives 500 points of experience, and the bar goes',
    'EnderDragon.tickDeath.',
    async (world) => {
      await call(world)
      await world.waitUntil(() => bars(world).length === 1, 3000, 'a boss bar')
      await world.command('kill @e[type=experience_orb]')
      await world.ticks(5)
      await world.requireCommand('kill @e[type=ender_dragon]')
      const orbs = packets<{ count: number }>(world.alice, 'spawn_entity_experience_orb')
      const points = () => orbs.list.reduce((sum, { count }) => sum + count, 0)
      await world.waitUntil(() => points() >= 480, 15_000, '500 points', points)
      await world.ticks(20)
      orbs.close()
      within('points', points(), 480, 520)
      await world.waitUntil(() => bars(world).length === 0, 3000, 'no bar')
      await world.waitUntil(() => wayOut(world) !== undefined, 3000, 'the way out')
    },
  ),
  probe('end.anchor-charge', 'Glowstone charges a respawn anchor up to 4', ANCHOR, async (world) => {
    await world.set([12, 0, 9], 'respawn_anchor')
    await world.hold(world.alice, 'glowstone', 5)
    for (let n = 0; n < 4; n++) await world.click(world.alice, [12, 0, 9], { face: 'up' })
    fitting('the anchor', world.blockText([12, 0, 9]), 'respawn_anchor[charges=4]')
    equal('glowstone left', world.count(world.alice, 'glowstone'), 1)
  }),
  probe('end.anchor-explodes', 'Charged, it explodes in the overworld', ANCHOR, async (world) => {
    await world.set([12, 0, 9], 'respawn_anchor[charges=1]')
    await world.requireCommand('gamemode creative Alice')
    await world.click(world.alice, [12, 0, 9], { face: 'up' })
    await world.ticks(3)
    equal('the anchor', fits(world.blockText([12, 0, 9]), 'respawn_anchor'), false)
    equal('the ground', world.block([12, -1, 9]).name, 'air')
  }),
  probe(
    'end.anchor-respawn',
    'In the Nether it holds a respawn point, and each respawn takes a charge',
    'Player.findRespawnPositionAndUseSpawnBlock.',
    async (world) => {
      const { alice } = world
      await arena(world, 'the_nether')
      await world.requireCommand(`${TO_NETHER} setblock 110 ${HEIGHT} 108 respawn_anchor[charges=1]`)
      await world.ticks(3)
      const anchor = alice.blockAt(alice.entity.position.offset(0, 0, -2).floored())
      if (anchor) await alice.activateBlock(anchor)
      await world.ticks(3)
      await goIn(world, alice, 'the_nether', 118.5, HEIGHT, 118.5)
      await world.requireCommand('kill Alice')
      const isBack = () =>
        alice.health > 0 &&
        alice.game.dimension === 'the_nether' &&
        Math.abs(alice.entity.position.x - 110.5) < 3
      await world.waitUntil(isBack, 5000, 'beside the anchor', () => alice.entity.position)
      await world.waitUntil(() => alice.blockAt(alice.entity.position) !== null, 3000, 'chunks')
      const left = await world.command(
        `${TO_NETHER} execute if block 110 ${HEIGHT} 108 respawn_anchor[charges=0]`,
      )
      equal('charges', left.ok, true)
      await world.requireCommand('kill Alice')
      await world.waitUntil(() => alice.game.dimension === 'overworld' && alice.health > 0, 5000, 'at home')
    },
  ),
]
