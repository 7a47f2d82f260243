import { describe, expect, it } from 'vitest'
import { onStage, type Stage } from '../support/fast-stage.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

/* PlaceBlock walls no agent in. A room of stone at (-2..2) has its last opening in the south. */

async function withRoom(agents: string[], play: (stage: Stage) => Promise<void>): Promise<void> {
  await onStage({ task: emptyArena(), agents }, async (stage) => {
    const y = GROUND
    await stage.command(`fill -6 ${y} -2 -2 ${y + 2} 2 stone`)
    await stage.command(`fill -5 ${y} -1 -3 ${y + 1} 1 air`)
    await stage.command(`fill -4 ${y} 2 -4 ${y + 1} 2 air`)
    await stage.command(`setblock -4 ${y + 1} 2 stone`)
    for (const agent of agents) await stage.command(`give ${agent} oak_planks 4`)
    await play(stage)
  })
}

const door = [-4, GROUND, 2]

describe('placing what closes a room', () => {
  it('is refused while another agent is inside, and names the agent that must step out', async () => {
    await withRoom(['Alice', 'Bob'], async ({ put, act, does, command }) => {
      await command(`setblock -4 ${GROUND + 1} 2 air`)
      await put('Bob', -4, GROUND, 0)
      await put('Alice', -4, GROUND, 5)
      await does('Equip', { item: 'oak_planks' })
      await does('PlaceBlock', { item: 'oak_planks', pos: [-4, GROUND + 1, 2] }).catch(() => undefined)
      const refused = await act('PlaceBlock', { item: 'oak_planks', pos: door })
      expect(refused).toMatchObject({ ok: false, reason: 'walls_in', detail: expect.stringContaining('Bob') })
      await put('Bob', 4, GROUND, 5)
      expect(await act('PlaceBlock', { item: 'oak_planks', pos: door })).toMatchObject({ ok: true })
    })
  })

  it('is done from outside by an agent that is inside and can still leave', async () => {
    await withRoom(['Alice'], async ({ put, does, command, episode }) => {
      await command(`setblock -4 ${GROUND + 1} 2 air`)
      await put('Alice', -4, GROUND, 1)
      await does('Equip', { item: 'oak_planks' })
      await does('PlaceBlock', { item: 'oak_planks', pos: door })
      expect(episode.avatar('Alice').position.z).toBeGreaterThan(2.5)
    })
  })
})
