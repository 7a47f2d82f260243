import { count } from '../../core/count.ts'
import { resolveSupply } from '../../task/chests.ts'
import { filledSupply } from '../../task/file-parts.ts'
import { startIssues } from '../../task/start-issues.ts'
import { PAPER_WEIGHTS } from '../paper-weights.ts'
import { defineScenario } from '../scenario.ts'
import { asItIs, byItsRules, openingIssues } from './as-it-is.ts'
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
  feasibility(task, agents) {
    const unknown = openingIssues(task)
    // A rule about what does not exist also blocks the way out; that would be a second message with the same cause.
    const obstacles = unknown.length > 0 ? [] : escapeObstacles(asItIs(task), agents)
    return [
      ...startIssues(task, blocksBefore(task.escape), ['escape']),
      ...unknown,
      ...obstacles.map((message) => ({ path: ['escape'], message })),
    ]
  },
  agentsNeeded: byItsRules(escapeAgentsNeeded),
  doorsAreLocks: true,
  judge: byItsRules(escapeJudge),
  measureFold: byItsRules(escapeMeasureFold),
  completionFold: byItsRules(escapeCompletionFold),
  floorMs: byItsRules(escapeFloor),
  causes: byItsRules((task, subtasks, causes, actions) => {
    passageCauses(task, subtasks, causes, actions)
    lastChanceCauses(task, subtasks, causes, actions)
  }),
  isFinal: byItsRules(opensDrop),
  ownRules: byItsRules((task) => (canLeaveBehind(task) ? ['last-chance'] : [])),
  tactics: byItsRules(escapeTactics),
  decompose: (facts) => decomposeEscape({ ...facts, task: asItIs(facts.task) }),
  describe: describeEscape,
  together: byItsRules(heldTogether),
  placeSection: byItsRules(roomsSection),
})
