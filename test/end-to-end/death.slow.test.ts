import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../src/core/journal/events.ts'
import { subtask } from '../../src/graph/testing.ts'
import { actInTheWild } from '../../src/question/expert/wild-act.ts'
import type { ActFacts } from '../../src/question/kinds/act.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { gatheringDraft } from '../../src/suite/gathering-targets.ts'
import type { Surroundings } from '../../src/task/observation.ts'
import { readTaskFile } from '../../src/task/resolve-task.ts'
import type { Task } from '../../src/task/task.ts'
import { onStage } from '../support/fast-stage.ts'

const diamond = { name: 'MineBlock', args: { item: 'diamond', amount: 1 } }
/** Distance of its death from the respawn point (blocks). */
const AWAY = 24

describe('a death in the wild', () => {
  it('is reported, and the expert goes back for the lost items', async () => {
    const { task } = readTaskFile(gatheringDraft({ item: 'diamond', seed: 2 }), builtinScenarios)
    await onStage({ task: task as Task }, async ({ episode, command, act, log }) => {
      const avatar = episode.avatar('Alice')
      await command(`spreadplayers ${AWAY} 0 0 1 false Alice`)
      for (const item of ['iron_pickaxe', 'iron_ingot 5', 'stick 28']) await command(`give Alice ${item}`)
      await episode.clock.sleep(3000)
      await command('kill Alice')
      await episode.rejoin('Alice')
      await command('spreadplayers 0 0 0 1 false Alice')
      expect(avatar.items()).toEqual([])
      const [died] = eventsOf(log.events, 'agent.died')
      const observation = avatar.observe()
      expect(observation.surroundings?.lost).toMatchObject({
        position: died?.data.position,
        items: expect.arrayContaining([{ item: 'iron_pickaxe', count: 1 }]),
      })
      const { gameVersion } = task as Task
      const facts = {
        subtask: subtask(1, [diamond]),
        remaining: [diamond],
        history: [],
        observation,
        gameVersion,
      }
      const next = actInTheWild(facts as unknown as ActFacts, observation.surroundings as Surroundings)
      expect(next?.action?.name).toBe('DigTo')
      if (next?.action) await act(next.action.name, next.action.args)
      expect(avatar.carries('iron_pickaxe')).toBe(1)
      expect(avatar.observe().surroundings?.lost).toBeUndefined()
    })
  })
})
