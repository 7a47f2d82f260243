/** The names VillagerBench gives its agents, in its order. */
const NAMES = [
  ...[
    'Alice',
    'Bob',
    'Cindy',
    'David',
    'Eve',
    'Frank',
    'Grace',
    'Helen',
    'Ivy',
    'Jack',
    'Kevin',
    'Lily',
    'Mary',
  ],
  ...[
    'Nancy',
    'Olivia',
    'Peter',
    'Queen',
    'Rose',
    'Sam',
    'Tom',
    'Umbrella',
    'Vivian',
    'Wendy',
    'Xavier',
    'Yolanda',
    'Zoe',
  ],
]

export const MAX_AGENTS = NAMES.length

export const agentNames = (count: number): string[] => NAMES.slice(0, count)
