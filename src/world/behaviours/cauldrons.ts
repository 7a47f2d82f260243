import type { Vec } from '../geometry.ts'
import type { BlockState, StateProperties } from '../kernel/blocks/states.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'

const FULL = 3
/** The cauldron that results from emptying each bucket into an empty cauldron. */
const POURED: Readonly<Record<string, readonly [block: string, properties: StateProperties]>> = {
  water_bucket: ['water_cauldron', { level: FULL }],
  lava_bucket: ['lava_cauldron', {}],
  powder_snow_bucket: ['powder_snow_cauldron', { level: FULL }],
}
/** The bucket that results from emptying each full cauldron. */
const TAKEN: Readonly<Record<string, string>> = {
  water_cauldron: 'water_bucket',
  lava_cauldron: 'lava_bucket',
  powder_snow_cauldron: 'powder_snow_bucket',
}

/** Uses buckets and bottles on a cauldron (vanilla CauldronInteraction). False if it does nothing. */
export function useCauldron(game: Game, player: Player, hand: number, p: Vec, state: BlockState): boolean {
  const { states } = game.level
  const stack = player.held(hand)
  if (!stack || !states.has('water_cauldron')) return false
  const depth = Number(state.properties['level'] ?? FULL)
  const change = (to: BlockState, left: string): true => {
    game.level.set(p, to)
    player.statistics.add('used', stack.name)
    player.statistics.add('custom', POURED[stack.name] ? 'fill_cauldron' : 'use_cauldron')
    exchange(game, player, hand, left)
    return true
  }
  const poured = POURED[stack.name]
  if (poured) return change(states.encode(...poured), 'bucket')
  const taken = TAKEN[state.name]
  if (stack.name === 'bucket' && taken && depth === FULL) return change(states.encode('cauldron'), taken)
  if (stack.name === 'glass_bottle' && state.name === 'water_cauldron')
    return change(depth > 1 ? states.with(state, { level: depth - 1 }) : states.encode('cauldron'), 'potion')
  return false
}

/** Replaces one of the held items with another item. */
function exchange(game: Game, player: Player, hand: number, left: string): void {
  const nbt = left === 'potion' ? WATER : null
  const made = game.items.make(left, 1, nbt)
  if (player.creative) return
  player.useUp(hand)
  const slot = player.handSlot(hand)
  if (player.inventory[slot]) player.giveOrToss(made)
  else player.inventory[slot] = made
}

const WATER = {
  type: 'compound',
  name: '',
  value: { Potion: { type: 'string', value: 'minecraft:water' } },
} as const
