import type { Interval } from '../../../core/statistics/intervals.ts'
import { decimal, niceStep, px } from '../../../render/format.ts'
import { type Html, html } from '../../../render/html.ts'
import { rangeText } from '../../number-texts.ts'

/** A scale from values to the x of a drawing. */
export interface Axis {
  x(value: number): number
  low: number
  high: number
  step: number
}

/** An axis wide enough for all intervals, with zero on it and round ends. */
export function axisFor(
  intervals: readonly Interval[],
  { left, right }: { left: number; right: number },
): Axis {
  const ends = intervals.flatMap(({ low, high, mean }) => [low, high, mean]).filter(Number.isFinite)
  const least = Math.min(0, ...ends)
  const most = Math.max(0, ...ends)
  const step = niceStep(most - least || 1, 6)
  const low = Math.floor(least / step) * step
  const high = Math.max(low + step, Math.ceil(most / step) * step)
  return { low, high, step, x: (value) => px(left + ((value - low) / (high - low)) * (right - left)) }
}

/** Which direction is better; undefined if neither is. */
export type Better = 'higher' | 'lower' | undefined

/**
 * A point with its interval as a line; hollow if the interval contains zero, or if there is none. For the
 * others, colours distinguish better from worse.
 */
export function whisker(
  interval: Interval,
  axis: Axis,
  { y, title, kind = '', better }: { y: number; title: string; kind?: string; better?: Better },
): Html {
  const { mean } = interval
  if (Number.isNaN(mean)) return html``
  const isKnown = Number.isFinite(interval.low) && Number.isFinite(interval.high)
  const [low, high] = isKnown ? [interval.low, interval.high] : [mean, mean]
  const isApart = isKnown && (low > 0 || high < 0)
  const side = !isApart
    ? 'open'
    : better === undefined
      ? 'plain'
      : low > 0 === (better === 'higher')
        ? 'good'
        : 'bad'
  return html`<g class="whisker ${side} ${kind}"><title>${title}: ${decimal(mean, 2)} ${rangeText(interval, 2)}</title><rect class="hit" x="${axis.x(low) - 4}" y="${y - 8}" width="${px(axis.x(high) - axis.x(low) + 8)}" height="16"/><path d="M${axis.x(low)} ${y}H${axis.x(high)}"/><circle cx="${axis.x(mean)}" cy="${y}" r="${kind === 'all' ? 5 : 3.5}"/></g>`
}

/** Lines and numbers of an axis; zero is drawn stronger. */
export function ticks(axis: Axis, top: number, bottom: number): Html {
  const marks: Html[] = []
  const places = axis.step < 0.1 ? 2 : axis.step < 1 ? 1 : 0
  for (let i = 0; axis.low + i * axis.step <= axis.high + axis.step / 1e6; i++) {
    const value = axis.low + i * axis.step
    const isZero = Math.abs(value) < axis.step / 1e6
    marks.push(
      html`<path class="tick${isZero ? ' zero' : ''}" d="M${axis.x(value)} ${top}V${bottom}"/><text class="tick" x="${axis.x(value)}" y="${bottom + 15}">${decimal(value, places)}</text>`,
    )
  }
  return html`<g class="axis">${marks}</g>`
}
