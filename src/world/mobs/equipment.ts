import { damageOf, type ItemStack } from '../items/stack.ts'
import { Chance } from '../kernel/chance.ts'
import type { Game } from '../kernel/game.ts'
import { seededRandom } from '../random.ts'

/** Initial main-hand items by kind. */
const CARRIED: Readonly<Record<string, string | undefined>> = {
  skeleton: 'bow',
  stray: 'bow',
  bogged: 'bow',
  pillager: 'crossbow',
  wither_skeleton: 'stone_sword',
  zombified_piglin: 'golden_sword',
  piglin_brute: 'golden_axe',
  vindicator: 'iron_axe',
  vex: 'iron_sword',
}
/** One zombie in a hundred carries iron, or one in twenty on hard difficulty; a drowned may carry a trident or a rod. */
const IRON = { peaceful: 0, easy: 0.01, normal: 0.01, hard: 0.05 } as const
const TRIDENT = 0.0625
/** Share of kills by a player after which a piece of gear drops. */
const DROPS = 0.085
/** Increase of that share per level of Looting. */
const LUCKY = 0.01
const MAIN_HAND = 0

/** A body that carries items. */
interface Bearer {
  readonly id: number
  readonly kind: string
  readonly game: Game
  readonly traits: { readonly equipment: Map<number, ItemStack> }
}

/** Gives a mob its initial equipment (vanilla populateDefaultEquipmentSlots). */
export function equip({ id, kind, game, traits }: Bearer): void {
  const item = CARRIED[kind] ?? spawnedItem(id, kind, game)
  if (item !== undefined) traits.equipment.set(MAIN_HAND, game.items.make(item))
}

/** The item of some mobs, drawn only from the mob's id, so that it does not affect other draws. */
function spawnedItem(id: number, kind: string, game: Game): string | undefined {
  if (kind === 'piglin') return draw(id) < 0.5 ? 'crossbow' : 'golden_sword'
  if (kind === 'drowned') return draw(id) < TRIDENT ? 'trident' : undefined
  if (kind !== 'zombie' && kind !== 'husk') return undefined
  const luck = draw(id) / (IRON[game.difficulty] || 1e-9)
  return luck < 1 / 3 ? 'iron_sword' : luck < 1 ? 'iron_shovel' : undefined
}

const draw = (id: number): number => new Chance(seededRandom(Math.imul(id, 0x9e3779b1))).next()

/** Some of a mob's items drop when a player kills it, more or less worn (vanilla Mob.dropCustomDeathLoot). */
export function dropGear(mob: Bearer & { dropStack(stack: ItemStack): void }, looting: number): void {
  const { items, mobChance: chance } = mob.game
  for (const stack of mob.traits.equipment.values()) {
    if (chance.next() >= DROPS + LUCKY * looting) continue
    const most = items.maxDurability(stack)
    const left = Math.max(1, chance.between(0, chance.between(0, Math.max(0, most - 4))))
    mob.dropStack(most === 0 ? stack : (items.worn(stack, most - left - damageOf(stack)) ?? stack))
  }
}
