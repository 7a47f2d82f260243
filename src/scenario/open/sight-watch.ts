import type { Watch } from '../../judger/scenarios/scenario-judge.ts'

/** What a place event says of wanted blocks and mobs in an agent's picture. */
interface Sights {
  readonly sighted?: string[]
  readonly inSightAtStart?: string[]
}

/** Follows what agents have in sight. What an agent saw at its first look is known from then on, and no agent can find it. */
export class SightWatch {
  readonly #watch: Pick<Watch, 'sightingsOf'>
  readonly #wanted: readonly string[]
  readonly #known = new Set<string>()
  readonly #hasLooked = new Set<string>()

  constructor(watch: Pick<Watch, 'sightingsOf'>, wanted: readonly string[]) {
    this.#watch = watch
    this.#wanted = wanted
  }

  /** What an agent has in sight now, by name; nothing where nothing is wanted. */
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
