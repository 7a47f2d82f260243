import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { GameEvent, Outcome } from '../core/journal/events.ts'
import { makeFolder } from '../core/make-folder.ts'
import { type TranscriptLine, textHash } from '../model/transcript/line.ts'
import { lineOf } from '../recording/packing.ts'
import { Recorder } from '../recording/recorder.ts'
import type { Task } from '../task/task.ts'

const stone = { name: 'stone', properties: {} }

const task: Task = {
  id: 'hut',
  scenario: 'construction',
  title: 'A hut',
  goal: 'Three stones on top of each other.',
  gameVersion: '1.19.2',
  agents: 1,
  arena: {
    box: { min: { x: 0, y: 0, z: 0 }, max: { x: 15, y: 9, z: 15 } },
    floor: 'grass_block',
    spawn: { x: 8, y: 0, z: 8 },
  },
  containers: [],
  timeLimitMs: 60_000,
  blueprint: [0, 1, 2].map((y) => ({ position: { x: 3, y, z: 3 }, block: stone, item: 'stone' })),
  sources: [],
}

export interface MadeRun {
  /** Ann's thought before each action. */
  thought?: string
  outcome?: Outcome
  reason?: string
  /** false: the run has no recording. */
  recorded?: boolean
  /** Ann's requests to a model. The journal contains a reply to each question, one per second. */
  requests?: readonly MadeRequest[]
}

export interface MadeRequest {
  prompt: string
  reply: string
  /** Why the reply was unusable. */
  fault?: string
}

/** Requests as stored in a transcript, one member each. */
export const packedRequests = (requests: readonly MadeRequest[]): Buffer[] =>
  requests.map(({ prompt, reply, fault }, seq) => {
    const lines: TranscriptLine[] = [
      ...(seq === 0 ? [{ type: 'transcript', schema: 1 } as const] : []),
      { type: 'text', hash: textHash(prompt), text: prompt },
      {
        type: 'request',
        seq,
        model: 'openai:tiny',
        kind: 'act',
        agent: 'Ann',
        seed: 1,
        sample: 0,
        prompt,
        messages: [{ role: 'user', text: textHash(prompt) }],
        reply,
        ...(fault === undefined ? {} : { fault: { code: 'model_reply', message: fault } }),
        usage: { inputTokens: 900, outputTokens: 30 },
        latencyMs: 1500,
        wall: 0,
      },
    ]
    return gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  })

/** The journal's events about the questions, one per second. */
const repliesOf = (requests: readonly MadeRequest[]): GameEvent[] =>
  requests.map(({ prompt, reply, fault }, index) => {
    const call = {
      kind: 'act',
      agent: 'Ann',
      model: 'openai:tiny',
      attempts: 1,
      promptHash: prompt,
      usage: { inputTokens: 900, outputTokens: 30 },
    }
    const t = 500 + 1000 * index
    return fault === undefined
      ? { t, type: 'model.replied', data: { ...call, reply } }
      : { t, type: 'model.failed', data: { ...call, code: 'model_reply', message: fault } }
  })

