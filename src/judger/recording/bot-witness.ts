import type { Clock } from '../../core/clock.ts'
import { formatBlock } from '../../game/block.ts'
import { TICK_MS } from '../../recording/line.ts'
import type { SeenCarrier } from '../../recording/recorder.ts'
import { DOING } from '../../recording/segment.ts'
import type { SeenFigure } from '../../recording/tracks.ts'
import { blockOfState } from '../client/block-class.ts'
import type { Bot } from '../client/bot.ts'
import { columnSeen } from './column-seen.ts'
import { figureOf, isShown, type SeenEntity } from './figure-seen.ts'
import { remembered } from './remembered.ts'
import type { Witness } from './witness.ts'

/** How long an arm swings (ms). */
const SWING_MS = 300
/** Radius around a bot within which columns are recorded (columns): that of a client with a tiny view. */
const REACH = 4

export interface BotWitnessOptions {
  /** The observer: changes of blocks and chat are taken from it. Its own figure is not shown. */
  watcher: Bot
  /** The agents that are present now. */
  agents: () => readonly Bot[]
  clock: Clock
}

/** The bots' view of an external world: the columns, blocks and figures that the server shows to any of them. */
export function botWitness({ watcher, agents, clock }: BotWitnessOptions): Witness {
  const { minY } = watcher.game
  const swings = new Map<number, number>()
  const hurts = new Map<number, number>()
  const nameOf = blockNames(watcher)
  let numberOfState: ((state: number) => number) | undefined
  const recordedColumns = new Set<string>()
  const everybody = () => [...agents(), watcher]
  return {
    seenBy: 'bots',
    bottom: minY,
    onTick(listener) {
      const over = new AbortController()
      const noteSwing = ({ id }: { id: number }) => void swings.set(id, clock.now())
      const noteHurt = ({ id }: { id: number }) => void hurts.set(id, clock.now())
      watcher.on('entitySwingArm', noteSwing)
      watcher.on('entityHurt', noteHurt)
      const run = async () => {
        while (!over.signal.aborted) {
          await clock.sleep(TICK_MS, over.signal)
          listener()
        }
      }
      run().catch(() => undefined)
      return () => {
        over.abort()
        watcher.off('entitySwingArm', noteSwing)
        watcher.off('entityHurt', noteHurt)
      }
    },
    onBlockChanged(listener) {
      // A change seen by several bots is reported several times, which is harmless.
      const heard = new Map<Bot, (before: unknown, now: Changed | null) => void>()
      const listen = () => {
        for (const bot of everybody()) {
          if (heard.has(bot)) continue
          const hear = (_: unknown, now: Changed | null) => {
            if (now !== null) listener(now.position, nameOf(now.stateId), undefined)
          }
          heard.set(bot, hear)
          bot.on('blockUpdate', hear as never)
        }
      }
      listen()
      watcher.on('time', listen)
      return () => {
        watcher.off('time', listen)
        for (const [bot, hear] of heard) bot.off('blockUpdate', hear as never)
      }
    },
    onChat(listener) {
      watcher.on('chat', listener)
      return () => watcher.off('chat', listener)
    },
    now() {
      const present = agents()
      const figures = new Map<number, SeenFigure>()
      const isRecent = (times: Map<number, number>, id: number) =>
        clock.now() - (times.get(id) ?? Number.NEGATIVE_INFINITY) < SWING_MS
      const add = (entity: SeenEntity, own?: Bot) => {
        const figure = figureOf(entity, own)
        const doing =
          (isRecent(swings, entity.id) ? DOING.swinging : 0) | (isRecent(hurts, entity.id) ? DOING.hurt : 0)
        figures.set(entity.id, { ...figure, doing: figure.doing | doing })
      }
      for (const bot of present) add(bot.entity as SeenEntity, bot)
      for (const bot of everybody())
        for (const entity of Object.values(bot.entities) as SeenEntity[])
          if (!figures.has(entity.id) && isShown(entity, watcher)) add(entity)
      return {
        time: watcher.time?.time ?? 0,
        weather: weatherOf(watcher),
        figures: [...figures.values()].sort((a, b) => a.id - b.id),
        carriers: present.map(carrierOf),
      }
    },
    newColumns(numberOf) {
      numberOfState ??= remembered((state) => numberOf(nameOf(state)))
      const read = numberOfState
      return everybody().flatMap((bot) => {
        const [x, z] = [bot.entity.position.x >> 4, bot.entity.position.z >> 4]
        return around(x, z).flatMap(([cx, cz]) => {
          if (recordedColumns.has(`${cx},${cz}`)) return []
          const column = columnSeen(bot, cx, cz, read)
          if (column === undefined) return []
          recordedColumns.add(`${cx},${cz}`)
          return [column]
        })
      })
    },
  }
}

function weatherOf({ isRaining, thunderState }: Bot): 'clear' | 'thunder' | 'rain' {
  if (!isRaining) return 'clear'
  return thunderState > 0 ? 'thunder' : 'rain'
}

/** A block as mineflayer reports it. */
interface Changed {
  position: { x: number; y: number; z: number }
  stateId: number
}

const carrierOf = (bot: Bot): SeenCarrier => ({
  agent: bot.username,
  selected: bot.quickBarSlot ?? 0,
  health: bot.health ?? 0,
  food: bot.food ?? 0,
  stacks: bot.inventory.slots.flatMap((item, slot) =>
    item && slot > 0 ? [{ slot, item: item.name, count: item.count }] : [],
  ),
})

const around = (x: number, z: number): [number, number][] =>
  Array.from({ length: (2 * REACH + 1) ** 2 }, (_, i) => [
    x - REACH + (i % (2 * REACH + 1)),
    z - REACH + Math.floor(i / (2 * REACH + 1)),
  ])

/** Writes block states of a bot's game version in the notation of commands. */
function blockNames(bot: Bot): (state: number) => string {
  const names = new Map<number, string>()
  return (state) => {
    const cached = names.get(state)
    if (cached !== undefined) return cached
    const block = blockOfState(bot, state)
    const name = formatBlock({ name: block.name, properties: block.getProperties() })
    names.set(state, name)
    return name
  }
}
