import { type Clock, TICK_MS } from '../../core/clock.ts'
import { ServerError } from '../../core/errors.ts'
import type { EventSink } from '../../core/journal/events.ts'
import { type Box, center, distance, formatPosition, type Position } from '../../core/position.ts'
import { formatBlock, isAir, satisfies } from '../../game/block.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import { isSince } from '../../game/version.ts'
import { groundLevel, spaceOf, strataOf } from '../../task/arena-ground.ts'
import type { Task } from '../../task/task.ts'
import type { Bot } from '../client/bot.ts'
import type { ScenarioJudge } from '../scenarios/scenario-judge.ts'
import { type CommandReply, EMBEDDED_SERVER, type MinecraftServer } from '../server/minecraft-server.ts'
import { ruleCommands } from './game-rules.ts'

/** Maximum number of cells per `fill` command (game rule). */
const FILL_LIMIT = 32768

/**
 * Maximum distance to the centre of the spawn cell for an agent to count as arrived (blocks), and time to wait for this (ticks).
 */
const ARRIVAL_DISTANCE = 1.5
const ARRIVAL_TICKS = 40
/** Ticks until clients see the effects of a set-up. */
const SETTLING_TICKS = 4

/**
 * Prepares the arena: game rules, free space, floor, containers with materials, and what the scenario adds.
 * @throws ServerError if the server refuses, or the world does not end up as requested
 */
export async function prepareArena(
  task: Task,
  { fixtures, free, commands: more }: ScenarioJudge,
  server: MinecraftServer,
): Promise<void> {
  const { x, y, z } = task.arena.spawn
  const commands = [
    ...ruleCommands({ isTerrain: task.terrain !== undefined, version: server.version }),
    `setworldspawn ${x} ${y} ${z}`,
    ...(task.terrain === undefined ? [...flatGround(task.arena), ...biomeOn(task.arena, server)] : []),
    ...task.containers.flatMap(({ position, block, items }) => [
      `setblock ${coordinates(position)} ${formatBlock(block)}`,
      ...items.map((stack, slot) => putIntoSlot(server.version, position, slot, stack)),
    ]),
    ...fixtures.map(({ position, block }) => `setblock ${coordinates(position)} ${formatBlock(block)}`),
    ...more(),
  ]
  // Chunks without a nearby player may not be loaded, and servers refuse to change those.
  await server.goSee?.(overlook(task.arena.box))
  for (const line of commands) accept(line, await server.command(line), server.version)
  await server.settled?.()
  await verify(task, fixtures, free, server)
  await server.goSee?.(overlook(task.arena.box))
}

/** The top of an arena's centre. */
const overlook = ({ min, max }: Box): Position => ({
  x: Math.floor((min.x + max.x) / 2),
  y: max.y,
  z: Math.floor((min.z + max.z) / 2),
})

/** Clears the arena and lays its ground. */
function flatGround(arena: Task['arena']): string[] {
  const { min, max } = arena.box
  const layers = strataOf(arena).flatMap(({ block, low, high }) =>
    fill({ min: { ...min, y: low }, max: { ...max, y: high } }, block),
  )
  return [...fill(spaceOf(arena), 'air'), ...shellAround(arena), ...layers, ...waterOn(arena)]
}

/** Encloses an arena above and on all sides, one block thick. */
function shellAround({ box: { min, max }, shell }: Task['arena']): string[] {
  if (shell === undefined) return []
  const low = { x: min.x - 1, y: min.y, z: min.z - 1 }
  const high = { x: max.x + 1, y: max.y + 1, z: max.z + 1 }
  const sides: Box[] = [
    { min: { ...low, y: high.y }, max: high },
    { min: low, max: { ...high, x: low.x } },
    { min: { ...low, x: high.x }, max: high },
    { min: low, max: { ...high, z: low.z } },
    { min: { ...low, z: high.z }, max: high },
  ]
  return sides.flatMap((side) => fill(side, shell))
}

/** Floods the lowest layers of an arena. */
function waterOn(arena: Task['arena']): string[] {
  if (arena.water === undefined) return []
  const { min, max } = spaceOf(arena)
  return fill({ min, max: { ...max, y: min.y + arena.water - 1 } }, 'water')
}

/** Sets the biome of an arena on an external server: `fillbiome` exists since 1.19.3. */
const biomeOn = ({ box: { min, max }, biome }: Task['arena'], { id }: MinecraftServer): string[] =>
  biome === undefined || id === EMBEDDED_SERVER
    ? []
    : [`fillbiome ${coordinates(min)} ${coordinates(max)} ${biome}`]

/** The command that fills a slot. It had a different name before 1.17. */
function putIntoSlot(version: string, position: Position, slot: number, { item, count }: ItemCount): string {
  const place = `block ${coordinates(position)} container.${slot}`
  return isSince(version, '1.17')
    ? `item replace ${place} with minecraft:${item} ${count}`
    : `replaceitem ${place} minecraft:${item} ${count}`
}

