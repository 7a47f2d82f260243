import { putOut } from '../blocks/flames.ts'
import { blockOf, distance, FACES, neighbour, type Vec } from '../geometry.ts'
import { itemFrom, itemMembers } from '../items/item-nbt.ts'
import type { ItemStack } from '../items/stack.ts'
import { Body } from '../kernel/entities/body.ts'
import { Entity, type Tracked } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { type NbtTag, nbtCompound } from '../library/nbt.ts'
import type { PacketFields } from '../library/network.ts'
import { giveDoses } from '../player/doses.ts'
import { hurtPlayer } from '../player/health.ts'
import { potionColour, potionDoses, potionIn } from '../player/potions.ts'
import { dismount } from '../player/riding.ts'
import { teleport } from '../player/teleport.ts'
import { itemShown } from './arrow.ts'
import { PotionCloud } from './potion-cloud.ts'
import { along, type Flight, Projectile, type ProjectileInit } from './projectile.ts'

const STATUS_BROKEN = 3
/** Radius and vertical range of a potion's splash, in blocks. */
const SPLASH = 4
const SPLASH_HEIGHT = 2
/** World event of a potion that breaks; its data value is the colour. */
const POTION_BREAKS = 2002
/** Damage that a pearl does to the player who threw it, in half hearts. */
const PEARL_DAMAGE = 5

/** A thrown item that bursts where it hits (vanilla ThrowableItemProjectile). */
abstract class Thrown extends Projectile {
  protected readonly flight: Flight = { gravity: 0.03, drag: 0.99, waterDrag: 0.8 }
  item: ItemStack

  constructor(game: Game, init: ProjectileInit & { item: ItemStack }) {
    super(game, init)
    this.item = init.item
  }

  override metadata(): readonly PacketFields[] {
    return [itemShown(this.item)]
  }

  override saved(): Record<string, NbtTag> {
    return { ...super.saved(), Item: nbtCompound(itemMembers(this.item)) }
  }

  override restore(said: Readonly<Record<string, NbtTag | undefined>>): void {
    super.restore(said)
    const item = said['Item']
    if (item?.type === 'compound') this.item = itemFrom(this.game.items, item.value as never) ?? this.item
  }

  protected hitBody(victim: Tracked): void {
    this.strike(victim)
    this.burst(victim)
  }

  protected hitBlock(at: Vec): void {
    this.position = along(at, this.velocity, -0.01)
    this.burst()
  }

  /** Applies its effect to the body that it hits. */
  protected strike(victim: Tracked): void {
    const from = { position: this.position, ...(this.shooter ? { by: this.shooter } : {}) }
    if (victim instanceof Player) {
      // it does no damage but knocks back; a damage of 0 would do neither
      const { game } = this
      if (!victim.creative) hurtPlayer(game, victim, { amount: 0.0001, cause: 'projectile', from })
    } else if (victim instanceof Body) victim.hurt({ amount: this.harm(victim), cause: 'projectile', from })
    else if (victim instanceof Entity) victim.struck(undefined, 0)
  }

  /** Damage to a mob in half hearts. */
  protected harm(_victim: Body): number {
    return 0
  }

  protected burst(_victim?: Tracked): void {
    this.archer?.statistics.add('thrown', this.item.name)
    this.game.broadcastSeen(this, 'entity_status', { entityId: this.id, entityStatus: STATUS_BROKEN })
    this.game.removeEntity(this)
  }
}

class Snowball extends Thrown {
  protected override harm({ kind }: Body): number {
    return kind === 'blaze' ? 3 : 0
  }
}

/** One egg in eight contains a chick, one in 256 contains four. */
class Egg extends Thrown {
  protected override burst(): void {
    const { mobChance } = this.game
    if (mobChance.oneIn(8))
      for (let left = mobChance.oneIn(32) ? 4 : 1; left > 0; left--) {
        const chick = this.game.summon('chicken', this.position)
        chick.traits.baby = true
        this.game.sendMetadata(chick)
      }
    super.burst()
  }
}

