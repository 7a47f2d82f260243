import { nothing } from '../blocks/drops.ts'
import { family, named, ofFamily } from './family.ts'

/** Air and fluids make room for everything. */
export const airAndFluids = [
  family(ofFamily('air', 'fluid'), { replaceable: true, drops: nothing, push: 'yields' }),
  family(named('fire soul_fire'), { replaceable: true, drops: nothing, push: 'breaks' }),
]
