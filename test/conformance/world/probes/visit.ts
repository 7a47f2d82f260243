import type { Bot } from 'mineflayer'
import { equal, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'

/** What another player sees of Alice. */
const alicesBody = (bob: Bot) => bob.players['Alice']?.entity

async function watched(world: ProbeWorld): Promise<Bot> {
  const bob = await world.bot('Bob')
  await world.waitUntil(() => !!alicesBody(bob), 5000, 'Alice in sight of Bob')
  return bob
}

const visit = (name: string, title: string, rule: string, run: (world: ProbeWorld) => Promise<void>): Probe =>
  probe(`visit.${name}`, title, rule, run, { asGuest: true })

/** What anybody sees who joins a server and looks around: no operator is needed. */
export const visits = [
  visit('ground', 'Who joins stands on solid ground', 'The spawn chunk comes before play.', async (world) => {
    const { alice } = world
    await world.waitUntil(() => alice.entity.onGround, 5000, 'both feet on the ground')
    const below = alice.blockAt(alice.entity.position.offset(0, -0.5, 0))
    holds('the block below', below?.boundingBox === 'block', below?.name ?? 'nothing', 'a solid block')
  }),
  visit('chunks', 'The land around is there', 'View distance of at least two chunks.', async (world) => {
    const { alice } = world
    const around = [-24, 24].flatMap((d) => [
      alice.entity.position.offset(d, 0, 0),
      alice.entity.position.offset(0, 0, d),
    ])
    await world.waitUntil(() => around.every((it) => alice.blockAt(it) !== null), 5000, 'chunks on all sides')
  }),
  visit('age', 'The age of the world is told every second', '20 ticks a second.', async (world) => {
    const { alice } = world
    const ages: number[] = []
    const note = () => void ages.push(Number(alice.time.bigAge))
    alice.on('time', note)
    await world.sleep(5200)
    alice.off('time', note)
    within('times told in 5 s', ages.length, 4, 6)
    within('ticks between the first and the last', (ages.at(-1) ?? 0) - (ages[0] ?? 0), 60, 120)
  }),
  visit('seen', 'Two players see each other', 'Spawn packets go both ways.', async (world) => {
    const bob = await watched(world)
    await world.waitUntil(() => !!world.alice.players['Bob']?.entity, 5000, 'Bob in sight of Alice')
    const off = alicesBody(bob)?.position.distanceTo(world.alice.entity.position) ?? Number.NaN
    within('blocks between where Alice is and where Bob sees it', off, 0, 0.5)
  }),
  visit('walk', 'Others see where a player walks', 'Relative moves of entities.', async (world) => {
    const bob = await watched(world)
    const { alice } = world
    const start = alice.entity.position.clone()
    alice.setControlState('forward', true)
    await world.ticks(30)
    alice.clearControlStates()
    await world.ticks(10 + world.slack)
    holds(
      'blocks walked',
      alice.entity.position.distanceTo(start) > 1,
      alice.entity.position.distanceTo(start),
      'more than one',
    )
    const off = alicesBody(bob)?.position.distanceTo(alice.entity.position) ?? Number.NaN
    within('blocks between where Alice is and where Bob sees it', off, 0, 0.5)
  }),
  visit('turn', 'Others see where a player looks', 'entity_head_rotation.', async (world) => {
    const bob = await watched(world)
    for (const yaw of [1, -1]) {
      await world.alice.look(yaw, 0, true)
      const seen = () => alicesBody(bob)?.yaw ?? Number.NaN
      const off = () => Math.abs(((seen() - yaw + 3 * Math.PI) % (2 * Math.PI)) - Math.PI)
      await world.waitUntil(() => off() < 0.05, 2000, `yaw ${yaw}`, seen)
    }
  }),
  visit('swing', 'Others see a player swing its arm', 'Animation 0.', async (world) => {
    const bob = await watched(world)
    let swings = 0
    const note = (entity: { username?: string }) => {
      if (entity.username === 'Alice') swings++
    }
    bob.on('entitySwingArm', note)
    world.alice.swingArm('right')
    await world.ticks(10 + world.slack)
    bob.off('entitySwingArm', note)
    equal('swings', swings, 1)
  }),
] satisfies Probe[]
