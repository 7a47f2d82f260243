import { z } from 'zod'
import { describeContainers, describeEnvironment } from '../describe-agent.ts'
import { defineQuestion } from '../question.ts'
import { describeSubtask, type WorkFacts } from './work.ts'

export type SummarizeEnvironmentFacts = Pick<WorkFacts, 'subtask' | 'wanted' | 'observation'>

const listed = z.array(z.string())

/** Cuts the surroundings of an agent down to what its subtask needs (paper, Table 8). */
export const summarizeEnvironment = defineQuestion({
  id: 'summarize-environment',
  reply: z.strictObject({ entities: listed, blocks: listed, creatures: listed, interactive_items: listed }),
  prompt: 'summarize-environment',
  slots: (facts: SummarizeEnvironmentFacts) => ({
    environment: [
      ...describeContainers(facts.observation),
      describeEnvironment(facts.observation, facts.wanted),
    ].join('\n'),
    task: describeSubtask(facts),
  }),
  cuts: [{ slot: 'environment', from: 'end', what: 'more of the environment' }],
  identity: ({ subtask }, { agent, sample }) => `summarize-environment ${agent} ${subtask.id} ${sample}`,
})
