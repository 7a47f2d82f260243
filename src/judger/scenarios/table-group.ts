/** The values of an episode that a column can show. Rates are 0..1, or null if the episode has none. */
export interface EpisodeRates {
  /** The paper's form. */
  readonly viewHitRate: number | null
  /** VillagerBench's forms. */
  readonly villagerViewHitRate: number | null
  readonly villagerContributionRate: number | null
  /** Metric values by id. */
  readonly metrics: Readonly<Record<string, number>>
}

/** A column in addition to completion rate and efficiency. */
export interface TableColumn {
  /** Includes its unit: "VHR (%)". */
  readonly title: string
  /** @returns null or undefined if an episode has no value; it is then left out of the mean */
  value(episode: EpisodeRates): number | null | undefined
}

/** How the table by scenario (the paper's Table 1) shows tasks of one kind. */
export interface TableGroup {
  /** The kind of tasks in the group. */
  readonly kind: string
  /** Weight of the kind in the mean over all kinds, "All Avg."; kinds without a weight are excluded. */
  readonly weight?: number
  readonly columns?: readonly TableColumn[]
}

/** The part of a scenario that tables use. */
export interface TabledScenario {
  readonly id: string
  /** The kinds of its tasks. Default: only its id. */
  readonly kinds?: readonly string[]
  /** Groups in the table by scenario. Default: one per kind, without additional columns. */
  readonly tables?: readonly TableGroup[]
}

/** All groups of scenarios, in the order in which tables show them. */
export const tableGroups = (scenarios: readonly TabledScenario[]): TableGroup[] =>
  scenarios.flatMap(({ id, kinds = [id], tables = kinds.map((kind) => ({ kind })) }) => tables)
