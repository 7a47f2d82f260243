import { expect, it } from 'vitest'
import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'
import { planSchema } from '../../src/planner/plan.ts'
import { openFile, outcomeOf, playOpen } from '../../src/scenario/open/testing.ts'

/** The second part is available from the start; the first one has to be made from something far away. */
const SCENE = ['give @s torch', 'give @s iron_pickaxe', 'setblock ~10 ~ ~ stone', 'setblock ~10 ~ ~2 stone']
const GOAL = {
  kind: 'then',
  of: [
    { kind: 'mined', of: 'stone', count: 2 },
    { kind: 'standing', of: 'torch' },
  ],
}

/** Time of the last of these changes of a block (game ms). */
const lastOf = (events: readonly GameEvent[], side: 'from' | 'to', name: string) =>
  Math.max(
    ...eventsOf(events, 'block.changed').flatMap(({ t, data }) =>
      data[side].split('[')[0] === name ? [t] : [],
    ),
  )

it.each([1, 3])('%i agents do the parts of a task in the order that it demands', async (agents) => {
  const events = await playOpen(openFile(SCENE, GOAL, '1.19.2', agents))
  expect(outcomeOf(events)).toMatchObject({ outcome: 'success' })
  expect(lastOf(events, 'from', 'stone')).toBeLessThan(lastOf(events, 'to', 'torch'))
  const [ready] = eventsOf(events, 'plan.ready')
  const { dependencies } = planSchema.parse(ready?.data.plan)
  expect(dependencies.flatMap(({ rules }) => rules)).toContain('task-order')
})
