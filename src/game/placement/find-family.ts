import { attached } from './families/attached.ts'
import { building } from './families/building.ts'
import { facing } from './families/facing.ts'
import { impossible } from './families/impossible.ts'
import { plants } from './families/plants.ts'
import { workshop } from './families/workshop.ts'
import type { PlacingFamily, PropertyRule } from './family.ts'
import { PROPERTY_RULES } from './property-rules.ts'

const PLAIN: PlacingFamily = {
  title: 'Other blocks',
  blocks: /^/,
  how: 'On any neighbour.',
  properties: { level: { by: 'fixed', values: ['15'], how: 'only operators change it' } },
}

/** All families. A block belongs to the first family that names it. */
const PLACING_FAMILIES: readonly PlacingFamily[] = [
  ...impossible,
  ...workshop,
  ...plants,
  ...attached,
  ...facing,
  ...building,
  PLAIN,
]

const known = new Map<string, PlacingFamily>()

/** The family of a block; that of plain blocks if no other names it. */
export function familyOf(name: string): PlacingFamily {
  const cached = known.get(name)
  if (cached !== undefined) return cached
  const family = PLACING_FAMILIES.find(({ blocks }) => names(blocks, name)) ?? PLAIN
  known.set(name, family)
  return family
}

function names(blocks: PlacingFamily['blocks'], name: string): boolean {
  if (typeof blocks === 'function') return blocks(name)
  return typeof blocks === 'string' ? blocks.split(' ').includes(name) : blocks.test(name)
}

const UNKNOWN: PropertyRule = { by: 'fixed', how: 'as placed' }

/** How a property of a block gets its value. */
export const ruleOf = (name: string, property: string): PropertyRule =>
  familyOf(name).properties?.[property] ?? PROPERTY_RULES[property] ?? UNKNOWN
