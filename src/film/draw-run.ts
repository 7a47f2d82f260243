import type { SegmentStore } from '../recording/playback.ts'
import type { Picture } from '../render/image/picture.ts'
import type { LookProvider } from '../render/look/look.ts'
import { type Caption, captionOf } from './caption.ts'
import { Film, type Shot } from './film.ts'
import { spanIn } from './span.ts'
import { withStrip } from './strip.ts'
import { agentIn, checkView } from './views.ts'

/** A picture of a run, and its caption. */
export interface Frame {
  picture: Picture
  caption: Caption
}

export interface DrawOptions {
  shot: Shot
  /** Ticks from one picture to the next. */
  every: number
  /** The first and the last tick; those of the recording by default. */
  from?: number
  to?: number
  /** A strip under each picture states what the picture does not show. */
  strip?: boolean
  looks?: LookProvider
}

/**
 * The pictures of a run, one after another: a pure function of the recording and the options.
 * @throws UsageError if the run has no such agent, if no agent is named for an agent's view, or if nothing was recorded in that
 * time
 */
export function* drawRun(store: SegmentStore, options: DrawOptions): Generator<Frame> {
  const { shot, every, strip = false, looks } = options
  checkView(store.head.agents, shot.view, shot.agent === undefined ? [] : [shot.agent])
  const film = new Film(store, looks)
  const { playback } = film
  const { from, to } = spanIn(playback, options)
  const carriedAt = (tick: number) => film.at(tick).carried.get(shot.agent ?? '')
  let before = carriedAt(from)
  for (let tick = from; tick <= to; tick += every) {
    const drawn = film.draw(tick, shot)
    const now = carriedAt(tick)
    const caption = captionOf({
      tick,
      agent: shot.agent,
      figure: shot.agent === undefined ? undefined : agentIn(film.at(tick), shot.agent),
      before,
      now,
      said: playback.said(tick === from ? tick : tick - every + 1, tick),
    })
    before = now
    yield {
      picture: strip
        ? withStrip(drawn, caption, shot.view === 'first' ? undefined : (now?.selected ?? 0), looks)
        : drawn,
      caption,
    }
  }
}
