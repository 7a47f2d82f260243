import type { Position } from '../../core/position.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import type { Bot, ConnectionOptions } from '../client/bot.ts'
import type { Witness } from '../recording/witness.ts'

/** `MinecraftServer.id` of the embedded world; other servers use their address. */
export const EMBEDDED_SERVER = 'embedded'

/** The server's reply to an operator command. */
export type CommandReply =
  | { ok: true; message: string; data?: unknown }
  | {
      ok: false
      message: string
      reason:
        | 'unknown_command'
        | 'syntax'
        | 'not_found'
        | 'no_permission'
        | 'failed'
        | 'unsupported'
        | 'no_answer'
    }

/**
 * One of a player's game counters: a category of vanilla's statistics (or an action that vanilla does not count), and its object.
 */
export interface Counter {
  readonly category: string
  readonly name: string
  readonly value: number
}

/** A block according to the server. */
export interface WorldBlock {
  name: string
  properties: Readonly<Record<string, string | number | boolean>>
}

export interface BlockChange {
  position: Position
  from: WorldBlock
  to: WorldBlock
}

/**
 * An embedded or external Minecraft server. Agents act only through bots. Commands and direct access to blocks are for the
 * Judger, which prepares the arena and verifies effects.
 */
export interface MinecraftServer {
  /** For the record, e.g. `embedded` or `localhost:25565`. */
  readonly id: string
  readonly version: string
  /** Whether the server supports a part of the game, e.g. `smelting`. */
  supports(feature: string): boolean
  connect(name: string): ConnectionOptions
  /** Sends an operator command, without the slash. */
  command(line: string): Promise<CommandReply>
  /** The block in a cell; undefined if its chunk is not loaded. */
  blockAt(position: Position): WorldBlock | undefined
  /** The light in a cell, 0..15: of blocks, and of the sky as it would be at noon. Absent if clients receive all light. */
  lightAt?(position: Position): { readonly sky: number; readonly block: number }
  /**
   * The game's counters of a player. Absent if the server reports them only to clients; the agents' clients then request them.
   */
  statisticsOf?(player: string): readonly Counter[]
  /**
   * The stacks in the container in a cell; for a double chest, those in this half. Undefined if there is no container. Absent if
   * the server only answers commands (see `ContainerContents`).
   */
  contentsOf?(position: Position): readonly ItemCount[] | undefined
  /**
   * Moves the Judger to where it sees a place, and waits until it does. Absent if it sees everything.
   * @throws ServerError if it does not see the place in time
   */
  goSee?(position: Position): Promise<void>
  /**
   * Waits until `blockAt` shows the effects of all earlier commands. Absent if it does so immediately.
   * @throws ServerError if it takes too long
   */
  settled?(): Promise<void>
  /**
   * Tracks the updates that an agent's client receives, so that its own confirmed actions are known as soon as the client sees
   * them, and lets it wait for the server's confirmations.
   */
  attend?(bot: Bot): void
  /** Aborted, with a ServerError as its reason, when the server is gone. Absent if it runs in this process. */
  readonly lost?: AbortSignal
  /** @returns a function that removes the listener */
  onBlockChanged(listener: (change: BlockChange) => void): () => void
  /** The source of recordings of the world; absent if it cannot be recorded. `agents`: the bots that are present now. */
  witness?(agents: () => readonly Bot[]): Witness
  stop(): Promise<void>
}
