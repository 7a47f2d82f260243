import { Vec3 } from 'vec3'
import { center, distance, type Position, sameCell } from '../../core/position.ts'
import { EYE_HEIGHT, REACH } from '../../game/bodies.ts'
import type { ActionFailure, ActionResult } from '../../task/action.ts'
import { countItem } from '../bots/inventory.ts'
import type { Block, Bot } from '../client/bot.ts'
import { approach } from '../motion/approach.ts'
import { blocksNear } from '../motion/blocks-near.ts'
import { goalNear } from '../motion/search/goal.ts'
import { findWay } from '../motion/search/way-finder.ts'
import { besideBlock } from '../skills/dig-goals.ts'
import { digTo } from '../skills/dig-way.ts'
import { putDown } from '../skills/put-down.ts'
import { type ActionContext, fail } from './action.ts'

/** Maximum distance of a crafting table or furnace to which an agent walks (blocks). */
const STATION_RADIUS = 16
/** Maximum number of stations that are compared to find the nearest. */
const MAX_STATIONS = 64
/** Maximum number of cells that a search for a path to a station examines. */
const MAX_CELLS = 20_000
/** Distance at which an agent can use a station (blocks). */
const BESIDE = 3

/** The blocks with one of these names, nearest first. */
export function findStations(bot: Bot, names: readonly string[]): Block[] {
  const { x, y, z } = bot.entity.position
  const away = (cell: Position) => distance({ x: cell.x + 0.5, y: cell.y, z: cell.z + 0.5 }, { x, y, z })
  return blocksNear(bot, { names, radius: STATION_RADIUS, count: MAX_STATIONS })
    .sort((a, b) => away(a) - away(b) || a.x - b.x || a.y - b.y || a.z - b.z)
    .flatMap((cell) => bot.blockAt(new Vec3(cell.x, cell.y, cell.z)) ?? [])
}

/**
 * Walks to the nearest reachable station.
 * @param stations nearest first
 * @returns the station once it is in reach, or the reason why there is none; if even the nearest is too far to walk to within the
 * action, the failure names the nearest one with a path to it
 */
async function goToStation(
  context: ActionContext,
  stations: readonly Block[],
): Promise<{ ok: true; station: Block } | ActionFailure> {
  let last: ActionFailure | undefined
  for (const station of stations) {
    const near = await approach(context, station.position)
    if (near.ok) return { ok: true, station }
    if (near.reason === 'too_far' && stations.length > 1 && !isReachable(context, station.position)) continue
    last = near
    if (near.reason !== 'unreachable') break
  }
  return last ?? fail('unreachable', 'no way leads to any of the stations nearby')
}

const isReachable = ({ bot, view }: ActionContext, cell: Position): boolean =>
  findWay(bot, goalNear(cell, BESIDE), { opensDoors: view.opensDoors }).advance(MAX_CELLS) === 'found'

/**
 * Works at a nearby station, or places one that the agent carries and picks up again before it goes exploring.
 * @returns the result of the work, or why there is no station
 */
export async function withStation<Data>(
  context: ActionContext,
  names: readonly string[],
  work: (station: Block) => Promise<ActionResult<Data>>,
): Promise<ActionResult<Data>> {
  const { bot } = context
  const { memory } = context
  const workAt = async (station: Block) => {
    memory.engage(bot.username, station.position)
    try {
      return await work(station)
    } finally {
      memory.engage(bot.username)
    }
  }
  const all = findStations(bot, names)
  const free = all.filter(({ position }) => !memory.isTaken(bot.username, position))
  // Stations in use by teammates count only if there is no alternative.
  const nearby = free.length > 0 || carriesAny(bot, names) ? free : all
  if (nearby.length > 0) {
    const near = await goToStation(context, nearby)
    if (near.ok) return workAt(near.station)
    const dug = await digToStation(context, nearby[0] as Block)
    if (dug !== undefined) return workAt(dug)
    if (!carriesAny(bot, names)) return near
  }
  const item = bot.inventory.items().find(({ name }) => names.includes(name))?.name
  if (item === undefined) return fail('needs_station', `no ${names[0]} within 16 blocks`, { station: names })
  const cell = await putDown(context, item)
  const station = cell === undefined ? null : bot.blockAt(new Vec3(cell.x, cell.y, cell.z))
  if (cell === undefined || station === null)
    return fail('no_standing_place', `there is no room for the ${item} around me`)
  memory.leaveBehind(bot.username, cell)
  return workAt(station)
}

/**
 * More stations of a kind, for work at several in parallel: first free ones within reach that agents have placed, then carried
 * ones, which it places. They stay in place.
 */
export async function stationsBeside(
  context: ActionContext,
  { name, position }: Block,
  most: number,
): Promise<Block[]> {
  const { bot, memory } = context
  const { x, y, z } = bot.entity.position
  const isInReach = (cell: Position) =>
    distance(center(cell), { x, y: y + EYE_HEIGHT, z }) <= REACH && !sameCell(cell, position)
  const free = findStations(bot, [name]).filter(
    ({ position: cell }) =>
      isInReach(cell) && memory.blockAt(cell) === name && !memory.isTaken(bot.username, cell),
  )
  const stations = free.slice(0, most)
  while (stations.length < most && countItem(bot, name) > 0) {
    const cell = await putDown(context, name)
    const station = cell === undefined ? null : bot.blockAt(new Vec3(cell.x, cell.y, cell.z))
    // An agent that had to walk to find room can no longer reach the other stations.
    if (station === null || !isInReach(station.position)) break
    stations.push(station)
  }
  return stations
}

/** Digs its way to a station that has been placed, in worlds where that is allowed. */
async function digToStation(context: ActionContext, { position }: Block): Promise<Block | undefined> {
  if (context.memory.blockAt(position) === undefined) return undefined
  const dug = await digTo(context, besideBlock(position))
  return dug.ok ? (context.bot.blockAt(position) ?? undefined) : undefined
}

/** Whether the agent carries one of the given items. */
export const carriesAny = (bot: Bot, names: readonly string[]): boolean =>
  bot.inventory.items().some(({ name }) => names.includes(name))
