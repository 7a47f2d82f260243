import type { Clock } from '../../core/clock.ts'
import { cellKey, type Position } from '../../core/position.ts'
import { type ItemCount, totals } from '../../game/item-counts.ts'
import { stacksInReply } from './item-list.ts'
import type { MinecraftServer } from './minecraft-server.ts'

/** Time between two queries to a server that only answers commands (ms). */
const ASK_MS = 1000

/**
 * Contents of containers. The embedded world is read directly. Any other server is polled with `data get block` once a second,
 * starting with the first request for a cell; changes in between are missed.
 */
export class ContainerContents {
  readonly #server: Pick<MinecraftServer, 'contentsOf' | 'command'>
  readonly #clock: Clock
  readonly #over = new AbortController()
  readonly #stop: AbortSignal
  readonly #polled = new Map<string, { items: readonly ItemCount[] | undefined }>()

  constructor({
    server,
    clock,
    signal,
  }: {
    server: Pick<MinecraftServer, 'contentsOf' | 'command'>
    clock: Clock
    /** Ends the polling, as `close` does. */
    signal: AbortSignal
  }) {
    this.#server = server
    this.#clock = clock
    this.#stop = AbortSignal.any([signal, this.#over.signal])
  }

  /** Each item in a container once, by name; undefined if there is no container, or no reply yet. */
  of(position: Position): readonly ItemCount[] | undefined {
    if (this.#server.contentsOf !== undefined) return listed(this.#server.contentsOf(position))
    const key = cellKey(position)
    const polled = this.#polled.get(key)
    if (polled !== undefined) return polled.items
    const entry = { items: undefined }
    this.#polled.set(key, entry)
    void this.#poll(position, entry)
    return undefined
  }

  /** Stops polling; known contents are kept. */
  close(): void {
    this.#over.abort()
  }

  async #poll({ x, y, z }: Position, entry: { items: readonly ItemCount[] | undefined }): Promise<void> {
    while (!this.#stop.aborted) {
      const question = this.#server.command(`data get block ${x} ${y} ${z} Items`)
      const reply = await question.catch(() => undefined)
      // A missing reply says nothing about the container.
      if (reply !== undefined) entry.items = reply.ok ? listed(stacksInReply(reply.message)) : undefined
      await this.#clock.sleep(ASK_MS, this.#stop).catch(() => undefined)
    }
  }
}

const listed = (stacks: readonly ItemCount[] | undefined): ItemCount[] | undefined =>
  stacks && totals(stacks).sort((a, b) => (a.item < b.item ? -1 : 1))
