import { distance, floor, type Position } from '../core/position.ts'
import { isAir, parseBlock } from '../game/block.ts'
import type { BlocksAround, SeenThings } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import type { Bot } from './client/bot.ts'
import { textAt } from './observe.ts'

/** Extent of the blocks reported around an agent: horizontal radius, and layers below the feet and above the head (blocks). */
const RADIUS = 3
const BELOW = 1
const ABOVE = 1
/** Range within which useful things are reported (blocks), and maximum number of places of each kind. */
const SIGHT = 48
const MAX_PLACES = 4
/** Entity types that count as creatures; other types are items, arrows and so on. */
const CREATURES: ReadonlySet<string | undefined> = new Set([
  'animal',
  'passive',
  'hostile',
  'mob',
  'water_creature',
])

/** The blocks around an agent, as its client knows them. */
export function blocksAround(bot: Bot): BlocksAround {
  const { x, y, z } = floor(bot.entity.position)
  const min = { x: x - RADIUS, y: y - BELOW, z: z - RADIUS }
  const [width, height] = [2 * RADIUS + 1, BELOW + 1 + ABOVE]
  const names: string[] = []
  const places = new Map<number, number>()
  const states = bot.extras.cells
  const cells: number[] = []
  for (let up = 0; up < height; up++)
    for (let south = 0; south < width; south++)
      for (let east = 0; east < width; east++) {
        const at = { x: min.x + east, y: min.y + up, z: min.z + south }
        const state = states.stateAt(at.x, at.y, at.z)
        let place = places.get(state)
        if (place === undefined) {
          const name = nameAt(bot, at)
          place = names.includes(name) ? names.indexOf(name) : names.push(name) - 1
          places.set(state, place)
        }
        cells.push(place)
      }
  return { min, width, height, names, cells }
}

function nameAt(bot: Bot, at: Position): string {
  const name = textAt(bot, at)?.split('[')[0] ?? ''
  return isAir(name) ? 'air' : name
}

/** The task's blocks and animals that an agent sees, nearest of each kind first. */
export function thingsSeen(bot: Bot, { sources }: Pick<Task, 'sources'>): SeenThings[] {
  const here = floor(bot.entity.position)
  const placesByName = new Map<string, Position[]>()
  const note = (name: string, at: Position) => {
    if (distance(at, here) > SIGHT) return
    const places = placesByName.get(name) ?? []
    places.push(at)
    placesByName.set(name, places)
  }
  for (const { position } of sources) {
    const block = parseBlock(textAt(bot, position) ?? '')
    if (block === undefined || isAir(block.name)) continue
    const { age } = block.properties
    note(age === undefined ? block.name : `${block.name}[age=${age}]`, position)
  }
  for (const { type, name, position } of Object.values(bot.entities))
    if (name !== undefined && CREATURES.has(type)) note(name, floor(position))
  return [...placesByName].map(([name, places]) => ({
    name,
    count: places.length,
    nearest: places.toSorted((a, b) => distance(a, here) - distance(b, here)).slice(0, MAX_PLACES),
  }))
}
