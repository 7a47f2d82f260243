import type { Position } from '../core/position.ts'
import { DEFAULT_GAME_VERSION, superflatGround } from './game-version.ts'
import type { Task } from './task.ts'

/**
 * The task at the heights of its version. Task files count heights as in 1.18 and later, where superflat grass lies at
 * -61; before that it lies at 3, and everything stands 64 higher.
 */
export function atHeightOf(version: string, task: Task): Task {
  const shift = superflatGround(version) - superflatGround(DEFAULT_GAME_VERSION)
  if (shift === 0) return task
  const up = ({ x, y, z }: Position): Position => ({ x, y: y + shift, z })
  const { box, floor, spawn } = task.arena
  return {
    ...task,
    arena: { box: { min: up(box.min), max: up(box.max) }, floor, spawn: up(spawn) },
    containers: task.containers.map((it) => ({ ...it, position: up(it.position) })),
    blueprint: task.blueprint.map(({ placedWith, ...it }) => ({
      ...it,
      position: up(it.position),
      ...(placedWith === undefined ? {} : { placedWith: up(placedWith) }),
    })),
  }
}
