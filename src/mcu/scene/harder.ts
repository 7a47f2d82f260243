import type { Random } from '../../core/random.ts'
import { namesTest } from '../../game/names.ts'
import { leavesOf } from '../predicate/parts.ts'
import type { Predicate } from '../predicate/predicate.ts'
import type { Operation } from '../setup/operation.ts'

/** Amount of distraction in a scene. */
export const LEVELS = ['simple', 'medium', 'hard'] as const
export type Level = (typeof LEVELS)[number]

/** Useless things that fill an inventory. */
const JUNK: readonly string[] =
  `apple arrow bone book bowl brick charcoal clay_ball cobweb compass dead_bush egg feather flint flower_pot glass_bottle
gold_nugget gunpowder honeycomb ink_sac iron_nugget kelp leather lily_pad map nether_brick paper pumpkin_seeds rabbit_hide
rotten_flesh snowball spider_eye string sugar vine wheat_seeds andesite diorite granite gravel red_sand mossy_cobblestone
`
    .split(/\s+/)
    .filter(Boolean)

/** Animals that are only obstacles. */
const ONLOOKERS = ['chicken', 'rabbit', 'cat', 'bat'] as const

const AMOUNTS: Readonly<
  Record<Level, { junk: number; mobs: number; weather: readonly ('rain' | 'thunder')[] }>
> = {
  simple: { junk: 0, mobs: 0, weather: [] },
  medium: { junk: 6, mobs: 1, weather: ['rain'] },
  hard: { junk: 17, mobs: 2, weather: ['rain', 'thunder'] },
}

/**
 * Makes a scene harder: useless items, bad weather and bystanding animals. Adds nothing that the goal asks for or the scene
 * already gives.
 */
export function harder(
  setup: readonly Operation[],
  success: Predicate | undefined,
  { level, random }: { level: Level; random: Random },
): Operation[] {
  const { junk, mobs, weather } = AMOUNTS[level]
  const asked = (success === undefined ? [] : leavesOf(success)).flatMap((leaf) =>
    'of' in leaf ? leaf.of.filter((name) => name !== '*') : [],
  )
  const isAsked = namesTest(asked)
  const isGiven = (item: string) =>
    setup.some(
      (operation) => (operation.kind === 'give' || operation.kind === 'equip') && operation.item === item,
    )
  const pockets = JUNK.filter((item) => !isAsked(item) && !isGiven(item))
  const onlookers = ONLOOKERS.filter((mob) => !isAsked(mob))
  const drawn: Operation[] = []
  for (let left = Math.min(junk, pockets.length); left > 0; left--) {
    const [item = 'apple'] = pockets.splice(random.integer(pockets.length), 1)
    drawn.push({ kind: 'give', item, count: 1 + random.integer(8) })
  }
  const sky = random.pick(weather)
  for (let i = 0; i < mobs; i++) {
    const entity = random.pick(onlookers)
    const at = { x: -4 - random.integer(4), y: 0, z: 2 + random.integer(5) }
    if (entity !== undefined) drawn.push({ kind: 'summon', entity, at })
  }
  return [...setup, ...(sky === undefined ? [] : [{ kind: 'weather', weather: sky } as const]), ...drawn]
}
