import type { Vec } from '../geometry.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import { columnKey } from '../kernel/chunks/columns.ts'
import type { Game } from '../kernel/game.ts'
import type { LevelChange } from '../kernel/level.ts'
import type { GrowthSystem } from '../kernel/systems.ts'
import type { GrowthRule } from './rule.ts'

/** The growing blocks of one 16×16×16 section. */
interface Section {
  readonly x: number
  readonly y: number
  readonly z: number
  /** Number of growing blocks. */
  count: number
}

const SECTION_CELLS = 4096

/**
 * Random ticks: blocks that grow, dry or spread. Growing blocks are counted per section as blocks are set, so that a world
 * without fields costs nothing. Only sections near players tick, in the order in which they first had growing blocks. Grass
 * does not spread.
 */
export class Growth implements GrowthSystem {
  readonly #game: Game
  readonly #sections = new Map<string, Section>()
  /** Rules by state id; null for states that do not grow. */
  readonly #rules: (GrowthRule | null)[] = []

  constructor(game: Game) {
    this.#game = game
  }

  /** The number of growing blocks in each section that has any. */
  get counts(): readonly number[] {
    return [...this.#sections.values()].map(({ count }) => count)
  }

  /** A block has changed. */
  note({ position, from, to }: LevelChange): void {
    const before = this.#ruleFor(from) !== null
    const after = this.#ruleFor(to) !== null
    if (before !== after) this.#count(position, after ? 1 : -1)
  }

  /** Counts the growing blocks of a section that was loaded from a file. */
  survey(x: number, y: number, z: number): void {
    const { level } = this.#game
    let count = 0
    for (let cell = 0; cell < SECTION_CELLS; cell++)
      if (this.#ruleFor(level.get(cellOf({ x, y, z }, cell)))) count++
    if (count > 0) this.#sections.set(keyOf(x, y, z), { x, y, z, count })
    else this.#sections.delete(keyOf(x, y, z))
  }

  /** Sets the number of growing blocks of a section, as counted during its generation. */
  expect(x: number, y: number, z: number, count: number): void {
    this.#sections.set(keyOf(x, y, z), { x, y, z, count })
  }

  /** Drops the sections of a column when no player is near. */
  forget(x: number, z: number): void {
    const { bottom, top } = this.#game.level.columns
    for (let y = bottom >> 4; y < top >> 4; y++) this.#sections.delete(keyOf(x, y, z))
  }

  tick(): void {
    if (this.#sections.size === 0) return
    const speed = Number(this.#game.rules.get('randomTickSpeed'))
    const near = speed > 0 ? this.#columnsNearPlayers() : new Set<string>()
    if (near.size === 0) return
    for (const section of [...this.#sections.values()])
      if (near.has(columnKey(section.x, section.z))) this.#tickSection(section, speed)
  }

  #tickSection(section: Section, speed: number): void {
    const { level, chance } = this.#game
    for (let i = 0; i < speed; i++) {
      const p = cellOf(section, chance.between(0, SECTION_CELLS - 1))
      const state = level.get(p)
      this.#ruleFor(state)?.(this.#game, p, state)
    }
  }

  #columnsNearPlayers(): Set<string> {
    const reach = this.#game.viewDistance
    const near = new Set<string>()
    for (const { position, inPlay } of this.#game.players) {
      if (!inPlay) continue
      const cx = Math.floor(position.x) >> 4
      const cz = Math.floor(position.z) >> 4
      for (let x = cx - reach; x <= cx + reach; x++)
        for (let z = cz - reach; z <= cz + reach; z++) near.add(columnKey(x, z))
    }
    return near
  }

  #ruleFor(state: BlockState): GrowthRule | null {
    const known = this.#rules[state.stateId]
    if (known !== undefined) return known
    const rule = this.#game.blocks.of(state).randomTick?.(state) ?? null
    this.#rules[state.stateId] = rule
    return rule
  }

  #count(p: Vec, by: number): void {
    const [x, y, z] = [p.x >> 4, p.y >> 4, p.z >> 4]
    const key = keyOf(x, y, z)
    const section = this.#sections.get(key)
    if (!section) {
      if (by > 0) this.#sections.set(key, { x, y, z, count: by })
      return
    }
    section.count += by
    if (section.count <= 0) this.#sections.delete(key)
  }
}

/** The position of a block in a section by its index, 0 to 4095. */
const cellOf = (section: Vec, cell: number): Vec => ({
  x: (section.x << 4) | (cell & 15),
  y: (section.y << 4) | (cell >> 8),
  z: (section.z << 4) | ((cell >> 4) & 15),
})

const keyOf = (x: number, y: number, z: number): string => `${x},${y},${z}`
