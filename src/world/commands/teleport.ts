import { add, type Look, type Vec } from '../geometry.ts'
import { type Game, gameOf } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { displayName } from '../player/display-name.ts'
import { changeDimension } from '../player/joining.ts'
import { dismount } from '../player/riding.ts'
import { teleport } from '../player/teleport.ts'
import { text, translate } from '../protocol/fields.ts'
import { ENTITIES, ENTITY } from './arguments/entities.ts'
import { ANCHOR, checkedPlace, lookAt, lookFor, pointFor, ROTATION, VEC3 } from './arguments/positions.ts'
import { allOf, oneOf, ownEntity } from './arguments/selector.ts'
import { CommandProblem } from './reply.ts'
import { eyeHeight, type Target } from './source.ts'
import { oneOrMany } from './texts.ts'
import { command, type Run } from './tree/node.ts'

/**
 * teleport <destination>; teleport <location>; teleport <targets> <destination>;
 * teleport <targets> <location> [<rotation> | facing (<place> | entity <target> [eyes|feet])]
 */
export const tp = command(
  'teleport',
  (at) => {
    at.argument('location', VEC3, (at) =>
      at.runs((run, { location }) => toPlace(run, [ownEntity(run)], pointFor(run.source, location))),
    )
    at.argument('destination', ENTITY, (at) =>
      at.runs((run, { destination }) => toEntity(run, [ownEntity(run)], oneOf(run, destination))),
    )
    at.argument('targets', ENTITIES, (at) => {
      at.argument('location', VEC3, (at) => {
        at.runs((run, { targets, location }) =>
          toPlace(run, allOf(run, targets), pointFor(run.source, location)),
        )
        at.argument('rotation', ROTATION, (at) =>
          at.runs((run, { targets, location, rotation }) => {
            const look = lookFor(run.source, rotation)
            toPlace(run, allOf(run, targets), pointFor(run.source, location), () => look)
          }),
        )
        at.literal('facing', (at) => {
          at.argument('facingLocation', VEC3, (at) =>
            at.runs((run, { targets, location, facingLocation }) => {
              const point = pointFor(run.source, facingLocation)
              toPlace(run, allOf(run, targets), pointFor(run.source, location), towards(point))
            }),
          )
          at.literal('entity', (at) =>
            at.argument('facingEntity', ENTITY, (at) => {
              at.runs((run, { targets, location, facingEntity }) => {
                const point = oneOf(run, facingEntity).position
                toPlace(run, allOf(run, targets), pointFor(run.source, location), towards(point))
              })
              at.argument('facingAnchor', ANCHOR, (at) =>
                at.runs((run, { targets, location, facingEntity, facingAnchor }) => {
                  const point = partOf(oneOf(run, facingEntity), facingAnchor)
                  toPlace(run, allOf(run, targets), pointFor(run.source, location), towards(point))
                }),
              )
            }),
          )
        })
      })
      at.argument('destination', ENTITY, (at) =>
        at.runs((run, { targets, destination }) =>
          toEntity(run, allOf(run, targets), oneOf(run, destination)),
        ),
      )
    })
  },
  { also: ['tp'] },
)

type LookFor = (entity: Target, to: Vec) => Look

const towards =
  (point: Vec): LookFor =>
  (entity, to) =>
    lookAt(add(to, { x: 0, y: eyeHeight(entity), z: 0 }), point)

/** The eyes or feet of an entity. */
export const partOf = (entity: Target, part: 'eyes' | 'feet'): Vec =>
  add(entity.position, { x: 0, y: part === 'eyes' ? eyeHeight(entity) : 0, z: 0 })

function toPlace(run: Run, moved: readonly Target[], to: Vec, lookOf?: LookFor): void {
  checkedPlace(to, 'teleport')
  for (const entity of moved) moveTarget(run.game, entity, to, lookOf?.(entity, to))
  const [x, y, z] = [to.x, to.y, to.z].map((n) => n.toFixed(6)) as [string, string, string]
  run.did(
    oneOrMany(
      moved,
      (who) => translate('commands.teleport.success.location.single', who, x, y, z),
      (many) => translate('commands.teleport.success.location.multiple', many, x, y, z),
    ),
  )
}

function toEntity(run: Run, moved: readonly Target[], goal: Target): void {
  for (const entity of moved) moveTarget(gameOf(goal), entity, goal.position, goal)
  const where = displayName(goal)
  run.did(
    oneOrMany(
      moved,
      (who) => translate('commands.teleport.success.entity.single', who, where),
      (many) => translate('commands.teleport.success.entity.multiple', many, where),
    ),
  )
}

/** Moves an entity or a player. Throws if the player is dead. */
export function moveTarget(game: Game, entity: Target, to: Vec, look?: Look): void {
  if (entity instanceof Player) {
    if (entity.dead) throw new CommandProblem('failed', text(`${entity.name} is dead`))
    dismount(gameOf(entity), entity)
    if (gameOf(entity) === game) teleport(game, entity, to, look && { yaw: look.yaw, pitch: look.pitch })
    else changeDimension(game, entity, to, look)
    return
  }
  dismount(gameOf(entity), entity)
  if (gameOf(entity) === game) entity.position = { x: to.x, y: to.y, z: to.z }
  else {
    for (const rider of [...entity.riders]) dismount(gameOf(rider as Target), rider)
    game.receive(entity, { x: to.x, y: to.y, z: to.z })
  }
  entity.velocity = { x: 0, y: 0, z: 0 }
  if (look) {
    entity.yaw = look.yaw
    entity.pitch = Math.max(-90, Math.min(90, look.pitch))
  }
}
