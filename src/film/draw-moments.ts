import type { CarriedNow } from '../recording/moment.ts'
import type { SegmentStore } from '../recording/playback.ts'
import type { LookProvider } from '../render/look/look.ts'
import { type Caption, captionOf } from './caption.ts'
import type { Frame } from './draw-run.ts'
import { Film, type Shot } from './film.ts'
import type { ChosenMoment } from './moments.ts'
import { withStrip } from './strip.ts'
import { agentIn } from './views.ts'

/** A picture of a chosen moment. */
export interface MomentFrame extends Frame {
  readonly moment: ChosenMoment
}

/**
 * Pictures of chosen moments, each with the strip that lists the changes since the agent's previous picture. Night and caves
 * are brightened, and the picture says so.
 */
export function* drawMoments(
  store: SegmentStore,
  moments: readonly ChosenMoment[],
  { size, fov, looks }: { size: Pick<Shot, 'width' | 'height'>; fov: number; looks?: LookProvider },
): Generator<MomentFrame> {
  const film = new Film(store, looks)
  const captions = new Captions(film)
  for (const [i, moment] of moments.entries()) {
    const { tick, agent, view, screen } = moment
    const shot: Shot = { ...size, fov, view, lit: true, screen }
    const picture = film.draw(tick, agent === undefined ? shot : { ...shot, agent })
    const isOver = !moments.slice(i + 1).some((next) => next.agent === agent && next.tick === tick)
    const caption = isOver ? captions.next(moment) : captions.within(moment)
    yield { picture: withStrip(picture, caption, undefined, looks), caption, moment }
  }
}

/** Captions of successive pictures. If there are several pictures within one tick, only the last one lists the changes. */
class Captions {
  readonly #film: Film
  readonly #before = new Map<string, { tick: number; carried: CarriedNow | undefined }>()

  constructor(film: Film) {
    this.#film = film
  }

  /** For a picture that is followed by another one in the same tick. */
  within(moment: ChosenMoment): Caption {
    return this.#caption(moment, this.#carried(moment), [])
  }

  next(moment: ChosenMoment): Caption {
    const { tick, agent = '' } = moment
    const last = this.#before.get(agent)
    const carried = this.#carried(moment)
    this.#before.set(agent, { tick, carried })
    const said = this.#film.playback.said(last === undefined ? tick : last.tick + 1, tick)
    return this.#caption(moment, last?.carried ?? carried, said)
  }

  #carried({ tick, agent }: ChosenMoment): CarriedNow | undefined {
    return agent === undefined ? undefined : this.#film.at(tick).carried.get(agent)
  }

  #caption(
    moment: ChosenMoment,
    before: CarriedNow | undefined,
    said: Parameters<typeof captionOf>[0]['said'],
  ): Caption {
    const { tick, agent } = moment
    const figure = agent === undefined ? undefined : agentIn(this.#film.at(tick), agent)
    const screen =
      moment.view === 'first' ? (moment.screen ?? this.#film.at(tick).screens.get(agent ?? '')) : undefined
    return captionOf({ tick, agent, figure, before, now: this.#carried(moment), said, screen })
  }
}
