import type { Position } from '../../core/position.ts'
import { adapt } from './adapt.ts'
import type { Bot, Entity } from './bot.ts'

/** Where a client says that the vehicle is which it steers. Angles in degrees, as the game counts them. */
export interface VehicleMove extends Position {
  readonly yaw: number
  readonly pitch: number
}

/** What a bot sits on. */
export const vehicleOf = (bot: Bot): Entity | undefined =>
  adapt<{ vehicle?: Entity | null }>(bot).vehicle ?? undefined

/** Says where the vehicle is that the bot steers; mineflayer only sends keys, by which servers move nothing. */
export function moveVehicle(bot: Bot, move: VehicleMove): void {
  adapt<{ write(name: 'vehicle_move', fields: VehicleMove & { onGround: boolean }): void }>(
    bot._client,
  ).write('vehicle_move', { ...move, onGround: true })
  const vehicle = vehicleOf(bot)
  // The server does not tell who steers where its vehicle is.
  if (vehicle !== undefined) vehicle.position.set(move.x, move.y, move.z)
}

/** The float of a bot's fishing rod. */
export const floatOf = (bot: Bot): Entity | undefined =>
  Object.values(bot.entities).find(
    (entity) =>
      entity.name === 'fishing_bobber' && adapt<{ objectData?: number }>(entity).objectData === bot.entity.id,
  )

/** Whether a float hangs on a body: one of its fields is the number of the body, and one. */
export const hangsOn = (float: Entity, { id }: { readonly id: number }): boolean =>
  Object.values(float.metadata).some((value) => adapt<unknown>(value) === id + 1)
