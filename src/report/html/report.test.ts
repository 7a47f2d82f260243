import { describe, expect, test } from 'vitest'
import type { EventData, GameEvent, JournalEvent } from '../../core/journal/events.ts'
import type { Plan } from '../../planner/plan.ts'
import { builtinGame } from '../../scenario/builtin-expert.ts'
import { scoreEvents } from '../../scenario/testing.ts'
import type { Task } from '../../task/task.ts'
import { completionCurve } from './completion-curve.ts'
import { renderReport } from './report.ts'
import { standingOf, viewRun } from './run-view.ts'

const HOSTILE = `</title><script>alert("x")</script><img src=x onerror='alert(1)'>&`

const at = (x: number, y: number) => ({ x, y, z: 0 })
const stone = { name: 'stone', properties: {} }

const task = (title = 'A pillar'): Task => ({
  id: 'pillar',
  scenario: 'construction',
  title,
  goal: title,
  gameVersion: '1.19.2',
  agents: 2,
  arena: {
    box: { min: { x: -5, y: 0, z: -5 }, max: { x: 5, y: 9, z: 5 } },
    floor: 'grass_block',
    spawn: at(3, 0),
  },
  containers: [],
  timeLimitMs: 60_000,
  blueprint: [0, 1, 2].map((y) => ({ position: at(0, y), block: stone, item: 'stone' })),
  sources: [],
})

const plan = (text = 'place 1 stone'): Plan => ({
  task: 'pillar',
  planner: 'causal',
  model: text,
  functions: [],
  subtasks: [1, 2, 3].map((id) => ({
    id,
    description: text,
    step: { function: 'f', arguments: {} },
    actions: [],
  })),
  dependencies: [
    { from: 1, to: 2, rules: ['support'], reason: text },
    { from: 2, to: 3, rules: [text], reason: text },
    { from: 1, to: 3, rules: [], reason: text },
  ],
  dropped: [{ dependency: { from: 3, to: 1, rules: [], reason: text }, why: 'closes_a_cycle', sentence: '' }],
  isolated: [],
  modelCalls: {},
})

function journal(events: readonly GameEvent[]): JournalEvent[] {
  return events.map((event, seq) => ({ ...event, seq, wall: 0 }))
}

const started = (agents = ['Ann', 'Ben'], title?: string): GameEvent => ({
  t: 0,
  type: 'run.started',
  data: {
    schema: 1,
    task: task(title),
    agents,
    options: {
      seed: 1,
      clock: 'fast',
      server: 'embedded',
      planner: 'causal',
      model: 'expert',
      assignment: 'busy-rate',
    },
  },
})

const action = (
  agent: string,
  startedAt: number,
  t: number,
  refusal?: { reason: string; detail: string },
): GameEvent => ({
  t,
  type: 'action.finished',
  data: {
    agent,
    subtask: 1,
    startedAt,
    thought: refusal?.detail ?? 'fine',
    action: { name: 'PlaceBlock', args: { item: refusal?.detail ?? 'stone' } },
    result: refusal === undefined ? { ok: true, data: {} } : { ok: false, ...refusal },
  },
})

const changed = (t: number, position: { x: number; y: number; z: number }, to: string): GameEvent => ({
  t,
  type: 'block.changed',
  data: { position, from: 'air', to },
})

const ended = (agent: string, subtask: number, t: number, done: boolean, reasoning = ''): GameEvent => ({
  t,
  type: 'subtask.finished',
  data: {
    agent,
    subtask,
    attempt: 1,
    steps: 1,
    verified: done,
    reflection: { status: done, reasoning, summary: '' },
    done,
  },
})

function wholeRun(agent = 'Ann', text = 'place 1 stone'): JournalEvent[] {
  return journal([
    started([agent, 'Ben'], text),
    { t: 0, type: 'plan.ready', data: { plan: plan(text) } },
    { t: 1000, type: 'subtask.started', data: { agent, subtask: 1, attempt: 1 } },
    action(agent, 1000, 2000, { reason: text, detail: text }),
    ended(agent, 1, 2500, false, text),
    { t: 3000, type: 'subtask.started', data: { agent: 'Ben', subtask: 1, attempt: 2 } },
    action('Ben', 3000, 4000),
    changed(4000, at(0, 0), 'stone'),
    changed(4500, at(0, 1), text === 'place 1 stone' ? 'dirt' : text),
    ended('Ben', 1, 5000, true),
    { t: 6000, type: 'subtask.started', data: { agent, subtask: 2, attempt: 1 } },
    { t: 9000, type: 'episode.finished', data: { outcome: 'limit', reason: text } },
  ])
}

