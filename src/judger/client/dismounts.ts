import { adapt } from './adapt.ts'
import type { Bot, Entity } from './bot.ts'

interface Passengers {
  readonly entityId: number
  readonly passengers: readonly number[]
}

/**
 * Makes a bot notice that it has dismounted: since 1.9, servers send the remaining riders of a vehicle, but mineflayer only reads
 * new ones.
 */
export function noticeDismounts(bot: Bot): void {
  bot.extras.packets.onReceived('set_passengers', (packet) => {
    const { entityId, passengers } = adapt<Passengers>(packet)
    const vehicle = bot.vehicle as (Entity & { passengers?: Entity[] }) | null | undefined
    if (vehicle?.id !== entityId || passengers.includes(bot.entity.id)) return
    vehicle.passengers = vehicle.passengers?.filter((rider) => rider !== bot.entity) ?? []
    Object.assign(bot.entity, { vehicle: null })
    Object.assign(bot, { vehicle: null })
    bot.emit('dismount', vehicle)
  })
}
