/** The names that VillagerBench gives its agents, in VillagerBench's order. */
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

/** Each name is used at most twice. */
export const MAX_AGENTS = 2 * NAMES.length
/** Team size for tasks that do not specify one. */
export const DEFAULT_AGENTS = 3

/** Names for a team: Alice to Zoe, then Alice2 and so on. */
export const agentNames = (count: number): string[] =>
  [...NAMES, ...NAMES.map((name) => `${name}2`)].slice(0, count)
