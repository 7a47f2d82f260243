import { centreOf, squareAround, type Vec } from '../geometry.ts'
import { WINDOW_TYPES } from '../inventory/chest.ts'
import { counted } from '../items/stack.ts'
import { withEnchantments } from '../items/tags.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import type { Game } from '../kernel/game.ts'
import type { Storage } from '../kernel/inventory/storage.ts'
import { sendExperience } from '../kernel/player/experience.ts'
import type { Player } from '../kernel/player/player.ts'
import { playSound } from '../kernel/sounds.ts'
import { openWindow, stillAt, windowOf } from '../player/windows.ts'
import { translate } from '../protocol/fields.ts'
import { Bench } from './bench.ts'
import { enchantmentsOffered, OFFERS, type Offer, offersFor } from './offers.ts'

/** Cells of the table's window. */
const ITEM = 0
const LAPIS = 1
const NO_OFFER: Offer = { cost: 0, shown: undefined }
/** Clients get the lower half of the seed without its last bits (vanilla EnchantmentMenu). */
const SEED_MASK = 0xfff0

/** Opens an enchanting table. */
export function openEnchantingTable(game: Game, player: Player, p: Vec, { name }: BlockState): true {
  let offers: readonly Offer[] = []
  const input = (stack: NonNullable<Bench['cells'][number]>) => ({
    stack,
    seed: player.enchantmentSeed,
    shelves: shelvesAround(game, p),
  })
  const bench = new Bench({
    ...windowOf(player),
    stillValid: stillAt(game.level, player, p, (there) => there === name),
    inputs: [{ limit: 1 }, { accepts: (stack) => stack.name === 'lapis_lazuli' }],
    changed: (cells) => {
      const stack = cells[ITEM]
      offers = stack ? offersFor(game.registry, input(stack)) : []
    },
    gauges: () => gaugesOf(game, player, offers),
    controls: (cells, bench) => ({
      press: (offer) => {
        const stack = cells[ITEM]
        const { cost } = offers[offer] ?? NO_OFFER
        if (!stack || cost === 0 || !canPay(player, cells, offer + 1, cost)) return
        const list = enchantmentsOffered(game.registry, input(stack), offer, cost)
        if (list.length === 0) return
        pay(player, cells, offer + 1)
        player.enchantmentSeed = game.chance.between(-(2 ** 31), 2 ** 31 - 1)
        const book = stack.name === 'book'
        player.statistics.add('custom', 'enchant_item')
        player.statistics.add('enchanted', stack.name)
        cells[ITEM] = withEnchantments(book ? game.items.make('enchanted_book') : stack, list)
        bench.refresh()
        playSound(game, { name: 'block.enchantment_table.use', source: 'block', at: centreOf(p) })
      },
    }),
  })
  openWindow(player, bench.menu, { type: WINDOW_TYPES.enchantment, title: translate('container.enchant') })
  return true
}

/** Whether a player has the lapis lazuli and the levels that an offer requires. */
function canPay(player: Player, cells: Storage, price: number, cost: number): boolean {
  const { level } = player.experience
  return player.creative || ((cells[LAPIS]?.count ?? 0) >= price && level >= price && level >= cost)
}

function pay(player: Player, cells: Storage, price: number): void {
  const lapis = cells[LAPIS]
  if (!player.creative) {
    player.experience.addLevels(-price)
    cells[LAPIS] = lapis ? counted(lapis, lapis.count - price) : null
  }
  sendExperience(player)
}

/** Costs, the seed, and the displayed part of each offer (vanilla EnchantmentMenu). */
function gaugesOf(game: Game, player: Player, offers: readonly Offer[]): number[] {
  const list = Array.from({ length: OFFERS }, (_, i) => offers[i] ?? NO_OFFER)
  const id = ({ shown }: Offer) => (shown ? (game.registry.enchantmentsByName[shown.name]?.id ?? -1) : -1)
  return [
    ...list.map(({ cost }) => cost),
    ((player.enchantmentSeed & SEED_MASK) << 16) >> 16,
    ...list.map(id),
    ...list.map(({ shown }) => shown?.lvl ?? -1),
  ]
}

const SHELF_PLACES = squareAround(2).filter(([x, z]) => Math.abs(x) === 2 || Math.abs(z) === 2)

/** Bookshelves two blocks away, at the table's height or one above it, with air between (vanilla 1.19 EnchantmentTableBlock). */
function shelvesAround({ level, blocks, registry }: Game, p: Vec): number {
  let count = 0
  for (const [x, z] of SHELF_PLACES)
    for (let y = 0; y <= 1; y++) {
      const between = { x: p.x + Math.trunc(x / 2), y: p.y + y, z: p.z + Math.trunc(z / 2) }
      const shelf = level.get({ x: p.x + x, y: p.y + y, z: p.z + z })
      if (shelf.name === 'bookshelf' && lets(level.get(between))) count++
    }
  return count

  /** Air, and since 1.19.3 everything that can be replaced. */
  function lets(state: BlockState): boolean {
    const { kind, replaceable } = blocks.of(state)
    return kind === 'air' || (registry.isNewerOrEqualTo('1.19.3') && replaceable === true)
  }
}