function render(events: readonly JournalEvent[], value = 'expert'): string {
  return renderReport({
    events,
    scorecard: scoreEvents(events),
    run: { id: value, facts: [[value, value]] },
    catalogue: builtinGame,
  })
}

const withoutScript = (page: string): string => page.slice(0, page.indexOf('<script>'))

describe('report of a run', () => {
  test('states how the run ended, its results, and that one run has no interval', () => {
    const page = render(wholeRun())
    expect(page).toContain('Time limit reached')
    expect(page).toContain('1 of 3 blocks')
    expect(page).toContain('n = 1 run: no interval')
  })

  test('shows what the view hit rate sees, from five sides', () => {
    const page = render(wholeRun())
    // Of three stones, one is in place, one is dirt instead, and one is missing; from above, the dirt is visible.
    expect(page).toContain('front <small>from east · 1 of 3</small>')
    expect(page).toContain('top <small>from above · 0 of 1</small>')
    expect(page).toContain('<title>dirt, wanted stone</title>')
    expect(page).toContain('26.7 %'.replace(' ', ' '))
  })

  test('is the same, byte for byte, for the same journal', () => {
    expect(render(wholeRun())).toBe(render(structuredClone(wholeRun())))
  })

  test('asks nothing of other machines', () => {
    const page = render(wholeRun())
    expect(page).not.toMatch(/https?:|\/\/[a-z]|@import|<link|<img|<iframe|\ssrc=|\shref=/)
    expect(page.match(/url\([^)]*\)/g)?.every((url) => url.startsWith('url(#'))).toBe(true)
    expect(page).toContain("default-src 'none'".replaceAll("'", '&#39;'))
  })

  test('shows hostile names, thoughts and reasons as text', () => {
    const page = render(wholeRun(HOSTILE, HOSTILE), HOSTILE)
    expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;')
    expect(page.match(/<script/g)).toHaveLength(1)
    expect(page).not.toMatch(/<img|onerror='/)
  })

  test('tells blocks that are missing, wrong and extra', () => {
    const page = render(journal([started(), changed(5, at(0, 0), 'stone'), changed(6, at(0, 1), 'dirt')]))
    expect(page).toContain('1 right')
    expect(page).toContain('<title>stone at (0, 2, 0): missing</title>')
    expect(page).toContain('<title>dirt at (0, 1, 0): wrong, wanted stone</title>')
    expect(page).toContain('0 extra')
  })

  test('draws only the edges that say something of their own, and counts the others', () => {
    const page = render(wholeRun())
    expect(page.match(/class="edge"/g)).toHaveLength(2)
    expect(page).toContain('3 dependencies: 2 are drawn, 1 left out')
    expect(page).toContain('The planner dropped 1 more: 1 that would close a cycle.')
  })

  test('says what each subtask needed where the plan was tried in the world', () => {
    expect(render(wholeRun())).not.toContain('tested in the world')
    const tried: Plan = {
      ...plan(),
      dropped: [{ dependency: { from: 1, to: 3, rules: [], reason: '' }, why: 'not_needed', sentence: '' }],
      dependencies: [{ from: 1, to: 2, rules: [], reason: '' }],
      trials: { count: 7, gameSeconds: 12, unpredicted: 1, unknown: [{ subtask: 3, reason: HOSTILE }] },
    }
    const page = render(journal([started(), { t: 0, type: 'plan.ready', data: { plan: tried } }]))
    expect(page).toContain('Dependencies tested in the world')
    expect(page).toContain('7 trials in 12 s of game time. 1 dependency found that had not been predicted')
    expect(page).toContain('<td>can be done first\n<td class="ids">–')
    expect(page).toContain('<td>fails without #1\n')
    expect(page).toMatch(/not tried: &lt;\/title&gt;[^\n]*\n<td class="ids">#1/)
  })

  test('groups refused actions by reason and lists subtasks that were not done at the first attempt', () => {
    const page = render(wholeRun())
    expect(page).toContain('1 refused action of 2')
    expect(page).toContain('2 subtasks not done at the first attempt')
  })

  test('says which subtask was cut off when a run ended too early, and nothing of it when the run succeeded', () => {
    const cut = (outcome: 'limit' | 'success'): string =>
      render(
        journal([
          started(),
          { t: 0, type: 'plan.ready', data: { plan: plan() } },
          { t: 10, type: 'subtask.started', data: { agent: 'Ann', subtask: 1, attempt: 1 } },
          { t: 7000, type: 'episode.finished', data: { outcome, reason: '' } },
        ]),
      )
    expect(cut('limit')).toMatch(/<span class="status unfinished">unfinished<\/span>\s+7\.0 s/)
    expect(cut('success')).toContain('Nothing: no action was refused and no subtask failed.')
  })

  test('shows the graph over time: each revision with what it changed, and what each dependency is then', () => {
    const revision: Omit<EventData<'plan.revised'>, 'isFinal'> = {
      revision: 1,
      why: 'wave 1 of questions: 1 certified',
      added: [],
      removed: [{ from: 2, to: 3 }],
      restated: [
        { from: 1, to: 2, rules: ['support'], reason: '', meaning: 'preferred', standing: 'certified' },
        { from: 1, to: 3, rules: [], reason: '', standing: 'undecided' },
      ],
      subtasks: [],
    }
    const error = { code: 'model_reply', message: 'gibberish' }
    const page = render(
      journal([
        started(),
        { t: 0, type: 'plan.ready', data: { plan: plan(), provisional: true } },
        ended('Ann', 3, 2500, true),
        { t: 3000, type: 'plan.revised', data: { ...revision, isFinal: true, plan: plan(), error } },
      ]),
    )
    expect(page).toContain('The graph over time')
    expect(page).toMatch(
      /<b>3\.0 s<\/b> revised by the planner, final: wave 1 of questions: 1 certified\. removed 2 → 3; restated 1 → 2, 1 → 3\./,
    )
    expect(page).toContain('1 → 2 (preferred, certified), 1 → 3 (held, moot)')
    expect(page).toContain('the planner failed; the team went on')
    expect(render(wholeRun())).not.toContain('The graph over time')
  })

  test('survives a journal that ends right after it began', () => {
    const page = render(journal([started()]))
    expect(page).toContain('Interrupted')
    expect(page).toContain('The run ended before there was a plan.')
    expect(page).toContain('No agent took an action.')
    expect(page).toContain('Nothing: no action was refused')
    expect(withoutScript(page)).not.toMatch(/NaN|undefined|Infinity/)
  })

  test.each(wholeRun().map((_, index) => index + 1))(
    'survives a journal that is cut off after event %i',
    (length) => {
      expect(withoutScript(render(wholeRun().slice(0, length)))).not.toMatch(
        /NaN|undefined|Infinity|\[object/,
      )
    },
  )

  test('lays out a plan of 150 subtasks', () => {
    const big = plan()
    big.subtasks = Array.from({ length: 150 }, (_, i) => ({
      ...(big.subtasks[0] as Plan['subtasks'][number]),
      id: i + 1,
    }))
    big.dependencies = big.subtasks
      .slice(1)
      .map(({ id }) => ({ from: id >> 1, to: id, rules: [], reason: '' }))
    const page = render(journal([started(), { t: 0, type: 'plan.ready', data: { plan: big } }]))
    expect(page.match(/class="node /g)).toHaveLength(150)
  })
})

describe('what the report reads from a journal', () => {
  test('matches each attempt with its end and leaves the last one open', () => {
    const view = viewRun(wholeRun(), builtinGame)
    expect(view.attempts.map(({ agent, start, end, result }) => [agent, start, end, result?.done])).toEqual([
      ['Ann', 1000, 2500, false],
      ['Ben', 3000, 5000, true],
      ['Ann', 6000, 9000, undefined],
    ])
    expect([1, 2, 3].map((id) => standingOf(view, id))).toEqual([
      { status: 'done', agent: 'Ben' },
      { status: 'unfinished', agent: 'Ann' },
      { status: 'not started', agent: undefined },
    ])
  })

  test('lets completion fall when a block is taken away', () => {
    const events = journal([
      started(),
      changed(5, at(0, 0), 'stone'),
      changed(5, at(0, 1), 'stone'),
      changed(9, at(0, 0), 'air'),
    ])
    expect(completionCurve(viewRun(events, builtinGame))).toEqual({
      of: 3,
      what: 'blocks',
      steps: [
        { t: 0, done: 0 },
        { t: 5, done: 2 },
        { t: 9, done: 1 },
      ],
    })
  })
})
