import type { Bot } from 'mineflayer'
import { equal, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import { attributeOf, lossAfter } from './measures.ts'
import { packets } from './told.ts'

const FAR: Spot = [12.5, 0, 4.5]
const NEAR: Spot = [12.5, 0, 10.5]

const night = (world: ProbeWorld): Promise<string> => world.requireCommand('time set 18000')
const hurt = (world: ProbeWorld, ms = 20_000): Promise<void> =>
  world.waitUntil(
    () => world.alice.health < 20,
    ms,
    'a hurt player',
    () => world.alice.health,
  )

/** Effects of a bot by their names in the client's registry. */
function effectsOf(bot: Bot): string[] {
  const names = Object.entries(bot.registry.effectsByName as Record<string, { id: number }>)
  return Object.values(bot.entity.effects ?? {}).map(
    (effect) => names.find(([, { id }]) => id === effect.id)?.[0] ?? String(effect.id),
  )
}

const gets = (world: ProbeWorld, effect: string, ms = 20_000): Promise<void> =>
  world.waitUntil(
    () => effectsOf(world.alice).includes(effect),
    ms,
    effect,
    () => effectsOf(world.alice),
  )

/** An evoker that sees Alice, but neither flees from her nor strolls out of sight. */
async function pennedEvoker(world: ProbeWorld): Promise<void> {
  await world.fill([11, 0, 3], [13, 0, 5], 'oak_fence')
  await world.fill([12, 0, 4], [12, 0, 4], 'air')
  await world.summon('evoker', FAR)
}

/** A pool of water with a guardian in it, before Alice. */
async function pool(world: ProbeWorld, kind: string): Promise<void> {
  await night(world)
  await world.heal(world.alice)
  await world.fill([10, -3, 2], [15, -1, 6], 'water')
  // near enough to be seen over the edge
  await world.stand(world.alice, [12.5, 0, 8.5])
  await world.summon(kind, [12.5, -2.5, 4.5])
}

export const bosses: readonly Probe[] = [
  probe(
    'bosses.guardian',
    'A guardian aims for four seconds and hurts with its beam',
    'Guardian: 80 ticks; 1 by magic and 6.',
    async (world) => {
      await pool(world, 'guardian')
      await hurt(world)
      within('ticks', world.now(), 80, 400)
    },
  ),
  probe(
    'bosses.guardian-aim',
    'Clients see whom a guardian aims at',
    'DATA_ID_ATTACK_TARGET.',
    async (world) => {
      await pool(world, 'guardian')
      const [guardian] = world.seen('guardian')
      const aims = () => (guardian ? world.metadata(guardian, 17) : undefined)
      await world.waitUntil(() => aims() === world.alice.entity.id, 8000, 'the number of Alice', aims)
    },
  ),
  probe(
    'bosses.guardian-thorns',
    'Its spikes hurt who hits it',
    'Guardian.hurt: thorns 2.',
    async (world) => {
      await world.heal(world.alice)
      await world.requireCommand('difficulty easy')
      const guardian = await world.summon('guardian', NEAR)
      await world.hit(world.alice, guardian)
      await hurt(world, 1500)
    },
  ),
  probe(
    'bosses.elder',
    'An elder guardian tires who is near',
    'ElderGuardian: mining fatigue III for five minutes.',
    async (world) => {
      await world.requireCommand('effect give Alice resistance 90 4')
      await pool(world, 'elder_guardian')
      await gets(world, 'MiningFatigue', 65_000)
      await world.command('kill @e[type=elder_guardian]')
      within('attacks a second', await attributeOf(world, 'Alice', 'attack_speed'), 2.79, 2.81)
      await world.set([12, 0, 10], 'dirt')
      const digs = await world.dig(world.alice, [12, 0, 10], 100).then(
        () => true,
        () => false,
      )
      equal('digs dirt in a hundred ticks', digs, false)
      await world.command('effect clear Alice')
    },
  ),
  probe(
    'bosses.shulker',
    'A shulker shoots bullets that lift who they hit',
    'ShulkerBullet: levitation.',
    async (world) => {
      await night(world)
      await world.heal(world.alice)
      await world.summon('shulker', FAR)
      await gets(world, 'Levitation')
      holds('health', world.alice.health < 20, world.alice.health, 'less than 20')
      const lifted = () => world.alice.entity.position.y - world.at([0, 0, 0]).y
      await world.waitUntil(() => lifted() > 2, 6000, 'Alice two blocks up', lifted)
      await world.command('effect clear Alice')
    },
  ),
  probe(
    'bosses.shulker-peek',
    'A shulker opens at who is near, and stays where it is',
    'Shulker: peek.',
    async (world) => {
      await night(world)
      const shulker = await world.summon('shulker', FAR)
      const before = shulker.position.clone()
      await world.waitUntil(() => Number(world.metadata(shulker, 17)) === 100, 4000, 'an open lid')
      equal('moved', Math.round(shulker.position.distanceTo(before)), 0)
      await world.command('effect clear Alice')
    },
  ),
  probe('bosses.bullet', 'A hit destroys the bullet of a shulker', 'ShulkerBullet.hurt.', async (world) => {
    await night(world)
    await world.summon('shulker', FAR)
    const near = () =>
      world
        .seen('shulker_bullet')
        .find(({ position }) => position.distanceTo(world.alice.entity.position) < 4)
    await world.waitUntil(() => near() !== undefined, 12_000, 'a bullet')
    const bullet = near()
    if (bullet) world.alice.attack(bullet)
    await world.waitUntil(() => !bullet?.isValid, 1000, 'no bullet')
    await world.command('effect clear Alice')
  }),
  probe(
    'bosses.fangs',
    'An evoker lets fangs rise, which hurt',
    'Evoker: fangs 6 by magic.',
    async (world) => {
      await night(world)
      await world.heal(world.alice)
      await pennedEvoker(world)
      // Its vexes come first, and would kill her before the fangs rise.
      await world.waitUntil(() => world.seen('vex').length === 3, 12_000, 'vexes')
      await world.requireCommand('kill @e[type=vex]')
      await world.waitUntil(() => world.seen('evoker_fangs').length > 4, 12_000, 'a row of fangs')
      await hurt(world, 6000)
    },
  ),
  probe('bosses.vexes', 'An evoker calls three vexes', 'EvokerSummonSpellGoal.', async (world) => {
    await night(world)
    await pennedEvoker(world)
    const vexes = () => world.seen('vex').length
    await world.waitUntil(() => vexes() === 3, 12_000, '3 vexes', vexes)
  }),
  probe('bosses.vex', 'A vex flies at who it sees and hits', 'Vex: charge.', async (world) => {
    await night(world)
    await world.heal(world.alice)
    await world.summon('vex', [12.5, 4, 6.5])
    await hurt(world)
  }),
  probe('bosses.totem', 'An evoker leaves a totem', 'Loot table.', async (world) => {
    await world.summon('evoker', NEAR, '{NoAI:1b}')
    await world.requireCommand('kill @e[type=evoker]')
    await world.waitUntil(() => world.ownedOrOnGround('totem_of_undying') === 1, 3000, 'a totem')
  }),
  probe(
    'bosses.warden',
    'A warden hits hard',
    'Warden: 30 on normal difficulty.',
    async (world) => {
      await night(world)
      await world.heal(world.alice)
      await world.requireCommand('effect give Alice resistance 60 3')
      await world.summon('warden', [12.5, 0, 8.5])
      await hurt(world)
      within('damage', 20 - world.alice.health, 2, 7)
      await world.command('effect clear Alice')
    },
    { needs: ['warden'] },
  ),
  probe(
    'bosses.warden-dark',
    'A warden darkens the eyes of who is near',
    'Warden.applyDarknessAround.',
    async (world) => {
      await world.summon('warden', [2.5, 0, 2.5])
      world.alice.setControlState('sneak', true)
      await gets(world, 'Darkness', 10_000)
      world.alice.setControlState('sneak', false)
      await world.command('effect clear Alice')
    },
    { needs: ['warden'] },
  ),
  probe(
    'bosses.boom',
    'A warden booms at who it cannot reach',
    'SonicBoom: 10 by magic.',
    async (world) => {
      await world.heal(world.alice)
      await world.fill([12, 0, 12], [12, 5, 12], 'stone')
      await world.stand(world.alice, [12.5, 6, 12.5])
      await world.summon('warden', [12.5, 0, 7.5])
      await hurt(world)
      await world.stand(world.alice, [2.5, 0, 22.5])
    },
    { needs: ['warden'] },
  ),
  probe(
    'bosses.wither-bar',
    'A wither has a bar, which goes when it is dead',
    'WitherBoss: ServerBossEvent.',
    async (world) => {
      const bars = packets<{ action: number; title?: unknown }>(world.alice, 'boss_bar')
      await world.summon('wither', FAR, '{NoAI:0b}')
      await world.waitUntil(() => bars.list.some(({ action }) => action === 0), 3000, 'a bar')
      await world.requireCommand('kill @e[type=wither]')
      await world.waitUntil(() => bars.list.some(({ action }) => action === 1), 3000, 'no bar')
      bars.close()
    },
  ),
  probe(
    'bosses.wither-skull',
    'A wither shoots skulls that wither',
    'WitherSkull: 8 and Wither II.',
    async (world) => {
      await night(world)
      await world.heal(world.alice)
      await world.requireCommand('effect give Alice resistance 60 2')
      await world.summon('wither', FAR)
      await gets(world, 'Wither')
      holds('withers', (await lossAfter(world, 'wither', 80)) > 0.5, world.alice.health, 'less health')
      await world.command('effect clear Alice')
    },
  ),
  probe('bosses.wither-star', 'A wither leaves a star', 'Loot table: nether_star.', async (world) => {
    await world.summon('wither', FAR, '{NoAI:1b}')
    await world.requireCommand('kill @e[type=wither]')
    await world.waitUntil(() => world.ownedOrOnGround('nether_star') === 1, 3000, 'a star')
  }),
  probe(
    'bosses.wither-built',
    'Three skulls on soul sand make a wither',
    'WitherSkullBlock.checkSpawn.',
    async (world) => {
      await world.requireCommand('effect give Alice resistance 60 4')
      await world.set([12, 0, 8], 'soul_sand')
      await world.fill([11, 1, 8], [13, 1, 8], 'soul_sand')
      await world.fill([11, 2, 8], [12, 2, 8], 'wither_skeleton_skull')
      await world.place('wither_skeleton_skull', { on: [13, 1, 8] })
      await world.waitUntil(() => world.seen('wither').length === 1, 3000, 'a wither')
      await world.requireCommand('kill @e[type=wither]')
      await world.command('effect clear Alice')
    },
  ),
]
