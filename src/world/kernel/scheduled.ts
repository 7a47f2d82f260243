import type { Game } from './game.ts'
import { Memory } from './memory/memory.ts'

/** A function of a data pack that runs at a tick. */
export interface Scheduled {
  readonly name: string
  readonly at: number
}

const SCHEDULED = new Memory('scheduled', () => ({ due: new Set<Scheduled>() }))

/** The functions of a world that are scheduled for later. */
export const scheduledIn = ({ world }: Game): Set<Scheduled> => SCHEDULED.of(world).due

/** Their names, and the ticks left until they run. */
export const ticksLeftIn = (game: Game): (readonly [name: string, ticks: number])[] =>
  [...scheduledIn(game)].map(({ name, at }) => [name, Math.max(1, at - game.ticks)])
