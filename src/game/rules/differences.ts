import { OWN_SLOTS, type RuleBook, slotsOf } from './rule-book.ts'

/**
 * The differences from the game, one sentence per rule. Names of the game may be plurals (`bricks`, `carrots`), so none is the subject
 * of a verb.
 */
export const differencesIn = (book: RuleBook): string[] => [
  ...Object.entries(book.recipes).map(([item, { makes, takes }]) => {
    const parts = takes.map(({ item: taken, count }) => `${count} ${taken}`).join(' and ')
    const where = slotsOf(takes) > OWN_SLOTS ? ' at a crafting table' : ''
    return `The only recipe for ${item} takes ${parts}${where} and makes ${makes}; these ingredients make nothing else.`
  }),
  ...Object.entries(book.digs).flatMap(([block, { tools, drops }]) => [
    ...(tools === undefined ? [] : [`A block of ${block} drops something ${withTools(tools)}.`]),
    ...(drops === undefined
      ? []
      : [`A block of ${block} drops ${drops.count} ${drops.item} and nothing else.`]),
  ]),
  ...Object.entries(book.smelts).map(
    ([product, raw]) => `Smelting ${raw} makes ${product}, and smelting anything else does not.`,
  ),
  ...Object.entries(book.falls).map(([block, isFalling]) =>
    isFalling
      ? `A block of ${block} falls when nothing is right below it.`
      : `A block of ${block} never falls: it stays where it is placed.`,
  ),
  ...Object.entries(book.needsBelow).map(
    ([block, below]) =>
      `A block of ${block} breaks unless there is a block${below.length === 0 ? '' : ` of ${below.join(' or ')}`} right below it.`,
  ),
  ...Object.entries(book.growth).map(
    ([crop, food]) => `Feeding ${food} to ${crop} makes the crop grow; feeding bone_meal does not.`,
  ),
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

/** Names a book and counts its rules, for one line of text. */
export const bookText = (book: RuleBook): string =>
  `rules "${book.name}": ${changesIn(book)} ${changesIn(book) === 1 ? 'differs' : 'differ'} from the game`
