import { distance, formatPosition, type Position } from '../../core/position.ts'
import type { SummarizeEnvironmentFacts, summarizeEnvironment } from '../kinds/summarize-environment.ts'
import type { SummarizeHistoryFacts, summarizeHistory } from '../kinds/summarize-history.ts'
import type { ReplyOf } from '../question.ts'
import type { Step } from '../step.ts'

/** Maximum number of things of a kind that a summary names; farther ones are left out. */
const NAMED = 8

/** Counts the steps and names the refusals, appended to the previous summary. */
export function expertSummarizeHistory({
  summary,
  latest,
}: SummarizeHistoryFacts): ReplyOf<typeof summarizeHistory> {
  const counts = new Map<string, number>()
  for (const step of latest) counts.set(wordsFor(step), (counts.get(wordsFor(step)) ?? 0) + 1)
  const news = [...counts].map(([words, times]) => (times === 1 ? words : `${words} (${times} times)`))
  return { summary: [summary, ...news].filter((part) => part !== '').join('; ') }
}

function wordsFor({ action: { name, args }, result }: Step): string {
  if (result.ok) return `I did ${name}`
  const where = args.pos ?? args.container
  return `${name}${where === undefined ? '' : ` at ${JSON.stringify(where)}`} was refused as ${result.reason}`
}

/** The nearest of each kind, with their positions. */
export function expertSummarizeEnvironment({
  observation,
}: SummarizeEnvironmentFacts): ReplyOf<typeof summarizeEnvironment> {
  const { position: here, cells, containers, others } = observation
  const nearest = <T extends { position: Position }>(things: readonly T[], words: (thing: T) => string) =>
    [...things]
      .sort((a, b) => distance(a.position, here) - distance(b.position, here))
      .slice(0, NAMED)
      .map((thing) => `${words(thing)} at ${formatPosition(thing.position)}`)
  return {
    entities: nearest(others, ({ name }) => name),
    blocks: nearest(cells, ({ block }) => block),
    creatures: [],
    interactive_items: nearest(containers, ({ kind }) => kind),
  }
}
