import { type Ends, edgeKey } from '../../graph/edge-key.ts'
import type { EdgeReply } from './rival-questions.ts'

/** How many times an edge was asked about and named. */
export interface Votes extends Ends {
  readonly named: number
  readonly asked: number
}

/** Counts every edge that some reply names over all replies about it; most often named first. */
export function countVotes(replies: readonly EdgeReply[]): Votes[] {
  const edges = new Map(replies.flatMap((reply) => reply.edges.map((edge) => [edgeKey(edge), edge] as const)))
  const named = replies.map((reply) => new Set(reply.edges.map(edgeKey)))
  return [...edges]
    .map(([key, { from, to }]): Votes => {
      const about = replies.flatMap((reply, index) =>
        reply.isAbout({ from, to }) ? [named[index]?.has(key)] : [],
      )
      return { from, to, named: about.filter(Boolean).length, asked: about.length }
    })
    .sort((a, b) => shareOf(b) - shareOf(a) || b.named - a.named || a.from - b.from || a.to - b.to)
}

/** Share of the answers about an edge that name it. */
export const shareOf = ({ named, asked }: Pick<Votes, 'named' | 'asked'>): number =>
  asked === 0 ? 0 : named / asked

/** Edges that more than half of the answers about them name; a tie of two counts as named, as does a single answer. */
export const byMajority = (votes: readonly Votes[]): Votes[] => votes.filter((edge) => shareOf(edge) >= 0.5)
