import { defineAssignment } from 'causalmace'

/** Gives an agent the path with the most work left. */
export const longest = defineAssignment({
  id: 'longest',
  summary: 'the path with the most work left',
  create: () => ({
    id: 'longest',
    next: ({ name }, board) =>
      [...board.candidates(name)].sort((a, b) => board.remaining(b) - board.remaining(a) || a - b)[0],
  }),
})
