import { z } from 'zod'
import { describeStep } from '../describe-agent.ts'
import { defineQuestion } from '../question.ts'
import type { Step } from '../step.ts'
import { describeSubtask, type WorkFacts } from './work.ts'

/** A running summary and what has happened since (paper, Table 8). */
export interface SummarizeHistoryFacts extends Pick<WorkFacts, 'subtask' | 'wanted'> {
  agent: string
  /** The summary so far; empty at first. */
  summary: string
  /** Steps since then. */
  latest: readonly Step[]
}

/** Extends a running summary by the latest steps. */
export const summarizeHistory = defineQuestion({
  id: 'summarize-history',
  reply: z.strictObject({ summary: z.string() }),
  prompt: 'summarize-history',
  slots: (facts: SummarizeHistoryFacts) => ({
    agent: facts.agent,
    task: describeSubtask(facts),
    summary: facts.summary === '' ? 'none' : facts.summary,
    history: facts.latest.map(describeStep).join('\n'),
  }),
  cuts: [{ slot: 'history', from: 'start', what: 'earlier actions' }],
  identity: ({ subtask, latest, summary }, { agent, sample }) =>
    `summarize-history ${agent} ${subtask.id} ${latest.length} ${summary.length} ${sample}`,
})
