import { Vec3 } from 'vec3'
import { center, floor } from '../../core/position.ts'
import type { Entity } from '../client/bot.ts'
import { collectBlocks, type Destination, PathStopped } from '../client/collect-blocks.ts'
import { countGains, pickUp } from '../motion/pick-up.ts'
import { digMovesOf, isWet, needsAir, takeTool } from './dig-cells.ts'
import { goTo, type Searching } from './explore.ts'
import { makeRoom } from './make-room.ts'
import type { Sighting } from './spatial-memory.ts'
import { defend, threat } from './survive.ts'

/** Time limit for picking up a drop (ms of game time). */
const PICK_UP_MS = 6000

/**
 * Digs a run of blocks, nearest first, and picks up the drops, using mineflayer-collectblock with our paths, tools and safety
 * checks. It stops when time runs out, when something attacks, when the air runs out, and at an unreachable block, which is given
 * up.
 * @returns whether something has attacked
 */
export async function collectRun(context: Searching, run: readonly Sighting[]): Promise<boolean> {
  const { bot } = context
  const blocks = run.flatMap(({ x, y, z, block }) => {
    const there = bot.blockAt(new Vec3(x, y, z))
    return there?.name === block ? [there] : []
  })
  await makeRoom(context)
  let { health } = bot
  let isStruck = false
  const look = () => {
    isStruck ||= bot.health < health && !needsAir(bot)
    health = bot.health
    if (isStruck || needsAir(bot)) bot.stopDigging()
  }
  bot.on('breath', look)
  bot.on('health', look)
  await collectBlocks(bot, blocks, {
    isSafeToDig: ({ position: { x, y, z } }) => digMovesOf(bot).isSafeToDig(x, y, z, isWet(bot)),
    goTo: (destination) => goToNext(context, run, destination),
    takeTool: (block) => takeTool(context, block),
  })
  bot.off('breath', look)
  bot.off('health', look)
  return isStruck
}

/** Goes to a block of the run, giving up on it if it is unreachable, or picks up a drop. */
async function goToNext(
  context: Searching,
  run: readonly Sighting[],
  destination: Destination,
): Promise<void> {
  const { bot, memory } = context
  const isOver = () => context.clock.now() >= context.until || context.signal.aborted || context.isGone()
  if (isOver()) throw new PathStopped()
  if (threat(bot) !== undefined) await defend(context)
  if ('entity' in destination) {
    await pickUpSoon(context, destination.entity)
    if (bot.entities[destination.entity.id] !== undefined) throw new PathStopped()
    return
  }
  const { x, y, z } = destination.pos
  const sighting = run.find((one) => one.x === x && one.y === y && one.z === z)
  if (sighting !== undefined && (await goTo(context, sighting)) && !isOver()) return
  memory.giveUp(destination.pos)
  throw new PathStopped()
}

/** Picks up a drop; gives up if this takes too long. */
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
