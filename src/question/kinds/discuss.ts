import { z } from 'zod'
import { clipped } from '../../core/clip.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { Task } from '../../task/task.ts'
import { defineQuestion } from '../question.ts'

const replySchema = z.strictObject({
  thought: z.string(),
  /** Id of the subtask it will do next, or null to leave the work to others this time. */
  subtask: z.int().nullable(),
  /** Objections to the choices of others. */
  objections: z.array(z.strictObject({ agent: z.string(), reason: z.string() })).default([]),
})

export interface Utterance extends z.output<typeof replySchema> {
  agent: string
}

export interface DiscussFacts {
  task: Task
  team: readonly string[]
  subtasks: readonly Subtask[]
  /** Who speaks. */
  agent: string
  /** Subtasks of earlier cycles. */
  done: readonly number[]
  /** The utterances of this cycle, in order. */
  said: readonly Utterance[]
}

/** What an agent says when it is its turn in a discussion of who does what next. */
export const discuss = defineQuestion({
  id: 'discuss',
  reply: replySchema,
  prompt: 'discuss',
  slots({ task, team, subtasks, agent, done, said }: DiscussFacts) {
    const isDone = new Set(done)
    const open = subtasks.filter(({ id }) => !isDone.has(id))
    return {
      agent,
      team: team.join(', '),
      task: task.goal,
      done: done.length === 0 ? 'nothing' : done.map((id) => `#${id}`).join(', '),
      open: open
        .map((subtask) => `#${subtask.id} ${clipped(namedText(subtask), MAX_DESCRIPTION)}`)
        .join('\n'),
      said: said.length === 0 ? 'nothing yet' : said.map(quote).join('\n'),
    }
  },
  cuts: [{ slot: 'said', from: 'start', what: 'what was said before' }],
  identity: ({ done, said }, { agent, sample }) => `discuss ${agent} ${done.join()} ${said.length} ${sample}`,
})

/** A subtask's name and its description, including the place. */
const namedText = ({ name, description }: Subtask): string =>
  name === undefined ? description : `${name}: ${description}`

/** Longest names and texts that are quoted (characters). */
const MAX_NAME = 60
const MAX_SAID = 300
const MAX_DESCRIPTION = 600

function quote({ agent, thought, subtask, objections }: Utterance): string {
  const choice = subtask === null ? 'chooses nothing' : `chooses #${subtask}`
  const against = objections.map(
    ({ agent: other, reason }) => `; objects to ${clipped(other, MAX_NAME)}: ${clipped(reason, MAX_SAID)}`,
  )
  return `${agent}: ${clipped(thought, MAX_SAID)} (${choice}${against.join('')})`
}

/** Each agent's last choice; empty for those that left the work to others. */
export function choicesIn(said: readonly Utterance[]): ReadonlyMap<string, number> {
  const choices = new Map<string, number>()
  for (const { agent, subtask } of said) {
    if (subtask === null) choices.delete(agent)
    else choices.set(agent, subtask)
  }
  return choices
}

/** Subtasks that an agent had chosen when another objected to it. */
export function contestedFor(agent: string, said: readonly Utterance[]): ReadonlySet<number> {
  const contested = new Set<number>()
  for (const [index, { objections }] of said.entries()) {
    if (!objections.some((objection) => objection.agent === agent)) continue
    const chosen = choicesIn(said.slice(0, index)).get(agent)
    if (chosen !== undefined) contested.add(chosen)
  }
  return contested
}
