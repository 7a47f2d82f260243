import { UsageError } from '../core/errors.ts'
import { similarName } from '../game/data/similar-name.ts'
import { PluginError } from './plugin-error.ts'

/** The definitions of one kind, by id, each with the plug-in it comes from. */
export class Shelf<T> {
  /** The kind of the definitions, in the singular, e.g. `planner`, for messages. */
  readonly kind: string
  readonly #entries = new Map<string, { value: T; plugin: string }>()

  constructor(kind: string) {
    this.kind = kind
  }

  /** @throws PluginError when the id is taken, naming both plug-ins. */
  add(id: string, value: T, plugin: string): void {
    const entry = this.#entries.get(id)
    if (entry !== undefined) {
      const owners =
        entry.plugin === plugin
          ? `The plug-in "${plugin}" has two ${this.kind}s`
          : `The plug-ins "${entry.plugin}" and "${plugin}" both have a ${this.kind}`
      throw new PluginError(`${owners} "${id}".`, {
        hint: `Give one of them another id, or load only one of the plug-ins.`,
      })
    }
    this.#entries.set(id, { value, plugin })
  }

  get ids(): readonly string[] {
    return [...this.#entries.keys()]
  }

  list(): readonly T[] {
    return [...this.#entries.values()].map(({ value }) => value)
  }

  find(id: string): T | undefined {
    return this.#entries.get(id)?.value
  }

  /** @throws UsageError for an unknown id, with the most similar one and the list of all. */
  get(id: string): T {
    const entry = this.find(id)
    if (entry !== undefined) return entry
    const like = similarName(id, this.ids)
    throw new UsageError(`There is no ${this.kind} "${id}".`, {
      hint: `${like === undefined ? '' : `Did you mean ${like}? `}The ${this.kind}s are ${this.ids.join(', ')}. Others come with --plugin.`,
    })
  }

  /** Name of the plug-in that defines an id. */
  ownerOf(id: string): string | undefined {
    return this.#entries.get(id)?.plugin
  }
}
