import { createRandom } from '../core/random.ts'
import type { BallotContent } from './ballot.ts'
import type { NamedItem } from './item.ts'
import type { RaterState } from './messages.ts'

/** The survey that all raters of a store answer. */
export interface Survey {
  readonly items: readonly NamedItem[]
  /** Share of the quiz that must be right. */
  readonly threshold: number
  readonly seed: number
}

/** An item as presented to a rater. */
interface Place {
  readonly item: NamedItem
  /** Whether the item's first run is shown on the right. */
  readonly swapped: boolean
  readonly rank: number
}

/**
 * The position of an item in a rater's order, and the sides of its runs: determined by seed, rater and item alone, so that
 * further items change nothing.
 */
export function placeOf(item: NamedItem, rater: string, seed: number): Place {
  const random = createRandom(seed).fork(`${rater}\n${item.id}`)
  return { item, rank: random.next(), swapped: item.b !== undefined && random.next() < 0.5 }
}

/** A rater's progress, and the next item. */
export interface Course extends Pick<RaterState, 'phase' | 'done' | 'of'> {
  readonly next: Place | undefined
  /** Right answers in the quiz so far, and the number of answers. */
  readonly quiz: { readonly right: number; readonly done: number; readonly of: number }
}

/** A rater's course: the quiz first; raters who pass see the rest, each in their own order. */
export function courseOf(
  { items, threshold, seed }: Survey,
  rater: string,
  votes: ReadonlyMap<string, BallotContent>,
): Course {
  const places = items.map((item) => placeOf(item, rater, seed)).sort((a, b) => a.rank - b.rank)
  const gold = places.filter(({ item }) => item.gold !== undefined)
  const rest = places.filter(({ item }) => item.gold === undefined)
  const open = (own: readonly Place[]) => own.filter(({ item }) => !votes.has(item.id))
  const answered = gold.length - open(gold).length
  const right = gold.filter(({ item }) => votes.get(item.id)?.verdict === item.gold).length
  const quiz = { right, done: answered, of: gold.length }
  if (answered < gold.length)
    return { phase: 'quiz', done: answered, of: gold.length, next: open(gold)[0], quiz }
  const openItems = open(rest)
  const standing = { done: rest.length - openItems.length, of: rest.length, quiz }
  if (gold.length > 0 && right / gold.length < threshold)
    return { phase: 'failed', ...standing, next: undefined }
  return { phase: openItems.length === 0 ? 'done' : 'rating', ...standing, next: openItems[0] }
}
