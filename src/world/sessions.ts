import { writeCommandBlock } from './commands/command-blocks.ts'
import { completeCommand, playerCommand, tellCommands } from './commands/index.ts'
import { PacketError } from './errors.ts'
import type { Faults } from './faults.ts'
import { packetHandlers } from './interaction/incoming.ts'
import { type Game, gameOf } from './kernel/game.ts'
import type { Player } from './kernel/player/player.ts'
import type { NetClient, PacketFields } from './library/network.ts'
import type { SkewOptions } from './options.ts'
import { PlayerStore } from './persistence/player-store.ts'
import { sendAdvancements } from './player/advancements/progress.ts'
import { createPlayer } from './player/create-player.ts'
import { join as joinWorld, leave } from './player/joining.ts'
import { beginAt, type Start } from './portals/start.ts'
import { Connection } from './protocol/connection.ts'
import type { Dialect, Packet } from './protocol/dialect/index.ts'
import { translate } from './protocol/fields.ts'
import { dataPackets } from './protocol/greeting/greeting.ts'
import type { Transport } from './protocol/transport.ts'

const SIGNED_CHAT = ['chat_session_update', 'chat_message', 'message_acknowledgement']

interface SessionsInit {
  readonly game: Game
  readonly transport: Transport
  readonly dialect: Dialect
  readonly faults: Faults
  /** The positions where new players spawn. */
  readonly start: Start
  readonly acks: SkewOptions['acks']
  readonly report: (error: unknown) => void
}

/** The playing clients: how they join, where their packets are sent, and how they leave. */
export class PlayerSessions {
  /** State of players who have left, kept for their return. */
  memory = new PlayerStore()
  readonly #init: SessionsInit
  readonly #connections = new Map<Player, Connection>()
  readonly #handlers = packetHandlers({
    run: playerCommand,
    complete: completeCommand,
    writeBlock: writeCommandBlock,
  })
  /** Packets that wait for the next tick. */
  #late: (() => void)[] = []

  constructor(init: SessionsInit) {
    this.#init = init
  }

  connectionOf(player: Player): Connection | undefined {
    return this.#connections.get(player)
  }

  /** Handles the packets that have waited for a tick. */
  handleLate(): void {
    for (const work of this.#late.splice(0)) work()
  }

  /** @param now game time (ms) */
  keepAlive(now: number): void {
    for (const connection of this.#connections.values()) connection.keepAlive(now)
  }

  clear(): void {
    this.#connections.clear()
  }

  /** Lets a client that has logged in start to play. */
  welcome(client: NetClient, link: 'memory' | 'tcp'): void {
    const { game, transport, start, faults, report } = this.#init
    const before = game.playerNamed(client.username)
    if (before) this.#dismiss(before)
    const connection = new Connection({
      client,
      link,
      transport,
      onError: report,
    })
    const player = createPlayer(game, { name: client.username, uuid: client.uuid, link: connection })
    beginAt(game, player, start)
    this.memory.restore(player)
    this.#connections.set(player, connection)
    // minecraft-protocol's handling of signed chat, which this server does not use, throws on unexpected input
    for (const name of SIGNED_CHAT) client.removeAllListeners(name)
    client.on('packet', (fields: PacketFields, meta: { name: string }) =>
      this.#receive(player, connection, meta.name, fields),
    )
    client.once('end', (reason?: unknown) => {
      this.#connections.delete(player)
      faults.forget(player.name)
      player.statistics.add('custom', 'leave_game')
      if (player.inPlay) this.memory.remember(player)
      this.#guard(player, 'end', () =>
        leave(gameOf(player), player, typeof reason === 'string' ? reason : undefined),
      )
    })
    this.#guard(player, 'login', () => {
      joinWorld(gameOf(player), player, link === 'tcp' ? dataPackets(game.registry) : [])
      tellCommands(game, player)
      sendAdvancements(game, player)
    })
  }

  /** Disconnects a player who logs in a second time (vanilla PlayerList.canPlayerLogin). */
  #dismiss(player: Player): void {
    if (player.inPlay) this.memory.remember(player)
    this.#connections.delete(player)
    leave(gameOf(player), player)
    player.kick(translate('multiplayer.disconnect.duplicate_login'))
  }

  #receive(player: Player, connection: Connection, name: string, fields: PacketFields): void {
    connection.packetArrived(name)
    const { faults, acks } = this.#init
    faults.receive(player, () => {
      const handle = () => this.#handle(player, connection, name, fields)
      if (acks === undefined && !faults.isFrozen) handle()
      else this.#late.push(handle)
    })
  }

  #handle(player: Player, connection: Connection, name: string, fields: PacketFields): void {
    if (player.removed) return
    const { game, dialect, acks } = this.#init
    this.#guard(player, name, () => {
      const answer = ([said, params]: Packet) => connection.send(said, params)
      const heard = dialect.decode(name, fields, answer)
      const handler = heard && this.#handlers[heard[0]]
      if (!handler) return
      handler(gameOf(player), player, heard[1] as never)
      if (acks === 'echo' && heard[0] === 'window_click') player.menu.echo()
      game.world.flush()
    })
  }

  #guard(player: Player, packet: string, work: () => void): void {
    try {
      work()
    } catch (cause) {
      this.#init.report(new PacketError({ player: player.name, packet, cause }))
    }
  }
}
