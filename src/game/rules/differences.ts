import { OWN_SLOTS, type RuleBook, slotsOf } from './rule-book.ts'

/** The differences from the game, one sentence per rule. */
export const differencesIn = (book: RuleBook): string[] => [
  ...Object.entries(book.recipes).map(([item, { makes, takes }]) => {
    const parts = takes.map(({ item: taken, count }) => `${count} ${taken}`).join(' and ')
    const where = slotsOf(takes) > OWN_SLOTS ? ' at a crafting table' : ''
    return `${makes} ${item} is crafted of ${parts}${where}, and of nothing else.`
  }),
  ...Object.entries(book.digs).flatMap(([block, { tools, drops }]) => [
    ...(tools === undefined ? [] : [`${block} drops something ${withTools(tools)}.`]),
    ...(drops === undefined ? [] : [`${block} drops ${drops.count} ${drops.item}, and nothing else.`]),
  ]),
  ...Object.entries(book.smelts).map(
    ([product, raw]) => `${raw} smelts into ${product}, and nothing else does.`,
  ),
  ...Object.entries(book.falls).map(([block, isFalling]) =>
    isFalling
      ? `${block} falls when nothing is right below it.`
      : `${block} never falls: it stays where it is placed.`,
  ),
  ...Object.entries(book.needsBelow).map(
    ([block, below]) =>
      `${block} breaks unless ${below.length === 0 ? 'a block' : below.join(' or ')} is right below it.`,
  ),
  ...Object.entries(book.growth).map(([crop, food]) => `${food} makes ${crop} grow; bone meal does not.`),
  ...Object.entries(book.openings).map(
    ([way, { openedBy, hold }]) => `${way} ${openingText(openedBy, hold)}`,
  ),
]

const withTools = (tools: readonly string[]): string =>
  tools.length === 0
    ? 'whatever it is dug with, even the bare hand'
    : `only when it is dug with ${tools.join(' or ')}`

const HOLDS = {
  any: 'once any one of these has been used',
  each: 'once each of these has been used',
  together: 'while all of these are on at the same time',
} as const

const openingText = (openedBy: readonly string[], hold: keyof typeof HOLDS): string =>
  openedBy.length === 0
    ? 'stands open from the start.'
    : `opens ${HOLDS[hold]}: ${openedBy.join(', ')}, and by nothing else.`

/** The number of rules in which a book differs from the game. */
export const changesIn = ({ name: _, told: __, ...kinds }: RuleBook): number =>
  Object.values(kinds).reduce((sum, kind) => sum + Object.keys(kind).length, 0)
