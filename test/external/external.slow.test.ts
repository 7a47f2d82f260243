import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createRealtimeClock } from '../../src/core/clock.ts'
import { runTask } from '../../src/experiment/run-task.ts'
import { throughCrashes } from '../../src/experiment/through-crashes.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { expert, loadTask, scoring } from '../../src/scenario/testing.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { playOnOwn } from './play.ts'
import { checkSetUps } from './set-ups.ts'

/* A short part of `npm run external`. */

const task = (name: string, agents: number) => loadTask(`benchmarks/demo/${name}.yaml`, { agents })

it.concurrent('with the game connection behind RCON no set-up is refused or confirmed falsely', async () => {
  const checked = await checkSetUps(task('two-cells', 1), { channel: 'rcon', skew: { gameMs: 100 } }, 3)
  expect(checked).toEqual({ right: 3, refused: 0, wrong: 3, confirmed: 0 })
})

it.concurrent('an escape succeeds far from where players appear', async () => {
  const setUp = { channel: 'rcon', skew: {}, spawn: { x: 1000.5, y: -60, z: 0.5 } } as const
  expect(await playOnOwn({ task: task('two-cells', 3), setUp })).toMatchObject({ outcome: 'success' })
})

it.concurrent('a server that answers clicks with all slots and is killed midway is a world_crash, and the run is played again when it is back', async () => {
  const twoCells = task('two-cells', 1)
  const root = mkdtempSync(join(tmpdir(), 'external-crash-'))
  const outcomes: string[] = []
  const setUp = { channel: 'chat', skew: { acks: 'echo' } } as const
  let own: OwnServer = await startOwnServer(twoCells, setUp)
  const { choice } = own
  let restarted: Promise<void> | undefined
  const restart = async () => {
    await own.world.stop()
    own = await startOwnServer(twoCells, { ...setUp, port: choice.port })
  }
  try {
    const { scorecard } = await throughCrashes(
      (attempt) =>
        runTask({
          request: usualRequest(twoCells, { clock: 'realtime', server: choice }),
          answerer: expert,
          scoring,
          taskFile: 'two-cells',
          root,
          runId: `crash-${attempt}`,
          wallClock: Date.now,
          onEvent(event) {
            if (event.type === 'episode.finished') outcomes.push(event.data.outcome)
            if (event.type === 'action.finished') restarted ??= restart()
          },
          signal: new AbortController().signal,
        }),
      {
        server: choice,
        clock: createRealtimeClock(),
        signal: new AbortController().signal,
        note: () => undefined,
      },
    )
    expect(scorecard.outcome).toBe('success')
    expect(outcomes).toEqual(['world_crash', 'success'])
  } finally {
    await restarted
    await own.world.stop()
    rmSync(root, { recursive: true })
  }
})
