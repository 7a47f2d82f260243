import { expect, it } from 'vitest'
import { onStage } from '../support/fast-stage.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

/* A fence leaves room for half a body in its own cell, so an agent in that cell is on one side of the fence. */

it.each([
  ['east', 0.95, -6],
  ['west', 0.05, 6],
])(
  'an agent in the cell of a fence, to its %s, walks around it to the other side',
  async (_side, within, goal) => {
    await onStage({ task: emptyArena() }, async ({ command, does, episode }) => {
      await command(`fill 0 ${GROUND} -5 0 ${GROUND} 5 oak_fence`)
      await command(`tp Alice ${within} ${GROUND} 0.5`)
      await does('NavigateTo', { pos: [goal, GROUND, 0], range: 0 })
      expect(Math.floor(episode.avatar('Alice').position.x)).toBe(goal)
    })
  },
)
