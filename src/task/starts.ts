import type { Position } from '../core/position.ts'
import type { Task } from './task.ts'

/** The cell in which an agent appears, by its index in the team. */
export const startOf = ({ arena, starts = [] }: Pick<Task, 'arena' | 'starts'>, index: number): Position =>
  starts[index % Math.max(1, starts.length)] ?? arena.spawn
