import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createRealtimeClock } from '../../src/core/clock.ts'
import { createRandom } from '../../src/core/random.ts'
import { runTask } from '../../src/experiment/run-task.ts'
import { drawRun } from '../../src/film/draw-run.ts'
import { openRecording } from '../../src/recording/file.ts'
import { Playback } from '../../src/recording/playback.ts'
import { expert, parseTask, scoring } from '../../src/scenario/testing.ts'
import { RunFollower } from '../../src/view/server/follow-run.ts'
import { EmbeddedServer } from '../../src/world/index.ts'

const HUT = `
schema: 1
id: hut
scenario: construction
title: A column
goal: Build a column of three planks.
agents: 2
arena:
  min: [-8, -60, -8]
  max: [8, -50, 8]
  floor: grass_block
  spawn: [3, -60, 3]
supply:
  chests:
    - { at: [5, -60, 0], facing: west }
limits:
  seconds: 60
blueprint:
  origin: [0, -60, 0]
  palette:
    P: oak_planks
  layers:
    - P
    - P
    - P
`

it('a run on a server elsewhere is filmed from what its bots see: pictures of it and its page show what was built, by whom', async () => {
  const clock = createRealtimeClock()
  const world = await EmbeddedServer.start({
    clock,
    random: createRandom(1),
    // Position of the column: the Judger, who appears there, has no body.
    spawn: { x: 0.5, y: -60, z: 0.5 },
    listen: { port: 0 },
  })
  const root = mkdtempSync(join(tmpdir(), 'external-film-'))
  try {
    const task = parseTask(HUT, 'hut')
    const { folder, scorecard } = await runTask({
      request: {
        task,
        agents: ['Alice', 'Bob'],
        seed: 1,
        clock: 'realtime',
        server: { kind: 'external', host: '127.0.0.1', port: world.port as number },
        planner: 'causal',
        assignment: 'busy-rate',
        model: 'expert',
        trust: 'judger',
        film: true,
      },
      answerer: expert,
      scoring,
      taskFile: 'hut',
      root,
      runId: 'hut',
      wallClock: Date.now,
      onEvent: () => undefined,
      signal: new AbortController().signal,
    })
    expect(scorecard.completionRate?.value).toBe(1)

    const store = openRecording(folder.file('recording'))
    expect(store.head).toMatchObject({ seenBy: 'bots', agents: ['Alice', 'Bob'] })
    const playback = new Playback(store)
    const { figures } = playback.seek(playback.to - 5)
    expect(figures.map(({ name }) => name)).toEqual(expect.arrayContaining(['Alice', 'Bob']))
    // The last block is the end of the run.
    playback.seek(playback.to)
    const { x, y, z } = task.blueprint[0]!.position
    expect(playback.blockName(playback.blocks.at(x, y, z) ?? 0)).toBe('oak_planks')

    const shot = { width: 96, height: 64, view: 'overview', fov: 70, angle: 35 } as const
    const pictures = [...drawRun(store, { shot, every: Math.max(1, playback.to - playback.from) })]
    expect(pictures[0]!.picture.pixels).not.toEqual(pictures.at(-1)!.picture.pixels)

    const follower = new RunFollower(folder, { scoring, now: () => Date.now() })
    follower.close()
    const cells = follower.messages.flatMap((message) => (message.kind === 'blocks' ? message.cells : []))
    expect(cells.length).toBeGreaterThanOrEqual(15)
    const walkers = follower.messages.flatMap((message) => (message.kind === 'poses' ? [message.agent] : []))
    expect(new Set(walkers)).toEqual(new Set(['Alice', 'Bob']))
  } finally {
    await world.stop()
    rmSync(root, { recursive: true, force: true })
  }
})
