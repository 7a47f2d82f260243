import type { Interval } from '../../core/statistics/intervals.ts'
import { MEASURES, type Measure, measuresOf } from '../../experiment/analysis/measures.ts'
import { comparePaired } from '../../experiment/analysis/paired.ts'
import { type EpisodeResult, settledResults } from '../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import type { Scoring } from '../../judger/metrics/scorecard.ts'
import { decimal } from '../../render/format.ts'
import { contrastsOf } from '../experiment-text.ts'
import { type Axis, axisFor } from '../html/experiment/interval-plot.ts'
import { withInterval } from '../number-texts.ts'
import { pairedDifferences } from '../tables/paired-tables.ts'
import { type Drawing, FAINT, type Mark, STRONG } from './drawing.ts'

/** A figure for print. */
export interface Figure {
  /** Name of its file, without extension. */
  name: string
  caption: string
  drawing: Drawing
}

const WIDTH = 640
const ROW = 24
const NAMES = 190
const VALUES = 150
/** Width of a letter at the figures' size (px), enough for most. */
const LETTER = 6.6

/**
 * The figures of an experiment: the contrasts of each measure as a forest plot, and speed-up if only the size
 * of the team varies.
 */
export function paperFigures(
  spec: ExperimentSpec,
  lines: readonly EpisodeResult[],
  { metrics = [] }: Pick<Scoring, 'metrics'>,
): Figure[] {
  const results = settledResults(lines)
  const contrasts = contrastsOf(spec)
  const forests =
    contrasts.length === 0
      ? []
      : pairedDifferences(spec, contrasts, results, measuresOf(spec.kind, results, metrics)).map(
          ({ measure, rows }) => ({
            name: `forest-${measure.id.replaceAll(/[^A-Za-z0-9]+/g, '-')}`,
            caption: `Differences in ${measure.name}, paired by task and seed, with 95 % intervals; filled where the interval excludes zero.`,
            drawing: forest(
              measure,
              rows.flatMap(({ contrast, found, notApplicable }) =>
                notApplicable === undefined ? [{ name: contrast.name, ...found.difference }] : [],
              ),
            ),
          }),
        )
  const speed = speedUps(spec, results)
  return speed === undefined
    ? forests
    : [
        ...forests,
        { name: 'speed-up', caption: 'Speed-up by the number of agents.', drawing: speedUpPlot(speed) },
      ]
}

function forest({ name, unit, better }: Measure, rows: readonly (Interval & { name: string })[]): Drawing {
  const left = Math.max(NAMES, ...rows.map((row) => 12 + LETTER * row.name.length))
  const width = left + WIDTH - NAMES
  const axis = axisFor(rows, { left, right: width - VALUES })
  const bottom = 14 + ROW * rows.length
  const title = `${name}${unit === '' ? '' : ` (${unit})`}, difference with 95 % interval${better === undefined ? '' : `; ${better} is better`}`
  const marks = rows.flatMap((row, index): Mark[] => {
    const y = 14 + ROW * (index + 0.5)
    return [
      text(left - 12, y + 4, row.name, 'end'),
      ...whisker(row, axis, { y, better }),
      text(width - 4, y + 4, withInterval(row), 'end'),
    ]
  })
  return {
    title,
    width,
    height: bottom + 48,
    marks: [...grid(axis, 10, bottom), ...marks, text(left, bottom + 38, title)],
  }
}

const text = (x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end' = 'start'): Mark => ({
  type: 'text',
  x,
  y,
  text: words,
  anchor,
})

const line = (
  points: readonly (readonly [number, number])[],
  colour: string,
  width = 1,
): Extract<Mark, { type: 'line' }> => ({ type: 'line', points, colour, width })

/** Colours of differences: none shown, better, worse, and without a better direction. */
const SIDES = { open: '#777777', good: '#2e7d32', bad: '#b3261e', plain: '#1f5fa8' }

/** A mean with its interval; filled and in colour if the interval excludes zero. */
function whisker(
  { mean, low, high }: Interval,
  axis: Axis,
  { y, better }: { y: number; better: Measure['better'] },
): Mark[] {
  if (Number.isNaN(mean)) return []
  const isKnown = Number.isFinite(low) && Number.isFinite(high)
  const [from, to] = isKnown ? [low, high] : [mean, mean]
  const isApart = isKnown && (low > 0 || high < 0)
  const isBetter = low > 0 === (better === 'higher')
  const side = !isApart ? 'open' : better === undefined ? 'plain' : isBetter ? 'good' : 'bad'
  const colour = SIDES[side]
  return [
    line(
      [
        [axis.x(from), y],
        [axis.x(to), y],
      ],
      colour,
      1.6,
    ),
    {
      type: 'circle',
      x: axis.x(mean),
      y,
      radius: 3.5,
      stroke: colour,
      fill: side === 'open' ? '#ffffff' : colour,
    },
  ]
}

/** How many times as fast a team is as the smallest one. */
interface SpeedUp extends Interval {
  agents: number
}

