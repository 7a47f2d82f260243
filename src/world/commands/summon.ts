import { ItemEntity } from '../entities/item-entity.ts'
import { createLifeless } from '../entities/lifeless.ts'
import type { Vec } from '../geometry.ts'
import { itemFrom } from '../items/item-nbt.ts'
import type { Entity } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { isAlive } from '../library/alive.ts'
import { type NbtCompound, type NbtTag, plainNbt } from '../library/nbt.ts'
import { displayName } from '../player/display-name.ts'
import { translate } from '../protocol/fields.ts'
import { COMPOUND } from './arguments/nbt.ts'
import { checkedPlace, pointFor, VEC3 } from './arguments/positions.ts'
import { SUMMONABLE } from './arguments/registries.ts'
import { applyEntityNbt } from './entity-nbt.ts'
import { type CommandData, refused, unsupported } from './reply.ts'
import { command, type Run } from './tree/node.ts'

const ITEM_DELAY = 10

/** summon <entity> [pos] [nbt] */
export const summon = command('summon', (at) =>
  at.argument('entity', SUMMONABLE, (at) =>
    at
      .runs((run, { entity }) => appear(run, entity, run.source.position))
      .argument('pos', VEC3, (at) =>
        at
          .runs((run, { entity, pos }) => appear(run, entity, pointFor(run.source, pos)))
          .argument('nbt', COMPOUND, (at) =>
            at.runs((run, { entity, pos, nbt }) => appear(run, entity, pointFor(run.source, pos), nbt)),
          ),
      ),
  ),
)

function appear(run: Run, kind: string, place: Vec, nbt?: NbtCompound): CommandData {
  const entity = create(run.game, kind, checkedPlace(place, 'summon'), nbt)
  run.did(translate('commands.summon.success', displayName(entity)))
  return { id: entity.id, uuid: entity.uuid }
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
  if (!entity) throw unsupported(`Unable to summon ${kind}: this server has no such entity`)
  if (nbt) applyEntityNbt(game, entity, nbt)
  game.addEntity(entity)
  return entity
}

function lifeless(game: Game, kind: string, position: Vec, nbt: NbtCompound | undefined): Entity | null {
  const definition = game.entityDefinition(kind)
  if (kind !== 'item') return createLifeless(game, kind, position)
  const said = nbt?.value['Item']
  const members = said?.type === 'compound' ? (said.value as Record<string, NbtTag | undefined>) : {}
  const stack = itemFrom(game.items, members)
  if (!stack) throw refused('commands.summon.failed')
  const delay = plainNbt(nbt?.value['PickupDelay'])
  const pickupDelay = typeof delay === 'number' ? Math.max(0, delay) : ITEM_DELAY
  return new ItemEntity(game, { definition, position, velocity: { x: 0, y: 0, z: 0 }, stack, pickupDelay })
}

function sendEquipment(game: Game, entity: Entity): void {
  for (const [name, fields] of entity.spawnPackets())
    if (name === 'entity_equipment') game.broadcastSeen(entity, name, fields)
}
