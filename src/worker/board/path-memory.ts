import type { Path } from './paths.ts'

/** The path each agent is on, its agenda, and the subtask an agent without work prepares for. */
export class PathMemory {
  readonly #paths = new Map<string, Path>()
  readonly #expected = new Map<string, number>()
  readonly #agendas = new Map<string, readonly number[]>()
  /** The agent on whose agenda a subtask is. */
  readonly #owners = new Map<number, string>()

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

  /** Remembers which subtask an agent prepares for; undefined for none. */
  expect(agent: string, subtask: number | undefined): void {
    if (subtask === undefined) this.#expected.delete(agent)
    else this.#expected.set(agent, subtask)
  }

  /** The subtask that each agent prepares for. */
  get expectations(): ReadonlyMap<string, number> {
    return this.#expected
  }

  /** Remembers the subtasks that an agent will probably do next, and for which it fetches the materials. */
  setAgenda(agent: string, subtasks: readonly number[]): void {
    for (const subtask of this.agendaOf(agent)) this.#owners.delete(subtask)
    this.#agendas.set(agent, subtasks)
    for (const subtask of subtasks) this.#owners.set(subtask, agent)
  }

  agendaOf(agent: string): readonly number[] {
    return this.#agendas.get(agent) ?? []
  }

  ownerOf(subtask: number): string | undefined {
    return this.#owners.get(subtask)
  }

  forget(agent: string): void {
    this.setAgenda(agent, [])
    this.#paths.delete(agent)
    this.#expected.delete(agent)
  }
}
