import { expect, it } from 'vitest'
import { onStage } from '../support/fast-stage.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

it.each(['dirt', 'farmland'])('plants seeds on %s that was tilled', async (soil) => {
  await onStage({ task: emptyArena() }, async (stage) => {
    await stage.command(`setblock -3 ${GROUND} 3 ${soil}`)
    await stage.command('give Alice wooden_hoe')
    await stage.command('give Alice wheat_seeds')
    await stage.put('Alice', 0, GROUND, 0)
    await stage.does('Equip', { item: 'wooden_hoe' })
    if (soil === 'dirt') await stage.does('UseOn', { target: [-3, GROUND, 3] })
    await stage.does('Equip', { item: 'wheat_seeds' })
    await stage.does('PlaceBlock', { item: 'wheat_seeds', pos: [-3, GROUND + 1, 3] })
    expect(stage.server.blockAt({ x: -3, y: GROUND + 1, z: 3 })?.name).toBe('wheat')
  })
})
