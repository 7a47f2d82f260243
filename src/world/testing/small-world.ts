import { runCommand } from '../commands/index.ts'
import type { CommandReply } from '../commands/reply.ts'
import { sourceOf } from '../commands/source.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import type { PacketFields } from '../library/network.ts'
import { SUPPORTED_VERSION, spawnAbove } from '../options.ts'
import { createPlayer } from '../player/create-player.ts'
import { join } from '../player/joining.ts'
import { dialectOf } from '../protocol/dialect/index.ts'
import { seededRandom } from '../random.ts'
import { createGame } from '../simulation.ts'
import type { Terrain } from '../terrain/terrain.ts'

/** A packet sent to a player without a client. */
interface SentPacket {
  readonly name: string
  readonly fields: PacketFields
}

/** A world without connections, for tests of commands. Its players have no client. */
export class SmallWorld {
  readonly game: Game
  /** Packets sent to single players; broadcasts are not recorded. */
  readonly sent: SentPacket[] = []

  /** A flat world unless there is terrain. */
  constructor({
    terrain,
    viewDistance = 0,
    version = SUPPORTED_VERSION,
    ops,
  }: { terrain?: Terrain; viewDistance?: number; version?: string; ops?: readonly string[] } = {}) {
    this.game = createGame({
      version,
      random: seededRandom(5),
      spawn: terrain?.spawn.position ?? spawnAbove(dialectOf(version).bottom),
      source: terrain,
      viewDistance,
      serialize: () => [Buffer.alloc(9)],
      ops,
    })
  }

  player(name: string): Player {
    const uuid = `00000000-0000-3000-8000-${Buffer.from(name.padEnd(6, '_').slice(0, 6)).toString('hex')}`
    const link = {
      send: (packet: string, fields: PacketFields) => void this.sent.push({ name: packet, fields }),
      sendRaw: () => {},
      end: () => {},
    }
    const player = createPlayer(this.game, { name, uuid, link })
    join(this.game, player)
    return player
  }

  /** Runs a command as the server or as a player. */
  run(line: string, as?: Player): CommandReply {
    return runCommand(this.game, sourceOf(this.game, as), line)
  }

  /** Runs a command that must succeed; returns its reply. */
  ok(line: string, as?: Player): Extract<CommandReply, { ok: true }> {
    const reply = this.run(line, as)
    if (!reply.ok) throw new Error(`/${line}: ${reply.message}`)
    return reply
  }

  /** Runs a command that must fail; returns its reply. */
  bad(line: string, as?: Player): Extract<CommandReply, { ok: false }> {
    const reply = this.run(line, as)
    if (reply.ok) throw new Error(`/${line} worked: ${reply.message}`)
    return reply
  }

  /** Name of the block at a position. */
  block(x: number, y: number, z: number): string {
    return this.game.level.get({ x, y, z }).name
  }

  ticks(n: number): void {
    for (let i = 0; i < n; i++) this.game.world.tick()
  }
}
