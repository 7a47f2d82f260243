import { z } from 'zod'
import { cellSchema, center, floor, type Position, sameCell } from '../../core/position.ts'
import { done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import { itemName } from './fields.ts'
import type { Hands } from './hands.ts'
import { nearestNamed } from './named-entities.ts'
import { pointOn } from './seen.ts'

const SKY = 'sky'
const GROUND = 'ground'
/** Radius of the search for blocks (blocks). */
const RADIUS = 24
const TICKS = 20
/** Maximum number of turns until the target is in view, since mobs move. */
const MAX_TURNS = 10

/** Looks at something for a while. */
export const lookAt = defineAction({
  name: 'LookAt',
  signature: 'LookAt(target: entity or block name, [x,y,z], "sky" or "ground", seconds?)',
  summary: 'Look at a mob, a block, the sky or the ground for some seconds.',
  only: ['open'],
  role: 'looks',
  tooEarly: 'refused',
  args: z.strictObject({
    target: z.union([cellSchema, itemName]),
    seconds: z.int().min(1).max(30).default(2),
  }),
  data: z.object({ target: z.unknown() }),
  examples: [{ target: 'sky' }, { target: 'pig' }],
  target: ({ target }) =>
    typeof target !== 'string'
      ? { kind: 'cell', cell: target }
      : target === SKY || target === GROUND
        ? undefined
        : { kind: 'entity', name: target },
  waits: ({ seconds }) => seconds * 1000,
  async run({ target, seconds }, hands) {
    if (pointOf(hands, target) === undefined) return fail('not_found', `I see no ${String(target)}`)
    let ticks = 0
    for (let turn = 0; ticks < seconds * TICKS && turn < MAX_TURNS + seconds * TICKS; turn++) {
      const point = pointOf(hands, target)
      if (point === undefined || hands.signal.aborted) break
      await hands.aimAt(point)
      if (isInView(hands, target)) ticks++
      else if (turn >= MAX_TURNS && ticks === 0)
        return fail('no_effect', `something is between me and the ${String(target)}`, { goTo: floor(point) })
    }
    return ticks >= seconds * TICKS
      ? done({ target })
      : fail('no_effect', `I lost sight of the ${String(target)}`)
  },
})

function pointOf(hands: Hands, target: Position | string): Position | undefined {
  const { x, y, z } = hands.position()
  if (typeof target !== 'string') return center(target)
  if (target === SKY) return { x: x + 4, y: y + 12, z }
  if (target === GROUND) return { x: x + 1, y: y - 1, z }
  const entity = nearestNamed(hands, target)
  if (entity !== undefined) return pointOn(entity, 0.6)
  const [cell] = hands.blocksNear({ names: [target], radius: RADIUS, count: 1 })
  return cell === undefined ? undefined : center(cell)
}

function isInView(hands: Hands, target: Position | string): boolean {
  const seen = hands.inView()
  if (target === SKY) return seen.kind === 'sky'
  if (target === GROUND) return seen.kind === 'block'
  if (typeof target === 'string') return 'name' in seen && seen.name === target
  return seen.kind === 'block' && sameCell(seen.cell, target)
}
