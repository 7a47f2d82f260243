import { shootingKind } from '../shooting.ts'

/** Mobs killed by such a hit. */
export const shotDead = shootingKind('shot_dead', 'shoot dead')
