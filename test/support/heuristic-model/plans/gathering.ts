import { Plan } from '../plan.ts'
import { amountsIn, blocksIn, type Cell, nearestIn, storesIn, under } from '../reading.ts'
import { DUG, isGoodEnough, MILKED, PREY, RECIPES, SMELTED } from '../recipes.ts'

/**
 * Plans backwards from the items to obtain: each item from a container, by recipe, from a block or from an animal.
 * @param carried existing items
 */
export function planGathering(text: string, carried: ReadonlyMap<string, number> = new Map()): Plan['reply'] {
  const gathering = new Gathering(text, carried)
  const wanted = /To be obtained: ([^.]*)\./.exec(text)?.[1] ?? ''
  for (const [item, count] of amountsIn(wanted)) gathering.need(item, count)
  return gathering.plan.reply
}

class Gathering {
  readonly plan = new Plan()
  readonly #stores
  readonly #standing = new Map<string, Cell[]>()
  readonly #spare: Map<string, number>
  readonly #tools: string[]
  /** The available wood, such as `oak`. */
  readonly #wood: string
  #freeX: number
  readonly #free: Cell

  constructor(text: string, carried: ReadonlyMap<string, number>) {
    this.#spare = new Map(carried)
    this.#tools = [...carried.keys()]
    const environment = under('The environment', text)
    this.#stores = storesIn(under('The environment around', text) || environment)
    // If the prompt shows the environment, blocks that the task mentions may be gone by now.
    const places = environment === '' ? under('The high-level task', text) : environment
    for (const line of places.split('\n')) {
      const found = blocksIn(line) ?? nearestIn(line)
      if (found === undefined) continue
      // From the top down, so that nothing falls or hangs in the way.
      const cells = found.cells.toSorted((a, b) => b[1] - a[1])
      const kind = found.block.endsWith('_log') ? 'log' : found.block
      this.#standing.set(kind, [...(this.#standing.get(kind) ?? []), ...cells])
    }
    this.#wood = /(\w+)_log/.exec(text.slice(text.indexOf('The environment around')))?.[1] ?? 'oak'
    const [, x = '0', y = '-60', z = '0'] = /Players: \w+ at \[(-?\d+), (-?\d+), (-?\d+)\]/.exec(text) ?? []
    this.#free = [Number(x), Number(y), Number(z)]
    this.#freeX = 2
  }

  /** Obtains this many of an item and keeps them for one purpose. */
  need(item: string, count: number): void {
    const spare = Math.min(count, this.#spare.get(item) ?? 0)
    this.#spare.set(item, (this.#spare.get(item) ?? 0) - spare)
    let left = count - spare
    left -= this.#fetch(item, left)
    if (left <= 0) return
    const made = this.#make(item, left)
    this.#spare.set(item, Math.max(0, (this.#spare.get(item) ?? 0) + made - left))
  }

  #fetch(item: string, count: number): number {
    let got = 0
    for (const { cell, items } of this.#stores) {
      const amount = Math.min(count - got, items.get(this.#named(item)) ?? 0)
      if (amount <= 0) continue
      items.set(this.#named(item), (items.get(this.#named(item)) ?? 0) - amount)
      const name = this.#named(item)
      this.plan.add(
        'fetch',
        { container: cell, item: name, amount },
        `Take ${amount} ${name} from the chest.`,
      )
      got += amount
    }
    return got
  }

  /** @returns the amount made */
  #make(item: string, count: number): number {
    const milked = MILKED[item]
    if (milked !== undefined) {
      this.need(milked.tool, count)
      const targets = Array.from({ length: count }, () => milked.animal)
      this.plan.add(
        'useOn',
        { tool: milked.tool, targets },
        `Get ${count} ${item} with ${count} ${milked.tool}.`,
      )
      return count
    }
    const prey = PREY[item]
    if (prey !== undefined) {
      const targets = Array.from({ length: count }, () => prey)
      this.plan.add('hunt', { targets }, `Hunt ${count} ${prey}.`)
      return count
    }
    const dug = DUG[item]
    if (dug !== undefined && this.#standing.has(dug.block)) return this.#dig(item, count, dug)
    const raw = SMELTED[item]
    if (raw !== undefined) return this.#smelt(raw, count)
    return this.#craft(item, count)
  }

  #dig(item: string, count: number, { block, tool }: { block: string; tool?: string }): number {
    const cells = (this.#standing.get(block) ?? []).splice(0, count)
    const where = `${cells.length} ${item}`
    if (tool === undefined) this.plan.add('dig', { cells }, `Dig ${where}.`)
    else this.plan.add('digWith', { tool: this.#tool(tool), cells }, `Dig ${where} with a ${tool}.`)
    return cells.length
  }

  #tool(wanted: string): string {
    const known = this.#tools.find((tool) => isGoodEnough(tool, wanted))
    if (known !== undefined) return known
    const stored = this.#stores
      .flatMap(({ items }) => [...items.keys()])
      .find((item) => isGoodEnough(item, wanted))
    const tool = stored ?? wanted
    this.need(tool, 1)
    this.#tools.push(tool)
    return tool
  }

  #smelt(raw: string, count: number): number {
    this.#station('furnace')
    this.need(raw, count)
    this.need('coal', 1)
    this.plan.add('smelt', { item: raw, amount: count, fuel: 'coal' }, `Smelt ${count} ${raw} with coal.`)
    return count
  }

  #craft(item: string, count: number): number {
    const known = RECIPES[item]
    if (known === undefined) return 0
    if (known.table) this.#station('crafting_table')
    const times = Math.ceil(count / known.makes)
    for (const [part, each] of Object.entries(known.takes)) this.need(part, each * times)
    const amount = times * known.makes
    this.plan.add('craft', { item: this.#named(item), amount }, `Craft ${amount} ${this.#named(item)}.`)
    return amount
  }

  /** Puts a station up if none stands there. */
  #station(item: string): void {
    if (this.#standing.has(item)) return
    this.#standing.set(item, [])
    this.need(item, 1)
    const [x, y, z] = this.#free
    this.plan.add('put', { item, pos: [x + this.#freeX++, y, z] }, `Put the ${item} up.`)
  }

  #named(item: string): string {
    return item === 'planks' || item === 'log' ? `${this.#wood}_${item}` : item
  }
}
