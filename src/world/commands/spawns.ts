import { blockOf, type Vec } from '../geometry.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { translate } from '../protocol/fields.ts'
import { PLAYERS } from './arguments/entities.ts'
import { ANGLE, angleFor, BLOCK_POS, blockFor, checkedBlock } from './arguments/positions.ts'
import { ownPlayer, playersOf } from './arguments/selector.ts'
import { refused } from './reply.ts'
import { oneOrMany } from './texts.ts'
import { command, type Run } from './tree/node.ts'

/** setworldspawn [pos [angle]]: where new players appear */
export const setworldspawn = command('setworldspawn', (at) =>
  at
    .runs((run) => setWorldSpawn(run, ownBlock(run), 0))
    .argument('pos', BLOCK_POS, (at) =>
      at
        .runs((run, { pos }) => setWorldSpawn(run, blockFor(run, pos), 0))
        .argument('angle', ANGLE, (at) =>
          at.runs((run, { pos, angle }) =>
            setWorldSpawn(run, blockFor(run, pos), angleFor(run.source, angle)),
          ),
        ),
    ),
)

const ownBlock = ({ game, source }: Run): Vec => checkedBlock(game, blockOf(source.position))
const middle = ({ x, y, z }: Vec): Vec => ({ x: x + 0.5, y, z: z + 0.5 })

function setWorldSpawn(run: Run, p: Vec, angle: number): void {
  const { world, dimension, registry } = run.game
  if (dimension.name === 'overworld') {
    world.spawn = middle(p)
    world.broadcast('spawn_position', { location: p, angle })
    // before 1.20.5 it said that it had worked, and did nothing
  } else if (registry.isNewerOrEqualTo('1.20.5'))
    throw refused('commands.setworldspawn.failure.not_overworld')
  run.did(translate('commands.setworldspawn.success', p.x, p.y, p.z, angle.toFixed(1)))
}

/** spawnpoint [targets [pos [angle]]]: where these players respawn */
export const spawnpoint = command('spawnpoint', (at) =>
  at
    .runs((run) => setSpawns(run, [ownPlayer(run)], ownBlock(run), 0))
    .argument('targets', PLAYERS, (at) =>
      at
        .runs((run, { targets }) => setSpawns(run, playersOf(run, targets), ownBlock(run), 0))
        .argument('pos', BLOCK_POS, (at) =>
          at
            .runs((run, { targets, pos }) => setSpawns(run, playersOf(run, targets), blockFor(run, pos), 0))
            .argument('angle', ANGLE, (at) =>
              at.runs((run, { targets, pos, angle }) => {
                const turned = angleFor(run.source, angle)
                setSpawns(run, playersOf(run, targets), blockFor(run, pos), turned)
              }),
            ),
        ),
    ),
)

function setSpawns(run: Run, players: readonly Player[], p: Vec, angle: number): void {
  for (const player of players) {
    player.spawnPoint = middle(p)
    player.home = run.game.dimension.name
  }
  const place = placeParts(run.game, p, angle)
  run.did(
    oneOrMany(
      players,
      (who) => translate('commands.spawnpoint.success.single', ...place, who),
      (many) => translate('commands.spawnpoint.success.multiple', ...place, many),
    ),
  )
}

/** The position as used in the version's message: the data of 1.16 has no angle. */
function placeParts({ registry: { language }, dimension }: Game, p: Vec, angle: number): (string | number)[] {
  const turned = language['commands.spawnpoint.success.single']?.includes('[%s]') ? [angle.toFixed(1)] : []
  return [p.x, p.y, p.z, ...turned, `minecraft:${dimension.name}`]
}
