import { nothing } from '../blocks/drops.ts'
import { family, named, ofFamily } from './family.ts'

/** Air and fluids, which every block can replace. */
export const airAndFluids = [
  family(ofFamily('air', 'fluid'), { replaceable: true, drops: nothing, push: 'yields' }),
  family(named('fire soul_fire'), { replaceable: true, drops: nothing, push: 'breaks' }),
]
