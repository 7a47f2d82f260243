import type { Vec } from '../geometry.ts'
import type { NbtCompound } from '../library/nbt.ts'
import { createEntity } from '../persistence/entity-apply.ts'
import { displayName } from '../player/display-name.ts'
import { translate } from '../protocol/fields.ts'
import { COMPOUND } from './arguments/nbt.ts'
import { checkedPlace, pointFor, VEC3 } from './arguments/positions.ts'
import { SUMMONABLE } from './arguments/registries.ts'
import { type CommandData, refused, unsupported } from './reply.ts'
import { command, type Run } from './tree/node.ts'

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
  const { game } = run
  const entity = createEntity(game, kind, checkedPlace(place, 'summon'), nbt)
  if (entity === 'no_item') throw refused('commands.summon.failed')
  if (!entity) throw unsupported(`Unable to summon ${kind}: this server has no such entity`)
  game.addEntity(entity)
  run.did(translate('commands.summon.success', displayName(entity)))
  return { id: entity.id, uuid: entity.uuid }
}
