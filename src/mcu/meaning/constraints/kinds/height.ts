import { isDeep, superflatGround } from '../../../../game/version.ts'
import { defineConstraint } from '../rule.ts'

const BELOW =
  /^(?:below|under|underneath|lower than) (?:y|y level|height|level|layer) ?(?:=|of)? ?(-?\d{1,4})$/
const ABOVE = /^(?:above|over|higher than) (?:y|y level|height|level|layer) ?(?:=|of)? ?(-?\d{1,4})$/
const AT = /^(?:at|on) (?:y|y level|height|level|layer) ?(?:=|of)? ?(-?\d{1,4})$/

/** An arena below a height starts this far under it (blocks). */
const DEPTH = 2
/** Height of the feet in our arenas: the floor must be inside the world, and the arena must end below its top. */
const LOWEST = { deep: -63, shallow: 1 }
const HIGHEST = 230

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
  checkedBy: 'the height of the feet at each deed',
  terms: ({ above, below }) => [
    {
      kind: 'height',
      ...(above === undefined ? {} : { above }),
      ...(below === undefined ? {} : { below }),
    },
  ],
  ground({ above, below }, version) {
    const ground = superflatGround(version) + 1
    const isFlat =
      (above ?? Number.NEGATIVE_INFINITY) < ground && (below ?? Number.POSITIVE_INFINITY) > ground
    const y = isFlat ? ground : above === undefined ? (below ?? 0) - DEPTH : above + 1
    const lowest = isDeep(version) ? LOWEST.deep : LOWEST.shallow
    if (y >= lowest && y <= HIGHEST && y > (above ?? y - 1) && y < (below ?? y + 1)) return { y }
    return { refused: `Minecraft ${version} has ground to stand on between y = ${lowest} and ${HIGHEST}` }
  },
})
