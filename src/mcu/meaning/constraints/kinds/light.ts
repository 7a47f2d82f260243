import { defineConstraint } from '../rule.ts'

/** Monsters appear in less light than this (vanilla before 1.18). */
const DARK = 7
const BRIGHT = 8

const MAX_LEVEL = 15
/** `in light of at most 7`, `at light level 7 or less`. */
const LEVEL =
  /^(?:in|at|with) (?:a )?light (?:level )?(?:of )?((?:at most|at least|up to|below|under|above|over|less than|more than|darker than|brighter than) )?(\d{1,2})( or (?:less|more|lower|higher|below|above|darker|brighter|fewer))?$/

/** The light at an agent's feet. */
export const light = defineConstraint({
  id: 'light',
  axis: 'where',
  read(words) {
    if (
      /^in (?:the |a )?(?:total |complete |pitch )?(?:dark|darkness|pitch[- ]dark|blackness|dark place)$/.test(
        words,
      )
    )
      return { kind: 'light', atMost: DARK }
    if (/^in (?:the |bright )?(?:light|sunlight)$/.test(words)) return { kind: 'light', atLeast: BRIGHT }
    const [, before = '', figures, after = ''] = LEVEL.exec(words) ?? []
    const level = Number(figures)
    if (figures === undefined || level > MAX_LEVEL) return undefined
    const said = (before || after).trim()
    if (/^(?:below|under|less than|darker than)$/.test(said))
      return level === 0 ? undefined : { kind: 'light', atMost: level - 1 }
    if (/^(?:above|over|more than|brighter than)$/.test(said)) return { kind: 'light', atLeast: level + 1 }
    if (/^(?:at most|up to|or (?:less|lower|below|darker|fewer))$/.test(said))
      return { kind: 'light', atMost: level }
    if (/^(?:at least|or (?:more|higher|above|brighter))$/.test(said))
      return { kind: 'light', atLeast: level }
    return { kind: 'light', atLeast: level, atMost: level }
  },
  inWords({ atLeast, atMost }) {
    if (atLeast !== undefined && atLeast === atMost) return `in light of exactly ${atLeast}`
    return atLeast === undefined ? `in light of at most ${atMost}` : `in light of at least ${atLeast}`
  },
  checkedBy: 'the light at the feet at each deed',
  terms: ({ atLeast, atMost }) => [
    {
      kind: 'brightness',
      ...(atLeast === undefined ? {} : { atLeast }),
      ...(atMost === undefined ? {} : { atMost }),
    },
  ],
  ground({ atLeast, atMost }) {
    if (atLeast !== undefined && atMost !== undefined && atLeast > atMost)
      return { refused: `no light is at least ${atLeast} and at most ${atMost}` }
    if (atLeast !== undefined && atMost !== undefined)
      return { refused: 'our arenas are dark or in daylight, and nothing between' }
    return { light: atMost === undefined ? 'bright' : 'dark' }
  },
})
