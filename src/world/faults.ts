import { WorldError } from './errors.ts'
import type { Game } from './kernel/game.ts'
import type { Player } from './kernel/player/player.ts'
import { requireCount, requireMilliseconds } from './numbers.ts'
import type { WorldClock } from './options.ts'
import type { Connection } from './protocol/connection.ts'
import { text } from './protocol/fields.ts'
import { Lag } from './protocol/lag.ts'

export interface FaultsInit {
  readonly game: Game
  readonly clock: WorldClock
  readonly connectionOf: (player: Player) => Connection | undefined
}

/** A player's line in both directions. */
interface Line {
  readonly out: Lag
  readonly in: Lag
}

/** Faults on request, for testing clients. */
export class Faults {
  readonly #init: FaultsInit
  readonly #lines = new Map<string, Line>()
  #frozen = 0

  constructor(init: FaultsInit) {
    this.#init = init
  }

  /**
   * Delays everything between a player and the server.
   * @param ms extra round-trip time of the clock: half each way
   * @param jitterMs maximum random delay added each way; packets stay in order
   * @throws WorldError 'not_found' if the player is not in this world, 'bad_argument' for a negative or infinite time
   */
  latency(name: string, { ms, jitterMs = 0 }: { readonly ms: number; readonly jitterMs?: number }): void {
    const { game, clock, connectionOf } = this.#init
    requireMilliseconds('the latency', ms)
    requireMilliseconds('the jitter', jitterMs)
    const latency = { ms: ms / 2, jitterMs }
    const known = this.#lines.get(name)
    if (known !== undefined) {
      known.out.latency = latency
      known.in.latency = latency
    }
    const connection = connectionOf(this.#player(name))
    if (connection === undefined) return
    const chance = game.chance.fork()
    const line = known ?? {
      out: new Lag(latency, clock, () => chance.next()),
      in: new Lag(latency, clock, () => chance.next()),
    }
    this.#lines.set(name, line)
    connection.lag = line.out
  }

  /**
   * Makes nothing happen in the world for this many ticks, while packets wait, as with a server that hangs.
   * @throws WorldError 'bad_argument' unless it is a whole number of ticks
   */
  freeze(ticks: number): void {
    requireCount('a number of frozen ticks', ticks)
    this.#frozen = Math.max(this.#frozen, ticks)
  }

  /** Ends a player's connection. @throws WorldError 'not_found' if the player is not in this world */
  kick(name: string, reason: string): void {
    this.#player(name).kick(text(reason))
  }

  /**
   * Makes a player's client forget a chunk, which is not resent before the player leaves its surroundings.
   * @throws WorldError 'not_found' if the player is not in this world
   */
  loseChunk(name: string, { chunkX, chunkZ }: { readonly chunkX: number; readonly chunkZ: number }): void {
    this.#player(name).send('unload_chunk', { chunkX, chunkZ })
  }

  /** Whether the world stands still in this tick. Called once per tick. */
  takeFrozenTick(): boolean {
    if (this.#frozen === 0) return false
    this.#frozen--
    return true
  }

  get isFrozen(): boolean {
    return this.#frozen > 0
  }

  /** Handles a packet from a player, now or later. */
  receive(player: Player, work: () => void): void {
    const line = this.#lines.get(player.name)
    if (line === undefined) work()
    else line.in.later(work)
  }

  /** Forgets a player who has left. */
  forget(name: string): void {
    this.#lines.delete(name)
  }

  #player(name: string): Player {
    const player = this.#init.game.playerNamed(name)
    if (player !== undefined) return player
    throw new WorldError('not_found', 'there is no such player', {
      got: name,
      wanted: this.#init.game.world.players.map((one) => one.name).join(', ') || 'a player who has joined',
      remedy: 'wait until the player has joined',
    })
  }
}
