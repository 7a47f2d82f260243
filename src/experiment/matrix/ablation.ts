import { type Condition, conditionOf, type Setting } from './condition.ts'

/** A row of the paper's Table 4: which parts of the system take part, and what the paper measured. */
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

/** The six rows, in the paper's order. */
export const ABLATION_ROWS: readonly AblationRow[] = [
  row('---', 52.68, 55.99, 3.93),
  row('+--', 57.53, 56.7, 5.31),
  row('--+', 57.92, 61.08, 5.12),
  row('+-+', 60.6, 64.61, 7.73),
  row('-++', 72.49, 75.2, 6.98),
  row('+++', 76.04, 78.99, 8.2),
]

/** `✓✘✓`: busy rate, causal intervention, graph. */
export const marksOf = ({ busyRate, causal, graph }: Omit<AblationRow, 'paper'>): string =>
  [busyRate, causal, graph].map((is) => (is ? '✓' : '✘')).join('')

/**
 * The condition of a row. Without busy rate paths are given at random (paper, §4.3); without causal intervention the
 * graph is the one that the model predicts; without a graph there are no dependencies, so that nothing is left to intervene on.
 */
export function conditionOfRow(
  { busyRate, causal, graph }: AblationRow,
  number: number,
  usual: Omit<Setting, 'planner' | 'assignment'>,
): Condition {
  const planner = graph ? (causal ? 'causal' : 'causal:none') : 'no-graph'
  return conditionOf(
    { ...usual, planner, assignment: busyRate ? 'busy-rate' : 'random' },
    `row ${number} ${marksOf({ busyRate, causal, graph })}`,
  )
}
