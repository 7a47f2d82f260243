import { useSign } from '../stations/signs.js';
import { ending, family } from './family.js';
/** How players use signs. */
export const signs = [family(ending('_sign'), { use: useSign })];
