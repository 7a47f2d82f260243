import { nothing } from '../blocks/drops.ts'
import { family, named } from './family.ts'

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
  family(named('fire soul_fire'), { replaceable: true, drops: nothing, push: 'breaks' }),
]
