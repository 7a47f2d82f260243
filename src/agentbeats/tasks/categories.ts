/** Steps per task, a twentieth of a second each; long tasks have ten times as many. */
const STEPS = 1200
const LONG_STEPS = 12_000

/** Categories of AgentBeats' green agent for MCU, with the number of tasks that its own folders have (specs/mcu.md §5.4). */
export const CATEGORIES = [
  'building',
  'combat',
  'crafting',
  'decoration',
  'ender_dragon',
  'explore',
  'find',
  'mine_diamond_from_scratch',
  'mining_and_collecting',
  'motion',
  'tool_use',
  'trapping',
] as const
export type Category = (typeof CATEGORIES)[number]

export const isCategory = (name: string): name is Category => (CATEGORIES as readonly string[]).includes(name)

/** Categories that consist of one long task, scored by milestones. */
const LONG: ReadonlySet<Category> = new Set(['ender_dragon', 'mine_diamond_from_scratch'])

/** Steps per task of a category. A request may lower the limit; a higher one counts only in long categories. */
export function stepsOf(category: Category, wanted: number | undefined): number {
  const most = LONG.has(category) ? LONG_STEPS : STEPS
  return Math.min(wanted ?? most, most)
}
