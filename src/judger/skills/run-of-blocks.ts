import type { Bot } from 'mineflayer'
import collectBlock from 'mineflayer-collectblock'
import { Vec3 } from 'vec3'
import { center, floor, type Position } from '../../core/position.ts'
import { countGains, pickUp } from '../motion/pick-up.ts'
import { digMovesOf, isWet, needsAir, takeTool } from './dig-cells.ts'
import { goTo, type Searching } from './explore.ts'
import { makeRoom } from './make-room.ts'
import type { Sighting } from './spatial-memory.ts'
import { defend, threat } from './survive.ts'

type Block = NonNullable<ReturnType<Bot['blockAt']>>
type Entity = Bot['entity']

/** Where mineflayer-collectblock wants to be: beside a block, or where something lies. */
type Destination = { readonly pos: Position } | { readonly entity: Entity }

/** What is not picked up in this time is left (ms of game time). */
const PICK_UP_MS = 6000

/** By this name mineflayer-collectblock knows that it was stopped. */
class PathStopped extends Error {
  override readonly name = 'PathStopped'
}

/**
 * Digs a run of blocks, each time the nearest, and picks up what drops, by mineflayer-collectblock. The ways, the tools and
 * what is safe to dig are ours: it finds them where it looks for mineflayer-pathfinder and mineflayer-tool, neither of which is
 * loaded. It stops when the time is over, when something strikes or the air runs out, and at what cannot be reached, which is
 * given up.
 * @returns whether something has struck
 */
export async function collectRun(context: Searching, run: readonly Sighting[]): Promise<boolean> {
  const { bot } = context
  const blocks = run.flatMap(({ x, y, z, block }) => {
    const there = bot.blockAt(new Vec3(x, y, z))
    return there?.name === block ? [there] : []
  })
  await makeRoom(context)
  Object.assign(bot, { pathfinder: waysFor(context, run), tool: toolsFor(context) })
  const collector = new collectBlock.CollectBlock(bot)
  let { health } = bot
  let isStruck = false
  const look = () => {
    isStruck ||= bot.health < health && !needsAir(bot)
    health = bot.health
    if (isStruck || needsAir(bot)) bot.stopDigging()
  }
  bot.on('breath', look)
  bot.on('health', look)
  await collector.collect(blocks).catch(() => undefined)
  bot.off('breath', look)
  bot.off('health', look)
  return isStruck
}

/** What mineflayer-collectblock asks of mineflayer-pathfinder. */
function waysFor(context: Searching, run: readonly Sighting[]) {
  const { bot, memory } = context
  const isOver = () => context.clock.now() >= context.until || context.signal.aborted || context.isGone()
  return {
    movements: {
      safeToBreak: ({ position: { x, y, z } }: Block) => digMovesOf(bot).isSafeToDig(x, y, z, isWet(bot)),
    },
    setMovements: () => undefined,
    stop: () => undefined,
    async goto(to: Destination): Promise<void> {
      if (isOver()) throw new PathStopped()
      if (threat(bot) !== undefined) await defend(context)
      if ('entity' in to) {
        await pickUpSoon(context, to.entity)
        if (bot.entities[to.entity.id] !== undefined) throw new PathStopped()
        return
      }
      const { x, y, z } = to.pos
      const sighting = run.find((one) => one.x === x && one.y === y && one.z === z)
      if (sighting !== undefined && (await goTo(context, sighting)) && !isOver()) return
      memory.giveUp(to.pos)
      throw new PathStopped()
    },
  }
}

/** What mineflayer-collectblock asks of mineflayer-tool. */
const toolsFor = (context: Searching) => ({ equipForBlock: (block: Block) => takeTool(context, block) })

/** Picks something up, and leaves it where that takes long. */
async function pickUpSoon(context: Searching, { position }: Entity): Promise<void> {
  const late = new AbortController()
  const over = new AbortController()
  context.clock.sleep(PICK_UP_MS, over.signal).then(
    () => late.abort('it takes too long'),
    () => undefined,
  )
  const signal = AbortSignal.any([context.signal, late.signal])
  await pickUp({ ...context, signal }, center(floor(position)), { gains: countGains(context), appears: 0 })
  over.abort()
}
