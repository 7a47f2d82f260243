import type { Tactics } from '../../worker/tactics.ts'
import type { TeamWorld } from '../../worker/team-world.ts'
import { wildTactics } from '../gathering/tactics.ts'
import type { OpenTask } from './open.ts'

/** How often an idle agent checks again for work it may start (ms). */
const IDLE_POLL_MS = 1000

/** Tactics of a team with an open task: it is over as soon as the goal is reached. */
export const openTactics = (
  { open: { steps }, timeLimitMs, terrain }: OpenTask,
  world: TeamWorld,
): Tactics => ({
  ...(terrain === undefined ? { idlePollMs: IDLE_POLL_MS } : wildTactics({ timeLimitMs }, world)),
  ...(steps === undefined ? {} : { limits: { steps, ms: timeLimitMs } }),
  isOver: () => world.progress().done === world.progress().of,
})
