import { cellSchema } from '../../core/position.ts'
import type { ActFacts, act } from '../kinds/act.ts'
import type { ReplyOf } from '../question.ts'
import type { Draw } from './draw.ts'

/** The expert's next step (`right`), or sometimes a wrong one: a neighbouring cell, another item, or giving up. */
export function simulatedAct(
  facts: ActFacts,
  right: ReplyOf<typeof act>,
  { rates, dice, of }: Omit<Draw, 'knowledge'>,
): ReplyOf<typeof act> {
  if (right.action === null || dice('wrong_action', of) >= rates.wrong_action) return right
  const { name, args } = right.action
  const kind = dice('which', of)
  const pos = cellSchema.safeParse(args.pos)
  if (pos.success && kind < 0.6) {
    const { x, y, z } = pos.data
    const off = Math.floor(dice('where', of) * 4)
    const moved = [x + ((off & 1) * 2 - 1) * (off >> 1), y, z + ((off & 1) * 2 - 1) * (1 - (off >> 1))]
    return { thought: right.thought, action: { name, args: { ...args, pos: moved } } }
  }
  const others = facts.observation.inventory.filter(({ item }) => item !== args.item)
  const other = others[Math.floor(dice('item', of) * others.length)]
  if (typeof args.item === 'string' && other !== undefined) {
    return { thought: right.thought, action: { name, args: { ...args, item: other.item } } }
  }
  return { thought: 'I think I am done here.', action: null }
}
