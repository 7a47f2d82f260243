import { nothing } from '../blocks/drops.js';
import { burnsAt, sidesOfFire } from '../blocks/fire.js';
import { igniteAround } from '../fluids/igniting.js';
import { family, named } from './family.js';
/** Air and fluids, which every block can replace. */
export const airAndFluids = [
    family(named('air cave_air void_air'), {
        kind: 'air',
        replaceable: true,
        drops: nothing,
        push: 'yields',
    }),
    family(named('water lava'), { kind: 'fluid', replaceable: true, drops: nothing, push: 'yields' }),
    family(named('water bubble_column'), { breaksFall: true }),
    family(named('lava'), { randomTick: () => igniteAround }),
    family(named('fire soul_fire'), {
        replaceable: true,
        isSupported: burnsAt,
        shape: sidesOfFire,
        drops: nothing,
        push: 'breaks',
    }),
];
