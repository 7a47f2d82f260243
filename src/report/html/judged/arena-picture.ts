import type { Standing } from '../../../mcu/autoeval/rating/standings.ts'
import { decimal, niceStep, px, range } from '../../../render/format.ts'
import { type Html, html, trusted } from '../../../render/html.ts'

const [WIDTH, ROW, RIGHT] = [760, 30, 150]
/** Minimum span of the axis (rating points). */
const LEAST_SPAN = 200
/** Approximate width of a character of a name (px), and the maximum width of names. */
const [CHARACTER, MOST_NAME] = [7, 300]

/** Colours of a picture that stands alone. */
const ALONE = `text{font:13px system-ui,sans-serif;fill:#1c2024}.tick,.value{fill:#646a72;stroke:none}path{stroke:#3b6ea5;stroke-width:2;fill:none}path.tick{stroke:#e2dfd8;stroke-width:1}circle{fill:#3b6ea5}rect{fill:#fbfaf7}
@media (prefers-color-scheme:dark){text{fill:#e8e6e1}.tick,.value{fill:#9aa1a9}path{stroke:#6aa5e0}path.tick{stroke:#30363c}circle{fill:#6aa5e0}rect{fill:#14171a}}`

/**
 * Ratings of an arena with their intervals, the best on top.
 * @param isAlone whether it is a separate file, with its own colours
 */
export function arenaPicture(standings: readonly Standing[], isAlone = false): Html {
  const ends = standings
    .flatMap(({ rating: { mean, low, high } }) => [mean, low, high])
    .filter(Number.isFinite)
  const [lowest, highest] = [Math.min(...ends), Math.max(...ends)]
  const margin = Math.max(0, (LEAST_SPAN - (highest - lowest)) / 2)
  const step = niceStep(highest - lowest + 2 * margin, 6)
  const low = Math.floor((lowest - margin) / step) * step
  const high = Math.ceil((highest + margin) / step) * step
  const left = Math.min(MOST_NAME, Math.max(...standings.map(({ agent }) => agent.length)) * CHARACTER) + 20
  const x = (value: number) => px(left + ((value - low) / (high - low)) * (WIDTH - RIGHT - left))
  const bottom = standings.length * ROW + 6
  const count = Math.round((high - low) / step)
  const ticks = Array.from({ length: count + 1 }, (_, index) => {
    const value = low + index * step
    return html`<path class="tick" d="M${x(value)} 4V${bottom}"/><text class="tick" text-anchor="middle" x="${x(value)}" y="${bottom + 16}">${decimal(value)}</text>`
  })
  const rows = standings.map(({ agent, rating, duels, bothBad }, index) => {
    const y = index * ROW + ROW / 2 + 4
    const isKnown = Number.isFinite(rating.low) && Number.isFinite(rating.high)
    const line = isKnown
      ? html`<path d="M${x(rating.low)} ${y}H${x(rating.high)}M${x(rating.low)} ${y - 5}v10M${x(rating.high)} ${y - 5}v10"/>`
      : undefined
    const said = `${decimal(rating.mean)} ${range(rating, 0)}`
    return html`<g><title>${agent}: ${said}, ${duels} duels, in ${bothBad} of them both were bad</title><text text-anchor="end" x="${left - 12}" y="${y + 4}">${agent}</text>${line}<circle cx="${x(rating.mean)}" cy="${y}" r="5"/><text class="value" x="${WIDTH - RIGHT + 12}" y="${y + 4}">${said}</text></g>`
  })
  const own = isAlone ? html`<style>${trusted(ALONE)}</style><rect width="100%" height="100%"/>` : undefined
  return html`<svg xmlns="http://www.w3.org/2000/svg" class="arena" role="img" aria-label="Ratings of the teams" viewBox="0 0 ${WIDTH} ${bottom + 24}">${own}${ticks}${rows}</svg>`
}
