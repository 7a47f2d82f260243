import { createOrderingPlanner, definePlanner } from 'causalmace'

/** Runs the subtasks one after another, the last one first. */
export const backwards = definePlanner({
  id: 'backwards',
  summary: 'one subtask after another, from the last to the first',
  create: (id) =>
    createOrderingPlanner(id, ({ subtasks }) => ({
      dependencies: subtasks.slice(1).map(({ id: from }, index) => ({
        from,
        to: subtasks[index]!.id,
        rules: [],
        reason: 'The list is walked backwards.',
      })),
    })),
})
