import type { Ask } from './answerer.ts'
import { type ReflectFacts, reflect } from './kinds/reflect.ts'
import type { ReplyOf } from './question.ts'

export type Verdict = ReplyOf<typeof reflect>

/** An agent at the origin that has done nothing yet. */
export const idle: ReflectFacts = {
  subtask: { id: 1, description: 'it', step: { function: 'f', arguments: {} }, actions: [] },
  wanted: [],
  remaining: [],
  gameVersion: '1.19.2',
  observation: {
    agent: 'Alice',
    position: { x: 0, y: 0, z: 0 },
    health: 20,
    food: 20,
    held: undefined,
    inventory: [],
    cells: [],
    containers: [],
    others: [],
  },
  history: [],
}

/** An ask to reflect. */
export const ask = (changes: Partial<Ask<ReflectFacts, Verdict>> = {}): Ask<ReflectFacts, Verdict> => ({
  question: reflect,
  facts: idle,
  agent: 'Alice',
  seed: 1,
  sample: 0,
  ...changes,
})

export const verdict = (summary = 'done'): Verdict => ({ reasoning: 'I looked.', summary, status: true })
