import { effectLevel } from './effect-level.js';
/** Bits of a body's shared flags that effects set. */
const INVISIBLE = 32;
const GLOWING = 64;
/** The shared flags of an invisible or glowing body. */
export const effectFlags = (body) => (effectLevel(body, 'invisibility') > 0 ? INVISIBLE : 0) | (effectLevel(body, 'glowing') > 0 ? GLOWING : 0);
