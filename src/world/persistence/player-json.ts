/** Vanilla's stats/<uuid>.json and advancements/<uuid>.json. */
import { STATISTIC_CATEGORIES, type Statistic } from '../kernel/player/statistics.ts'
import { jsonOf, membersOf } from '../library/json.ts'
import type { Met } from '../player/advancements/progress.ts'
import { DATA_VERSION } from './chunk-layout.ts'

const VANILLA = 'minecraft:'
/** Categories that vanilla does not have. */
const OWN = 'causalmace:'
const TICK_MS = 50

const isVanillas = (category: string): boolean =>
  (STATISTIC_CATEGORIES as readonly string[]).includes(category)

/** A player's statistics as vanilla saves them. */
export function statisticsJson(statistics: readonly Statistic[]): string {
  const stats: Record<string, Record<string, number>> = {}
  for (const { category, name, value } of statistics) {
    const key = (isVanillas(category) ? VANILLA : OWN) + category
    stats[key] = { ...stats[key], [VANILLA + name]: value }
  }
  return JSON.stringify({ stats, DataVersion: DATA_VERSION })
}

/** Statistics as vanilla saves them; what is no count is skipped. */
export function statisticsFrom(text: string): readonly Statistic[] {
  const { stats } = membersOf(jsonOf(text))
  return Object.entries(membersOf(stats)).flatMap(([key, byName]) => {
    const category = key.replace(/^(minecraft|causalmace):/, '') as Statistic['category']
    return Object.entries(membersOf(byName)).flatMap(([name, value]) =>
      isCount(value) ? [{ category, name: name.replace(VANILLA, ''), value }] : [],
    )
  })
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** A player's advancements as vanilla saves them: the tick of each criterion is written as a date. */
export function advancementsJson(met: Met, isDone: (id: string) => boolean): string {
  const all = [...met].filter(([, criteria]) => criteria.size > 0)
  const entries = all.map(([id, criteria]) => [
    VANILLA + id,
    {
      criteria: Object.fromEntries([...criteria].map(([name, tick]) => [name, dateOf(tick)])),
      done: isDone(id),
    },
  ])
  return JSON.stringify({ ...Object.fromEntries(entries), DataVersion: DATA_VERSION })
}

/** Advancements as vanilla saves them; what is no advancement is skipped. */
export function advancementsFrom(text: string): Met {
  const met: Met = new Map()
  for (const [id, said] of Object.entries(membersOf(jsonOf(text)))) {
    const { criteria, done } = membersOf(said)
    if (typeof done !== 'boolean') continue
    const dates = Object.entries(membersOf(criteria))
    met.set(id.replace(VANILLA, ''), new Map(dates.map(([name, date]) => [name, tickOf(String(date))])))
  }
  return met
}

/** A date in vanilla's form, such as 2026-11-28 12:00:00 +0000. Whole seconds: ticks within a second are lost. */
const dateOf = (tick: number): string =>
  new Date(tick * TICK_MS)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' +0000')

const tickOf = (date: string): number => {
  const ms = Date.parse(date)
  return Number.isNaN(ms) ? 0 : Math.round(ms / TICK_MS)
}
