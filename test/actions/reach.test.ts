import { expect, it } from 'vitest'
import { renderPrompt } from '../../src/model/prompts.ts'
import { onStage } from '../support/fast-stage.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

/** The distance up to which actions walk by themselves, from the agents' prompt (blocks). */
function toldReach(): number {
  const slots = ['actions', 'wild', 'task', 'history', 'state', 'environment', 'upcoming']
  const prompt = renderPrompt('act', Object.fromEntries(slots.map((slot) => [slot, ''])))
  const [, blocks] = /walk by themselves .* up to (\d+) blocks/.exec(
    prompt.map(({ content }) => content).join('\n'),
  ) as string[]
  return Number(blocks)
}

it('lets actions walk as far as the agents’ prompt says', async () => {
  const reach = toldReach()
  await onStage({ task: emptyArena() }, async (stage) => {
    const cell = (x: number): [number, number, number] => [x, GROUND, 0]
    await stage.command(`setblock ${cell(reach).join(' ')} chest`)
    await stage.command('give Alice stone')
    await stage.does('Equip', { item: 'stone' })
    await stage.put('Alice', ...cell(0))
    await stage.does('CheckContainer', { container: cell(reach) })
    await stage.put('Alice', ...cell(0))
    await stage.does('PlaceBlock', { item: 'stone', pos: cell(-reach) })
    await stage.put('Alice', ...cell(0))
    await stage.does('MineBlock', { pos: cell(-reach), discard: true })
  })
  expect(reach).toBeGreaterThan(4)
})
