import { equal, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'

const MONSTERS = new Set([
  'zombie',
  'zombie_villager',
  'skeleton',
  'spider',
  'creeper',
  'enderman',
  'witch',
  'slime',
])

/** All monsters that Alice sees. */
const monsters = ({ alice }: ProbeWorld) =>
  Object.values(alice.entities).filter(({ name }) => MONSTERS.has(name ?? ''))

/** Makes it night; Alice is in creative mode, so that monsters do not chase her. */
async function night(world: ProbeWorld): Promise<void> {
  await world.requireCommand('gamemode creative Alice')
  await world.requireCommand('time set 18000')
}

/** Natural spawning and despawning. */
export const spawning = [
  probe(
    'spawning.night',
    'Monsters spawn by night, at least 24 blocks from players',
    'NaturalSpawner.isRightDistanceToPlayerAndSpawnPoint.',
    async (world) => {
      await night(world)
      const { alice } = world
      const near: number[] = []
      const note = (entity: { name?: string; position: typeof alice.entity.position }) => {
        if (MONSTERS.has(entity.name ?? '')) near.push(entity.position.distanceTo(alice.entity.position))
      }
      alice.on('entitySpawn', note)
      try {
        await world.requireCommand('gamerule doMobSpawning true')
        await world.waitUntil(() => near.length >= 3, 30_000, 'three monsters')
      } finally {
        alice.off('entitySpawn', note)
        await world.requireCommand('gamerule doMobSpawning false')
        await world.requireCommand('kill @e[type=!player]')
      }
      within('blocks from Alice', Math.min(...near), 23, 128)
    },
  ),
  probe('spawning.rule', 'No monsters spawn without doMobSpawning', 'Game rule.', async (world) => {
    await night(world)
    await world.ticks(200)
    equal('monsters', monsters(world).length, 0)
  }),
  probe(
    'spawning.peaceful',
    'No monsters spawn in peaceful difficulty',
    'checkMonsterSpawnRules.',
    async (world) => {
      await world.requireCommand('difficulty peaceful')
      await night(world)
      await world.requireCommand('gamerule doMobSpawning true')
      await world.ticks(200)
      equal('monsters', monsters(world).length, 0)
    },
  ),
  probe(
    'spawning.vanish',
    'A monster far from players despawns at once, a cow does not',
    'Mob.checkDespawn: beyond 128 blocks.',
    async (world) => {
      const bob = await world.bot('Bob')
      await world.stand(bob, [12.5, 0, 10.5])
      await world.summon('zombie', [4.5, 0, 4.5], '{NoAI:1b,Tags:["left"]}')
      await world.summon('cow', [6.5, 0, 4.5], '{NoAI:1b,Tags:["left"]}')
      const { x, y, z } = world.at([12.5, 0, 12.5])
      for (const name of ['Alice', 'Bob']) await world.requireCommand(`tp ${name} ${x} ${y} ${z + 200}`)
      await world.ticks(10)
      const gone = await world.command('data get entity @e[tag=left,type=zombie,limit=1]')
      const kept = await world.command('data get entity @e[tag=left,type=cow,limit=1]')
      equal('zombie, cow', [gone.ok, kept.ok], [false, true])
    },
  ),
] satisfies Probe[]