/** Undefined unless the conditions differ in nothing but the size of the team. */
function speedUps(spec: ExperimentSpec, results: readonly EpisodeResult[]): SpeedUp[] | undefined {
  const sorted = [...spec.conditions].sort((a, b) => (a.agents ?? 0) - (b.agents ?? 0))
  const [first] = sorted
  const others = new Set(
    sorted.map(({ id: _, label: _label, agents: _agents, ...rest }) => JSON.stringify(rest)),
  )
  if (first === undefined || sorted.length < 2 || others.size > 1 || first.agents === null) return undefined
  const of = (id: string) =>
    results.filter(({ condition, outcome }) => condition === id && outcome === 'success')
  const ratio: Measure = {
    ...MEASURES.seconds,
    difference: (a, b) =>
      a.time.elapsed > 0 && b.time.elapsed > 0 ? Math.log(a.time.elapsed / b.time.elapsed) : undefined,
  }
  return sorted.map(({ id, agents }) => {
    if (id === first.id) return { agents: agents ?? 1, mean: 1, low: 1, high: 1 }
    const { mean, low, high } = comparePaired(ratio, of(first.id), of(id)).difference
    return { agents: agents ?? 1, mean: Math.exp(mean), low: Math.exp(low), high: Math.exp(high) }
  })
}

const PLOT = { left: 56, right: WIDTH - 20, top: 14, bottom: 320 }

/** Speed-up over the size of the team; the dashed line marks speed in proportion to the number of agents. */
function speedUpPlot(points: readonly SpeedUp[]): Drawing {
  const [first] = points
  const least = first?.agents ?? 1
  const measured = points.filter(({ mean }) => Number.isFinite(mean))
  const most = Math.max(...points.map(({ agents }) => agents))
  // An interval that leaves the drawing must not flatten all others.
  const highest = Math.max(most / least, 1.25 * Math.max(...measured.map(({ mean }) => mean)))
  const ys = axisFor([{ mean: highest, low: 0, high: highest }], { left: PLOT.bottom, right: PLOT.top })
  const x = (agents: number) => PLOT.left + (agents / most) * (PLOT.right - PLOT.left)
  const ideal = Math.min(most, least * ys.high)
  const marks = measured.flatMap(({ agents, mean, low, high }): Mark[] => {
    const hasEnds = Number.isFinite(low) && Number.isFinite(high)
    const [from, to] = hasEnds ? [low, Math.min(high, ys.high)] : [mean, mean]
    const ends = [from, to].map((value): [number, number] => [x(agents), ys.x(value)])
    return [
      line(ends, SIDES.plain, 1.6),
      { type: 'circle', x: x(agents), y: ys.x(mean), radius: 4, stroke: SIDES.plain, fill: SIDES.plain },
      text(x(agents), PLOT.bottom + 18, String(agents), 'middle'),
    ]
  })
  const isDashed = true
  const legend = `agents; speed-up over ${least === 1 ? 'one agent' : `${least} agents`} (geometric mean of runs that both finished, 95 % interval)`
  return {
    title: legend,
    width: WIDTH,
    height: PLOT.bottom + 50,
    marks: [
      ...steps(ys),
      {
        ...line(
          [
            [x(0), ys.x(0)],
            [x(ideal), ys.x(ideal / least)],
          ],
          '#888888',
        ),
        isDashed,
      },
      line(
        measured.map(({ agents, mean }) => [x(agents), ys.x(mean)]),
        SIDES.plain,
      ),
      ...marks,
      text(PLOT.left, PLOT.bottom + 40, legend),
    ],
  }
}

/** Lines across the plot, one for each step of the vertical axis. */
function steps(axis: Axis): Mark[] {
  const marks: Mark[] = []
  for (let value = 0; value <= axis.high + axis.step / 1e6; value += axis.step) {
    const y = axis.x(value)
    const ends: [number, number][] = [
      [PLOT.left, y],
      [PLOT.right, y],
    ]
    marks.push(line(ends, FAINT), text(PLOT.left - 8, y + 4, decimal(value, axis.step < 1 ? 1 : 0), 'end'))
  }
  return marks
}

/** Lines down the plot, one for each step of the horizontal axis; that of zero is stronger. */
function grid(axis: Axis, top: number, bottom: number): Mark[] {
  const marks: Mark[] = []
  for (let i = 0; axis.low + i * axis.step <= axis.high + axis.step / 1e6; i++) {
    const value = axis.low + i * axis.step
    const isZero = Math.abs(value) < axis.step / 1e6
    const ends: [number, number][] = [
      [axis.x(value), top],
      [axis.x(value), bottom],
    ]
    const places = axis.step < 0.1 ? 2 : axis.step < 1 ? 1 : 0
    marks.push(
      line(ends, isZero ? STRONG : FAINT),
      text(axis.x(value), bottom + 16, decimal(value, places), 'middle'),
    )
  }
  return marks
}
