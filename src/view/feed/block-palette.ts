import { type BlockSpec, formatBlock, isAir, parseBlock, satisfies } from '../../game/block.ts'
import { outlineIn } from '../../game/blocks/outline-in.ts'
import type { OutlineBox } from '../../game/blocks/outlines.ts'
import type { RenderBlock } from '../../render/cell.ts'
import { ALL_CLIMATES, climateOf } from '../../render/look/climates.ts'
import { type LookProvider, lookOf } from '../../render/look/look.ts'
import { type BlockModel, blockModelOf } from '../../render/mesh/block-model.ts'
import { type FigureModel, figureModelOf, heldModelOf, itemModelOf } from '../../render/mesh/figure-model.ts'
import { TextureSet } from '../../render/mesh/texture-set.ts'
import { heldName, type ViewMessage } from '../messages.ts'

/** The number that stands for every kind of air. */
const AIR = 0
/** Precision to which outlines are rounded, in steps per block: far finer than the game's pixels. */
const FINE = 1024

/** Numbers for block states, and the definitions that pages need before they can draw them. */
export class BlockPalette {
  readonly #looks: LookProvider
  readonly #version: string | undefined
  readonly #textures = new TextureSet()
  readonly #ids = new Map<string, number>()
  readonly #names: string[] = ['air']
  readonly #models: BlockModel[] = [{ quads: [], full: 0 }]
  readonly #outlines: (readonly OutlineBox[])[] = [[]]
  readonly #wishes = new Map<number, RenderBlock>()
  readonly #figures = new Map<string, FigureModel>()
  /** The climates in use, by their index in the list of all; the first is the usual one. */
  readonly #climates = new Set<number>()
  readonly #told = { models: 0, layers: 0, figures: 0, fits: new Set<string>() }

  /** @param version the game version of a recording; without one, outlines are unknown */
  constructor(looks: LookProvider = lookOf, version?: string) {
    this.#looks = looks
    this.#version = version
  }

  /** The number of a block, as text in the syntax of the game's commands. */
  idOfText(text: string): number {
    return this.#ids.get(text) ?? this.#add(text, parseBlock(text) ?? { name: 'air', properties: {} })
  }

  idOf(block: RenderBlock): number {
    const text = formatBlock(block)
    return this.#ids.get(text) ?? this.#add(text, block)
  }

  #add(text: string, block: RenderBlock): number {
    const id = isAir(block.name) ? AIR : this.#names.push(text) - 1
    if (id !== AIR) {
      this.#models.push(blockModelOf(this.#looks(block), this.#textures))
      this.#outlines.push(this.#outlineOf(block))
    }
    this.#ids.set(text, id)
    return id
  }

  #outlineOf(block: BlockSpec): readonly OutlineBox[] {
    if (this.#version === undefined) return []
    return outlineIn(this.#version, block).map((box) => box.map((edge) => Math.round(edge * FINE) / FINE))
  }

  /** The number of a biome's climate. */
  climateOf(biome: string): number {
    const climate = ALL_CLIMATES.indexOf(climateOf(biome))
    if (climate > 0) this.#climates.add(climate)
    return climate
  }

  /** The look of an agent. */
  agent(name: string): ViewMessage {
    return { kind: 'figure', name, model: figureModelOf('player', name, this.#textures, this.#looks) }
  }

  /** The name of the look of a mob, another player or a dropped item. */
  figureOf(kind: string, name: string): string {
    if (kind === 'item')
      return this.#figure(`*item ${name}`, () => itemModelOf(name, this.#textures, this.#looks))
    const key = kind === 'player' ? `*player ${name}` : `*${kind}`
    return this.#figure(key, () => figureModelOf(kind, name, this.#textures, this.#looks))
  }

  /** Registers the look of a held item. */
  hold(item: string): void {
    this.#figure(heldName(item), () => heldModelOf(item, this.#textures, this.#looks))
  }

  #figure(key: string, make: () => FigureModel): string {
    if (!this.#figures.has(key)) this.#figures.set(key, make())
    return key
  }

  /**
   * The number of a required state, which is drawn with the changes caused by its neighbours and is correct if it matches
   * `block`.
   */
  wish(block: RenderBlock, drawn: RenderBlock): number {
    const id = this.idOf(drawn)
    this.#wishes.set(id, block)
    return id
  }

  /** The pair of a state that replaces a required one, if the state is correct and the pair has not been sent. */
  fit(wanted: number, there: number): number[] {
    const key = `${wanted} ${there}`
    if (this.#told.fits.has(key) || there === AIR) return []
    this.#told.fits.add(key)
    const [wish, block] = [this.#wishes.get(wanted), parseBlock(this.#names[there]!)]
    return wish !== undefined && block !== undefined && satisfies(block, wish) ? [wanted, there] : []
  }

  /** The looks, models and pictures that have been added since the last call. */
  news(): ViewMessage[] {
    const tints = [...this.#climates].flatMap((climate): ViewMessage[] => {
      const pairs = this.#textures.paintFor(ALL_CLIMATES[climate]!)
      return pairs.length === 0 ? [] : [{ kind: 'tints', climate, pairs }]
    })
    return [...this.#modelNews(), ...tints, ...this.#figureNews()]
  }

  #figureNews(): ViewMessage[] {
    if (this.#told.figures === this.#figures.size) return []
    const fresh = [...this.#figures].slice(this.#told.figures)
    this.#told.figures = this.#figures.size
    return fresh.map(([name, model]) => ({ kind: 'figure', name, model }))
  }

  #modelNews(): ViewMessage[] {
    const { models: first, layers: firstLayer } = this.#told
    if (this.#models.length === first && this.#textures.layers.length === firstLayer) return []
    this.#told.models = this.#models.length
    this.#told.layers = this.#textures.layers.length
    const layers = this.#textures.layers
      .slice(firstLayer)
      .map((pixels) => Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength))
    return [
      {
        kind: 'models',
        first,
        names: this.#names.slice(first),
        models: this.#models.slice(first),
        outlines: this.#outlines.slice(first),
        firstLayer,
        layers: Buffer.concat(layers).toString('base64'),
      },
    ]
  }
}
