/**
 * The weights of the three kinds of tasks in the paper's Table 1: their numbers of tasks. They reproduce all five rows with
 * several kinds. (Table 2 is only consistent with 100 : 100 : 22.)
 */
export const PAPER_WEIGHTS = { construction: 100, escape: 22, cooking: 100 } as const
