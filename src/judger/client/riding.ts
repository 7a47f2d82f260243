import type { Position } from '../../core/position.ts'
import { adapt } from './adapt.ts'
import type { Bot, Entity } from './bot.ts'

/** The position of a steered vehicle, as the client reports it. Angles in degrees, as the game counts them. */
export interface VehicleMove extends Position {
  readonly yaw: number
  readonly pitch: number
}

/** The vehicle that a bot sits on. */
export const vehicleOf = ({ vehicle }: Bot): Entity | undefined => vehicle ?? undefined

/** Reports the position of the steered vehicle; mineflayer only sends keys, which do not move it on servers. */
export function moveVehicle(bot: Bot, move: VehicleMove): void {
  adapt<{ write(name: 'vehicle_move', fields: VehicleMove & { onGround: boolean }): void }>(
    bot._client,
  ).write('vehicle_move', { ...move, onGround: true })
  const vehicle = vehicleOf(bot)
  // The server does not tell the driver where its vehicle is.
  if (vehicle !== undefined) vehicle.position.set(move.x, move.y, move.z)
}

/**
 * Finds the bobber that a bot casts: only the packet that spawns it names its owner.
 * @returns a function that returns the bobber while it is out, and one that stops watching
 */
export function watchFloat(bot: Bot): { float: () => Entity | undefined; stop: () => void } {
  let id: number | undefined
  const stop = bot.extras.packets.onReceived('spawn_entity', ({ entityId, objectData }) => {
    if (objectData === bot.entity.id && bot.entities[Number(entityId)]?.name === 'fishing_bobber')
      id = Number(entityId)
  })
  return { float: () => (id === undefined ? undefined : bot.entities[id]), stop }
}

/** Whether a fishing bobber is hooked into an entity: one of its fields is the entity's id plus one. */
export const hangsOn = (float: Entity, { id }: { readonly id: number }): boolean =>
  Object.values(float.metadata).some((value) => adapt<unknown>(value) === id + 1)

/** The entity that a body sits on. */
export const seatOf = (entity: Entity): Entity | undefined =>
  adapt<{ vehicle?: Entity | null }>(entity).vehicle ?? undefined

/** The status of an entity whose shield has blocked a hit. */
const BLOCKED = 29

/** Calls back when a bot's shield has blocked a hit. @returns a function that stops this */
export const whenBlocked = (bot: Bot, listener: () => void): (() => void) =>
  bot.extras.packets.onReceived('entity_status', ({ entityId, entityStatus }) => {
    if (entityId === bot.entity.id && entityStatus === BLOCKED) listener()
  })
