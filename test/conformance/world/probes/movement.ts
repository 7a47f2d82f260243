import type { Bot } from 'mineflayer'
import { equal, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'

/** Position in the plot at which Bob sees Alice. */
async function seenByBob(world: ProbeWorld): Promise<() => Spot> {
  const bob = await world.bot('Bob')
  await world.waitUntil(() => !!bob.players['Alice']?.entity, 3000, 'Alice in sight of Bob')
  return () => {
    const { x, y, z } = bob.players['Alice']?.entity?.position.minus(world.at([0, 0, 0])) ?? {
      x: 0,
      y: 0,
      z: 0,
    }
    return [x, y, z]
  }
}

/** Sends positions directly, bypassing mineflayer's physics. */
function claim(world: ProbeWorld, bot: Bot, spot: Spot, onGround = true): void {
  const { x, y, z } = world.at(spot)
  // the bot must believe it too, because mineflayer repeats its position now and then
  bot.entity.position.set(x, y, z)
  // since 1.21.2 in flags
  const flags = { onGround, hasHorizontalCollision: false }
  bot._client.write('position', { x, y, z, onGround, flags })
}

const paces: [name: string, control: 'forward' | 'sprint' | 'sneak', speed: number][] = [
  ['walks', 'forward', 4.317],
  ['sprints', 'sprint', 5.612],
  ['sneaks', 'sneak', 1.295],
]

const pace = ([name, control, speed]: (typeof paces)[number]): Probe =>
  probe(
    `movement.${name}`,
    `A player ${name} at ${speed} blocks per second, and others see it there`,
    `Player speed: ${speed} m/s.`,
    async (world) => {
      const seen = await seenByBob(world)
      await world.stand(world.alice, [12.5, 0, 22.5], 'north')
      world.alice.setControlState('forward', true)
      world.alice.setControlState(control, true)
      await world.ticks(20)
      const [, , from] = seen()
      const start = world.now()
      await world.ticks(40)
      const [, , to] = seen()
      const seconds = (world.now() - start) / 20
      world.alice.clearControlStates()
      within('blocks per second', (from - to) / seconds, speed * 0.9, speed * 1.1)
    },
  )

/** Walking, climbing, swimming, and false position claims. */
export const movement = [
  ...paces.map(pace),
  probe(
    'movement.wall',
    'A player walks around a wall and over a step',
    'A full block needs a jump; two blocks are too high.',
    async (world) => {
      const seen = await seenByBob(world)
      await world.fill([0, 0, 9], [20, 1, 9], 'stone')
      await world.fill([21, 0, 9], [23, 0, 9], 'stone')
      await world.goto(world.alice, [12, 0, 5])
      await world.ticks(4 + world.slack)
      equal('place', seen().map(Math.floor), [12, 0, 5])
    },
  ),
  probe(
    'movement.ladder',
    'A player climbs a ladder',
    'Ladders are climbed at 0.2 blocks per tick at most.',
    async (world) => {
      const seen = await seenByBob(world)
      await world.fill([12, 0, 8], [12, 3, 8], 'stone')
      await world.fill([12, 0, 9], [12, 3, 9], 'ladder[facing=south]')
      await world.stand(world.alice, [12.5, 0, 10.5], 'north')
      world.alice.setControlState('forward', true)
      await world.waitUntil(() => seen()[1] >= 3.9, 6000, 'height 4', seen)
    },
  ),
  probe('movement.swim', 'A player swims up through water', 'Holding jump in water lifts.', async (world) => {
    const seen = await seenByBob(world)
    await world.fill([11, 0, 11], [13, 3, 13], 'glass')
    await world.fill([12, 0, 12], [12, 3, 12], 'water')
    await world.ticks(10)
    world.alice.setControlState('jump', true)
    await world.waitUntil(() => seen()[1] > 3, 5000, 'the surface at 3', seen)
  }),
  probe(
    'movement.far-claim',
    'A player who claims to be a hundred blocks away is teleported back',
    '"moved too quickly": more than 100 blocks² beyond the speed in one packet.',
    async (world) => {
      const seen = await seenByBob(world)
      claim(world, world.alice, [112.5, 0, 12.5])
      await world.ticks(6 + world.slack)
      const place = world.alice.entity.position.minus(world.at([0, 0, 0])).floored()
      equal('place', [place.x, ...seen().map(Math.floor)], [12, 12, 0, 12])
    },
  ),
  probe(
    'movement.nine-blocks',
    'A single move of nine blocks in the open is accepted',
    'ServerGamePacketListenerImpl: teleports back only beyond ten blocks.',
    async (world) => {
      const seen = await seenByBob(world)
      await world.stand(world.alice, [12.5, 0, 20.5], 'north')
      world.alice.physicsEnabled = false
      await world.ticks(2)
      claim(world, world.alice, [12.5, 0, 11.5])
      await world.ticks(6 + world.slack)
      world.alice.physicsEnabled = true
      equal('place', seen().map(Math.floor), [12, 0, 11])
    },
  ),
  probe(
    'movement.through-walls',
    'A player who claims to have walked into a wall is teleported back',
    '"moved wrongly": the server moves the body itself and compares.',
    async (world) => {
      const seen = await seenByBob(world)
      await world.fill([8, 0, 9], [16, 3, 9], 'stone')
      await world.stand(world.alice, [12.5, 0, 10.5], 'north')
      world.alice.physicsEnabled = false
      for (const z of [10.3, 10, 9.7, 9.4, 9, 8.5]) claim(world, world.alice, [12.5, 0, z])
      await world.ticks(6 + world.slack)
      world.alice.physicsEnabled = true
      within('z', seen()[2], 10, 11)
    },
  ),
  probe(
    'movement.teleport',
    'A teleport moves and turns the player, for itself and for others',
    '/tp sends position and both angles.',
    async (world) => {
      const seen = await seenByBob(world)
      await world.requireCommand(`tp Alice ${world.xyz([3.25, 0, 20.75])} 90 30`)
      await world.ticks(4 + world.slack)
      equal(
        'place',
        seen().map((x) => Math.round(x * 100) / 100),
        [3.25, 0, 20.75],
      )
      within('pitch in degrees', (-world.alice.entity.pitch * 180) / Math.PI, 29, 31)
    },
  ),
  ...(['sneak', 'sprint'] as const).map((control) =>
    probe(
      `movement.others-see-${control}`,
      `Others see a player ${control}`,
      `Shared flag ${control === 'sneak' ? 2 : 8} of the entity's metadata.`,
      async (world) => {
        const bob = await world.bot('Bob')
        world.alice.setControlState(control, true)
        if (control === 'sprint') world.alice.setControlState('forward', true)
        const flags = () =>
          Number((bob.players['Alice']?.entity as { metadata?: unknown[] } | undefined)?.metadata?.[0])
        await world.waitUntil(() => (flags() & (control === 'sneak' ? 2 : 8)) !== 0, 1500, 'the flag', flags)
      },
      { asGuest: true },
    ),
  ),
] satisfies Probe[]
