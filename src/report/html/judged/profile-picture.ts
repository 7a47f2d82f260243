import { type CrossedMean, nestedMean } from '../../../core/statistics/crossed.ts'
import { DIMENSIONS, type Dimension } from '../../../mcu/autoeval/dimension.ts'
import { decimal, px } from '../../../render/format.ts'
import { type Html, html } from '../../../render/html.ts'
import { rangeText } from '../../number-texts.ts'
import { HEADS } from '../../terminal/judgement-tables.ts'
import type { RatedRun } from './judged-run.ts'

/** Colours of teams, in their order; further ones share the last. */
const COLOURS = ['bar', 'fetch', 'place', 'craft', 'mine', 'other'] as const

/** The teams of a page in their order, so that each has one colour everywhere. */
export type Teams = readonly string[]

const colourOf = (team: string, teams: Teams): string =>
  COLOURS[Math.min(Math.max(0, teams.indexOf(team)), COLOURS.length - 1)] as string

const [BAR, GAP, LEFT] = [9, 3, 74]

/** The mean of a team in a dimension, 0..1, over tasks with their episodes nested; n is 0 if nothing is rated. */
const meanOf = (runs: readonly RatedRun[], name: Dimension): CrossedMean =>
  nestedMean(
    runs.flatMap(({ run: { task, seed }, scores }) => {
      const { value } = scores[name]
      return value === null ? [] : [{ task, seed, value }]
    }),
    { low: 0, high: 1 },
  )

/**
 * The profile of each team over the six dimensions: bars from 0 to 100 %, with the 95 % interval as a line if there is one.
 * @param width in pixels; from 500 on, the numbers are next to the bars
 */
export function profilePicture(runs: readonly RatedRun[], teams: Teams, width: number): Html {
  const shown = teams.filter((team) => runs.some(({ run }) => run.team === team))
  const hasNumbers = width >= 500
  const right = width - (hasNumbers ? 130 : 14)
  const x = (share: number) => px(LEFT + share * (right - LEFT))
  const rowHeight = shown.length * (BAR + GAP) + 10
  const bottom = DIMENSIONS.length * rowHeight
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      html`<path class="tick" d="M${x(share)} 0V${bottom}"/><text class="tick" x="${x(share)}" y="${bottom + 14}">${decimal(100 * share)}</text>`,
  )
  const rows = DIMENSIONS.map((name, row) => {
    const top = row * rowHeight + 4
    const bars = shown.map((team, index) => {
      const mean = meanOf(
        runs.filter(({ run }) => run.team === team),
        name,
      )
      const y = top + index * (BAR + GAP)
      return bar(mean, {
        x,
        y,
        colour: colourOf(team, teams),
        numbersAt: hasNumbers ? right + 10 : undefined,
        title: `${team}, ${name}`,
      })
    })
    return html`<text class="name" x="${LEFT - 8}" y="${px(top + (shown.length * (BAR + GAP)) / 2 + 3)}">${HEADS[name]}</text>${bars}`
  })
  return html`<svg class="profile" role="img" aria-label="Scores in the six dimensions" viewBox="0 0 ${width} ${bottom + 18}">${ticks}${rows}</svg>`
}

interface BarPlace {
  readonly x: (share: number) => number
  readonly y: number
  readonly colour: string
  readonly numbersAt: number | undefined
  readonly title: string
}

function bar(
  { n, mean, low, high, method }: CrossedMean,
  { x, y, colour, numbersAt, title }: BarPlace,
): Html {
  const middle = px(y + BAR / 2)
  if (n === 0) return html`<text class="none" x="${x(0) + 4}" y="${y + BAR - 1}">not rated</text>`
  const hundred = { low: 100 * low, high: 100 * high, method }
  const said = `${decimal(100 * mean)} ${rangeText(hundred, 0)}`
  const isKnown = Number.isFinite(low) && Number.isFinite(high)
  const line = isKnown
    ? html`<path class="within" d="M${x(low)} ${middle}H${x(high)}M${x(low)} ${y + 1}v${BAR - 2}M${x(high)} ${y + 1}v${BAR - 2}"/>`
    : undefined
  const numbers =
    numbersAt === undefined
      ? undefined
      : html`<text class="value" x="${numbersAt}" y="${y + BAR - 1}">${said}</text>`
  return html`<g><title>${title}: ${said}, n = ${n}</title><rect x="${x(0)}" y="${y}" width="${px(Math.max(1, x(mean) - x(0)))}" height="${BAR}" rx="1.5" style="fill:var(--${colour})"/>${line}${numbers}</g>`
}

/** The colour of each team, and its number of runs. */
export const teamLegend = (runs: readonly RatedRun[], teams: Teams): Html =>
  html`<p class="legend">${teams.map((team) => html`<span><i class="swatch" style="background:var(--${colourOf(team, teams)})"></i>${team} <small>n = ${runs.filter(({ run }) => run.team === team).length}</small></span>`)}</p>`
