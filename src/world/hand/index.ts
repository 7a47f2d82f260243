/** Actions of held items, one file per kind of item. */
import type { ItemStack } from '../items/stack.ts'
import type { Body } from '../kernel/entities/body.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { armour } from './armour.ts'
import { bow } from './bow.ts'
import { crossbow } from './crossbow.ts'
import { firework } from './firework.ts'
import { fishingRod } from './fishing-rod.ts'
import { glassBottle } from './glass-bottle.ts'
import type { Clicked, HeldItem } from './held-item.ts'
import { lead } from './lead.ts'
import { emptyMap } from './map.ts'
import { nameTag } from './name-tag.ts'
import { armorStand, boats, endCrystal, hangings, minecarts } from './placed.ts'
import { potion } from './potion.ts'
import { raised } from './raised.ts'
import { stick } from './stick.ts'
import { thrown } from './thrown.ts'
import { trident } from './trident.ts'

const HELD: readonly HeldItem[] = [
  ...[bow, crossbow, trident, thrown, fishingRod],
  ...[potion, glassBottle, raised, firework, emptyMap, armour, nameTag, lead, stick],
  ...[boats, minecarts, armorStand, endCrystal, hangings],
]

const known = new Map<string, HeldItem | undefined>()

function heldItem({ name }: ItemStack): HeldItem | undefined {
  if (!known.has(name))
    known.set(
      name,
      HELD.find((each) => each.is(name)),
    )
  return known.get(name)
}

/** Uses an item in the air. Returns false if it does nothing there. */
export function useHeld(game: Game, player: Player, hand: number, stack: ItemStack): boolean {
  return heldItem(stack)?.use?.({ game, player, hand, stack }) ?? false
}

/** Uses an item on a block. Returns false if it does nothing to blocks. */
export function useHeldOn(game: Game, player: Player, hand: number, clicked: Clicked): boolean {
  const stack = player.held(hand)
  return (stack && heldItem(stack)?.useOn?.({ game, player, hand, stack }, clicked)) ?? false
}

/** Uses an item on a living body. Returns false if it has no effect. */
export function useHeldOnBody(game: Game, player: Player, hand: number, body: Body): boolean {
  const stack = player.held(hand)
  return (stack && heldItem(stack)?.useOnBody?.({ game, player, hand, stack }, body)) ?? false
}
