import type { Path } from './paths.ts'

/** Which path each agent is on, and which subtask an agent without work gets ready for. */
export class PathMemory {
  readonly #paths = new Map<string, Path>()
  readonly #expected = new Map<string, number>()

  /** Puts an agent on a path; it stays there until it leaves it. */
  enter(agent: string, path: Path): void {
    this.#paths.set(agent, path)
  }

  leave(agent: string): void {
    this.#paths.delete(agent)
  }

  pathOf(agent: string): Path | undefined {
    return this.#paths.get(agent)
  }

  /** The agents that are on a path, with their paths. */
  paths(): Iterable<[agent: string, path: Path]> {
    return this.#paths
  }

  /** Remembers which subtask an agent gets ready for; undefined for none. */
  expect(agent: string, subtask: number | undefined): void {
    if (subtask === undefined) this.#expected.delete(agent)
    else this.#expected.set(agent, subtask)
  }

  /** What agents get ready for. */
  get expectations(): ReadonlyMap<string, number> {
    return this.#expected
  }

  forget(agent: string): void {
    this.#paths.delete(agent)
    this.#expected.delete(agent)
  }
}
