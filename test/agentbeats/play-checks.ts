import { ok, deepStrictEqual as same } from 'node:assert'
import type { GreenSettings } from '../../src/agentbeats/green/settings.ts'
import { stepsOf } from '../../src/agentbeats/tasks/categories.ts'
import type { Check } from './check.ts'
import { jpegColour } from './jpeg-colour.ts'
import { type Result03, resultOf } from './raw-client.ts'
import { acting, type Heard, NOOP, type Reply } from './scripted-agent.ts'
import { assess, type Stage } from './stage.ts'

const compact = (buttons: number, camera = 60): string =>
  JSON.stringify({ type: 'action', action_type: 'agent', buttons: [buttons], camera: [camera] })

/** Plays one task with a script. @returns its metrics, and what the agent was sent */
async function played(
  stage: Stage,
  act: (step: number, heard: Heard) => Reply,
  config: object,
  settings: Parameters<Stage['green']>[0] = {},
): Promise<{ task: Result03['task_metrics'][string]; heard: Heard[] }> {
  const { url } = await stage.green(settings)
  const agent = await stage.agent(acting(act))
  const { task_metrics: tasks } = resultOf(await assess(url, agent.url, config))
  const [task] = Object.values(tasks)
  if (task === undefined) throw new Error('no task was played')
  return { task, heard: agent.heard }
}

/** Where the agent stood and looked, and what it held, at each step, from the facts of an assessment that asks for them. */
const course = (heard: readonly Heard[]): string[] =>
  heard.flatMap(({ body }) => {
    const { semantic } = body as { semantic?: { keys: { self: object } } }
    return semantic === undefined ? [] : [JSON.stringify(semantic.keys.self)]
  })

/**
 * A reply is late after this many times the duration of the slowest step with an immediate reply, however slow the machine is.
 */
const LATE = 20

/** The longest time from one message to the next where each is answered immediately (whole ms). */
async function slowestStep(stage: Stage): Promise<number> {
  const times: number[] = []
  const answer = (): Reply => {
    times.push(performance.now())
    return NOOP
  }
  await played(stage, answer, { max_steps: 6 })
  return Math.ceil(Math.max(...times.slice(1).map((time, i) => time - times[i]!)))
}

