import type { EventSource, GameEvent } from '../../core/journal/events.ts'
import { add, cellKey, type Position } from '../../core/position.ts'
import { type BlockSpec, formatBlock, isAir } from '../../game/block.ts'
import { agesToRipe, ripeAge } from '../../game/blocks/mining.ts'
import { isReplaceable } from '../../game/blocks/replaceable.ts'
import { addItems } from '../../game/item-counts.ts'
import { sidesThatCarry } from '../../game/placement/carrying.ts'
import { isBegun } from '../../game/placement/finishing.ts'
import { needsAround, needsNeighbour } from '../../game/placement/holding.ts'
import {
  offsetOf,
  opposite,
  placementOptions,
  SIDES,
  type Side,
} from '../../game/placement/placement-options.ts'
import { sideNeeded } from '../../game/placement/support.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { wantedCells } from '../../graph/wanted-cells.ts'
import type { Episode } from '../../judger/episode.ts'
import type { BlockChange, MinecraftServer } from '../../judger/server/minecraft-server.ts'
import { attack } from '../../task/actions/attack.ts'
import { deposit } from '../../task/actions/deposit.ts'
import { withdrawItem } from '../../task/actions/withdraw-item.ts'
import { SCAFFOLD } from '../../task/scaffold.ts'
import type { Task } from '../../task/task.ts'
import type { BlockSet, Effect } from './effect.ts'

/**
 * A block was placed without lasting support (`hangs`), or ended up in a cell outside the subtask, like falling sand (`strays`).
 */
export interface Fault {
  kind: 'hangs' | 'strays'
  cell: Position
}

type WantedCell = ReturnType<typeof wantedCells>[number]

/** Records the changes that subtasks make to a world, except temporary dirt. */
export class EffectRecorder {
  readonly #task: Task
  readonly #episode: Episode
  readonly #server: Pick<MinecraftServer, 'blockAt'>
  readonly #stopListening: () => void
  /** Cells with temporary dirt. */
  readonly #temporary = new Set<string>()
  #changes: BlockSet[] = []
  #wanted = new Map<string, WantedCell>()
  #items = new Map<string, number>()
  #taken: { container: Position; item: string; count: number }[] = []
  #killed: Record<string, number> = {}
  #harvested: BlockSet[] = []
  #fault: Fault | undefined
  #onFault: () => void = () => undefined

