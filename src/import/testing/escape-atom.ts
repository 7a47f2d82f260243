import { escapeIn, parseTask } from '../../scenario/testing.ts'
import { importEscapeAtom } from '../escape-atom.ts'
import { taskFileText } from '../task-file-text.ts'
import { taskOf } from '../testing.ts'

/** A lever with its required state, and the cells of the exit that it opens. */
export const lever = { name: 'lever', position: [0, 0, 1], powered: false }
export const pulled = { ...lever, powered: true }
export const exit = [
  { name: 'air', position: [0, 0, 4] },
  { name: 'air', position: [0, 1, 4] },
]
/** A room of VillagerBench with one lever. */
const atom = (more: object = {}) => ({
  init: [lever],
  condition: [pulled],
  effect: exit,
  in: {},
  out: {},
  ...more,
})
export const read = (more: object = {}, agents = 2) =>
  importEscapeAtom(atom(more), 4, { agents, minecraft: '1.19.2' })
/** The task that results from an imported room. */
export const escapeOf = (outcome: ReturnType<typeof read>) => {
  const { draft, notes } = taskOf(outcome)
  const task = parseTask(taskFileText(draft, notes), 'room.yaml')
  return { task, room: escapeIn(task), notes }
}
