import type { Operation } from '../../../setup/operation.ts'
import { defineConstraint } from '../rule.ts'

const WORDS: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 }
const TIMES = /^(?:for )?(\d{1,4}) times(?: in a row| over)?$/

/** More repetitions than this share what their scenes hold. */
const MOST_SCENES = 8
/** Scenes beside each other are this far apart (blocks). */
const APART = 2

/** What another round needs: the same gifts, and the same blocks and mobs beside the first. */
const again = (operations: readonly Operation[], round: number): Operation[] =>
  operations.flatMap((operation): Operation[] => {
    if (operation.kind === 'give') return [operation]
    if (operation.kind !== 'setblock' && operation.kind !== 'summon') return []
    return [{ ...operation, at: { ...operation.at, z: operation.at.z + APART * round } }]
  })

/** How many times it has to be done. */
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
  scene: ({ count }, { operations }) => [
    ...operations,
    ...Array.from({ length: Math.min(count, MOST_SCENES) - 1 }, (_, round) =>
      again(operations, round + 1),
    ).flat(),
  ],
})