/** The events of a run of five seconds: Ann places one stone per second, the last of them first in a wrong place. */
export function eventsOfRun({
  thought = 'I place stone.',
  outcome = 'success',
  reason = 'all 3 blocks match',
  recorded = true,
  requests = [],
}: MadeRun = {}): GameEvent[] {
  const place = (t: number, x: number, y: number, ok: boolean): GameEvent[] => [
    ...(ok
      ? [
          {
            t,
            type: 'block.changed',
            data: { position: { x, y, z: 3 }, from: 'air', to: 'stone' },
          } as GameEvent,
        ]
      : []),
    {
      t,
      type: 'action.finished',
      data: {
        agent: 'Ann',
        startedAt: t - 500,
        thought,
        action: { name: 'PlaceBlock', args: { item: 'stone', pos: [x, y, 3] } },
        result: ok
          ? { ok: true, data: null }
          : { ok: false, reason: 'blocked', detail: 'something is there' },
      },
    },
  ]
  const subtask = { id: 1, description: 'place 3 stone', step: { function: 'f', arguments: {} }, actions: [] }
  const events: GameEvent[] = [
    {
      t: 0,
      type: 'run.started',
      data: {
        schema: 1,
        task,
        agents: ['Ann'],
        options: {
          seed: 1,
          clock: 'fast',
          server: 'embedded',
          planner: 'causal',
          model: 'expert',
          assignment: 'busy-rate',
        },
      },
    },
    { t: 0, type: 'arena.prepared', data: { blocks: [], containers: [] } },
    ...(recorded
      ? [{ t: 0, type: 'recording.started', data: { schema: 1, file: 'recording.jsonl' } } as GameEvent]
      : []),
    { t: 50, type: 'agent.joined', data: { agent: 'Ann', position: task.arena.spawn } },
    {
      t: 100,
      type: 'plan.ready',
      data: {
        plan: {
          task: 'hut',
          planner: 'causal',
          model: 'expert',
          functions: [],
          subtasks: [subtask],
          dependencies: [],
          dropped: [],
          isolated: [],
          modelCalls: {},
        },
      },
    },
    { t: 100, type: 'subtask.started', data: { agent: 'Ann', subtask: 1, attempt: 1 } },
    ...place(1000, 3, 0, true),
    ...place(2000, 4, 1, true),
    ...place(2500, 4, 1, false),
    ...place(3000, 3, 1, true),
    ...place(4000, 3, 2, true),
    {
      t: 4500,
      type: 'subtask.finished',
      data: {
        agent: 'Ann',
        subtask: 1,
        attempt: 1,
        steps: 5,
        verified: true,
        reflection: { status: true, reasoning: 'All stands.', summary: '' },
        done: true,
      },
    },
    { t: 5000, type: 'episode.finished', data: { outcome, reason } },
    ...repliesOf(requests),
  ]
  return events.sort((a, b) => a.t - b.t)
}

/** The lines of the recording of that run: a floor, and Ann walking along it. */
export function recordingOfRun(): string[] {
  const lines: string[] = []
  const recorder = new Recorder(
    { minecraft: '1.19.2', agents: ['Ann'], bottom: -16, seenBy: 'world' },
    (recorded) => lines.push(lineOf(recorded)),
  )
  const grass = recorder.block('grass_block[snowy=false]')
  const floor = new Uint16Array(4096)
  floor.fill(grass, 15 * 256)
  recorder.column({ cx: 0, cz: 0, biomes: Array<string>(16).fill('plains'), sections: [floor, undefined] })
  const changes = eventsOfRun().filter((event) => event.type === 'block.changed')
  for (let tick = 1; tick <= 100; tick++) {
    for (const { t, data } of changes) if (t === tick * 50) recorder.changed(data.position, data.to, 'Ann')
    recorder.tick(tick * 50, () => ({
      time: 6000,
      weather: 'clear',
      figures: [
        {
          id: 1,
          kind: 'player',
          name: 'Ann',
          x: 8 - tick / 25,
          y: 0,
          z: 5.5,
          yaw: 0,
          pitch: 0,
          items: ['stone', '', '', '', '', ''],
          doing: 0,
        },
      ],
      carriers: [
        { agent: 'Ann', selected: 0, health: 20, food: 20, stacks: [{ slot: 36, item: 'stone', count: 5 }] },
      ],
    }))
  }
  recorder.end()
  return lines
}

/** Creates the folder of that run. */
export function writeRun(path: string, made: MadeRun = {}): void {
  makeFolder(path)
  const lines = eventsOfRun(made).map((event, seq) => JSON.stringify({ seq, ...event, wall: 0 }))
  writeFileSync(join(path, 'journal.jsonl'), `${lines.join('\n')}\n`)
  writeFileSync(join(path, 'run.json'), '{}\n')
  if (made.requests !== undefined)
    writeFileSync(join(path, 'transcript.jsonl.gz'), Buffer.concat(packedRequests(made.requests)))
  if (made.recorded !== false)
    writeFileSync(join(path, 'recording.jsonl'), `${recordingOfRun().join('\n')}\n`)
}
