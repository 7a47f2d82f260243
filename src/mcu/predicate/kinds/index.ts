import { bred } from './bred.ts'
import { brewed } from './brewed.ts'
import { broken } from './broken.ts'
import { combined } from './combined.ts'
import { crafted } from './crafted.ts'
import { did } from './did.ts'
import { dropped } from './dropped.ts'
import { drunk } from './drunk.ts'
import { dyed } from './dyed.ts'
import { eaten } from './eaten.ts'
import { enchanted } from './enchanted.ts'
import { fed } from './fed.ts'
import { fished } from './fished.ts'
import { framed } from './framed.ts'
import { gone } from './gone.ts'
import { held } from './held.ts'
import { hooked } from './hooked.ts'
import { killed } from './killed.ts'
import { leashed } from './leashed.ts'
import { light } from './light.ts'
import { lit } from './lit.ts'
import { looked } from './looked.ts'
import { mined } from './mined.ts'
import { moved } from './moved.ts'
import { near } from './near.ts'
import { offset } from './offset.ts'
import { opened } from './opened.ts'
import { pickedUp } from './picked-up.ts'
import { placed } from './placed.ts'
import { renamed } from './renamed.ts'
import { repaired } from './repaired.ts'
import { ridden } from './ridden.ts'
import { sheared } from './sheared.ts'
import { shot } from './shot.ts'
import { shotDead } from './shot-dead.ts'
import { sighted } from './sighted.ts'
import { slept } from './slept.ts'
import { sold } from './sold.ts'
import { splashed } from './splashed.ts'
import { standing } from './standing.ts'
import { stays } from './stays.ts'
import { tamed } from './tamed.ts'
import { thrown } from './thrown.ts'
import { tied } from './tied.ts'
import { traded } from './traded.ts'
import { trapped } from './trapped.ts'
import { used } from './used.ts'

/** All kinds of leaves. A new kind is one file in this folder, plus a line here. */
export const PREDICATE_KINDS = [
  mined,
  crafted,
  used,
  broken,
  pickedUp,
  dropped,
  killed,
  tamed,
  bred,
  leashed,
  sheared,
  ridden,
  trapped,
  opened,
  eaten,
  enchanted,
  traded,
  brewed,
  repaired,
  renamed,
  hooked,
  fed,
  dyed,
  combined,
  drunk,
  thrown,
  splashed,
  sold,
  shot,
  shotDead,
  fished,
  framed,
  tied,
  lit,
  held,
  placed,
  gone,
  standing,
  slept,
  did,
  moved,
  offset,
  stays,
  near,
  looked,
  sighted,
  light,
] as const
