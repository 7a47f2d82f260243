/** What a column can show of an episode. Rates are 0..1; null where the episode has none. */
export interface EpisodeRates {
  /** The paper's form. */
  readonly viewHitRate: number | null
  /** VillagerBench's forms. */
  readonly villagerViewHitRate: number | null
  readonly villagerContributionRate: number | null
  /** Values of metrics, by their ids. */
  readonly metrics: Readonly<Record<string, number>>
}

/** A column beside completion rate and efficiency. */
export interface TableColumn {
  /** With its unit: "VHR (%)". */
  readonly title: string
  /** @returns null or undefined where an episode has no value; the mean leaves it out */
  value(episode: EpisodeRates): number | null | undefined
}

/** How the table by scenario (the paper's Table 1) shows tasks of one kind. */
export interface TableGroup {
  /** The kind of task that the group holds. */
  readonly kind: string
  /** How much the kind counts in the mean over all kinds, "All Avg."; without a weight it does not belong to it. */
  readonly weight?: number
  readonly columns?: readonly TableColumn[]
}

/** What a table needs to know of a scenario. */
export interface TabledScenario {
  readonly id: string
  /** The kinds of tasks that it has; its id alone unless given. */
  readonly kinds?: readonly string[]
  /** Groups of the table by scenario; unless given, one for each kind, with no columns of its own. */
  readonly tables?: readonly TableGroup[]
}

/** All groups of scenarios, in the order in which tables show them. */
export const tableGroups = (scenarios: readonly TabledScenario[]): TableGroup[] =>
  scenarios.flatMap(({ id, kinds = [id], tables = kinds.map((kind) => ({ kind })) }) => tables)
