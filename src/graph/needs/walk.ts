import { cellKey } from '../../core/position.ts'
import type { Effect, EffectScene } from '../../task/actions/effects.ts'
import type { RuleId } from '../../task/rule-ids.ts'
import type { Account } from './account.ts'
import type { Site } from './site.ts'
import { type Stores, storeKey } from './stores.ts'

/** A walk through a subtask's actions: the items it has obtained and needed so far. */
export class Walk {
  /** The known state before the next action. */
  readonly scene: EffectScene
  readonly #site: Site
  readonly #stores: Stores
  readonly #own = new Map<string, number>()
  readonly #handed = new Map<string, number>()
  readonly #stored = new Map<string, number>()
  readonly #awaited = new Map<string, number>()
  readonly #holds = new Set<string>()
  readonly #places = new Set<string>()
  #held: { item: string; isUsed: boolean } | undefined
  readonly #account: Omit<Account, 'supplies' | 'handed' | 'stored' | 'awaited' | 'holds' | 'places'>

  constructor(id: number, site: Site, stores: Stores, isObtainable: (item: string) => boolean) {
    this.#site = site
    this.#stores = stores
    this.#account = {
      id,
      demands: [],
      tools: [],
      stations: [],
      opens: [],
      digs: [],
      ripens: [],
      harvests: [],
      tills: [],
    }
    const held = () => this.#held?.item
    this.scene = {
      gameVersion: site.task.gameVersion,
      rules: site.task.rules,
      get held() {
        return held()
      },
      carries: (item) => this.#own.get(item) ?? 0,
      isObtainable,
      blockAt: (cell) => {
        const planned = site.placed.get(cellKey(cell))?.block
        if (planned !== undefined) return { block: { name: planned, properties: {} }, isPlanned: true }
        const block = site.blocks.get(cellKey(cell))
        return block === undefined ? undefined : { block, isPlanned: false }
      },
    }
  }

  apply(effect: Effect): void {
    const account = this.#account
    switch (effect.kind) {
      case 'hold':
        this.#hold(effect.item)
        break
      case 'open':
        account.opens.push(effect.container)
        break
      case 'withdraw':
        this.#withdraw(effect)
        break
      case 'store':
        addTo(this.#stored, storeKey(effect.container, effect.item), effect.count)
        break
      case 'consume':
        this.#consume(effect.item, effect.count, effect.rule)
        break
      case 'produce':
        this.#gain(effect.item, effect.count)
        break
      case 'tool':
        if (!this.#useHeld(effect.anyOf, effect.rule)) this.#need(effect.anyOf, effect.rule)
        break
      case 'station':
        if (!effect.anyOf.some((block) => this.#places.has(block) || this.#site.standing.has(block)))
          account.stations.push({ anyOf: effect.anyOf, rule: effect.rule })
        break
      case 'place':
        this.#places.add(effect.item)
        break
      case 'dig':
        account.digs.push(effect.cell)
        break
      case 'hand-over':
        addTo(this.#handed, effect.item, effect.count)
        break
      case 'ripen':
        account.ripens.push(effect.cell)
        break
      case 'harvest':
        account.harvests.push(effect.cell)
        break
      case 'till':
        account.tills.push(effect.cell)
        break
    }
  }

  finish(): Account {
    this.#release()
    return {
      ...this.#account,
      supplies: this.#own,
      handed: this.#handed,
      stored: this.#stored,
      awaited: this.#awaited,
      holds: this.#holds,
      places: this.#places,
    }
  }

  /** Besides its initial content, a container yields items that other subtasks put into it. */
  #withdraw({ container, item, count }: Extract<Effect, { kind: 'withdraw' }>): void {
    const present = this.#stores.withdraw(container, item, count)
    const isStored = this.#stores.isStored(container, item)
    if (isStored && present < count) addTo(this.#awaited, storeKey(container, item), count - present)
    this.#gain(item, isStored ? count : present)
  }

  #gain(item: string, count: number): void {
    if (count > 0) this.#own.set(item, (this.#own.get(item) ?? 0) + count)
  }

  #consume(item: string, count: number, rule: RuleId): void {
    const remaining = (this.#own.get(item) ?? 0) - count
    if (remaining > 0) this.#own.set(item, remaining)
    else this.#own.delete(item)
    if (remaining < 0) this.#account.demands.push({ item, count: -remaining, rule })
    if (this.#held?.item === item) this.#held.isUsed = true
  }

  #need(anyOf: readonly string[], rule: RuleId): void {
    if (anyOf.length === 0 || anyOf.some((tool) => (this.#own.get(tool) ?? 0) > 0)) return
    this.#account.tools.push({ anyOf, rule })
  }

  #hold(item: string): void {
    this.#release()
    this.#holds.add(item)
    this.#held = { item, isUsed: false }
  }

  /** An item that was equipped must have been available, even if no known effect used it. */
  #release(): void {
    if (this.#held !== undefined && !this.#held.isUsed) this.#need([this.#held.item], 'have-before-place')
    this.#held = undefined
  }

  /**
   * Uses the held item as a tool, which is not used up.
   * @returns whether it is one of these tools
   */
  #useHeld(tools: readonly string[], rule: RuleId): boolean {
    const held = this.#held
    if (held === undefined || !tools.includes(held.item)) return false
    if (!held.isUsed) this.#need([held.item], rule)
    held.isUsed = true
    return true
  }
}

const addTo = (counts: Map<string, number>, key: string, count: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + count)
}
