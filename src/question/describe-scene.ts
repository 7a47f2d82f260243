import { formatCell } from '../core/position.ts'
import type { ItemCount } from '../game/item-counts.ts'
import { groundLevel } from '../task/arena-ground.ts'
import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'

/** Positions and contents of the players and the containers. */
export function describeScene(scene: Scene): string {
  const containers = scene.containers.map(
    ({ kind, position, items }) =>
      `${kind} at ${formatCell(position)} with ${listed(items) || 'nothing in it'}`,
  )
  const agents = scene.agents.map(({ name, position, items = [] }) => {
    const burden = listed(items)
    return `${name} at ${formatCell(position)}${burden === '' ? '' : ` carrying ${burden}`}`
  })
  const seen = (scene.known ?? []).map(({ name, count, way }) => `${count} ${name} (${way} blocks away)`)
  return [
    `Players: ${agents.join(', ')}.`,
    `Containers: ${containers.join('; ') || 'none'}.`,
    ...(seen.length === 0 ? [] : [`Seen so far: ${seen.join(', ')}.`]),
  ].join('\n')
}

/** The bounds within which a task is played; empty if the world is unbounded. */
export function describeArena({ arena, terrain }: Task): string[] {
  if (terrain !== undefined) return []
  const { min, max } = arena.box
  const level = groundLevel(arena)
  const below =
    arena.ground === undefined ? '' : `; it may be dug down to y=${min.y}, through soil and then stone`
  const ground = `the ground is ${arena.floor} at y=${level - 1}, so the lowest cells to fill are at y=${level}${below}`
  return [`The arena goes from ${formatCell(min)} to ${formatCell(max)}; ${ground}.`]
}

const listed = (items: readonly ItemCount[]): string =>
  items.map(({ item, count }) => `${count} ${item}`).join(', ')
