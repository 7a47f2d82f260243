import { lowChunk } from '../base.js';
import { lowLight } from '../light.js';
/** Before 1.18 worlds are 256 blocks high, and light has a separate packet. */
export const before1_18 = () => ({ chunk: lowChunk, light: lowLight });
