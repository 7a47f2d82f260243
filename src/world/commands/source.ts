import type { Look, Vec } from '../geometry.ts'
import type { Entity } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { EYE_HEIGHT, Player } from '../kernel/player/player.ts'

export type Target = Player | Entity

/** Who runs a command, and from where. `execute` changes both. */
export interface CommandSource extends Look {
  readonly name: string
  /** The entity, if it is a player. */
  readonly player: Player | undefined
  /** The entity that @s selects; undefined for the server itself. */
  readonly entity: Target | undefined
  /** Feet. */
  readonly position: Vec
  /** Origin of ^ coordinates and of `facing`. */
  readonly anchor: 'feet' | 'eyes'
}

/** The source of a player, or of the server itself, whose position is the world spawn. */
export function sourceOf(game: Game, player?: Player): CommandSource {
  if (player) return sourceAs(player, player.position, player)
  const server = { name: 'Server', player: undefined, entity: undefined, anchor: 'feet' } as const
  return { ...server, position: game.spawn, yaw: 0, pitch: 0 }
}

/** A source for this entity at the given position (vanilla `execute as` changes who runs a command, not where). */
export function sourceAs(entity: Target, position: Vec, { yaw, pitch }: Look): CommandSource {
  const player = entity instanceof Player ? entity : undefined
  return { name: labelOf(entity), player, entity, position, yaw, pitch, anchor: 'feet' }
}

/** The name of an entity in messages. */
export function labelOf(target: Target): string {
  return target instanceof Player ? target.name : (target.traits.customName ?? target.definition.displayName)
}

/** Height of an entity's eyes above its feet, in blocks (vanilla's default: 85 % of the height). */
export function eyeHeight(target: Target): number {
  return target instanceof Player ? EYE_HEIGHT : target.size.height * 0.85
}

/** The origin of local coordinates. */
export function anchored(source: CommandSource): Vec {
  if (source.anchor === 'feet' || !source.entity) return source.position
  return { ...source.position, y: source.position.y + eyeHeight(source.entity) }
}
