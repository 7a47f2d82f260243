import type { ShownHud } from '../screens/hud.ts'
import { inWords } from '../screens/titles.ts'
import type { ShownGui } from './gui.ts'
import type { ShownBossBar } from './messages.ts'
import type { Target } from './target.ts'
import { CHAT_TICKS, isFlashing, NAME_TICKS, TICK_MS } from './timing.ts'

/** A player's knowledge of its own state at one moment. Times are in ms. */
export interface OwnMoment {
  readonly hud: { readonly hud: ShownHud; readonly held: string; readonly heldSince: number } | undefined
  readonly body: { readonly hurtAt: number | null } | undefined
  /** The block that it digs, since when and until when. */
  readonly dig:
    | {
        readonly cell: readonly [x: number, y: number, z: number]
        readonly t: number
        readonly until: number
      }
    | undefined
  readonly bars: readonly ShownBossBar[]
}

/** How long a line of chat is shown (ms). */
export const CHAT_MS = CHAT_TICKS * TICK_MS

/** Ticks since a player's last damage. */
export const sinceHurt = ({ body }: Pick<OwnMoment, 'body'>, now: number): number =>
  body === undefined || body.hurtAt === null ? Number.POSITIVE_INFINITY : (now - body.hurtAt) / TICK_MS

/** A player's interface at a moment, as far as the player's own state is known. */
export function guiOf(
  own: OwnMoment,
  { now, ...shown }: Pick<ShownGui, 'chat' | 'screen'> & { readonly now: number },
): ShownGui {
  const { hud, bars } = own
  const isNamed = hud !== undefined && hud.held !== '' && (now - hud.heldSince) / TICK_MS < NAME_TICKS
  return {
    ...shown,
    hud: hud && {
      ...hud.hud,
      isHurt: isFlashing(Math.floor(sinceHurt(own, now))),
      itemName: isNamed ? inWords(hud.held) : undefined,
    },
    bossBars: bars,
  }
}

/** A target with the progress of digging it. */
export function dugTarget(target: Target | undefined, { dig }: OwnMoment, now: number): Target | undefined {
  if (target === undefined || dig === undefined) return target
  const { x, y, z } = target.cell
  const isDug = dig.cell[0] === x && dig.cell[1] === y && dig.cell[2] === z
  return isDug ? { ...target, dug: (now - dig.t) / (dig.until - dig.t) } : target
}
