import type { Watch } from '../../judger/scenarios/scenario-judge.ts'

/** The part of a place event about goal blocks and mobs in an agent's picture. */
interface Sights {
  readonly sighted?: string[]
  readonly inSightAtStart?: string[]
}

/** Follows what agents have in sight. Things that an agent saw at its first look count as known, and no agent can find them. */
export class SightWatch {
  readonly #watch: Pick<Watch, 'sightingsOf'>
  readonly #wanted: readonly string[]
  readonly #known = new Set<string>()
  readonly #hasLooked = new Set<string>()

  constructor(watch: Pick<Watch, 'sightingsOf'>, wanted: readonly string[]) {
    this.#watch = watch
    this.#wanted = wanted
  }

  /** Objects that an agent has in sight now, by name; empty if the goal names none. */
  look(agent: string): Sights {
    const sightings = this.#wanted.length === 0 ? undefined : this.#watch.sightingsOf(agent, this.#wanted)
    if (sightings === undefined) return {}
    const isFirst = !this.#hasLooked.has(agent)
    this.#hasLooked.add(agent)
    if (isFirst) for (const { id } of sightings) this.#known.add(id)
    const names = (those: typeof sightings) => [...new Set(those.map(({ name }) => name))].sort()
    const sighted = names(sightings.filter(({ id }) => !this.#known.has(id)))
    return { sighted, ...(isFirst ? { inSightAtStart: names(sightings) } : {}) }
  }
}