  constructor(
    task: Task,
    world: {
      episode: Episode
      server: MinecraftServer & { isCommanded(): boolean }
      log: EventSource
    },
  ) {
    this.#task = task
    this.#episode = world.episode
    this.#server = world.server
    world.log.watch((event) => this.#hear(event))
    this.#stopListening = world.server.onBlockChanged((change) => {
      // Changes by the Judger, such as opening a gate, happen again whenever their conditions are met.
      if (!world.server.isCommanded()) this.#see(change)
    })
  }

  /** Begins with the effect of some subtasks. @param onFault called once at the first fault */
  begin(subtasks: readonly Subtask[], onFault: () => void = () => undefined): void {
    this.#changes = []
    const cells = subtasks.flatMap((subtask) => wantedCells(subtask, this.#task, this.#episode.actions))
    this.#wanted = new Map(cells.map((cell) => [cellKey(cell.position), cell]))
    this.#items = this.#carried()
    this.#taken = []
    this.#killed = {}
    this.#harvested = []
    this.#fault = undefined
    this.#onFault = onFault
  }

  /** Faults of a subtask, even if its cells end up correct. */
  get fault(): Fault | undefined {
    return this.#fault
  }

  /** The changes since it began. */
  end(subtasks: readonly Subtask[]): Effect {
    const now = this.#carried()
    const items: Record<string, number> = {}
    for (const item of new Set([...now.keys(), ...this.#items.keys()])) {
      const change = (now.get(item) ?? 0) - (this.#items.get(item) ?? 0)
      if (change !== 0) items[item] = change
    }
    return {
      subtasks: subtasks.map(({ id }) => id),
      changes: this.#changes,
      items,
      taken: this.#taken,
      killed: this.#killed,
      harvested: this.#harvested,
    }
  }

  close(): void {
    this.#stopListening()
  }

  #hear(event: GameEvent): void {
    if (event.type !== 'action.finished' || !event.data.result.ok) return
    const { action } = event.data
    const prey = attack.read(action)?.target
    if (prey !== undefined) this.#killed[prey] = (this.#killed[prey] ?? 0) + 1
    const withdrawn = withdrawItem.read(action)
    if (withdrawn !== undefined)
      this.#taken.push({ container: withdrawn.container, item: withdrawn.item, count: withdrawn.amount })
    const stored = deposit.read(action)
    if (stored !== undefined)
      this.#taken.push({ container: stored.container, item: stored.item, count: -stored.amount })
  }

  #carried(): Map<string, number> {
    const counts = new Map<string, number>()
    for (const agent of this.#episode.agents) {
      const avatar = this.#episode.avatar(agent)
      if (!avatar.isGone) addItems(counts, avatar.items())
    }
    return counts
  }

  #see(change: BlockChange): void {
    const { x, y, z } = change.position
    const wanted = this.#wanted.get(cellKey(change.position))
    if (this.#isScaffolding(change, wanted)) return
    if (isRipeCrop(change.from) && isAir(change.to.name))
      this.#harvested.push({ position: { x, y, z }, block: formatBlock(change.from) })
    const isState = change.from.name === change.to.name
    this.#changes.push({
      position: { x, y, z },
      block: formatBlock(change.to),
      ...(isState && { isState }),
    })
    const kind = this.#faultIn(change, wanted)
    if (kind !== undefined) this.#note({ kind, cell: { x, y, z } })
  }

  /** Whether a change places or removes temporary dirt in a cell without a required block. */
  #isScaffolding({ position, from, to }: BlockChange, wanted: WantedCell | undefined): boolean {
    const key = cellKey(position)
    if (to.name === SCAFFOLD && wanted?.block.name !== SCAFFOLD && isReplaceable(from.name))
      this.#temporary.add(key)
    if (!this.#temporary.has(key) || (to.name !== SCAFFOLD && from.name !== SCAFFOLD)) return false
    if (to.name !== SCAFFOLD) this.#temporary.delete(key)
    return wanted === undefined
  }

  #faultIn({ from, to }: BlockChange, wanted: WantedCell | undefined): Fault['kind'] | undefined {
    if (wanted === undefined) {
      const isMaterial = [...this.#wanted.values()].some(({ block }) => block.name === to.name)
      return isMaterial && isReplaceable(from.name) ? 'strays' : undefined
    }
    if (wanted.placedWith !== undefined || isAir(wanted.block.name)) return undefined
    if (isBegun(from, wanted.block) || !isBegun(to, wanted.block)) return undefined
    return this.#isHeld(wanted, specOf(to)) ? undefined : 'hangs'
  }

  #note(fault: Fault): void {
    if (this.#fault !== undefined) return
    this.#fault = fault
    this.#onFault()
  }

  /**
   * Whether a block's support lasts, or is a block of the same subtask with lasting support, since the order of placing does not
   * matter. A block that drops without a neighbour is supported only by the neighbour that it is attached to, not by others that
   * could hold it.
   */
  #isHeld(cell: WantedCell, placed: BlockSpec): boolean {
    const held = new Set<WantedCell>()
    for (let before = -1; before < held.size && !held.has(cell); ) {
      before = held.size
      for (const own of this.#wanted.values()) {
        if (held.has(own) || own.placedWith !== undefined || isAir(own.block.name)) continue
        const block = own === cell && needsNeighbour(placed) ? placed : own.block
        if (this.#isCarried(block, own.position, held)) held.add(own)
      }
    }
    return held.has(cell)
  }

  /**
   * Whether the block in a cell would fall or drop without its neighbour on a side: in that case it does not support that
   * neighbour.
   */
  #hangsOn(cell: Position, side: Side): boolean {
    const there = this.#server.blockAt(cell)
    return there !== undefined && sideNeeded(specOf(there), this.#task.rules) === side
  }

  /** Whether at least one possible support of a block lasts, and every required one. */
  #isCarried(block: BlockSpec, position: Position, held: ReadonlySet<WantedCell>): boolean {
    const lasts = (side: Side) => {
      const beside = add(position, offsetOf(side))
      return this.#lasts(beside, held) && !this.#hangsOn(beside, opposite(side))
    }
    if (!needsAround(block).every(lasts)) return false
    const { gameVersion: version, rules } = this.#task
    // If no placement of the block is known, any neighbour suffices.
    if (placementOptions(block).length === 0) return SIDES.some(lasts)
    const around = { version, rules, at: (cell: Position) => this.#blockIn(cell) }
    return sidesThatCarry(block, position, around).some(lasts)
  }

  /** The block that the subtask requires in a cell, or else the existing one. */
  #blockIn(cell: Position): BlockSpec | undefined {
    const there = this.#server.blockAt(cell)
    return this.#wanted.get(cellKey(cell))?.block ?? (there && specOf(there))
  }

  #lasts(cell: Position, held: ReadonlySet<WantedCell>): boolean {
    const own = this.#wanted.get(cellKey(cell))
    if (own !== undefined) return held.has(own)
    const there = this.#server.blockAt(cell)
    return there !== undefined && !isReplaceable(there.name) && !this.#temporary.has(cellKey(cell))
  }
}

const isRipeCrop = (block: BlockChange['from']): boolean =>
  ripeAge(block.name) !== undefined && agesToRipe(block) === 0

const specOf = ({ name, properties }: BlockChange['to']): BlockSpec => ({
  name,
  properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, String(value)])),
})
