import { count } from '../../core/count.ts'
import { PlanError } from '../../core/errors.ts'
import type { Dependency } from '../../graph/subtask.ts'
import { discuss as question } from '../../question/kinds/discuss.ts'
import { MAX_RETRIES } from '../ask-until-sound.ts'
import type { Planner } from '../planner.ts'
import { discuss } from './discussion.ts'
import { createOrderingPlanner, type Unordered } from './ordering-planner.ts'

/**
 * AgentVerse (Chen et al. 2023): agents talk in turns and each states its next subtask. All of them carry out their subtasks,
 * wait for each other, and talk again. The plan has one layer per cycle; a subtask waits for the whole cycle before it.
 *
 * Departures: the subtasks to choose from come from our decomposition, because they must be executable. All talks are held in
 * advance, because a planner gets no feedback here: each assumes that everything agreed on before has been done, while AgentVerse
 * talks about what really happened. A talk ends early when no agent objects. No experts are recruited (nor were they in its
 * Minecraft experiments), and which agent gets which subtask of a layer is left to the Worker.
 */
export const createAgentVersePlanner = (id: string): Planner =>
  createOrderingPlanner(
    id,
    async (unordered) => {
      const cycles = await talkThrough(unordered)
      return { dependencies: barriersBetween(cycles) }
    },
    { asks: [question] },
  )

/** @returns the subtasks of each cycle */
async function talkThrough(unordered: Unordered): Promise<number[][]> {
  const { scene, subtasks } = unordered
  const team = scene.agents.map(({ name }) => name)
  const cycles: number[][] = []
  for (let done: number[] = []; done.length < subtasks.length; done = cycles.flat()) {
    let agreed: number[] = []
    for (let sample = 0; agreed.length === 0; sample++) {
      if (sample > MAX_RETRIES) throw stalemate(subtasks.length - done.length)
      agreed = await discuss({ ...unordered, team, done, sample })
    }
    cycles.push(agreed)
  }
  return cycles
}

const stalemate = (left: number): PlanError =>
  new PlanError(
    `The team agreed on nothing in ${MAX_RETRIES + 1} talks, with ${count(left, 'subtask')} left to do.`,
    {
      hint: 'Try another model, or a smaller task.',
    },
  )

const barriersBetween = (cycles: readonly (readonly number[])[]): Dependency[] =>
  cycles.slice(1).flatMap((cycle, before) =>
    cycle.flatMap((to) =>
      (cycles[before] as readonly number[]).map((from) => ({
        from,
        to,
        rules: [],
        reason: `Agreed on in talk ${before + 2}, after what was agreed on in talk ${before + 1}.`,
      })),
    ),
  )
