import type { AnyRule } from '../rule.ts'
import { bareHands } from './bare-hands.ts'
import { biome } from './biome.ts'
import { byMaking } from './by-making.ts'
import { byTrade } from './by-trade.ts'
import { dimension } from './dimension.ts'
import { fromScratch } from './from-scratch.ts'
import { height } from './height.ts'
import { light } from './light.ts'
import { material } from './material.ts'
import { near } from './near.ts'
import { noDamage } from './no-damage.ts'
import { noDeath } from './no-death.ts'
import { noHarm } from './no-harm.ts'
import { place } from './place.ts'
import { steps } from './steps.ts'
import { time } from './time.ts'
import { times } from './times.ts'
import { tool } from './tool.ts'
import { weapon } from './weapon.ts'
import { weather } from './weather.ts'
import { within } from './within.ts'
import { without } from './without.ts'
import { words } from './words.ts'

/** All kinds of constraints, the most specific first. A new kind is a file in this folder and a line here. */
export const CONSTRAINT_RULES: readonly AnyRule[] = [
  fromScratch,
  byTrade,
  byMaking,
  bareHands,
  noDeath,
  noDamage,
  noHarm,
  within,
  steps,
  times,
  time,
  weather,
  dimension,
  place,
  height,
  light,
  biome,
  weapon,
  without,
  tool,
  material,
  near,
  words,
]
