import { sceneOfRounds } from '../../../scene/rounds.ts'
import { defineConstraint } from '../rule.ts'

const WORDS: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 }
const TIMES = /^(?:for )?(\d{1,4}) times(?: in a row| over)?$/

/** How many times the goal has to be reached. */
export const times = defineConstraint({
  id: 'times',
  axis: 'how',
  read(words) {
    const word = Object.hasOwn(WORDS, words) ? WORDS[words] : undefined
    const amount = word ?? Number(TIMES.exec(words)?.[1] ?? 0)
    return amount > 0 ? { kind: 'times', count: amount } : undefined
  },
  inWords: ({ count }) => (count === 1 ? 'once' : `${count} times`),
  checkedBy: 'that the goal is reached again and again',
  rounds: ({ count }) => count,
  scene: ({ count }, { operations }) => sceneOfRounds(operations, count),
})
