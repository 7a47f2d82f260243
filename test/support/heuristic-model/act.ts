import { makeCalls } from './act-on-calls.ts'
import { fillCells } from './act-on-cells.ts'
import { type Situation, situationIn } from './situation.ts'
import { playEscape } from './whole/escape.ts'
import { gather } from './whole/gathering.ts'

/** The next action of an agent. */
export function answerAct(text: string): object {
  const situation = situationIn(text)
  if (situation.isDone) return { thought: 'It is done.', action: null }
  if (text.includes('The team: ')) return playWhole(text, situation)
  return situation.cells.length > 0 ? fillCells(situation) : makeCalls(situation)
}

/** The next action of an agent that has the whole task and no plan. */
const playWhole = (text: string, situation: Situation): object =>
  text.includes('To be obtained:') ? gather(text, situation) : playEscape(text, situation)