/** Teleports the thrower to the place where it lands. */
class EnderPearl extends Thrown {
  protected override burst(): void {
    const { game, archer, position } = this
    if (archer && !archer.dead && archer.inPlay) {
      dismount(game, archer)
      teleport(game, archer, position)
      hurtPlayer(game, archer, { amount: PEARL_DAMAGE, cause: 'fall' })
    }
    super.burst()
  }
}

/** Splashes on all bodies that are near; a lingering potion leaves a cloud. */
class ThrownPotion extends Thrown {
  protected override readonly flight: Flight = { gravity: 0.05, drag: 0.99, waterDrag: 0.8 }

  protected override strike(): void {}

  protected override burst(hit?: Tracked): void {
    const { game, item, position } = this
    const doses = potionDoses(game, item)
    this.archer?.statistics.add('splashed', potionIn(item) ?? 'water')
    if (item.name === 'lingering_potion') {
      if (doses.length > 0) game.addEntity(new PotionCloud(game, position, item))
    } else {
      if (doses.length === 0) this.#putOut()
      this.#splash(doses, hit)
    }
    game.broadcastNear(position, 'world_event', {
      effectId: POTION_BREAKS,
      location: blockOf(position),
      data: potionColour(item),
      global: false,
    })
    super.burst()
  }

  /** Gives nearby bodies a part of the potion, and the one that was hit all of it. */
  #splash(doses: ReturnType<typeof potionDoses>, hit: Tracked | undefined): void {
    const { game, position } = this
    for (const body of game.allTracked()) {
      if (!(body instanceof Player || body instanceof Body)) continue
      const far = distance(body.position, position)
      if (far >= SPLASH || Math.abs(body.position.y - position.y) > SPLASH_HEIGHT + body.size.height) continue
      giveDoses(game, body, doses, body === hit ? 1 : 1 - far / SPLASH)
    }
  }

  /** Water extinguishes fires: bodies, and the flames where it breaks and next to it. */
  #putOut(): void {
    const { game } = this
    const p = blockOf(this.position)
    for (const q of [p, ...FACES.filter((face) => face !== 'up').map((face) => neighbour(p, face))])
      putOut(game, q)
    for (const body of this.game.allTracked())
      if (body instanceof Body && distance(body.position, this.position) < SPLASH) body.extinguish()
  }
}

/** A bottle of experience: three to eleven points. */
class ExperienceBottle extends Thrown {
  protected override readonly flight: Flight = { gravity: 0.07, drag: 0.99, waterDrag: 0.8 }

  protected override burst(): void {
    const { game } = this
    const { mobChance } = game
    game.dropExperience(this.position, 3 + mobChance.between(0, 4) + mobChance.between(0, 4))
    super.burst()
  }
}

const KINDS = {
  snowball: { entity: 'snowball', make: Snowball },
  egg: { entity: 'egg', make: Egg },
  ender_pearl: { entity: 'ender_pearl', make: EnderPearl },
  splash_potion: { entity: 'potion', make: ThrownPotion },
  lingering_potion: { entity: 'potion', make: ThrownPotion },
  experience_bottle: { entity: 'experience_bottle', make: ExperienceBottle },
} as const

/** Whether an item is thrown when it is used. */
export const isThrown = (item: string): item is keyof typeof KINDS => Object.hasOwn(KINDS, item)

/** A thrown entity of this kind, with its default item; null for other kinds. */
export function thrownOfKind(game: Game, kind: string, position: Vec): Projectile | null {
  const [item] = Object.entries(KINDS).find(([, { entity }]) => entity === kind) ?? []
  if (item === undefined || !isThrown(item)) return null
  return thrownItem(game, { ...game.items.make(item), name: item }, { position })
}

/** A thrown item as an entity, not yet in the world. */
export function thrownItem(
  game: Game,
  item: ItemStack & { readonly name: keyof typeof KINDS },
  init: Omit<ProjectileInit, 'definition'>,
): Projectile {
  const { entity, make } = KINDS[item.name]
  return new make(game, { ...init, item, definition: game.entityDefinition(entity) })
}
