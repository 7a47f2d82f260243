import { ItemEntity } from '../entities/item-entity.ts'
import { isProp, Prop } from '../entities/prop.ts'
import type { Vec } from '../geometry.ts'
import { itemFrom } from '../items/item-nbt.ts'
import type { Entity } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { isAlive } from '../library/alive.ts'
import { type NbtCompound, type NbtTag, plainNbt } from '../library/nbt.ts'
import { checkedPlace, nbtArgument } from './arguments.ts'
import type { Command } from './command.ts'
import { applyEntityNbt } from './entity-nbt.ts'
import { bare, lookup, namespaced } from './lookup.ts'
import { CommandProblem, done } from './reply.ts'
import { labelOf } from './source.ts'

/** Kinds that cannot be summoned (vanilla). */
const NOT_SUMMONABLE = new Set(['player', 'fishing_bobber'])
const ITEM_DELAY = 10

/** summon <entity> [place] [nbt] */
export const summon: Command = (game, source, reader) => {
  const { text, start } = reader.next()
  const kind = bare(text)
  if (!lookup(game.registry.entitiesByName, kind) || NOT_SUMMONABLE.has(kind))
    throw reader.problem(`Unknown entity: ${namespaced(text)}`, start, 'not_found')
  const place = reader.atEnd ? source.position : reader.exact(source)
  const nbt = reader.atEnd ? undefined : nbtArgument(reader)
  reader.end()
  const entity = create(game, kind, checkedPlace(place, 'summon'), nbt)
  return done(`Summoned new ${labelOf(entity)}`, { id: entity.id, uuid: entity.uuid })
}

function create(game: Game, kind: string, position: Vec, nbt: NbtCompound | undefined): Entity {
  if (isAlive(game.entityDefinition(kind))) {
    const body = game.summon(kind, position)
    if (nbt) {
      applyEntityNbt(game, body, nbt)
      game.sendMetadata(body)
      sendEquipment(game, body)
    }
    return body
  }
  const entity = lifeless(game, kind, position, nbt)
  if (!entity)
    throw new CommandProblem('unsupported', `Unable to summon ${kind}: this server has no such entity`)
  if (nbt) applyEntityNbt(game, entity, nbt)
  game.addEntity(entity)
  return entity
}

function lifeless(game: Game, kind: string, position: Vec, nbt: NbtCompound | undefined): Entity | null {
  const definition = game.entityDefinition(kind)
  if (isProp(kind)) return new Prop(game, { definition, position })
  if (kind !== 'item') return null
  const said = nbt?.value['Item']
  const members = said?.type === 'compound' ? (said.value as Record<string, NbtTag | undefined>) : {}
  const stack = itemFrom(game.items, members)
  if (!stack) throw new CommandProblem('failed', 'Unable to summon entity')
  const delay = plainNbt(nbt?.value['PickupDelay'])
  const pickupDelay = typeof delay === 'number' ? Math.max(0, delay) : ITEM_DELAY
  return new ItemEntity(game, { definition, position, velocity: { x: 0, y: 0, z: 0 }, stack, pickupDelay })
}

function sendEquipment(game: Game, entity: Entity): void {
  for (const [name, fields] of entity.spawnPackets())
    if (name === 'entity_equipment') game.broadcastSeen(entity, name, fields)
}
