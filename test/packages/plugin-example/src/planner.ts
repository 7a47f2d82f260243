import { createOrderingPlanner, definePlanner } from 'causalmace'

/** One subtask after another, the last of the list first. */
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
