import { edgeKey } from '../../graph/edge-key.ts'
import { type EdgeRecord, noAnswers } from './edge-record.ts'
import type { Answer, NamedEdge } from './interview.ts'

/**
 * The model believes in an edge that is named in at least this many blocks and in this share of all answers
 * about it.
 */
const MIN_BLOCKS = 2
const MIN_SHARE = 1 / 3

/**
 * Edges that are missing from the initial graph although the model names them repeatedly in answers to interventions: a steady
 * model that leaves an edge out twice by chance names it in half of the answers that contradict half of the rules. These answers
 * are no evidence about such an edge: it joins without any evidence, and its test begins.
 */
export class LateEdges {
  /** The answers of each block so far. */
  readonly #blocks: (readonly Answer[])[] = []

  /** Records the answers of a block. */
  note(answers: readonly Answer[]): void {
    this.#blocks.push(answers)
  }

  /** The edges that are missing from these but should be included, in a fixed order. */
  missingIn(edges: readonly EdgeRecord[], ruleIds: readonly string[]): EdgeRecord[] {
    const known = new Set(edges.map(edgeKey))
    const named = new Map<string, { edges: NamedEdge[]; blocks: Set<number> }>()
    for (const [block, answers] of this.#blocks.entries())
      for (const edge of answers.flatMap((answer) => answer.edges)) {
        const key = edgeKey(edge)
        if (known.has(key)) continue
        const so = named.get(key) ?? { edges: [], blocks: new Set() }
        so.edges.push(edge)
        so.blocks.add(block)
        named.set(key, so)
      }
    return [...named.values()]
      .filter(({ edges, blocks }) => blocks.size >= MIN_BLOCKS && this.#shareOf(edges) >= MIN_SHARE)
      .map(({ edges }) => recordOf(edges, ruleIds))
      .sort((a, b) => a.from - b.from || a.to - b.to)
  }

  #shareOf(edges: readonly NamedEdge[]): number {
    const relevantBlocks = this.#blocks.flat().filter(({ isAbout }) => isAbout(edges[0] as NamedEdge))
    return edges.length / relevantBlocks.length
  }
}

function recordOf(said: readonly NamedEdge[], ruleIds: readonly string[]): EdgeRecord {
  const { from, to, reason } = said[0] as NamedEdge
  const named = ruleIds.filter((id) => said.some(({ rules }) => rules.includes(id))).sort()
  const answers = { control: noAnswers(), paraphrase: noAnswers(), blocks: [], interventions: [] }
  return { from, to, isLate: true, named, reason, ...answers }
}
