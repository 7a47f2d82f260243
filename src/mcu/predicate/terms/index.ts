import type { z } from 'zod'
import { InvariantError } from '../../../core/errors.ts'
import { alive } from './kinds/alive.ts'
import { biome } from './kinds/biome.ts'
import { brightness } from './kinds/brightness.ts'
import { dimension } from './kinds/dimension.ts'
import { fromNothing } from './kinds/from-nothing.ts'
import { harmless } from './kinds/harmless.ts'
import { height } from './kinds/height.ts'
import { holding } from './kinds/holding.ts'
import { setting } from './kinds/setting.ts'
import { time } from './kinds/time.ts'
import { unhurt } from './kinds/unhurt.ts'
import { unused } from './kinds/unused.ts'
import { vicinity } from './kinds/vicinity.ts'
import { weapon } from './kinds/weapon.ts'
import { weather } from './kinds/weather.ts'
import type { TermKind } from './term.ts'

/** All kinds of conditions. A new kind is one file in `kinds/`, plus a line here. */
export const TERM_KINDS = [
  time,
  weather,
  biome,
  dimension,
  setting,
  height,
  brightness,
  vicinity,
  holding,
  weapon,
  unused,
  alive,
  unhurt,
  harmless,
  fromNothing,
] as const

/** A condition on a part of a goal, as data. */
export type Term = z.output<(typeof TERM_KINDS)[number]['schema']>

const byId = new Map<string, TermKind>(TERM_KINDS.map((kind) => [kind.id, kind]))

/** The definition of a condition's kind. @throws InvariantError for a condition that no schema has parsed */
export function termKind({ kind: id }: Term): TermKind {
  const kind = byId.get(id)
  if (kind === undefined)
    throw new InvariantError(`a term has the kind "${id}", and the kinds are ${[...byId.keys()].join(', ')}`)
  return kind
}

/** A condition in words, in the form that follows a goal: "at night". */
export const termInWords = (term: Term): string => termKind(term).inWords(term)
