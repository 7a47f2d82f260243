import { defineConstraint } from '../rule.ts'

const BELOW =
  /^(?:below|under|underneath|lower than) (?:y|y level|height|level|layer) ?(?:=|of)? ?(-?\d{1,4})$/
const ABOVE = /^(?:above|over|higher than) (?:y|y level|height|level|layer) ?(?:=|of)? ?(-?\d{1,4})$/
const AT = /^(?:at|on) (?:y|y level|height|level|layer) ?(?:=|of)? ?(-?\d{1,4})$/

/** The height that agents are at. */
export const height = defineConstraint({
  id: 'height',
  axis: 'where',
  read(words) {
    const [below, above, exact] = [BELOW, ABOVE, AT].map((pattern) => pattern.exec(words)?.[1])
    if (below !== undefined) return { kind: 'height', below: Number(below) }
    if (above !== undefined) return { kind: 'height', above: Number(above) }
    return exact === undefined
      ? undefined
      : { kind: 'height', above: Number(exact) - 1, below: Number(exact) + 1 }
  },
  inWords({ above, below }) {
    const parts = [
      above === undefined ? [] : [`above y = ${above}`],
      below === undefined ? [] : [`below y = ${below}`],
    ]
    return parts.flat().join(' and ')
  },
  carriedOutIn: ['prompt'],
})
