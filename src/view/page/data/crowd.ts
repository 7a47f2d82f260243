import { Timeline } from '../../../core/timeline.ts'
import { type Other, POSE, type ViewMessage } from '../../messages.ts'

type Others = Extract<ViewMessage, { kind: 'others' }>

/** A mob or an item at a moment. */
export interface OtherAt {
  id: number
  figure: string
  scale: number
  isItem: boolean
  x: number
  y: number
  z: number
  yaw: number
  pitch: number
  /** Horizontal speed in blocks per second. */
  speed: number
}

interface Span {
  t: number
  until: number
  figures: (Omit<Other, 'poses'> & { poses: Float64Array })[]
}

/** Mobs, dropped items and other players, second by second. */
export class Crowd {
  readonly #spans = new Timeline<Span>()

  add({ t, until, figures }: Others): void {
    this.#spans.add({
      t,
      until,
      figures: figures.map((figure) => ({ ...figure, poses: Float64Array.from(figure.poses) })),
    })
  }

  /** The figures at a time. */
  at(time: number): OtherAt[] {
    const span = this.#spans.at(time)
    if (span === undefined || time >= span.until) return []
    return span.figures.flatMap(({ poses, ...figure }) => {
      if (time < poses[0]!) return []
      let i = 0
      while (i + 2 * POSE <= poses.length && poses[i + POSE]! <= time) i += POSE
      const next = Math.min(i + POSE, poses.length - POSE)
      const lasts = poses[next]! - poses[i]!
      const share = lasts <= 0 ? 0 : (time - poses[i]!) / lasts
      const between = (key: number): number =>
        poses[i + key]! + (poses[next + key]! - poses[i + key]!) * Math.min(1, share)
      const turn = poses[next + 4]! - poses[i + 4]!
      const way = Math.hypot(poses[next + 1]! - poses[i + 1]!, poses[next + 3]! - poses[i + 3]!)
      return [
        {
          ...figure,
          x: between(1),
          y: between(2),
          z: between(3),
          yaw: poses[i + 4]! + (turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))) * Math.min(1, share),
          pitch: between(5),
          speed: lasts <= 0 ? 0 : (way / lasts) * 1000,
        },
      ]
    })
  }
}
