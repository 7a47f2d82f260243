import { compounds, itemFrom, itemMembers } from '../items/item-nbt.ts'
import { enchantment, type ItemStack } from '../items/stack.ts'
import { type NbtTag, nbtByte, nbtCompound, nbtList } from '../library/nbt.ts'
import { startUsing } from '../player/in-use.ts'
import { Rocket } from '../projectiles/rocket.ts'
import { shootArrow } from './arrows.ts'
import type { HeldItem, Use } from './held-item.ts'
import { ammunition, launch, takeOne } from './launch.ts'

/** Loading time (ticks), and its reduction per level of Quick Charge. */
const LOAD_TICKS = 25
const QUICK_TICKS = 5
/** Speed of an arrow and of a rocket (blocks per tick), and the angle between arrows that are shot together (degrees). */
const SPEED = 3.15
const ROCKET_SPEED = 1.6
const FAN = 10
const ROCKET_WEAR = 3

const loadTicks = (stack: ItemStack): number =>
  Math.max(0, LOAD_TICKS - QUICK_TICKS * enchantment(stack, 'quick_charge'))

const isLoaded = (stack: ItemStack): boolean => Number(stack.nbt?.value['Charged']?.value) === 1

/** Loaded by holding the button until it is drawn; the next use shoots. */
export const crossbow: HeldItem = {
  is: (item) => item === 'crossbow',
  use(use) {
    const { game, player, hand, stack } = use
    if (isLoaded(stack)) {
      shoot(use)
      return true
    }
    if (find(use) === undefined && !player.creative) return false
    startUsing(game, player, hand, {
      release: (ticks) => {
        if (ticks >= loadTicks(stack)) load(use)
      },
    })
    return true
  },
}

/** Rockets are shot only from the hands. */
function find({ player }: Use): number | undefined {
  const [off, main] = [45, player.handSlot(0)]
  const inHand = [off, main].find((slot) => player.inventory[slot]?.name === 'firework_rocket')
  return inHand ?? ammunition(player)
}

function load(use: Use): void {
  const { game, player, hand } = use
  const stack = player.held(hand)
  const slot = find(use)
  if (!stack || isLoaded(stack) || (slot === undefined && !player.creative)) return
  const bolt = slot === undefined ? game.items.make('arrow') : takeOne(player, slot)
  if (!bolt) return
  const count = enchantment(stack, 'multishot') > 0 ? 3 : 1
  const bolts = nbtList(
    'compound',
    Array.from({ length: count }, () => itemMembers(bolt)),
  )
  player.inventory[player.handSlot(hand)] = withTags(stack, {
    Charged: nbtByte(1),
    ChargedProjectiles: bolts,
  })
}

function shoot({ game, player, hand, stack }: Use): void {
  const bolts = compounds(stack.nbt?.value['ChargedProjectiles']).flatMap((members) => {
    const bolt = itemFrom(game.items, members)
    return bolt ? [bolt] : []
  })
  player.inventory[player.handSlot(hand)] = withTags(stack, { Charged: nbtByte(0) }, ['ChargedProjectiles'])
  let wear = 0
  bolts.forEach((bolt, i) => {
    const turn = i === 0 ? 0 : i === 1 ? -FAN : FAN
    if (bolt.name === 'firework_rocket') {
      wear += ROCKET_WEAR
      const { position, velocity } = launch(game, player, { speed: ROCKET_SPEED, turn })
      game.addEntity(new Rocket(game, { item: bolt, position, velocity, shooter: player, aimed: true }))
      return
    }
    wear += 1
    const init = {
      ...launch(game, player, { speed: SPEED, turn }),
      critical: true,
      piercing: enchantment(stack, 'piercing'),
    }
    shootArrow(game, bolt, init, i === 0 && !player.creative)
  })
  player.wear(wear, hand)
  player.statistics.add('used', 'crossbow')
}

function withTags(
  stack: ItemStack,
  tags: Readonly<Record<string, NbtTag>>,
  without: readonly string[] = [],
): ItemStack {
  const kept: Record<string, NbtTag> = {}
  for (const [key, tag] of Object.entries(stack.nbt?.value ?? {}))
    if (tag && !without.includes(key)) kept[key] = tag
  return { ...stack, nbt: nbtCompound({ ...kept, ...tags }) }
}
