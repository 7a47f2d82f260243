import type { Interval } from '../../../src/core/statistics/intervals.ts'
import { type Drawing, FAINT, type Mark, STRONG } from '../../../src/report/paper/drawing.ts'

interface Curve {
  name: string
  /** Values between 0 and 1, for 1, 2, 3 … */
  points: readonly Interval[]
}

const WIDTH = 560
const HEIGHT = 320
const LEFT = 48
const RIGHT = 110
const TOP = 32
const BOTTOM = 44
/** Dark to light, readable without colours by the names at their ends. */
const COLOURS = ['#0b62a4', '#c2410c', '#6b7280', '#15803d']
/** Least distance between two names (px). */
const NAME_STEP = 14

/** Curves with their intervals as vertical lines; each has its name at its end. */
export function curves(lines: readonly Curve[], { x: along, y: up }: { x: string; y: string }): Drawing {
  const count = Math.max(...lines.map(({ points }) => points.length))
  const low = Math.floor(10 * Math.min(...lines.flatMap(({ points }) => points.map((one) => one.low)))) / 10
  const at = (index: number, shift = 0) =>
    LEFT + ((WIDTH - LEFT - RIGHT) * index) / Math.max(1, count - 1) + 3 * shift
  const height = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * ((1 - value) / Math.max(0.1, 1 - low))
  const steps = Array.from({ length: Math.round((1 - low) * 10) + 1 }, (_, index) => low + index / 10)
  const grid = steps.flatMap((value): Mark[] => [
    {
      type: 'line',
      points: [
        [LEFT, height(value)],
        [WIDTH - RIGHT, height(value)],
      ],
      colour: FAINT,
      width: 1,
    },
    { type: 'text', x: LEFT - 8, y: height(value) + 4, text: value.toFixed(1), anchor: 'end' },
  ])
  const ticks = Array.from(
    { length: count },
    (_, index): Mark => ({
      type: 'text',
      x: at(index),
      y: HEIGHT - BOTTOM + 20,
      text: String(index + 1),
      anchor: 'middle',
    }),
  )
  const drawn = lines.flatMap(({ points }, line): Mark[] => {
    const colour = COLOURS[line % COLOURS.length] ?? STRONG
    const shift = line - (lines.length - 1) / 2
    return [
      {
        type: 'line',
        points: points.map(({ mean }, index) => [at(index, shift), height(mean)] as const),
        colour,
        width: 2,
      },
      ...points.map(
        (one, index): Mark => ({
          type: 'line',
          points: [
            [at(index, shift), height(one.low)],
            [at(index, shift), height(one.high)],
          ],
          colour,
          width: 1,
        }),
      ),
    ]
  })
  return {
    title: `${up} by ${along}`,
    width: WIDTH,
    height: HEIGHT,
    marks: [
      ...grid,
      ...ticks,
      { type: 'text', x: (LEFT + WIDTH - RIGHT) / 2, y: HEIGHT - 6, text: along, anchor: 'middle' },
      { type: 'text', x: LEFT, y: 18, text: up, anchor: 'start' },
      ...drawn,
      ...namesOf(lines, height),
    ],
  }
}

/** The names at the ends of the curves, none over another. */
function namesOf(lines: readonly Curve[], height: (value: number) => number): Mark[] {
  const ends = lines
    .map(({ name, points }) => ({ name, y: height(points.at(-1)?.mean ?? 0) + 4 }))
    .sort((a, b) => a.y - b.y)
  let last = Number.NEGATIVE_INFINITY
  return ends.map(({ name, y }): Mark => {
    last = Math.max(y, last + NAME_STEP)
    return { type: 'text', x: WIDTH - RIGHT + 14, y: last, text: name, anchor: 'start' }
  })
}
