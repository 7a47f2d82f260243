import type { Body } from '../kernel/entities/body.ts'
import { isUndead } from '../kernel/entities/creature-type.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { healPlayer, hurt, sendHealth } from './health.ts'

type Living = Player | Body

/** The action of an effect, at once or each time it acts. */
interface Act {
  readonly game: Game
  readonly living: Living
  readonly level: number
  /** Share of an instant effect, which is smaller at the edge of a splash. */
  readonly share: number
}

/** Actions of effects, in half hearts (vanilla MobEffect.applyEffectTick and applyInstantenousEffect). */
export const ACTS: Readonly<Record<string, ((act: Act) => void) | undefined>> = {
  regeneration: ({ living }) => heal(living, 1),
  saturation: ({ living, level }) => {
    if (living instanceof Player) living.hunger.eat(level, 2 * level)
  },
  poison: ({ game, living }) => {
    if (living.health > 1) hurt(game, living, { amount: 1, cause: 'magic' })
  },
  wither: ({ game, living }) => hurt(game, living, { amount: 1, cause: 'magic' }),
  instant_health: (act) => (isUndead(act.living.kind) ? harm(act) : cure(act)),
  instant_damage: (act) => (isUndead(act.living.kind) ? cure(act) : harm(act)),
}

/** Ticks between actions at level one (vanilla); each further level halves them. */
const INTERVALS: Readonly<Record<string, number | undefined>> = { poison: 25, wither: 40, regeneration: 50 }

/** Ticks between two pulses of a periodic effect; undefined for other effects. */
export function actInterval(name: string, level: number): number | undefined {
  const base = INTERVALS[name]
  return base === undefined ? undefined : Math.max(1, base >> (level - 1))
}

const strength = (level: number): number => 2 ** Math.min(level - 1, 30)

function cure({ living, level, share }: Act): void {
  heal(living, Math.floor(4 * strength(level) * share + 0.5))
}

function harm({ game, living, level, share }: Act): void {
  hurt(game, living, { amount: Math.floor(6 * strength(level) * share + 0.5), cause: 'magic' })
}

function heal(living: Living, amount: number): void {
  if (living instanceof Player) {
    healPlayer(living, amount)
    sendHealth(living)
  } else if (!living.dying) living.health = Math.min(living.fullHealth, living.health + amount)
}
