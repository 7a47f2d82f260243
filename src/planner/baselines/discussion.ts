import { choicesIn, discuss as question, type Utterance } from '../../question/kinds/discuss.ts'
import type { Unordered } from './ordering-planner.ts'

/** Number of turns after which a discussion ends even with objections; AgentVerse's agents talk for four turns. */
const MAX_TURNS = 4

/** The discussion's subject: what was done in earlier cycles. */
export interface Situation extends Unordered {
  team: readonly string[]
  done: readonly number[]
  /** Number of the attempt, from 0: a team without an agreement talks again. */
  sample: number
}

/**
 * Lets a team talk about who does what next. In each turn every agent speaks once, states its next subtask and may object to
 * others. The talk ends with the first turn in which no agent objects and no two agents chose the same subtask.
 * @returns the subtasks that will be done, each by a different agent; choices of subtasks that are not open do not count
 */
export async function discuss(situation: Situation): Promise<number[]> {
  const { subtasks, team, done } = situation
  const said: Utterance[] = []
  for (let turn = 1; turn <= MAX_TURNS; turn++) {
    let objections = 0
    for (const agent of team) {
      const utterance = await speak(agent, said, situation)
      objections += utterance.objections.filter((objection) => isFounded(objection, agent, said)).length
      said.push(utterance)
    }
    const choices = [...choicesIn(said).values()]
    if (objections === 0 && new Set(choices).size === choices.length) break
  }
  const open = new Set(subtasks.map(({ id }) => id).filter((id) => !done.includes(id)))
  return [...new Set(choicesIn(said).values())].filter((id) => open.has(id))
}

/** An objection to oneself, or to an agent that has not chosen anything, does not count. */
const isFounded = (objection: { agent: string }, speaker: string, said: readonly Utterance[]): boolean =>
  objection.agent !== speaker && choicesIn(said).has(objection.agent)

async function speak(agent: string, said: readonly Utterance[], situation: Situation): Promise<Utterance> {
  const { task, subtasks, team, done, sample, context } = situation
  const { answerer, seed, signal } = context
  const facts = { task, team, subtasks, agent, done, said: [...said] }
  const { value } = await answerer.answer({ question, facts, agent, seed, sample }, signal && { signal })
  return { ...value, agent }
}
