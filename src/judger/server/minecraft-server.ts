import type { BotOptions } from 'mineflayer'
import type { Position } from '../../core/position.ts'

/** What the server said to an operator's command. */
export type CommandReply =
  | { ok: true; message: string; data?: unknown }
  | {
      ok: false
      message: string
      reason: 'unknown_command' | 'syntax' | 'not_found' | 'no_permission' | 'failed' | 'unsupported'
    }

/** A block as the server holds it. */
export interface WorldBlock {
  name: string
  properties: Readonly<Record<string, string | number | boolean>>
}

export interface BlockChange {
  position: Position
  from: WorldBlock
  to: WorldBlock
}

/** The part of mineflayer's options that says how a bot reaches the server. */
export type BotConnection = Partial<BotOptions>

/**
 * The seam to a Minecraft server, embedded or external. Agents act through bots alone; `command` and `world` are for the
 * Judger, who prepares the arena and looks at what is really there.
 */
export interface MinecraftServer {
  /** e.g. `embedded` or `localhost:25565`, for the record. */
  readonly id: string
  readonly version: string
  /** True when the server carries out this part of the game, e.g. `smelting`. */
  supports(feature: string): boolean
  connect(name: string): BotConnection
  /** An operator's command, without the slash. */
  command(line: string): Promise<CommandReply>
  /** Undefined where the Judger cannot see (chunk not loaded). */
  blockAt(position: Position): WorldBlock | undefined
  /** @returns a function that ends the watching. */
  onBlockChanged(listener: (change: BlockChange) => void): () => void
  stop(): Promise<void>
}
