import { Player } from '../../kernel/player/player.ts'

/** How mobs of a kind are ridden. */
interface Mount {
  /** Height of the seat as a share of the animal's. */
  readonly seat: number
  /** Whether it throws off its rider while it is wild. */
  readonly wild: boolean
  /** Whether it wears a saddle. */
  readonly saddles: boolean
  /** The item that a rider must hold to steer; otherwise the saddle is enough, or it cannot be steered. */
  readonly stick?: string
  /** Share of its speed attribute when ridden. */
  readonly share: number
  /** Whether it jumps when its rider wants it to. */
  readonly jumps?: boolean
}

const HORSE: Mount = { seat: 0.75, wild: true, saddles: true, share: 1, jumps: true }
const LLAMA: Mount = { seat: 0.65, wild: true, saddles: false, share: 0 }

const MOUNTS: Readonly<Record<string, Mount | undefined>> = {
  horse: HORSE,
  donkey: HORSE,
  mule: HORSE,
  skeleton_horse: { ...HORSE, wild: false, saddles: false },
  zombie_horse: { ...HORSE, wild: false, saddles: false },
  camel: { ...HORSE, wild: false },
  llama: LLAMA,
  trader_llama: LLAMA,
  pig: { seat: 0.75, wild: false, saddles: true, stick: 'carrot_on_a_stick', share: 0.225 },
  strider: { seat: 0.85, wild: false, saddles: true, stick: 'warped_fungus_on_a_stick', share: 0.55 },
}

export const mountOf = ({ kind }: { readonly kind: string }): Mount | undefined => MOUNTS[kind]

/** Whether a rider steers it: it is saddled, and the rider holds its stick. */
export function obeys(
  mob: { readonly kind: string; readonly traits: { readonly saddled: boolean } },
  rider: unknown,
): rider is Player {
  const kind = mountOf(mob)
  if (!kind || kind.share === 0 || !mob.traits.saddled || !(rider instanceof Player)) return false
  return kind.stick === undefined || [0, 1].some((hand) => rider.held(hand)?.name === kind.stick)
}
