import type { discuss } from '../kinds/discuss.ts'
import { choicesIn, contestedFor, type DiscussFacts } from '../kinds/discuss.ts'
import type { ReplyOf } from '../question.ts'
import type { GameKnowledge } from './game-knowledge.ts'

/** What a subtask waits for, as the speaker sees it. */
type WaitsFor = (id: number) => readonly number[]

/** Chooses the first subtask that can be done now, and objects to choices that cannot. */
export const expertDiscuss = (facts: DiscussFacts, knowledge: GameKnowledge): ReplyOf<typeof discuss> =>
  speak(facts, (id) => knowledge.prerequisitesOf(facts.task, facts.subtasks, id))

/**
 * The utterance of an agent that knows these prerequisites. It accepts objections and leaves to others what they have chosen.
 * When nothing is feasible now and no agent has chosen anything, it tries the first remaining subtask.
 */
export function speak(
  { subtasks, agent, done, said }: DiscussFacts,
  waitsFor: WaitsFor,
): ReplyOf<typeof discuss> {
  const isDone = new Set(done)
  const choices = new Map([...choicesIn(said)].filter(([other]) => other !== agent))
  const isTaken = new Set(choices.values())
  const contested = contestedFor(agent, said)
  const missing = (id: number) => waitsFor(id).filter((other) => !isDone.has(other))
  const open = subtasks.map(({ id }) => id).filter((id) => !isDone.has(id) && !isTaken.has(id))
  const mine = open.filter((id) => !contested.has(id))
  const ready = mine.find((id) => missing(id).length === 0)
  const chosen = ready ?? (choices.size === 0 ? mine[0] : undefined) ?? null
  const hasBetter = () => open.some((id) => id !== chosen && missing(id).length === 0)
  const objections = [...choices].flatMap(([other, id]) => {
    const before = missing(id)
    if (before.length === 0 || !hasBetter()) return []
    return [{ agent: other, reason: `#${id} waits for ${before.map((one) => `#${one}`).join(', ')}` }]
  })
  return { thought: thoughtOn(chosen, ready), subtask: chosen, objections }
}

function thoughtOn(chosen: number | null, ready: number | undefined): string {
  if (chosen === null) return 'All that could be done now is in good hands.'
  return ready === undefined ? `I see nothing better than #${chosen}.` : `#${chosen} can be done now.`
}
