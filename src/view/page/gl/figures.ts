import { heldName } from '../../messages.ts'
import type { OtherAt } from '../data/crowd.ts'
import type { Story } from '../data/story.ts'
import type { Voxels } from '../data/voxels.ts'
import type { SeenAgent, SeenFigure } from './scene.ts'

/** Makes figures walk: the distance covered decides the swing of the limbs. */
export class Strides {
  readonly #ways = new Map<string, number>()

  /** @param elapsed time since the last picture (ms); 0 while paused */
  of(key: string, speed: number, elapsed: number): number {
    const way = (this.#ways.get(key) ?? 0) + (speed * elapsed) / 1000
    this.#ways.set(key, way)
    return Math.min(1, speed / 3) * 0.6 * Math.sin(way * 3.2)
  }
}

interface ShownFigures {
  agents: readonly SeenAgent[]
  others: readonly OtherAt[]
  /** The agent whose view it is. */
  eyesOf: string | undefined
  story: Story
  voxels: Voxels
  /** Game time (ms). */
  now: number
  stride(key: string, speed: number): number
}

/** All figures of a picture: agents and their items, mobs, dropped items. */
export function figuresOf({
  agents,
  others,
  eyesOf,
  story,
  voxels,
  now,
  stride,
}: ShownFigures): SeenFigure[] {
  const lightAt = (x: number, y: number, z: number): number =>
    voxels.lightAt(Math.floor(x), Math.floor(y + 0.5), Math.floor(z))
  const seen: SeenFigure[] = []
  for (const { name, pose } of agents) {
    if (name === eyesOf) continue
    const { x, y, z, yaw, pitch, speed } = pose
    const figure = { x, y, z, yaw, pitch, stride: stride(name, speed), scale: 1, light: lightAt(x, y, z) }
    const held = story.agents[name]?.held ?? null
    seen.push({ figure: name, ...figure })
    if (held !== null) seen.push({ figure: heldName(held), ...figure })
  }
  for (const other of others) {
    const { id, figure, scale, isItem, x, y, z, pitch, speed } = other
    const tick = now / 50
    seen.push({
      figure,
      x,
      y: isItem ? y + 0.15 + 0.08 * Math.sin(tick / 9 + id) : y,
      z,
      yaw: isItem ? (tick / 20 + id) % (2 * Math.PI) : other.yaw,
      pitch,
      stride: isItem ? 0 : stride(String(id), speed),
      scale,
      light: lightAt(x, y, z),
    })
  }
  return seen
}
