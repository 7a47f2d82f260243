import { defineConstraint } from '../rule.ts'

/** Monsters appear in less light than this (vanilla before 1.18). */
const DARK = 7
const BRIGHT = 8

/** The light at an agent's feet. */
export const light = defineConstraint({
  id: 'light',
  axis: 'where',
  read(words) {
    if (/^in (?:the )?(?:dark|darkness)$/.test(words)) return { kind: 'light', atMost: DARK }
    if (/^in (?:the |bright )?(?:light|sunlight)$/.test(words)) return { kind: 'light', atLeast: BRIGHT }
    const below = /^(?:in|at) (?:a )?light (?:level )?(?:below|under) (\d{1,2})$/.exec(words)?.[1]
    if (below !== undefined) return { kind: 'light', atMost: Number(below) - 1 }
    const above = /^(?:in|at) (?:a )?light (?:level )?(?:of )?(?:at least |above )?(\d{1,2})$/.exec(
      words,
    )?.[1]
    return above === undefined ? undefined : { kind: 'light', atLeast: Number(above) }
  },
  inWords: ({ atLeast, atMost }) =>
    atLeast === undefined ? `in light of at most ${atMost}` : `in light of at least ${atLeast}`,
  checkedBy: 'the light at the feet at each deed',
  terms: ({ kind: _, ...bounds }) => [{ kind: 'brightness', ...bounds }],
  ground({ atLeast, atMost }) {
    if (atLeast !== undefined && atMost !== undefined && atLeast > atMost)
      return { refused: `no light is at least ${atLeast} and at most ${atMost}` }
    return { light: atMost === undefined ? 'bright' : 'dark' }
  },
})
