import { drink } from '../fluids/sponge.ts'
import type { Game } from '../game.ts'
import { DIRECTIONS, type Direction, type Face, neighbour, opposite, type Vec } from '../geometry.ts'
import { recount } from '../growth/leaves.ts'
import { familyOf } from './families.ts'
import { fluidOf } from './fluid.ts'
import { steadyLater } from './scaffolding.ts'
import type { BlockState } from './states.ts'

type Rule = (game: Game, p: Vec, state: BlockState) => BlockState | null

const rules = new Map<string, Rule | null>()

/**
 * What a block makes of itself when it or a neighbour has changed: fluids wake, concrete powder sets, a field under
 * a roof is dirt again, leaves count their steps to a log. Whether it changed.
 */
export function settle(game: Game, p: Vec, state: BlockState): boolean {
  game.fluids.wake(p, state)
  let rule = rules.get(state.name)
  if (rule === undefined) {
    rule = ruleFor(state.name)
    rules.set(state.name, rule)
  }
  const next = rule?.(game, p, state)
  return next ? game.level.set(p, next) : false
}

function ruleFor(name: string): Rule | null {
  if (name.endsWith('_concrete_powder')) return concrete
  if (familyOf(name) === 'leaves') return ({ level }, p, state) => recount(level, p, state)
  if (name === 'farmland' || name === 'dirt_path' || name === 'grass_path') return underRoof
  if (name === 'scaffolding') return steady
  if (name === 'sponge') return soak
  if (name === 'kelp' || name === 'bamboo_sapling') return stemUnder
  return name === 'attached_pumpkin_stem' || name === 'attached_melon_stem' ? fruitless : null
}

/** Powder that water touches from the side or above is concrete; from below it falls in first. */
const concrete: Rule = ({ level }, p, { name }) => {
  const wet = (face: Face) => {
    const state = level.get(neighbour(p, face))
    return fluidOf(level, state)?.kind === 'water' && !level.shapes.isSturdy(state, opposite(face))
  }
  return (['up', ...DIRECTIONS] as const).some(wet) ? level.states.encode(hardened(name)) : null
}

export const hardened = (powder: string): string => powder.replace(/_powder$/, '')

const underRoof: Rule = ({ level }, p) => {
  const above = level.get(neighbour(p, 'up'))
  const roof = level.shapes.isSolid(above) && !above.name.endsWith('_fence_gate')
  return roof ? level.states.encode('dirt') : null
}

const soak: Rule = (game, p) => (drink(game, p) ? game.level.states.encode('wet_sponge') : null)

const steady: Rule = (game, p) => {
  steadyLater(game, p)
  return null
}

/** What something of its kind grows on is a stem, and no tip or shoot any more. */
const stemUnder: Rule = ({ level }, p, { name }) => {
  const above = level.get(neighbour(p, 'up'))
  if (familyOf(above.name) !== familyOf(name)) return null
  return level.states.encode(name === 'kelp' ? 'kelp_plant' : 'bamboo')
}

/** A stem whose fruit is gone starts a new one. */
const fruitless: Rule = ({ level }, p, { name, properties }) => {
  const fruit = name.replace(/^attached_(.*)_stem$/, '$1')
  if (level.get(neighbour(p, properties['facing'] as Direction)).name === fruit) return null
  return level.states.encode(`${fruit}_stem`, { age: 7 })
}
