import type { Entity } from '../entities/entity.ts'
import type { Game } from '../game.ts'
import type { Moment } from './fields.ts'
import { Memory } from './memory.ts'

/** UUIDs of players and entities that an entity remembers and that are not in the world yet. */
const ABSENT = new Memory('absent', () => ({ uuids: new Map<string, string>() }))

/** The moment at which an entity is saved or read. */
export const momentOf = (game: Game, entity: Entity): Moment => ({
  now: game.ticks,
  absent: ABSENT.of(entity).uuids,
  whenHere: (uuid, found) => game.world.whenHere(uuid, found),
})
