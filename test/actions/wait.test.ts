import { expect, it } from 'vitest'
import { onStage } from '../support/fast-stage.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

const lever = [2, GROUND, 2]

it('Wait ends with the time, with a teammate that comes, or with a block, and the journal says which', async () => {
  await onStage({ task: emptyArena(), agents: ['Alice', 'Bob'] }, async (stage) => {
    const { clock } = stage.episode
    await stage.put('Alice', 0, GROUND, 0)
    await stage.put('Bob', 6, GROUND, 6)
    await stage.command(`setblock ${lever.join(' ')} lever[face=floor,facing=north]`)
    const wait = (args: object) => stage.does('Wait', args as Record<string, unknown>)

    expect(await wait({ seconds: 2 })).toEqual({ for: 'the time to pass', ended: 'time', seconds: 2 })
    expect(await wait({ seconds: 2, agent: 'Bob' })).toMatchObject({ for: 'Bob to come', ended: 'time' })

    const meeting = wait({ seconds: 30, agent: 'bob' })
    await stage.act('NavigateTo', { pos: [0, GROUND, 1], range: 1 }, 'Bob')
    expect(await meeting).toMatchObject({ for: 'bob to come', ended: 'happened' })

    const on = { pos: lever, block: 'lever[powered=true]' }
    const pulled = wait({ seconds: 30, ...on })
    await clock.sleep(3000)
    await stage.act('Toggle', { pos: lever }, 'Bob')
    const { seconds, ...rest } = (await pulled) as { seconds: number }
    expect(rest).toMatchObject({ ended: 'happened', block: expect.stringContaining('powered=true') })
    expect(seconds).toBeGreaterThan(2.9)
    expect(seconds).toBeLessThan(10)
    // The condition already holds.
    expect(await wait(on)).toMatchObject({ ended: 'happened', seconds: 0 })

    // A cell that it cannot see would never change for it.
    const unseen = await stage.act('Wait', { seconds: 60, pos: [3000, GROUND, 0] })
    expect(unseen).toMatchObject({ ok: false, reason: 'too_far', goTo: { x: 3000 } })

    const waits = stage.log.events.flatMap(({ type, data }) => (type === 'action.finished' ? [data] : []))
    expect(JSON.stringify(waits)).toContain('"for":"Bob to come","ended":"time"')
  })
})

it('Wait holds a pressure plate as long as it lasts, and stops with its signal', async () => {
  await onStage({ task: emptyArena(), agents: ['Alice'] }, async (stage) => {
    await stage.command(`setblock 2 ${GROUND} 2 oak_pressure_plate`)
    await stage.does('Toggle', { pos: lever })
    await stage.does('Wait', { seconds: 20 })
    expect(stage.server.blockAt({ x: 2, y: GROUND, z: 2 })).toMatchObject({ properties: { powered: true } })
    const stop = new AbortController()
    const waiting = stage.episode
      .avatar('Alice')
      .act({ name: 'Wait', args: { seconds: 60 } }, { thought: '' }, stop.signal)
    await stage.episode.clock.sleep(1000)
    stop.abort(new Error('enough'))
    expect(await waiting).toMatchObject({ ok: false, reason: 'cancelled' })
  })
})
