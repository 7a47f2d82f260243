import { count } from '../../core/count.ts'
import { predicateInWords } from '../../mcu/predicate/in-words.ts'
import { leavesOf } from '../../mcu/predicate/parts.ts'
import { defineScenario } from '../scenario.ts'
import { openCompletionFold, openMeasureFold } from './completion.ts'
import { decidableOn } from './decidable.ts'
import { decomposableOpen } from './decomposable.ts'
import { decomposeOpen } from './decompose.ts'
import { goalSection } from './goal-section.ts'
import { openJudge } from './judge.ts'
import { type OpenTask, openSchema } from './open.ts'
import { orderCauses, orderInWords } from './order.ts'
import { openTactics } from './tactics.ts'
import { openPart, resolveOpen } from './task-file.ts'
import { termLines } from './term-lines.ts'
import { openTraits } from './traits.ts'

const partsOf = ({ open: { success, milestones } }: OpenTask): number =>
  success === undefined ? milestones.length : leavesOf(success).length

/** Open tasks, as in MCU: a goal in words, a scene set up by commands, and a predicate that says when the goal is reached. */
export const openScenario = defineScenario({
  id: 'open',
  file: { open: openPart.prefault({}) },
  own: { open: openSchema },
  resolve: resolveOpen,
  traits: openTraits,
  size: (task) => count(partsOf(task), 'condition'),
  feasibility: ({ open: { success, milestones, rewards, criteria } }) =>
    success !== undefined || milestones.length > 0 || rewards.length > 0 || Object.keys(criteria).length > 0
      ? []
      : [{ path: ['open'], message: 'says neither when the goal is reached nor by what a run is judged' }],
  decidable: ({ open }, server) => decidableOn(server, open),
  tactics: openTactics,
  judge: openJudge,
  measureFold: (task) => openMeasureFold(task, partsOf(task)),
  completionFold: openCompletionFold,
  decomposable: decomposableOpen,
  decompose: decomposeOpen,
  describe: ({ open: { success, setup, milestones } }) => [
    ...(success === undefined
      ? ['Only a judge can decide when the goal is reached.']
      : [`The goal is reached when you ${predicateInWords(success)}.`, ...termLines(success)]),
    ...milestones.map(({ id, reached }) => `Milestone ${id}: ${predicateInWords(reached)}.`),
    'Each agent begins with:',
    ...setup,
  ],
  order: orderInWords,
  causes: orderCauses,
  placeSection: goalSection,
})
