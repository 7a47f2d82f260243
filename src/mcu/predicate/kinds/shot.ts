import { shootingKind } from '../shooting.ts'

/** Mobs that an arrow, a bolt or a trident of an agent has hit. */
export const shot = shootingKind('shot', 'shoot at')
