import { enchantment, type ItemStack } from '../items/stack.ts'
import type { Entity, Tracked } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { dropGear } from './equipment.ts'
import { experienceOf } from './experience.ts'
import { COLOURS, type MobKind } from './kinds.ts'
import { lootOf } from './loot.ts'
import { dropPack, hasInventory } from './riding/pack.ts'

/** A mob that has died. */
interface Dead extends Entity {
  readonly game: Game
  readonly type: MobKind
  readonly burning: boolean
  /** The entity that last hurt it. */
  readonly attacker: Tracked | undefined
  wear(slot: number, stack: ItemStack | null): void
  drop(item: string, count: number): void
  dropStack(stack: ItemStack): void
}

/** A dead mob's remains: its items, experience if a player killed it, and its loot, more with looting. */
export function leaveRemains(mob: Dead, byPlayer: boolean): void {
  const { game, kind, traits } = mob
  if (game.rules.get('doMobLoot') !== true) return
  if (traits.saddled) mob.drop('saddle', 1)
  if (hasInventory(mob)) dropPack(mob)
  const points = byPlayer ? experienceOf(mob, game.mobChance) : 0
  if (points > 0) game.dropExperience(mob.position, points)
  if (traits.baby && mob.type.nature !== 'hostile') return
  const killer = byPlayer && mob.attacker instanceof Player ? mob.attacker : undefined
  const looting = enchantment(killer?.held() ?? null, 'looting')
  const death = { burning: mob.burning, byPlayer, size: traits.size, looting }
  for (const [item, count] of lootOf(kind, game.mobChance, death)) mob.drop(item, count)
  if (byPlayer) dropGear(mob, looting)
  if (kind === 'sheep' && !traits.sheared) mob.drop(`${COLOURS[traits.colour ?? 0]}_wool`, 1)
}
