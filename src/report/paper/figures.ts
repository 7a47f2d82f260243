import type { Interval } from '../../core/statistics/intervals.ts'
import { MEASURES, type Measure, measuresOf } from '../../experiment/analysis/measures.ts'
import { comparePaired } from '../../experiment/analysis/paired.ts'
import { type EpisodeResult, settledResults } from '../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import type { Scoring } from '../../judger/metrics/scorecard.ts'
import { decimal, px } from '../../render/format.ts'
import { type Html, html } from '../../render/html.ts'
import { contrastsOf } from '../experiment-text.ts'
import { axisFor, whisker } from '../html/experiment/interval-plot.ts'
import { withInterval } from '../number-texts.ts'
import { pairedDifferences } from '../terminal/paired-table.ts'

/** A drawing for print. */
export interface Figure {
  /** Name of its file, without extension. */
  name: string
  svg: string
}

const WIDTH = 640
const ROW = 24
const NAMES = 190
const VALUES = 150
/** Width of a letter at the figures' size (px), enough for most. */
const LETTER = 6.6

/** The figures of an experiment: the contrasts of each measure as a forest, and speed-up where only the size of the team varies. */
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
            svg: forest(
              measure,
              rows.flatMap(({ contrast, found, notApplicable }) =>
                notApplicable === undefined ? [{ name: contrast.name, ...found.difference }] : [],
              ),
            ),
          }),
        )
  const speed = speedUps(spec, results)
  return speed === undefined ? forests : [...forests, { name: 'speed-up', svg: speedUpPlot(speed) }]
}

function forest({ name, unit, better }: Measure, rows: readonly (Interval & { name: string })[]): string {
  const left = Math.max(NAMES, ...rows.map((row) => 12 + LETTER * row.name.length))
  const width = left + WIDTH - NAMES
  const axis = axisFor(rows, { left, right: width - VALUES })
  const bottom = 14 + ROW * rows.length
  const title = `${name}${unit === '' ? '' : ` (${unit})`}, difference with 95 % interval${better === undefined ? '' : `; ${better} is better`}`
  const marks = rows.map((row, index) => {
    const y = 14 + ROW * (index + 0.5)
    return html`<text x="${left - 12}" y="${y + 4}" text-anchor="end">${row.name}</text>${whisker(row, axis, { y, title: row.name, better })}<text x="${width - 4}" y="${y + 4}" text-anchor="end">${withInterval(row)}</text>`
  })
  return svg(
    width,
    bottom + 48,
    html`${grid(axis, 10, bottom)}${marks}<text x="${left}" y="${bottom + 38}">${title}</text>`,
  )
}

/** How many times as fast as the smallest team the others are. */
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

/** Speed-up over the size of the team; the dashed line is as many times as fast as there are agents more. */
function speedUpPlot(points: readonly SpeedUp[]): string {
  const [first] = points
  const least = first?.agents ?? 1
  const known = points.filter(({ mean }) => Number.isFinite(mean))
  const most = Math.max(...points.map(({ agents }) => agents))
  // An interval that leaves the drawing must not flatten all others.
  const highest = Math.max(most / least, 1.25 * Math.max(...known.map(({ mean }) => mean)))
  const ys = axisFor([{ mean: highest, low: 0, high: highest }], { left: PLOT.bottom, right: PLOT.top })
  const x = (agents: number) => px(PLOT.left + (agents / most) * (PLOT.right - PLOT.left))
  const ideal = Math.min(most, least * ys.high)
  const steps: Html[] = []
  for (let value = 0; value <= ys.high + ys.step / 1e6; value += ys.step)
    steps.push(
      html`<path stroke="#ddd" d="M${PLOT.left} ${ys.x(value)}H${PLOT.right}"/><text x="${PLOT.left - 8}" y="${ys.x(value) + 4}" text-anchor="end">${decimal(value, ys.step < 1 ? 1 : 0)}</text>`,
    )
  const marks = known.map(({ agents, mean, low, high }) => {
    const [from, to] =
      Number.isFinite(low) && Number.isFinite(high) ? [low, Math.min(high, ys.high)] : [mean, mean]
    return html`<path stroke="#1f5fa8" stroke-width="1.6" d="M${x(agents)} ${ys.x(from)}V${ys.x(to)}"/><circle cx="${x(agents)}" cy="${ys.x(mean)}" r="4" fill="#1f5fa8"/><text x="${x(agents)}" y="${PLOT.bottom + 18}" text-anchor="middle">${agents}</text>`
  })
  const line = known
    .map(({ agents, mean }, index) => `${index === 0 ? 'M' : 'L'}${x(agents)} ${ys.x(mean)}`)
    .join('')
  return svg(
    WIDTH,
    PLOT.bottom + 50,
    html`${steps}<path fill="none" stroke="#888" stroke-dasharray="5 4" d="M${x(0)} ${ys.x(0)}L${x(ideal)} ${ys.x(ideal / least)}"/><path fill="none" stroke="#1f5fa8" d="${line}"/>${marks}<text x="${PLOT.left}" y="${PLOT.bottom + 40}">agents; speed-up over ${least === 1 ? 'one agent' : `${least} agents`} (geometric mean of runs that both finished, 95 % interval)</text>`,
  )
}

function grid(axis: ReturnType<typeof axisFor>, top: number, bottom: number): Html {
  const lines: Html[] = []
  for (let i = 0; axis.low + i * axis.step <= axis.high + axis.step / 1e6; i++) {
    const value = axis.low + i * axis.step
    const isZero = Math.abs(value) < axis.step / 1e6
    lines.push(
      html`<path stroke="${isZero ? '#555' : '#ddd'}" d="M${axis.x(value)} ${top}V${bottom}"/><text x="${axis.x(value)}" y="${bottom + 16}" text-anchor="middle">${decimal(value, axis.step < 0.1 ? 2 : axis.step < 1 ? 1 : 0)}</text>`,
    )
  }
  return html`${lines}`
}

const STYLE =
  'text{font:12px Helvetica,Arial,sans-serif;fill:#111}.whisker path{stroke:#777;stroke-width:1.6}.whisker circle{stroke:#777;fill:#fff;stroke-width:1.6}.whisker .hit{fill:none}.good path,.good circle{stroke:#2e7d32}.good circle{fill:#2e7d32}.bad path,.bad circle{stroke:#b3261e}.bad circle{fill:#b3261e}.plain path,.plain circle{stroke:#1f5fa8}.plain circle{fill:#1f5fa8}'

const svg = (width: number, height: number, body: Html): string =>
  `${html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${px(width)} ${height}" width="${px(width)}" height="${height}"><style>${STYLE}</style><rect width="100%" height="100%" fill="#fff"/>${body}</svg>`.text}\n`
