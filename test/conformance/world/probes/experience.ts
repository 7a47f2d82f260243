import { equal, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import { NEAR } from './mobs.ts'
import { packets } from './told.ts'

/** Points on the ground as orbs, as sent to Alice. */
function orbs(world: ProbeWorld): { points(): number; close(): void } {
  const { list, close } = packets<{ count: number }>(world.alice, 'spawn_entity_experience_orb')
  return { close, points: () => list.reduce((sum, { count }) => sum + count, 0) }
}

const ORES: [ore: string, tool: string, low: number, high: number][] = [
  ['coal_ore', 'wooden_pickaxe', 0, 2],
  ['lapis_ore', 'stone_pickaxe', 2, 5],
  ['redstone_ore', 'iron_pickaxe', 1, 5],
  ['diamond_ore', 'iron_pickaxe', 3, 7],
  ['emerald_ore', 'iron_pickaxe', 3, 7],
  ['nether_quartz_ore', 'wooden_pickaxe', 2, 5],
  ['nether_gold_ore', 'wooden_pickaxe', 0, 1],
  ['iron_ore', 'stone_pickaxe', 0, 0],
  ['gold_ore', 'iron_pickaxe', 0, 0],
  ['stone', 'wooden_pickaxe', 0, 0],
  ['deepslate_diamond_ore', 'iron_pickaxe', 3, 7],
  ['deepslate_redstone_ore', 'iron_pickaxe', 1, 5],
]

/** A kind and the points that its death by a player leaves. */
const MOBS: [kind: string, low: number, high: number, nbt?: string][] = [
  ['cow', 1, 3],
  ['sheep', 1, 3],
  ['chicken', 1, 3],
  ['wolf', 1, 3],
  ['zombie', 5, 5, 'IsBaby:0b,'],
  ['zombie', 12, 12, 'IsBaby:1b,'],
  ['creeper', 5, 5],
  ['spider', 5, 5],
  ['enderman', 5, 5],
  ['villager', 0, 0],
  ['iron_golem', 0, 0],
  ['snow_golem', 0, 0],
  ['cow', 0, 0, 'Age:-1000,'],
]

/** Experience of ores, mobs, furnaces, births and deaths. */
export const experience = [
  ...ORES.map(([ore, tool, low, high]) =>
    probe(
      `experience.${ore}`,
      `${ore} gives ${low === high ? low : `${low} to ${high}`} points`,
      'OreBlock, DropExperienceBlock.',
      async (world) => {
        await world.hold(world.alice, tool)
        const seen = orbs(world)
        await world.set([12, 0, 10], ore)
        await world.dig(world.alice, [12, 0, 10])
        await world.ticks(3 + world.slack)
        seen.close()
        within('points', seen.points(), low, high)
      },
      { needs: [ore] },
    ),
  ),
  probe(
    'experience.silk',
    'Silk touch leaves the experience in the ore',
    'spawnAfterBreak.',
    async (world) => {
      await world.hold(world.alice, 'diamond_pickaxe', 1, { enchantments: { silk_touch: 1 } })
      const seen = orbs(world)
      await world.set([12, 0, 10], 'diamond_ore')
      await world.dig(world.alice, [12, 0, 10])
      await world.ticks(3 + world.slack)
      seen.close()
      equal('points', seen.points(), 0)
    },
  ),
  probe(
    'experience.wrong-tool',
    'A tool that is too weak gives no experience',
    'playerDestroy.',
    async (world) => {
      await world.hold(world.alice, 'wooden_pickaxe')
      const seen = orbs(world)
      await world.set([12, 0, 10], 'diamond_ore')
      await world.dig(world.alice, [12, 0, 10])
      await world.ticks(3 + world.slack)
      seen.close()
      equal('points', seen.points(), 0)
    },
  ),
  ...MOBS.map(([kind, low, high, nbt = '']) =>
    probe(
      `experience.${kind}${nbt === '' ? '' : `-${nbt.slice(0, -1)}`}`,
      `A ${kind}${nbt === '' ? '' : ` (${nbt.slice(0, -1)})`} that a player kills leaves ${low === high ? low : `${low} to ${high}`} points`,
      'Mob.xpReward, Animal.getExperienceReward.',
      async (world) => {
        await world.requireCommand('time set 18000')
        await world.hold(world.alice, 'diamond_sword')
        const mob = await world.summon(
          kind,
          NEAR,
          `{${nbt}NoAI:1b,Health:1f,HandItems:[{},{}],ArmorItems:[{},{},{},{}]}`,
        )
        const seen = orbs(world)
        await world.ticks(12)
        await world.hit(world.alice, mob)
        await world.ticks(5 + world.slack)
        seen.close()
        within('points', seen.points(), low, high)
      },
    ),
  ),
  probe(
    'experience.no-player',
    'A mob that no player killed leaves no experience',
    'lastHurtByPlayerTime.',
    async (world) => {
      await world.summon('cow', NEAR, '{NoAI:1b}')
      const seen = orbs(world)
      await world.requireCommand('kill @e[type=cow]')
      await world.ticks(10)
      seen.close()
      equal('points', seen.points(), 0)
    },
  ),
  probe(
    'experience.birth',
    'A birth gives 1 to 7 points',
    'Animal.finalizeSpawnChildFromBreeding.',
    async (world) => {
      const pair = [await world.summon('cow', [11.5, 0, 9.5]), await world.summon('cow', [13.5, 0, 9.5])]
      await world.hold(world.alice, 'wheat', 2)
      const seen = orbs(world)
      for (const cow of pair) await world.useOn(world.alice, cow)
      await world.waitUntil(() => seen.points() > 0, 20_000, 'orbs')
      seen.close()
      within('points', seen.points(), 1, 7)
    },
  ),
  probe(
    'experience.taken',
    'A player takes the experience of an ore',
    'ExperienceOrb.playerTouch.',
    async (world) => {
      await world.hold(world.alice, 'iron_pickaxe')
      await world.set([12, 0, 11], 'diamond_ore')
      await world.dig(world.alice, [12, 0, 11])
      await world.waitUntil(
        () => world.alice.experience.points >= 3,
        6000,
        'three points',
        () => world.alice.experience,
      )
    },
  ),
  probe(
    'experience.death',
    'A dying player leaves seven points per level',
    'Player.getExperienceReward.',
    async (world) => {
      const bob = await world.bot('Bob')
      await world.stand(bob, [4.5, 0, 4.5])
      await world.requireCommand('xp set Bob 3 levels')
      await world.ticks(5)
      const seen = orbs(world)
      await world.requireCommand('kill Bob')
      await world.ticks(5)
      seen.close()
      equal('points', seen.points(), 21)
    },
  ),
  probe(
    'experience.keep',
    'With keepInventory the dead keep their experience',
    'keepInventory.',
    async (world) => {
      await world.requireCommand('gamerule keepInventory true')
      const bob = await world.bot('Bob')
      await world.stand(bob, [4.5, 0, 4.5])
      await world.requireCommand('xp set Bob 3 levels')
      const seen = orbs(world)
      await world.requireCommand('kill Bob')
      await world.ticks(5)
      seen.close()
      equal('points', seen.points(), 0)
    },
  ),
  probe(
    'experience.cracks',
    'Others see how far a block is dug',
    'ClientboundBlockDestructionPacket.',
    async (world) => {
      const bob = await world.bot('Bob')
      await world.stand(bob, [12.5, 0, 13.5])
      await world.set([12, 0, 10], 'stone')
      const told = packets<{ destroyStage: number }>(bob, 'block_break_animation')
      await world.dig(world.alice, [12, 0, 10], 300)
      await world.ticks(3)
      told.close()
      const stages = told.list.map(({ destroyStage }) => destroyStage)
      equal('stages', stages, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, -1])
    },
  ),
  probe(
    'experience.cracks-own',
    'A digging player gets no cracks',
    'All but the one who digs.',
    async (world) => {
      await world.bot('Bob')
      await world.set([12, 0, 10], 'dirt')
      const told = packets(world.alice, 'block_break_animation')
      await world.dig(world.alice, [12, 0, 10])
      told.close()
      equal('packets', told.list.length, 0)
    },
  ),
  probe(
    'experience.cracks-cancelled',
    'The cracks disappear when the digging is given up',
    'Stage -1.',
    async (world) => {
      const bob = await world.bot('Bob')
      await world.stand(bob, [12.5, 0, 13.5])
      await world.set([12, 0, 10], 'obsidian')
      const told = packets<{ destroyStage: number }>(bob, 'block_break_animation')
      const location = world.at([12, 0, 10])
      world.alice._client.write('block_dig', { status: 0, location, face: 1, sequence: 1 })
      await world.ticks(10)
      world.alice._client.write('block_dig', { status: 1, location, face: 1, sequence: 2 })
      await world.ticks(5)
      told.close()
      holds('last stage', told.list.at(-1)?.destroyStage === -1, told.list, '-1 at last')
    },
  ),
] satisfies Probe[]
