import type { Entity, Tracked } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'

/** Something that can be led on a leash. */
interface Led extends Entity {
  /** The player or post that holds the other end. */
  readonly leash: Tracked | undefined
  /** Ties it to an entity, or releases it. */
  tieTo(holder: Tracked | undefined): void
}

const canBeLed = (entity: Entity): entity is Led => 'tieTo' in entity

/** The mobs on the leads of a player or a post. */
export function ledBy(game: Game, holder: Tracked): Led[] {
  const found: Led[] = []
  for (const entity of game.entities.values())
    if (canBeLed(entity) && entity.leash === holder) found.push(entity)
  return found
}

/** Releases it; the lead falls to the ground if `drops` is set. */
export function letGo(game: Game, led: Led, { drops }: { drops: boolean }): void {
  led.tieTo(undefined)
  if (!drops) return
  game.dropItem({
    stack: game.items.make('lead'),
    position: led.position,
    velocity: { x: 0, y: 0.2, z: 0 },
    pickupDelay: 10,
  })
}