/** How tasks are played. */
export const playChecks: readonly Check[] = [
  {
    letter: 'l',
    what: 'a reply that is late presses nothing, the second time, too',
    async run(stage) {
      const settings = { replyMs: LATE * (await slowestStep(stage)) }
      const late = [1, 3]
      const { task } = await played(
        stage,
        (step) => (late.includes(step) ? 'hang' : NOOP),
        { max_steps: 6 },
        settings,
      )
      same([task.steps, task.missed, task.error], [6, late.length, undefined])
    },
  },
  {
    letter: 'm',
    what: 'garbage, an empty text and fenced JSON press nothing, and are counted',
    async run(stage) {
      const replies = ['garbage', '', `\`\`\`json\n${compact(292)}\n\`\`\``, '7', 'null']
      const { task, heard } = await played(stage, (step) => replies[step] ?? NOOP, {
        max_steps: 7,
        observation: 'both',
      })
      same([task.steps, task.malformed], [7, 5])
      same(new Set(course(heard).slice(1)).size, 1)
    },
  },
  {
    letter: 'n',
    what: 'the formats 1, 2 and 3 move alike, and a golden row presses what it stands for',
    async run(stage) {
      // forward, sprint and jump, and a turn of 10 degrees to the right (golden row 322 with the camera)
      const flags = Array.from({ length: 20 }, (_, i) => Number([2, 3, 7].includes(i)))
      const formats = [
        compact(323, 65),
        JSON.stringify({ type: 'action', action_type: 'agent', buttons: flags, camera: [0, 10] }),
        JSON.stringify({
          type: 'action',
          action_type: 'env',
          action: { forward: 1, jump: 1, sprint: 1, camera: [0, 10] },
        }),
      ]
      const courses = []
      for (const reply of formats)
        courses.push(course((await played(stage, () => reply, { max_steps: 8, observation: 'both' })).heard))
      same(courses[1], courses[0])
      same(courses[2], courses[0])
      same(new Set(courses[0]).size, 8)
    },
  },
  {
    letter: 'o',
    what: 'indices out of range press nothing, and a turn of 300 degrees is cut to 10',
    async run(stage) {
      const replies = [
        compact(8641),
        compact(-1),
        '{"buttons":[NaN],"camera":[60]}',
        compact(0, 121),
        JSON.stringify({ action_type: 'env', action: { camera: [0, 300] } }),
      ]
      const { task, heard } = await played(stage, (step) => replies[step] ?? NOOP, {
        max_steps: 7,
        observation: 'both',
      })
      same([task.steps, task.malformed], [7, 4])
      const yaws = course(heard).map((self) => Math.round(JSON.parse(self).yaw))
      const turned = ((yaws[5] ?? 0) - (yaws[4] ?? 0) + 360) % 360
      same([yaws[4], turned], [yaws[1], 10])
    },
  },
  {
    letter: 'q',
    what: 'a completed task is a reply, and one that still works is an error',
    async run(stage) {
      const task = (state: string): Reply => ({
        result: {
          kind: 'task',
          id: 't',
          status: { state },
          artifacts: [{ artifactId: 'a', parts: [{ kind: 'text', text: NOOP }] }],
        },
      })
      const { task: metrics } = await played(stage, (step) => task(step === 2 ? 'working' : 'completed'), {
        max_steps: 5,
      })
      same([metrics.steps, metrics.missed, metrics.malformed], [5, 1, undefined])
    },
  },
  {
    letter: 'r',
    what: 'steps are the smaller of max_steps and the category’s, and begin with 0',
    async run(stage) {
      const { task, heard } = await played(stage, () => NOOP, { max_steps: 9 })
      same(task.steps, 9)
      same(
        heard.flatMap(({ body }) => body.step ?? []),
        [0, 1, 2, 3, 4, 5, 6, 7, 8],
      )
      same(
        [stepsOf('motion', 5000), stepsOf('ender_dragon', 50_000), stepsOf('ender_dragon', 7)],
        [1200, 12_000, 7],
      )
    },
  },
  {
    letter: 's',
    what: 'pictures are JPEG of the preset’s size with red and blue swapped: a red wall is blue',
    async run(stage) {
      const scene = [
        'custom_init_commands:',
        '- /tp @s ~ ~ ~ 0 0',
        '- /fill ~-6 ~-1 ~2 ~6 ~6 ~2 minecraft:red_concrete',
        'text: look at the wall',
      ]
      const tasks = stage.task('motion', 'red_wall', scene.join('\n'))
      const picture = async (frames: Frames): Promise<Buffer> => {
        const config = { task_list: ['red_wall'], max_steps: 1 }
        const { heard } = await played(stage, () => NOOP, config, { frames, tasks })
        return Buffer.from(heard[1]?.body.obs ?? '', 'base64')
      }
      for (const [frames, width, height] of [
        ['agentbeats-2026-01', 128, 128],
        ['agentbeats-2026-03', 640, 360],
      ] as const) {
        const jpeg = await picture(frames)
        const seen = jpegColour(jpeg)
        same([jpeg.readUInt16BE(0), seen.width, seen.height], [0xffd8, width, height])
        ok(seen.blue > 2 * seen.red, JSON.stringify(seen))
      }
      // MineStudio's own frames are raw and not swapped
      const [red = 0, , blue = 0] = meanOf(await picture('minestudio'))
      ok(red > 2 * blue, `${red} ${blue}`)
    },
  },
  {
    letter: 'u',
    what: 'an agent that dies ends its own slot, and keeps what it had',
    async run(stage) {
      const { task } = await played(
        stage,
        (step) => (step < 3 ? NOOP : 'die'),
        { max_steps: 100 },
        { maxMissed: 4 },
      )
      same([task.missed, task.steps], [4, 6])
      const flooding = await played(
        stage,
        (step) => (step < 3 ? NOOP : 'x'.repeat(2_000_000)),
        { max_steps: 100 },
        { maxMissed: 4 },
      )
      same([flooding.task.missed, flooding.task.steps], [4, 6])
    },
  },
  {
    letter: 'u',
    what: 'an assessment that takes too long ends; tasks that are left have 0',
    async run(stage) {
      const { url } = await stage.green({ assessmentMs: 8000 })
      const slow = await stage.agent(
        acting(async () => {
          await new Promise((resolve) => setTimeout(resolve, 300))
          return NOOP
        }),
      )
      const { task_metrics, total_max_score } = resultOf(
        await assess(url, slow.url, { task_list: ['stacking_acacia_fence', 'throw_a_snowball'] }),
      )
      const { throw_a_snowball: rewarded } = task_metrics
      same([rewarded?.score, total_max_score], [0, 10])
      ok(rewarded?.error?.includes('time of the assessment'), rewarded?.error)
    },
  },
  {
    letter: 'x',
    what: 'the same seed and script see the same bytes',
    async run(stage) {
      const once = async () =>
        (await played(stage, (step) => compact(292 + (step % 2), 61), { max_steps: 12, seed: 5 })).heard.map(
          ({ body }) => body,
        )
      const first = await once()
      ok((first[3]?.obs ?? '').length > 1000)
      same(await once(), first)
    },
  },
]

type Frames = GreenSettings['frames']

/** Mean of each of the three bytes of a pixel. */
const meanOf = (rgb: Buffer): number[] =>
  [0, 1, 2].map((channel) => {
    let sum = 0
    for (let at = channel; at < rgb.length; at += 3) sum += rgb[at] ?? 0
    return sum / (rgb.length / 3)
  })
