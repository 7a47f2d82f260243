import { makeCalls } from './act-on-calls.ts'
import { fillCells } from './act-on-cells.ts'
import { situationIn } from './situation.ts'

/** The next action of an agent. */
export function answerAct(text: string): object {
  const situation = situationIn(text)
  if (situation.isDone) return { thought: 'It is done.', action: null }
  return situation.cells.length > 0 ? fillCells(situation) : makeCalls(situation)
}
