import { nothing } from '../blocks/drops.ts'
import { FACES, neighbour } from '../geometry.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import { family, named } from './family.ts'

const isHeldBy = (portal: BlockState, { name, properties }: BlockState): boolean =>
  name === 'obsidian' || (name === 'nether_portal' && properties['axis'] === portal.properties['axis'])

/** Portals. A Nether portal stays as long as all its neighbours in its plane are obsidian or portal. */
export const portals = [
  family(named('nether_portal'), {
    isSupported: (level, p, state) => {
      const across = state.properties['axis'] === 'x' ? ['north', 'south'] : ['west', 'east']
      return FACES.every((face) => across.includes(face) || isHeldBy(state, level.get(neighbour(p, face))))
    },
    drops: nothing,
    push: 'stays',
  }),
  family(named('end_portal end_gateway end_portal_frame'), { drops: nothing, push: 'stays' }),
]
