import { shootingKind } from '../shooting.ts'

/** Mobs hit by an agent's arrow, bolt or trident. */
export const shot = shootingKind('shot', 'shoot at')
