import type { Condition } from './condition.ts'

/** A row of the paper's Table 4: the parts of the system that are on, and the paper's measurements. */
export interface AblationRow {
  busyRate: boolean
  causal: boolean
  graph: boolean
  /** Completion rate, view hit rate (%), efficiency (%/min); construction, six agents, GPT-4o. */
  paper: { completionRate: number; viewHitRate: number; efficiency: number }
}

const row = (
  parts: string,
  completionRate: number,
  viewHitRate: number,
  efficiency: number,
): AblationRow => ({
  busyRate: parts[0] === '+',
  causal: parts[1] === '+',
  graph: parts[2] === '+',
  paper: { completionRate, viewHitRate, efficiency },
})

/** The six rows, in the order of the paper. */
export const ABLATION_ROWS: readonly AblationRow[] = [
  row('---', 52.68, 55.99, 3.93),
  row('+--', 57.53, 56.7, 5.31),
  row('--+', 57.92, 61.08, 5.12),
  row('+-+', 60.6, 64.61, 7.73),
  row('-++', 72.49, 75.2, 6.98),
  row('+++', 76.04, 78.99, 8.2),
]

/**
 * The settings that define the condition of a row. Without the busy rate, paths are assigned at random (paper, §4.3); without
 * causal intervention, the graph is the model's prediction; without a graph there are no dependencies, so there is nothing to
 * intervene on.
 */
export const settingOfRow = ({
  busyRate,
  causal,
  graph,
}: AblationRow): Pick<Condition, 'planner' | 'assignment'> => ({
  planner: graph ? (causal ? 'causal' : 'causal:none') : 'no-graph',
  assignment: busyRate ? 'busy-rate' : 'random',
})

/** Whether these conditions are the rows of Table 4, in its order. */
export const areRowsOfTable4 = (conditions: readonly Condition[]): boolean =>
  conditions.length === ABLATION_ROWS.length &&
  ABLATION_ROWS.every((row, index) => {
    const { planner, assignment } = settingOfRow(row)
    return conditions[index]?.planner === planner && conditions[index]?.assignment === assignment
  })
