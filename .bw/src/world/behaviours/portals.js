import { nothing } from '../blocks/drops.js';
import { FACES, neighbour } from '../geometry.js';
import { family, named } from './family.js';
const isHeldBy = (portal, { name, properties }) => name === 'obsidian' || (name === 'nether_portal' && properties['axis'] === portal.properties['axis']);
/** Portals. A Nether portal stays as long as all its neighbours in its plane are obsidian or portal. */
export const portals = [
    family(named('nether_portal'), {
        isSupported: (level, p, state) => {
            const across = state.properties['axis'] === 'x' ? ['north', 'south'] : ['west', 'east'];
            return FACES.every((face) => across.includes(face) || isHeldBy(state, level.get(neighbour(p, face))));
        },
        drops: nothing,
        push: 'stays',
    }),
    family(named('end_portal end_gateway end_portal_frame'), { drops: nothing, push: 'stays' }),
];
