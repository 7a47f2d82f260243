/** The six dimensions in which MCU rates a run, in the order of its files. */
export const DIMENSIONS = [
  'Task Progress',
  'Action Control',
  'Error Recognition and Correction',
  'Creative Attempts',
  'Task Completion Efficiency',
  'Material Selection and Usage',
] as const
export type Dimension = (typeof DIMENSIONS)[number]
