import { facingOf } from '../blocks/support.ts'
import { neighbour, opposite } from '../geometry.ts'
import { isReplaceable } from '../kernel/blocks/rules.ts'
import { useBed } from '../player/sleeping.ts'
import { ending, family } from './family.ts'

/** Beds. Each half breaks with the other. */
export const beds = [
  family(ending('_bed'), {
    fallDamage: () => 0.5,
    isSupported: (level, p, state) => {
      const foot = state.properties['part'] === 'foot'
      const other = level.get(neighbour(p, foot ? facingOf(state) : opposite(facingOf(state))))
      return other.name === state.name && other.properties['part'] === (foot ? 'head' : 'foot')
    },
    otherHalf: (p, state) =>
      neighbour(p, state.properties['part'] === 'foot' ? facingOf(state) : opposite(facingOf(state))),
    placeAll: ({ level, target, name, heading }) => {
      const head = neighbour(target, heading)
      if (!isReplaceable(level, level.get(head))) return null
      const common = { facing: heading, occupied: false }
      return [
        { position: target, state: level.states.encode(name, { ...common, part: 'foot' }) },
        { position: head, state: level.states.encode(name, { ...common, part: 'head' }) },
      ]
    },
    open: useBed,
    drops: ({ state }) => (state.properties['part'] === 'head' ? [[state.name, 1]] : []),
    push: 'breaks',
  }),
]
