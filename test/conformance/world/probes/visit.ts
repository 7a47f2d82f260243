import type { Bot } from 'mineflayer'
import type { Entity } from 'prismarine-entity'
import { equal, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'

/** Bob, who joins later, and what Alice sees of him. */
async function newcomer(world: ProbeWorld) {
  const bob = await world.bot('Bob')
  const body = () => world.alice.players['Bob']?.entity
  await world.waitUntil(() => !!body(), 5000, 'Bob in sight of Alice')
  return { bob, body }
}

const distance = (seen: Entity | undefined, bot: Bot): number =>
  seen?.position.distanceTo(bot.entity.position) ?? Number.NaN

const visit = (name: string, title: string, rule: string, run: (world: ProbeWorld) => Promise<void>): Probe =>
  probe(`visit.${name}`, title, rule, run, { asGuest: true })

/** What a guest without operator rights can see. */
export const visits = [
  visit(
    'ground',
    'A new player stands on solid ground',
    'The spawn chunk comes before play.',
    async (world) => {
      const { alice } = world
      await world.waitUntil(() => alice.entity.onGround, 5000, 'both feet on the ground')
      const below = alice.blockAt(alice.entity.position.offset(0, -0.5, 0))
      holds('the block below', below?.boundingBox === 'block', below?.name ?? 'nothing', 'a solid block')
    },
  ),
  visit(
    'chunks',
    'The terrain around a player is loaded',
    'View distance of at least two chunks.',
    async (world) => {
      const { alice } = world
      const around = [-24, 24].flatMap((d) => [
        alice.entity.position.offset(d, 0, 0),
        alice.entity.position.offset(0, 0, d),
      ])
      await world.waitUntil(() => around.every((p) => alice.blockAt(p) !== null), 5000, 'chunks on all sides')
    },
  ),
  visit('age', 'The age of the world is sent every second', '20 ticks a second.', async (world) => {
    const { alice } = world
    const ages: number[] = []
    const note = () => void ages.push(Number(alice.time.bigAge))
    alice.on('time', note)
    await world.sleep(5200)
    alice.off('time', note)
    within('times told in 5 s', ages.length, 4, 6)
    within('ticks between the first and the last', (ages.at(-1) ?? 0) - (ages[0] ?? 0), 60, 120)
  }),
  visit(
    'seen',
    'A newcomer is seen by who was there',
    'Spawn packets go to those who are there.',
    async (world) => {
      const { bob, body } = await newcomer(world)
      within('blocks between where Bob is and where Alice sees him', distance(body(), bob), 0, 0.5)
    },
  ),
  visit('sees', 'A newcomer sees who was there', 'Spawn packets go to the newcomer.', async (world) => {
    const { bob } = await newcomer(world)
    const body = () => bob.players['Alice']?.entity
    await world.waitUntil(() => !!body(), 5000, 'Alice in sight of Bob')
    within('blocks between where Alice is and where Bob sees her', distance(body(), world.alice), 0, 0.5)
  }),
  visit('walk', 'Others see where a player walks', 'Relative moves of entities.', async (world) => {
    const { bob, body } = await newcomer(world)
    const start = bob.entity.position.clone()
    bob.setControlState('forward', true)
    await world.ticks(30)
    bob.clearControlStates()
    await world.ticks(10 + world.slack)
    const walked = bob.entity.position.distanceTo(start)
    holds('blocks walked', walked > 1, walked, 'more than one')
    within('blocks between where Bob is and where Alice sees him', distance(body(), bob), 0, 0.5)
  }),
  visit('turn', 'Others see where a player looks', 'entity_head_rotation.', async (world) => {
    const { bob, body } = await newcomer(world)
    for (const yaw of [1, -1]) {
      await bob.look(yaw, 0, true)
      const seen = () => body()?.yaw ?? Number.NaN
      const off = () => Math.abs(((seen() - yaw + 3 * Math.PI) % (2 * Math.PI)) - Math.PI)
      await world.waitUntil(() => off() < 0.05, 2000, `yaw ${yaw}`, seen)
    }
  }),
  visit('swing', 'Others see a player swing its arm', 'Animation 0.', async (world) => {
    const { bob } = await newcomer(world)
    let swings = 0
    const note = (entity: { username?: string }) => {
      if (entity.username === 'Bob') swings++
    }
    world.alice.on('entitySwingArm', note)
    bob.swingArm('right')
    await world.ticks(10 + world.slack)
    world.alice.off('entitySwingArm', note)
    equal('swings', swings, 1)
  }),
] satisfies Probe[]
