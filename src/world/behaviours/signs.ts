import { useSign } from '../stations/signs.ts'
import { ending, family } from './family.ts'

/** How players use signs. */
export const signs = [family(ending('_sign'), { use: useSign })]
