import assert from 'node:assert/strict'
import type { AgentAction } from '../../judger/actions/action.ts'
import { bodyOf } from '../../judger/actions/hands.ts'
import { Presence } from '../../judger/bots/presence.ts'
import { joinBot } from '../../judger/client/join.ts'
import { Perch } from '../../judger/motion/perch.ts'
import { Scaffolding } from '../../judger/motion/scaffolding.ts'
import { Turns } from '../../judger/placing/turns.ts'
import { SpatialMemory } from '../../judger/skills/spatial-memory.ts'
import { type ActionResult, failureReasons } from '../../task/action.ts'
import type { ServerStage } from '../bots/server-stage.ts'
import { withServer } from '../bots/with-server.ts'
import type { Check } from '../check.ts'

/** Maximum game time of an example, and maximum time for an action to stop (ms). */
const MAX_RUN_MS = 120_000
const MAX_STOP_MS = 10_000

/**
 * Agents' requirements for any action. A bot plays its examples on an empty plain in virtual time. They need not succeed there,
 * but they must end with a result.
 */
export function actionConformance(action: AgentAction): Check[] {
  const { name, signature, summary, examples } = action
  return [
    {
      name: 'says what it is called, how it is called and what it does',
      async run() {
        assert.match(name, /^[A-Z]\w*$/, 'the name is one capitalized word')
        assert.ok(signature.startsWith(`${name}(`), `the signature begins with ${name}(: ${signature}`)
        assert.notEqual(summary.trim(), '')
      },
    },
    {
      name: 'has examples that fit its own schema',
      async run() {
        assert.ok(examples.length > 0, 'there is an example')
        for (const example of examples) assert.equal(action.issueIn(example)?.message, undefined)
      },
    },
    {
      name: 'ends every example with a success or with a reason',
      run: () =>
        withServer({ virtual: true, limitMs: MAX_RUN_MS * (examples.length + 1) }, async (stage) => {
          for (const [index, args] of examples.entries())
            checkResult(
              action,
              await attempt(stage, action, { agent: `Agent${index}`, args, maxMs: MAX_RUN_MS }),
            )
        }),
    },
    {
      name: 'stops soon after its signal is aborted',
      run: () =>
        withServer({ virtual: true }, async (stage) => {
          for (const [index, args] of examples.entries()) {
            const options = { agent: `Agent${index}`, args, maxMs: MAX_STOP_MS, abort: true }
            // It may resolve or reject, but must not continue.
            await attempt(stage, action, options).catch((error: unknown) => {
              if (error instanceof assert.AssertionError) throw error
            })
          }
        }),
    },
  ]
}

interface Attempt {
  agent: string
  args: object
  /** Game time after which the action counts as hanging (ms). */
  maxMs: number
  /** Aborts the action's signal as soon as it has started. */
  abort?: boolean
}

/** Connects a bot and lets it carry out the action. */
async function attempt(
  { connect, now, sleep, hold, tick }: ServerStage,
  action: AgentAction,
  { agent, args, maxMs, abort = false }: Attempt,
): Promise<ActionResult> {
  const clock = { now, sleep, hold }
  const bot = await joinBot({ name: agent, connection: connect(agent), clock, address: 'the test server' })
  const stop = new AbortController()
  const checked = action.args.parse(args)
  const perch = new Perch(new Scaffolding(), bot.username)
  const memory = new SpatialMemory()
  const { view, openEyes } = new Presence(bot, { rights: { opensDoors: false }, memory })
  const work = action.run(
    checked,
    bodyOf({
      bot,
      clock,
      signal: stop.signal,
      isGone: () => false,
      perch,
      turns: new Turns(),
      memory,
      view,
      openEyes,
    }),
  )
  const over = new AbortController()
  const hanging = sleep(maxMs, over.signal).then(
    () => assert.fail(`${action.name} ${JSON.stringify(args)} has not ended after ${maxMs / 1000} s`),
    () => new Promise<never>(() => undefined),
  )
  if (abort) {
    await tick()
    stop.abort(new RangeError('enough'))
  }
  try {
    return await Promise.race([work, hanging])
  } finally {
    over.abort()
    bot.quit()
  }
}

function checkResult(action: AgentAction, result: ActionResult): void {
  if (result.ok) {
    const parsed = action.data?.safeParse(result.data)
    assert.ok(parsed?.success !== false, `the data fits its schema: ${parsed?.error?.message}`)
    return
  }
  assert.ok(failureReasons.includes(result.reason), `a known reason: ${result.reason}`)
  assert.notEqual(result.detail.trim(), '', 'a failure says in its detail what to do')
}
