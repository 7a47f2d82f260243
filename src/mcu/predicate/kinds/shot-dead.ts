import { shootingKind } from '../shooting.ts'

/** Mobs that such a hit has killed. */
export const shotDead = shootingKind('shot_dead', 'shoot dead')
