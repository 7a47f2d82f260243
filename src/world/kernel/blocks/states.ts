import { WorldError } from '../../errors.ts'
import type { BlockDefinition, Registry, StateDefinition } from '../../library/prismarine.ts'

export type StateValue = string | number | boolean
export type StateProperties = Readonly<Record<string, StateValue>>

/** One state of a block: its name, its properties and its id in the protocol. Immutable. */
export interface BlockState {
  readonly name: string
  readonly properties: StateProperties
  readonly stateId: number
}

/**
 * Converts block name and properties to state ids and back (vanilla numbers states in property order, with the last property
 * changing fastest).
 */
export class BlockStates {
  readonly registry: Registry
  readonly air: BlockState
  readonly #decoded = new Map<number, BlockState>()

  constructor(registry: Registry) {
    this.registry = registry
    this.air = this.decode(0)
  }

  /** Throws 'bad_block_state' for an unknown number. */
  decode(stateId: number): BlockState {
    const known = this.#decoded.get(stateId)
    if (known) return known
    const block = this.registry.blocksByStateId[stateId]
    if (!block)
      throw new WorldError('bad_block_state', 'no such block state', {
        got: stateId,
        wanted: 'a state number of this version',
        remedy: 'take numbers from blockAt or encode',
      })
    const values: [string, StateValue][] = []
    let rest = stateId - block.minStateId
    for (const state of [...block.states].reverse()) {
      const text = valuesOf(state)[rest % state.num_values] ?? ''
      rest = Math.floor(rest / state.num_values)
      values.unshift([state.name, typed(state, text)])
    }
    const properties = Object.fromEntries(values)
    const decoded: BlockState = Object.freeze({
      name: block.name,
      properties: Object.freeze(properties),
      stateId,
    })
    this.#decoded.set(stateId, decoded)
    return decoded
  }

  /** A block's state with the given properties and defaults for the rest. Throws on unknown names and values. */
  encode(name: string, properties: StateProperties = {}): BlockState {
    const block = this.definition(name)
    return this.#number(block, { ...this.decode(block.defaultState).properties }, properties)
  }

  /** The same block with some properties changed. */
  with(state: BlockState, properties: StateProperties): BlockState {
    return this.#number(this.definition(state.name), { ...state.properties }, properties)
  }

  /** The first of these names that exists in the version (some blocks were renamed). */
  named(...names: readonly string[]): string {
    return names.find((name) => this.has(name)) ?? names.join(' or ')
  }

  has(name: string): boolean {
    return this.registry.blocksByName[name] !== undefined
  }

  hasProperty(name: string, property: string): boolean {
    return this.registry.blocksByName[name]?.states.some((state) => state.name === property) ?? false
  }

  /** Throws 'unknown_block'. */
  definition(name: string): BlockDefinition {
    const block = this.registry.blocksByName[name]
    if (!block)
      throw new WorldError('unknown_block', 'unknown block', {
        got: name,
        wanted: 'a block name of this version without namespace',
        remedy: 'check the spelling',
      })
    return block
  }

  #number(block: BlockDefinition, base: Record<string, StateValue>, changes: StateProperties): BlockState {
    for (const [key, value] of Object.entries(changes)) {
      if (!(key in base)) throw badProperty(block, key)
      base[key] = value
    }
    let n = 0
    for (const state of block.states) {
      const index = valuesOf(state).indexOf(String(base[state.name]))
      if (index < 0) throw badValue(block, state, base[state.name])
      n = n * state.num_values + index
    }
    return this.decode(block.minStateId + n)
  }
}

/** The values a property can take, as written in commands. */
export function valuesOf(state: StateDefinition): readonly string[] {
  if (state.type === 'bool') return ['true', 'false']
  return state.values ?? Array.from({ length: state.num_values }, (_, i) => String(i))
}

function typed(state: StateDefinition, text: string): StateValue {
  if (state.type === 'bool') return text === 'true'
  // before 1.17 the data lists numbers as strings
  return state.type === 'int' || /^\d+$/.test(text) ? Number(text) : text
}

function badProperty(block: BlockDefinition, key: string): WorldError {
  return new WorldError('bad_block_state', `block ${block.name} has no property '${key}'`, {
    got: key,
    wanted: block.states.map((state) => state.name).join(', ') || 'no properties',
    remedy: 'leave it out',
  })
}

function badValue(block: BlockDefinition, state: StateDefinition, value: unknown): WorldError {
  return new WorldError(
    'bad_block_state',
    `block ${block.name} does not accept ${state.name}=${String(value)}`,
    {
      got: value,
      wanted: valuesOf(state).join(', '),
      remedy: 'use one of these values',
    },
  )
}
