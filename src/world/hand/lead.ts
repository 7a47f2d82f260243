import { tieToFence } from '../entities/leash-knot.ts'
import { kindOf } from '../kernel/blocks/rules.ts'
import type { HeldItem } from './held-item.ts'

/** A lead used on a fence ties the player's mobs to it (vanilla LeadItem). */
export const lead: HeldItem = {
  is: (item) => item === 'lead',
  useOn: ({ game, player }, { p }) =>
    kindOf(game.level, game.level.get(p)) === 'fence' && tieToFence(game, player, p),
}
