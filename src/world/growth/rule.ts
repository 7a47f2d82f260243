import type { BlockState } from '../blocks/states.ts'
import type { Game } from '../game.ts'
import type { Vec } from '../geometry.ts'

/** What a random tick does to a block. */
export type GrowthRule = (game: Game, p: Vec, state: BlockState) => void
