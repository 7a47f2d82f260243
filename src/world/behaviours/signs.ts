import { useSign } from '../stations/signs.ts'
import { ending, family } from './family.ts'

/** Signs, as players use them. */
export const signs = [family(ending('_sign'), { use: useSign })]
