import type { FigureNow, Moment } from '../recording/moment.ts'
import { isDrawn } from '../render/look/bodies.ts'
import type { Figure } from '../render/trace/figure.ts'

/** The figures of a moment as they are drawn; `without` is the one whose eyes we look through. */
export function figuresAt({ tick, figures }: Moment, without?: string): Figure[] {
  return figures
    .filter(({ kind, name }) => isDrawn(kind) && !(kind === 'player' && name === without))
    .map((figure) => drawn(figure, tick))
}

function drawn(figure: FigureNow, tick: number): Figure {
  const { id, kind, name, x, y, z, yaw, pitch, speed, doing, mainHand, offHand, feet, legs, chest, head } =
    figure
  if (kind === 'item')
    return {
      kind,
      name,
      position: { x, y: y + 0.15 + 0.08 * Math.sin(tick / 9 + id), z },
      yaw: (tick / 20 + id) % (2 * Math.PI),
    }
  const pace = Math.min(1, speed / 0.2)
  return {
    kind,
    name,
    position: { x, y: doing.sneaking ? y - 0.12 : y, z },
    yaw,
    pitch: Math.max(-1, Math.min(1, pitch)),
    stride: 0.75 * pace * Math.sin(tick * 0.62 + id),
    swing: doing.swinging ? 1 + 0.7 * Math.sin(tick * 1.05) : 0,
    mainHand,
    offHand,
    armour: [feet, legs, chest, head],
    lying: doing.sleeping || doing.dead,
    ...(doing.baby ? { scale: 0.5 } : {}),
  }
}
