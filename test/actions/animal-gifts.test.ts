import { expect, it } from 'vitest'
import { giftsOf } from '../../src/game/mobs/animals.ts'
import { onStage } from '../support/fast-stage.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

const gifts = ['cow', 'goat', 'mooshroom', 'sheep'].flatMap((animal) =>
  giftsOf(animal).map(({ tool, gives }) => ({ animal, tool, item: gives.item })),
)

it.each(gifts)('a $animal gives $item to a $tool in the world', async ({ animal, tool, item }) => {
  await onStage({ task: emptyArena(), agents: ['Alice'] }, async (stage) => {
    for (const line of [`give Alice ${tool} 1`, `summon ${animal} 2.5 ${GROUND} 2.5`])
      await stage.command(line)
    await stage.does('Equip', { item: tool })
    await stage.does('UseOn', { target: animal })
    expect(stage.episode.avatar('Alice').carries(item)).toBeGreaterThan(0)
  })
})
