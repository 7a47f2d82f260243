/** Inventory of horses: a saddle, armour or a carpet, and the chests of donkeys, mules and llamas. */
import { bodySlot } from '../../items/body-slot.ts'
import type { ItemStack } from '../../items/stack.ts'
import { Chance } from '../../kernel/chance.ts'
import type { Entity } from '../../kernel/entities/entity.ts'
import type { Game } from '../../kernel/game.ts'
import { emptySlots, type Storage } from '../../kernel/inventory/storage.ts'
import { seededRandom } from '../../random.ts'

/** Slots of a chest on a donkey, and per unit of a llama's strength. */
const DONKEY_SLOTS = 15
const LLAMA_SLOTS = 3
/** A llama's strength is at most five; few have more than three (vanilla Llama.setRandomStrength). */
const STRENGTH = { most: 5, usual: 3, oddsOfMore: 0.04 } as const

/** An animal with a chest. */
interface PackAnimal extends Entity {
  readonly game: Game
  /** Puts on something in a slot of the equipment packet, and shows it. */
  wear(slot: number, stack: ItemStack | null): void
  drop(item: string, count: number): void
  dropStack(stack: ItemStack): void
}

const isLlama = ({ kind }: { readonly kind: string }): boolean => kind.endsWith('llama')
export const hasInventory = ({ kind }: { readonly kind: string }): boolean =>
  /^(horse|donkey|mule|llama|trader_llama|camel|skeleton_horse|zombie_horse)$/.test(kind)
export const carriesChest = ({ kind }: { readonly kind: string }): boolean =>
  /^(donkey|mule|llama|trader_llama)$/.test(kind)

/** Whether it can wear a saddle. */
export const wearsSaddle = ({ kind }: { readonly kind: string }): boolean =>
  hasInventory({ kind }) && !isLlama({ kind })

/** Whether an item is armour that an animal of this kind wears: a horse's, or a llama's carpet. */
export const isArmourFor = ({ kind }: { readonly kind: string }, { name }: ItemStack): boolean =>
  kind === 'horse' ? name.endsWith('_horse_armor') : isLlama({ kind }) && name.endsWith('_carpet')

/** Slots of a llama's chest, divided by three; drawn from its id, so that it does not affect other draws. */
function strengthOf({ id, traits }: Entity): number {
  const said = Number(traits.nbt?.value['Strength']?.value)
  if (said >= 1) return Math.min(STRENGTH.most, Math.floor(said))
  const chance = new Chance(seededRandom(Math.imul(id, 0x9e3779b1)))
  return chance.between(1, chance.next() < STRENGTH.oddsOfMore ? STRENGTH.most : STRENGTH.usual)
}

/** Puts a chest on it. */
export function putChestOn(mob: PackAnimal): Storage {
  mob.traits.storage ??= emptySlots(isLlama(mob) ? LLAMA_SLOTS * strengthOf(mob) : DONKEY_SLOTS)
  return mob.traits.storage
}

/** The saddle on it. */
export const saddleOf = ({ game, traits }: PackAnimal): ItemStack | null =>
  traits.saddled ? game.items.make('saddle') : null

export function setSaddle(mob: PackAnimal, stack: ItemStack | null): void {
  mob.traits.saddled = stack !== null
  mob.game.sendMetadata(mob)
}

/** The armour on it, or its carpet. */
export const armourOf = ({ game, traits }: PackAnimal): ItemStack | null =>
  traits.equipment.get(bodySlot(game.registry)) ?? null

export function setArmour(mob: PackAnimal, stack: ItemStack | null): void {
  mob.wear(bodySlot(mob.game.registry), stack)
}

/** Drops everything that it carries when it dies. */
export function dropPack(mob: PackAnimal): void {
  const { traits } = mob
  if (traits.storage) mob.drop('chest', 1)
  for (const stack of [armourOf(mob), ...(traits.storage ?? [])]) if (stack) mob.dropStack(stack)
  traits.storage = undefined
  traits.equipment.delete(bodySlot(mob.game.registry))
}
