import type { Bot } from 'mineflayer'
import type { Entity } from 'prismarine-entity'
import { within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import { packets } from './told.ts'

/** Who sits on what, as a client is told; the client library forgets nobody who gets off. */
function seats(bot: Bot): { on(vehicle: Entity): readonly number[]; close(): void } {
  const { list, close } = packets<{ entityId: number; passengers: readonly number[] }>(bot, 'set_passengers')
  return { close, on: ({ id }) => list.findLast(({ entityId }) => entityId === id)?.passengers ?? [] }
}

/** Gets off what a bot rides, as a client with the sneak key does. */
async function getOff(world: ProbeWorld, bot: Bot): Promise<void> {
  bot.setControlState('sneak', true)
  await world.ticks(3)
  bot.setControlState('sneak', false)
  await world.ticks(2)
}

const vehicles = ['boat', 'minecart'] as const

/** Sitting on vehicles and animals, steering and getting off. */
export const riding = [
  ...vehicles.map((kind) =>
    probe(
      `riding.mount-${kind}`,
      `A player sits down in a ${kind} and gets off`,
      'Entity.startRiding, stopRiding.',
      async (world) => {
        const { alice } = world
        const told = seats(alice)
        const vehicle = await world.summon(world.nameOf(kind), [12.5, 0, 10.5])
        alice.mount(vehicle)
        const sits = () => told.on(vehicle).includes(alice.entity.id)
        await world.waitUntil(sits, 1500, `Alice in the ${kind}`)
        await getOff(world, alice)
        await world.waitUntil(() => !sits(), 1500, 'Alice on her feet')
        told.close()
        within('distance', alice.entity.position.distanceTo(world.at([12.5, 0, 10.5])), 0.5, 2.5)
      },
    ),
  ),
] satisfies Probe[]
