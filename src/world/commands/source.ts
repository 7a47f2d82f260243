import type { Look, Vec } from '../geometry.ts'
import type { Entity } from '../kernel/entities/entity.ts'
import { type Game, gameOf } from '../kernel/game.ts'
import { EYE_HEIGHT, Player } from '../kernel/player/player.ts'
import { displayName } from '../player/display-name.ts'
import { type Text, text } from '../protocol/fields.ts'

export type Target = Player | Entity

/** The executor of a command, and its position. `execute` can change both. */
export interface CommandSource extends Look {
  /** The dimension in which it runs. */
  readonly game: Game
  readonly displayName: Text
  /** The entity, if it is a player. */
  readonly player: Player | undefined
  /** The entity that @s selects; undefined for the server itself. */
  readonly entity: Target | undefined
  /** Feet. */
  readonly position: Vec
  /** Origin of ^ coordinates and of `facing`. */
  readonly anchor: 'feet' | 'eyes'
  readonly operator: boolean
  /**
   * The player who receives the outcome; undefined for the server itself, which receives a reply. `execute` does not change it.
   */
  readonly output: Player | undefined
  /** Receivers of the command's success and result. */
  readonly stores?: readonly ((ok: boolean, result: number) => void)[]
}

/** The source of a player, or of the server itself, whose position is the world spawn. */
export function sourceOf(game: Game, player?: Player): CommandSource {
  const common = { anchor: 'feet', operator: true, output: undefined } as const
  if (player)
    return {
      ...common,
      ...identity(player),
      game: gameOf(player),
      position: player.position,
      ...lookOf(player),
    }
  const server = { displayName: text('Server'), player: undefined, entity: undefined }
  return { ...common, ...server, game: game.world.in('overworld'), position: game.spawn, yaw: 0, pitch: 0 }
}

/** The source of a player's typed command: the player receives the outcome, and only operators may run everything. */
export const sourceTyping = (game: Game, player: Player): CommandSource => ({
  ...sourceOf(game, player),
  operator: game.isOp(player.name),
  output: player,
})

/** The source with another entity (vanilla `execute as` changes who runs a command, not where). */
export const sourceAs = (source: CommandSource, entity: Target): CommandSource => ({
  ...source,
  ...identity(entity),
})

const identity = (entity: Target) => ({
  displayName: displayName(entity),
  player: entity instanceof Player ? entity : undefined,
  entity,
})

export const lookOf = ({ yaw, pitch }: Look): Look => ({ yaw, pitch })

/** The plain name of an entity, as selectors compare it. */
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
