import { Entity } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import type { Player } from '../kernel/player/player.ts'
import { mount } from '../player/riding.ts'

/** Non-living entities that can be summoned; they stay where they are. */
const HANGING: ReadonlySet<string> = new Set([
  'item_frame',
  'glow_item_frame',
  'painting',
  'marker',
  'leash_knot',
])
const BOAT = /(^|_)(boat|raft)$/
const LYING =
  /^(([a-z_]+_)?(boat|raft)|end_crystal|minecart|(chest|furnace|hopper|tnt|spawner|command_block)_minecart)$/

/** Whether a kind is one of these non-living entities. */
export const isProp = (kind: string): boolean => HANGING.has(kind) || LYING.test(kind)

/** A non-living entity: a boat, a minecart, a frame. It falls unless it hangs. Nobody can ride it. */
export class Prop extends Entity {
  declare readonly game: Game
  tick(): void {
    this.age++
    if (!HANGING.has(this.kind) && this.kind !== 'end_crystal')
      this.fall({ gravity: 0.04, drag: 0.95, verticalDrag: 0.98 })
    if (this.position.y < this.game.voidBelow) this.game.removeEntity(this)
  }

  override get seats(): number {
    return this.kind === 'minecart' ? 1 : BOAT.test(this.kind) ? (this.kind.includes('chest') ? 1 : 2) : 0
  }

  override get seatHeight(): number {
    return this.kind === 'minecart' ? 0 : -0.1
  }

  /** A player sits down in a boat or a cart. */
  use(player: Player): boolean {
    return !player.sneaking && mount(this.game, player, this)
  }

  /** One hit breaks it; it drops its item. */
  break(drops: boolean): void {
    const { game } = this
    game.removeEntity(this)
    const item = { boat: 'oak_boat', chest_boat: 'oak_chest_boat' }[this.kind] ?? this.kind
    if (drops && game.items.has(item) && game.rules.get('doEntityDrops') === true)
      game.dropItem({
        stack: game.items.make(item),
        position: this.position,
        velocity: { x: 0, y: 0.2, z: 0 },
        pickupDelay: 10,
      })
  }
}
