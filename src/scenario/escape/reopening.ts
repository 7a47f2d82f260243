import { cellKey, distance, type Position } from '../../core/position.ts'
import { toggle } from '../../task/actions/toggle.ts'
import type { FreeAgent } from '../../worker/tactics.ts'
import type { Refusals } from './refusals.ts'
import type { Mechanism } from './rooms.ts'

/** A gate that has closed before an agent was through, and what the agent must operate to open it again. */
export interface ShutGate {
  gate: Position
  mechanisms: readonly Mechanism[]
}

/** Agents wait this near to a gate that a teammate opens (blocks), and operate mechanisms from this near. */
const NEAR_GATE = 2
const NEAR_MECHANISM = 2

/** Opens gates again that closed too soon: one agent operates the mechanisms, the others wait in front of the gate. */
export class Reopening {
  /** The agents that are currently opening a gate. */
  readonly #openers = new Set<string>()
  readonly #refusals: Refusals

  constructor(refusals: Refusals) {
    this.#refusals = refusals
  }

  /** @returns whether the agent did anything */
  async openOrWait(agent: FreeAgent, { gate, mechanisms }: ShutGate): Promise<boolean> {
    const key = mechanisms.map(({ id }) => id).join()
    if (this.#openers.has(key)) {
      if (distance(agent.avatar.position, gate) <= NEAR_GATE + 1) return false
      return this.#refusals.attempt(agent.avatar, `wait ${cellKey(gate)}`, () =>
        agent.walk(gate, NEAR_GATE, 'I wait at the gate until it opens again.'),
      )
    }
    this.#openers.add(key)
    try {
      for (const { position, block } of mechanisms) {
        const thought = `The gate has closed; I use the ${block.name} again.`
        const { x, y, z } = position
        const use = async () => {
          await agent.walk(position, NEAR_MECHANISM, thought)
          return agent.act(toggle.call({ pos: [x, y, z] }), thought)
        }
        if (!(await this.#refusals.attempt(agent.avatar, `use ${cellKey(position)}`, use))) return false
      }
      return true
    } finally {
      this.#openers.delete(key)
    }
  }
}
