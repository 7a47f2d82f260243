import { effectFlags } from '../kernel/entities/effect-flags.js';
import { hasYoung } from '../kernel/entities/traits.js';
import { shownPet } from './pets/shown.js';
const FLAGS = { key: 0, type: 0 };
const ON_FIRE = 1;
const BABY = { key: 16, type: 7 };
const SIZE = { key: 16, type: 1 };
const SIZED = new Set(['slime', 'magma_cube']);
/** Metadata of any mob. The metadata of its traits follows, and marks babies. */
export const mobMetadata = (mob) => [
    { ...FLAGS, value: (mob.burning ? ON_FIRE : 0) | effectFlags(mob) },
    ...(hasYoung(mob.kind) ? [{ ...BABY, value: false }] : []),
    ...shownPet(mob),
    ...(SIZED.has(mob.kind) ? [{ ...SIZE, value: mob.traits.size }] : []),
];
