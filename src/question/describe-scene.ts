import { formatPosition } from '../core/position.ts'
import type { Scene } from '../task/observation.ts'

/** Where the players and the containers are, and what they hold. */
export function describeScene(scene: Scene): string {
  const containers = scene.containers.map(({ kind, position, items }) => {
    const content = items.map(({ item, count }) => `${count} ${item}`).join(', ')
    return `a ${kind} at ${formatPosition(position)} with ${content}`
  })
  const agents = scene.agents.map(({ name, position, items = [] }) => {
    const burden = items.map(({ item, count }) => `${count} ${item}`).join(', ')
    return `${name} at ${formatPosition(position)}${burden === '' ? '' : ` carrying ${burden}`}`
  })
  const seen = (scene.known ?? []).map(({ name, count, way }) => `${count} ${name} (${way} blocks away)`)
  const known = seen.length === 0 ? '' : ` Seen so far: ${seen.join(', ')}.`
  return `Players: ${agents.join(', ')}. Containers: ${containers.join('; ') || 'none'}.${known}`
}
