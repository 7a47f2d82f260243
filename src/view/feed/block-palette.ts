import type { RenderBlock } from '../../render/cell.ts'
import { type LookProvider, lookOf } from '../../render/look/look.ts'
import { type BlockModel, blockModelOf } from '../../render/mesh/block-model.ts'
import { figureModelOf } from '../../render/mesh/figure-model.ts'
import { TextureSet } from '../../render/mesh/texture-set.ts'
import { formatBlock, isAir, parseBlock, satisfies } from '../../task/block.ts'
import type { ViewMessage } from '../messages.ts'

/** The number of every kind of air. */
const AIR = 0

/** Numbers for block states, and what pages must be told before they can draw them. */
export class BlockPalette {
  readonly #looks: LookProvider
  readonly #textures = new TextureSet()
  readonly #ids = new Map<string, number>()
  readonly #names: string[] = ['air']
  readonly #models: BlockModel[] = [{ quads: [], full: 0 }]
  readonly #wishes = new Map<number, RenderBlock>()
  readonly #told = { models: 0, layers: 0, fits: new Set<string>() }

  constructor(looks: LookProvider = lookOf) {
    this.#looks = looks
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
    if (id !== AIR) this.#models.push(blockModelOf(this.#looks(block), this.#textures))
    this.#ids.set(text, id)
    return id
  }

  figure(name: string): ViewMessage {
    const model = figureModelOf('player', name, this.#textures)
    return { kind: 'figure', name, model }
  }

  /** The number of a state that is wanted: drawn with what its neighbours make of it, and right as `block` says. */
  wish(block: RenderBlock, drawn: RenderBlock): number {
    const id = this.idOf(drawn)
    this.#wishes.set(id, block)
    return id
  }

  /** The pair for a state that stands where another is wanted, if it is right and nobody was told. */
  fit(wanted: number, there: number): number[] {
    const key = `${wanted} ${there}`
    if (this.#told.fits.has(key) || there === AIR) return []
    this.#told.fits.add(key)
    const [wish, block] = [this.#wishes.get(wanted), parseBlock(this.#names[there]!)]
    return wish !== undefined && block !== undefined && satisfies(block, wish) ? [wanted, there] : []
  }

  /** The models and pictures that have been added since the last call. */
  news(): ViewMessage[] {
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
        firstLayer,
        layers: Buffer.concat(layers).toString('base64'),
      },
    ]
  }
}
