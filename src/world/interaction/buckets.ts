import { pourSource, takesWater } from '../fluids/pouring.ts'
import { scoopSource } from '../fluids/scooping.ts'
import { neighbour, type Vec } from '../geometry.ts'
import type { ItemStack } from '../items/stack.ts'
import type { FluidKind } from '../kernel/blocks/fluid.ts'
import { isReplaceable } from '../kernel/blocks/rules.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { isWaterBucket, releaseFish } from '../mobs/index.ts'
import { blockInSight } from '../player/sight.ts'

/** Reach of a bucket, in blocks (vanilla Item.getPlayerPOVHitResult). */
const REACH = 5
const fluidIn = (item: string): FluidKind | undefined =>
  isWaterBucket(item) ? 'water' : item === 'lava_bucket' ? 'lava' : undefined

/** Fills or empties a bucket in the look direction. Returns false for other items. */
export function useBucket(game: Game, player: Player, hand: number, stack: ItemStack): boolean {
  const kind = fluidIn(stack.name)
  if (!kind && stack.name !== 'bucket') return false
  if (player.gameMode === 'adventure') return true
  const sight = blockInSight(game, player, { reach: REACH, sources: !kind })
  if (!sight) return true
  if (!kind) fill(game, player, hand, sight.position)
  else {
    const inside = kind === 'water' && takesWater(game, sight.position)
    const beside = neighbour(sight.position, sight.face)
    const into = inside || isReplaceable(game.level, game.level.get(sight.position)) ? sight.position : beside
    const place = [into, beside].find((p) => pourSource(game, p, kind))
    if (place) empty(game, player, hand, stack, place)
  }
  return true
}

/** The item that remains after emptying a bucket at a position. */
function empty(game: Game, player: Player, hand: number, stack: ItemStack, place: Vec): void {
  releaseFish(game, stack.name, place)
  player.statistics.add('used', stack.name)
  if (!player.creative) player.inventory[player.handSlot(hand)] = game.items.make('bucket')
}

function fill(game: Game, player: Player, hand: number, p: Vec): void {
  const kind = scoopSource(game, p)
  if (!kind) return
  const full = game.items.make(`${kind}_bucket`)
  const slot = player.handSlot(hand)
  if (player.creative) {
    if (!player.inventory.some((stack) => stack?.name === full.name)) player.giveOrToss(full)
    return
  }
  player.statistics.add('used', 'bucket')
  player.useUp(hand)
  if (player.inventory[slot]) player.giveOrToss(full)
  else player.inventory[slot] = full
}
