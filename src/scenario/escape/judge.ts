import { floor, inBox, type Position } from '../../core/position.ts'
import { formatBlock, isAir } from '../../game/block.ts'
import { countOf } from '../../game/item-counts.ts'
import type { ScenarioJudge, Watch } from '../../judger/scenarios/scenario-judge.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import { EscapeConditions } from './conditions.ts'
import { type Escape, type EscapeTask, type Way, waysOf } from './rooms.ts'

/** Interval for checking which agents are in a room with an open teleport or in the exit (ms). */
const POLL_MS = 250
/** Minimum time before a teleport moves the same agent again, so that its client has noticed the move (ms). */
const SETTLE_MS = 1000

/**
 * Judges an escape. At first all gates are closed and mechanisms inactive. A gate opens as soon as its mechanisms are in
 * the required state, and stays open, unless the task says that it closes again; VillagerBench's do after 300 s.
 *
 * A room is done when all its gates and teleports have opened. The exit is done once all agents are in it at the same time
 * with all items that they must carry; VillagerBench does not require this.
 */
export function escapeJudge({ escape: escapeTask }: EscapeTask): ScenarioJudge {
  const conditions = new EscapeConditions(escapeTask)
  const isClosed = ({ id }: { id: string }) => !conditions.isOpen(id)
  /** Set permanently once all agents have been in the exit at the same time. */
  let isOut = false
  let isEverybodyOut = (): boolean => false
  return {
    fixtures: [
      ...escapeTask.blocks,
      ...escapeTask.gates.filter(isClosed).flatMap(({ cells }) => cells),
      ...escapeTask.mechanisms,
    ].filter(({ block }) => !isAir(block.name)),
    free: [],
    commands: () => [],
    watch(watch) {
      const stop = new AbortController()
      const judge = new EscapeWatch(escapeTask, conditions, watch)
      const end = watch.server.onBlockChanged(({ position, to }) => judge.see(position, to))
      isEverybodyOut = () => judge.isEverybodyOut()
      const noticeExit = () => {
        if (isOut || !isEverybodyOut()) return
        isOut = true
        watch.log.emit('room.done', { room: escapeTask.exit })
      }
      void (async () => {
        while (!stop.signal.aborted && !watch.signal.aborted) {
          judge.moveOn()
          judge.closeAgain()
          noticeExit()
          await watch.clock.sleep(POLL_MS, stop.signal).catch(() => undefined)
        }
      })()
      return () => {
        noticeExit()
        end()
        stop.abort()
      }
    },
    progress: () => {
      const rooms = conditions.rooms()
      return {
        done: rooms.filter(({ done }) => done).length + (isOut || isEverybodyOut() ? 1 : 0),
        of: rooms.length + 1,
        what: 'rooms are done',
      }
    },
  }
}

/** Opens gates and teleports agents during a run. */
class EscapeWatch {
  readonly #escape: Escape
  readonly #conditions: EscapeConditions
  readonly #watch: Watch
  readonly #done: Set<string>
  /** Time of the last move, by teleport and agent (game time, ms). */
  readonly #moved = new Map<string, number>()
  /** Game time at which each open way closes again (ms). */
  readonly #closing = new Map<string, { way: Way; at: number }>()

  constructor(escapeTask: Escape, conditions: EscapeConditions, watch: Watch) {
    this.#escape = escapeTask
    this.#conditions = conditions
    this.#watch = watch
    this.#done = new Set(conditions.rooms().flatMap(({ room, done }) => (done ? [room] : [])))
  }

  see(...[position, block]: Parameters<EscapeConditions['see']>): void {
    for (const way of this.#conditions.see(position, block)) this.#open(way)
  }

  #open(way: Way): void {
    const { id, from, openedBy } = way
    const { log } = this.#watch
    this.#keepOpen(way)
    log.emit('gate.opened', { gate: id, room: from, by: [...openedBy] })
    const gate = this.#escape.gates.find((one) => one.id === id)
    for (const cell of gate?.cells ?? []) this.#clear(cell)
    for (const { room, done } of this.#conditions.rooms()) {
      if (!done || this.#done.has(room)) continue
      this.#done.add(room)
      log.emit('room.done', { room })
    }
    this.moveOn()
  }

  #keepOpen(way: Way): void {
    if (way.closesAfter === undefined) return
    this.#closing.set(way.id, { way, at: this.#watch.clock.now() + way.closesAfter * 1000 })
  }

  /** Closes the ways whose time is over, but no gate while a player stands in it. */
  closeAgain(): void {
    const { clock, log, agents, positionOf } = this.#watch
    for (const { way, at } of this.#closing.values()) {
      if (clock.now() < at) continue
      const gate = this.#escape.gates.find(({ id }) => id === way.id)
      const feet = agents.flatMap((agent) => positionOf(agent) ?? []).map(floor)
      if (gate?.cells.some(({ position }) => feet.some((cell) => isIn(cell, position)))) continue
      if (!this.#conditions.close(way)) {
        this.#keepOpen(way)
        continue
      }
      this.#closing.delete(way.id)
      log.emit('gate.closed', { gate: way.id, room: way.from })
      for (const { position, block } of gate?.cells ?? [])
        this.#command(`setblock ${position.x} ${position.y} ${position.z} ${formatBlock(block)}`)
    }
  }

  #clear({ position: { x, y, z } }: PlacedBlock): void {
    this.#command(`setblock ${x} ${y} ${z} air`)
  }

  /** Moves the agents in rooms with an open teleport. */
  moveOn(): void {
    const { agents, positionOf, clock, log } = this.#watch
    const open = waysOf(this.#escape).filter(({ id, isGate }) => !isGate && this.#conditions.isOpen(id))
    for (const { id, from } of open) {
      const { to = [] } = this.#escape.teleports.find((one) => one.id === id) ?? {}
      agents.forEach((agent, index) => {
        const cell = to[index % to.length]
        const last = this.#moved.get(`${id} ${agent}`)
        if (cell === undefined || (last !== undefined && clock.now() - last < SETTLE_MS)) return
        if (!this.#isIn(from, positionOf(agent))) return
        this.#moved.set(`${id} ${agent}`, clock.now())
        log.emit('agent.teleported', { agent, by: id, position: cell })
        this.#command(`tp ${agent} ${cell.x + 0.5} ${cell.y} ${cell.z + 0.5}`)
      })
    }
  }

  isEverybodyOut(): boolean {
    const { agents, positionOf, itemsOf } = this.#watch
    const carried = agents.flatMap((agent) => itemsOf(agent) ?? [])
    return (
      agents.every((agent) => this.#isIn(this.#escape.exit, positionOf(agent))) &&
      this.#escape.carry.every(({ item, count }) => countOf(carried, item) >= count)
    )
  }

  #isIn(room: string, feet: ReturnType<Watch['positionOf']>): boolean {
    const box = this.#escape.rooms.find(({ id }) => id === room)?.box
    return box !== undefined && feet !== undefined && inBox(box, floor(feet))
  }

  /** Ignores errors: the server may refuse a change that has no effect, and agents notice themselves if it is gone. */
  #command(line: string): void {
    void this.#watch.server.command(line).catch(() => undefined)
  }
}

/** Whether an agent with its feet in a cell fills another cell, being two blocks high. */
const isIn = (feet: Position, cell: Position): boolean =>
  feet.x === cell.x && feet.z === cell.z && (feet.y === cell.y || feet.y + 1 === cell.y)
