import { count } from '../../core/count.ts'
import { resolveSupply } from '../../task/chests.ts'
import { filledSupply } from '../../task/file-parts.ts'
import { startIssues } from '../../task/start-issues.ts'
import { PAPER_WEIGHTS } from '../paper-weights.ts'
import { defineScenario } from '../scenario.ts'
import { asItIs, openingIssues } from './as-it-is.ts'
import { decomposeEscape } from './decompose.ts'
import { describeEscape } from './describe.ts'
import { escapeFloor } from './floor.ts'
import { heldTogether } from './held-together.ts'
import { escapeJudge } from './judge.ts'
import { canLeaveBehind, lastChanceCauses, opensDrop } from './last-chance.ts'
import { escapeCompletionFold, escapeMeasureFold } from './measures.ts'
import { passageCauses } from './passages.ts'
import { blocksBefore, escapeSchema } from './rooms.ts'
import { roomsSection } from './rooms-section.ts'
import { escapeAgentsNeeded, escapeObstacles } from './solver.ts'
import { escapeTactics } from './tactics.ts'
import { escapePart, resolveEscape } from './task-file.ts'

/** Escape: the whole team gets out through gates and teleports that mechanisms open. */
export const escapeScenario = defineScenario({
  id: 'escape',
  tables: [{ kind: 'escape', weight: PAPER_WEIGHTS.escape }],
  file: { supply: filledSupply, escape: escapePart },
  own: { escape: escapeSchema },
  resolve({ arena, supply, escape: part }, checker) {
    const containers = resolveSupply(supply, checker)
    const surroundings = { spawn: arena.spawn, chests: supply.chests.map(({ at }) => at) }
    return { containers, escape: resolveEscape(part, checker, surroundings) }
  },
  size: ({ escape: { rooms } }) => count(rooms.length, 'room'),
  feasibility: (task, agents) => [
    ...startIssues(task, blocksBefore(task.escape), ['escape']),
    ...openingIssues(task),
    ...escapeObstacles(asItIs(task), agents).map((message) => ({ path: ['escape'], message })),
  ],
  agentsNeeded: (task) => escapeAgentsNeeded(asItIs(task)),
  doorsAreLocks: true,
  judge: (task) => escapeJudge(asItIs(task)),
  measureFold: (task) => escapeMeasureFold(asItIs(task)),
  completionFold: (task) => escapeCompletionFold(asItIs(task)),
  floorMs: (task, agents) => escapeFloor(asItIs(task), agents),
  causes(task, subtasks, causes, actions) {
    passageCauses(asItIs(task), subtasks, causes, actions)
    lastChanceCauses(asItIs(task), subtasks, causes, actions)
  },
  isFinal: (task, ...about) => opensDrop(asItIs(task), ...about),
  ownRules: (task) => (canLeaveBehind(asItIs(task)) ? ['last-chance'] : []),
  tactics: (task, world) => escapeTactics(asItIs(task), world),
  decompose: (facts) => decomposeEscape({ ...facts, task: asItIs(facts.task) }),
  describe: describeEscape,
  together: (task, subtasks) => heldTogether(asItIs(task), subtasks),
  placeSection: (task, events) => roomsSection(asItIs(task), events),
})