/** Moves an agent to its start, and clears its inventory unless it is returning. */
export async function placeAgent(
  task: Task,
  server: MinecraftServer,
  name: string,
  { start, keepsItems }: { start: Position; keepsItems: boolean },
): Promise<void> {
  const { x, y, z } = start
  for (const line of [
    `gamemode survival ${name}`,
    ...(keepsItems ? [] : [`clear ${name}`]),
    // On terrain, an agent that rejoins keeps its position, or is respawned by the game.
    ...(keepsItems && task.terrain !== undefined ? [] : [`tp ${name} ${x + 0.5} ${y} ${z + 0.5}`]),
  ]) {
    accept(line, await server.command(line), server.version)
  }
}

/**
 * Runs a scenario's commands for its agents, as each agent and at its position, and records the replies.
 * @throws ServerError if the server refuses one
 */
export async function welcome(
  { welcome: commands }: ScenarioJudge,
  {
    agents,
    server,
    log,
    clock,
  }: { agents: readonly string[]; server: MinecraftServer; log: EventSink; clock: Clock },
): Promise<void> {
  if (commands === undefined) return
  const replies = []
  for (const { agent, command } of commands(agents)) {
    const reply = await server.command(`execute as ${agent} at @s run ${command}`)
    accept(command, reply, server.version)
    replies.push({ agent, command, ok: reply.ok, message: reply.message })
  }
  // Clients receive their inventory with the next tick.
  await server.settled?.()
  await clock.sleep(SETTLING_TICKS * TICK_MS)
  log.emit('setup.done', { commands: replies })
}

/** Waits until the agent's client has noticed that it was moved there. */
export async function arrival(start: Position, bot: Bot, clock: Clock): Promise<void> {
  const isThere = () => distance(bot.entity.position, center(start)) <= ARRIVAL_DISTANCE
  for (let look = 0; look < ARRIVAL_TICKS && !isThere(); look++) await clock.sleep(TICK_MS)
}

/** Throws if a command was refused. A command that had nothing to do (no one to kill, air filled with air) is accepted. */
function accept(line: string, reply: CommandReply, version: string): void {
  if (reply.ok || reply.reason === 'failed' || (reply.reason === 'not_found' && line.startsWith('kill ')))
    return
  throw new ServerError(`The server refused "/${line}": ${reply.message}`, {
    hint:
      reply.reason === 'no_permission'
        ? 'Make the Judger an operator on that server.'
        : reply.reason === 'no_answer'
          ? 'The server must run, and report the results of commands to operators: /gamerule sendCommandFeedback true. Or pass --rcon.'
          : `The server must be Minecraft ${version} with commands enabled.`,
  })
}

async function verify(
  task: Task,
  fixtures: ScenarioJudge['fixtures'],
  free: ScenarioJudge['free'],
  server: MinecraftServer,
): Promise<void> {
  const issues: string[] = []
  const expect = async (position: Position, wanted: string, holds: (name: string) => boolean) => {
    if (server.blockAt(position) === undefined) await server.goSee?.(position)
    const block = server.blockAt(position)
    if (block === undefined || !holds(block.name)) {
      issues.push(
        `${formatPosition(position)} holds ${block?.name ?? 'nothing that can be seen'}, not ${wanted}`,
      )
    }
  }
  const { box, floor } = task.arena
  for (const corner of task.terrain === undefined ? [box.min, box.max] : [])
    await expect({ ...corner, y: groundLevel(task.arena) - 1 }, floor, (name) => name === floor)
  for (const position of free) await expect(position, 'air', isAir)
  for (const { position, block } of [...task.containers, ...fixtures]) {
    await expect(position, formatBlock(block), (name) =>
      satisfies({ name, properties: block.properties }, block),
    )
  }
  if (issues.length === 0) return
  throw new ServerError(`The arena is not as requested: ${issues.slice(0, 5).join('; ')}`, {
    hint: 'Is the arena within the loaded chunks, and does nothing protect it (spawn-protection=0)?',
  })
}

/** `fill` commands for a box, split into parts within the limit: slabs, or pieces of layers if a layer is too large. */
export function fill({ min, max }: Box, block: string): string[] {
  const width = Math.min(FILL_LIMIT, max.x - min.x + 1)
  const depth = Math.min(Math.floor(FILL_LIMIT / width), max.z - min.z + 1)
  const height = Math.floor(FILL_LIMIT / (width * depth))
  const lines: string[] = []
  for (let y = min.y; y <= max.y; y += height)
    for (let z = min.z; z <= max.z; z += depth)
      for (let x = min.x; x <= max.x; x += width) {
        const far = {
          x: Math.min(max.x, x + width - 1),
          y: Math.min(max.y, y + height - 1),
          z: Math.min(max.z, z + depth - 1),
        }
        lines.push(`fill ${coordinates({ x, y, z })} ${coordinates(far)} ${block}`)
      }
  return lines
}

const coordinates = ({ x, y, z }: Position): string => `${x} ${y} ${z}`
