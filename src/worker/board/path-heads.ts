import type { Path } from './paths.ts'

/** Finds the first open subtask of each path without rescanning the done ones. */
export class PathHeads {
  /** Number of leading subtasks of a path that are done. */
  readonly #done = new WeakMap<Path, number>()

  /** The first subtask of a path that is neither done nor given up; undefined when none is left. */
  of(path: Path, board: { isDone(id: number): boolean; isSettled(id: number): boolean }): number | undefined {
    let index = this.#done.get(path) ?? 0
    for (let next = path[index]; next !== undefined && board.isDone(next); next = path[index]) index++
    this.#done.set(path, index)
    for (let next = path[index]; next !== undefined && board.isSettled(next); next = path[index]) index++
    return path[index]
  }
}
