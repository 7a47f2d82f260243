import type { Random } from '../../core/random.ts'
import type { AssignmentStrategy } from './assignment-strategy.ts'

/** Picks any path on which work can start: the paper's ablation without busy rate (§4.3). */
export const atRandom = (random: Random): AssignmentStrategy => ({
  id: 'random',
  next: (agent, board) => random.pick(board.candidates(agent.name)),
})
