/**
 * Weights with which the paper's Table 1 averages its three kinds of tasks: the numbers of tasks. They reproduce all five
 * rows that have several kinds. (Its Table 2 is consistent only with 100 : 100 : 22.)
 */
export const PAPER_WEIGHTS = { construction: 100, escape: 22, cooking: 100 } as const
