import { updateAround } from '../blocks/updates.ts'
import { blockOf, type Vec } from '../geometry.ts'
import { paletteEntry, stateOf } from '../kernel/blocks/palette.ts'
import { isReplaceable } from '../kernel/blocks/rules.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import { Entity, type EntityInit } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { numberTag } from '../kernel/memory/own-tags.ts'
import { type NbtTag, nbtCompound, nbtInt } from '../library/nbt.ts'

/** Ticks after which a block that is still falling becomes an item. */
const MAX_AGE = 600

/** A falling block such as sand (vanilla FallingBlockEntity). It does not hurt bodies below. */
export class FallingBlock extends Entity {
  declare readonly game: Game
  state: BlockState

  constructor(game: Game, init: EntityInit & { state?: BlockState }) {
    super(game, init)
    this.state = init.state ?? game.level.states.encode('sand')
  }

  protected override get objectData(): number {
    return this.state.stateId
  }

  override saved(): Record<string, NbtTag> {
    return { BlockState: nbtCompound(paletteEntry(this.state)), Time: nbtInt(this.age) }
  }

  override restore(said: Readonly<Record<string, NbtTag | undefined>>): void {
    const state = said['BlockState']
    if (state?.type === 'compound')
      this.state = stateOf(this.game.level.states, state.value as never, 'a falling block')
    this.age = numberTag(said, 'Time') ?? this.age
  }

  tick(): void {
    this.age++
    this.fall({ gravity: 0.04, drag: 0.98, verticalDrag: 0.98 })
    const p = blockOf(this.position)
    const sets = this.state.name.endsWith('_concrete_powder') && this.game.level.get(p).name === 'water'
    if (this.onGround || sets) this.#land(p, sets)
    else if (this.age > MAX_AGE || this.position.y < this.game.voidBelow) this.#crumble()
  }

  /** Suspicious sand and gravel break where they land, and drop nothing (vanilla BrushableBlock). */
  get #isFragile(): boolean {
    return this.state.name.startsWith('suspicious_')
  }

  #land(p: Vec, sets: boolean): void {
    const { level } = this.game
    if (this.#isFragile) {
      this.game.removeEntity(this)
      return
    }
    if (!level.contains(p) || !isReplaceable(level, level.get(p))) {
      this.#crumble()
      return
    }
    this.game.removeEntity(this)
    level.set(p, sets ? level.states.encode(hardened(this.state.name)) : this.state)
    updateAround(this.game, [p])
  }

  /** Drops as an item if it cannot be placed. */
  #crumble(): void {
    const { game } = this
    game.removeEntity(this)
    if (this.#isFragile || game.rules.get('doEntityDrops') !== true || !game.items.has(this.state.name))
      return
    game.dropItem({
      stack: game.items.make(this.state.name),
      position: this.position,
      velocity: { x: 0, y: 0, z: 0 },
      pickupDelay: 10,
    })
  }
}

/** Turns the block at a position into a falling block. */
export function startFalling(game: Game, p: Vec, state: BlockState): void {
  game.level.set(p, game.level.states.air)
  updateAround(game, [p])
  const definition = game.entityDefinition('falling_block')
  const position = { x: p.x + 0.5, y: p.y, z: p.z + 0.5 }
  game.addEntity(new FallingBlock(game, { definition, position, state }))
}

/** The concrete that concrete powder turns into. */
export const hardened = (powder: string): string => powder.replace(/_powder$/, '')
