import { createRandom, type Random } from '../../core/random.ts'
import { changesIn } from '../../game/rules/differences.ts'
import { emptyBook, type RuleBook } from '../../game/rules/rule-book.ts'

/**
 * How much of a task's rules changes: one, a share of those that its plan uses (percent), or as many as `single` that it does not use
 * (a control, in which no dependency moves).
 */
export const RULE_CHANGES = ['single', '5', '20', '50', 'control'] as const
export type RuleChange = (typeof RULE_CHANGES)[number]

/** The rules of a book that may change, by the name that people choose them by. */
const FIELDS = {
  recipes: ['recipes'],
  digs: ['digs'],
  both: ['recipes', 'digs'],
  smelting: ['smelts'],
  growth: ['growth'],
  gravity: ['falls'],
  support: ['needsBelow'],
  openings: ['openings'],
  all: ['recipes', 'digs', 'smelts', 'growth', 'falls', 'needsBelow', 'openings'],
} as const satisfies Record<string, readonly (keyof RuleBook)[]>

/**
 * Which rules change: the ingredients of items (`recipes`), the drops of blocks and the tools for them (`digs`), `both` of these,
 * the products of smelting, what makes crops grow, which blocks fall (`gravity`), which need one below (`support`), what opens
 * gates (`openings`), or `all` that a task has.
 */
export type RuleKind = keyof typeof FIELDS
export const RULE_KINDS = Object.keys(FIELDS) as readonly RuleKind[]

/** How a book is drawn. */
export interface RuleDraw {
  /** The same seed gives the same book. */
  seed: number
  change: RuleChange
  kind?: RuleKind
}

/** A rule that may change: the table of the book that it stands in, and the name there. */
export interface Site {
  readonly kind: (typeof FIELDS)['all'][number]
  readonly name: string
}

/** How another rule is drawn for a site. */
export interface SiteDraw {
  readonly random: Random
  /** Whether the rule is one that the plan does not use. */
  readonly isControl: boolean
}

/** The rules of a task that a book may change. */
export interface RuleSites {
  /** Rules that the task's plan uses. */
  readonly used: readonly Site[]
  /** Rules that the plan does not use. */
  unused(random: Random): readonly Site[]
  /** The book with another rule at a site, drawn at random; undefined if this draw changes nothing or cannot be. */
  changed(book: RuleBook, site: Site, draw: SiteDraw): RuleBook | undefined
  /** Another rule at a site for which no draw has given one, if there is any. */
  lastResort?(book: RuleBook, site: Site, draw: SiteDraw): RuleBook | undefined
  /** Whether the task can still be done. */
  isDoable(book: RuleBook): boolean
  /** Whether the task is planned as in the unmodified game. */
  isPlannedAsUsual(book: RuleBook): boolean
}

/** Maximum number of draws of a rule until one is found with which the task can still be done. */
const MAX_DRAWS = 30

/** Draws a book for a task of this id. Where no rule can be changed, it has fewer changes than asked for, or none. */
export function drawBook(id: string, sites: RuleSites, { seed, change, kind = 'all' }: RuleDraw): RuleBook {
  const random = createRandom(seed).fork(`rule book ${id} ${change}`)
  const fields: readonly Site['kind'][] = FIELDS[kind]
  const has = (site: Site) => fields.includes(site.kind)
  const used = sites.used.filter(has)
  const candidates = change === 'control' ? sites.unused(random).filter(has) : mixed(used, random)
  const wanted =
    change === 'single' || change === 'control'
      ? 1
      : Math.max(1, Math.round((Number(change) / 100) * used.length))
  let book = emptyBook(`${kind} ${change} seed ${seed}`)
  for (const site of candidates) {
    if (changesIn(book) >= wanted) break
    book = oneChanged(sites, book, site, { random, isControl: change === 'control' }) ?? book
  }
  return book
}

/** The book with another rule at a site; undefined where the task could not be done with any that was drawn, or a control would show. */
function oneChanged(sites: RuleSites, book: RuleBook, site: Site, how: SiteDraw): RuleBook | undefined {
  const isFit = (changed: RuleBook) =>
    sites.isDoable(changed) && (!how.isControl || sites.isPlannedAsUsual(changed))
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const changed = sites.changed(book, site, how)
    if (changed !== undefined && isFit(changed)) return changed
  }
  const last = sites.lastResort?.(book, site, how)
  return last !== undefined && isFit(last) ? last : undefined
}

/** The single kinds of these rules, by the name that people choose them by. */
export function kindsAmong(sites: readonly Site[]): RuleKind[] {
  const names = new Set<string>(sites.map(({ kind }) => kind))
  return RULE_KINDS.filter((kind) => {
    const [field, ...more] = FIELDS[kind]
    return more.length === 0 && names.has(field)
  })
}

/** Whether a kind of rules includes one of these single kinds. */
export const includesOneOf = (kind: RuleKind, single: readonly RuleKind[]): boolean =>
  single.some((one) => FIELDS[one].every((field) => (FIELDS[kind] as readonly string[]).includes(field)))

/** The same items in an order drawn at random. */
export function mixed<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
