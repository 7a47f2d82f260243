import type { Happening } from '../../messages.ts'

export interface AgentStory {
  present: boolean
  subtask: number | undefined
  path: readonly number[]
  /** The last action that ended, and its agent's thought before it. */
  action: string
  thought: string
  isRefused: boolean
  actions: number
  refused: number
  calls: number
  done: number
  held: string | null
  items: readonly [item: string, count: number][]
}

export interface SubtaskStory {
  status: 'working' | 'done' | 'failed'
  agent: string
  attempts: number
}

export type GraphChange = Extract<Happening, { kind: 'graph' }>['change'] & { t: number }

/** The content of the page's panels: the state of a run at a moment, apart from blocks and poses. */
export interface Story {
  phase: string
  agents: Readonly<Record<string, AgentStory>>
  subtasks: Readonly<Record<number, SubtaskStory>>
  graph: Extract<Happening, { kind: 'graph' }> | undefined
  /** The changes to the graph so far, including the first plan. */
  changes: readonly GraphChange[]
  progress: { done: number; of: number; what: string }
  actions: number
  refused: number
  calls: number
  failedCalls: number
  inputTokens: number
  outputTokens: number
  end: Extract<Happening, { kind: 'end' }> | undefined
}

export const BEGINNING: Story = {
  phase: 'starting the world',
  agents: {},
  subtasks: {},
  graph: undefined,
  changes: [],
  progress: { done: 0, of: 0, what: '' },
  actions: 0,
  refused: 0,
  calls: 0,
  failedCalls: 0,
  inputTokens: 0,
  outputTokens: 0,
  end: undefined,
}

const NEWCOMER: AgentStory = {
  present: true,
  subtask: undefined,
  path: [],
  action: '',
  thought: '',
  isRefused: false,
  actions: 0,
  refused: 0,
  calls: 0,
  done: 0,
  held: null,
  items: [],
}

/** The story after one more event. The previous story is not modified. */
export function storyAfter(story: Story, happening: Happening): Story {
  const agent = (name: string, change: Partial<AgentStory>): Story => ({
    ...story,
    agents: { ...story.agents, [name]: { ...(story.agents[name] ?? NEWCOMER), ...change } },
  })
  switch (happening.kind) {
    case 'phase':
      return { ...story, phase: happening.phase }
    case 'joined':
      return agent(happening.agent, { present: true, subtask: undefined })
    case 'left':
      return agent(happening.agent, { present: false, subtask: undefined })
    case 'path':
      return agent(happening.agent, { path: happening.path })
    case 'graph':
      return {
        ...story,
        graph: happening,
        changes: [...story.changes, { t: happening.t, ...happening.change }],
      }
    case 'started': {
      const { subtask, agent: name } = happening
      const attempts = (story.subtasks[subtask]?.attempts ?? 0) + 1
      const working: SubtaskStory = { status: 'working', agent: name, attempts }
      return { ...agent(name, { subtask }), subtasks: { ...story.subtasks, [subtask]: working } }
    }
    case 'finished': {
      const { subtask, agent: name, done } = happening
      const before = story.subtasks[subtask]
      const after: SubtaskStory = {
        status: done ? 'done' : 'failed',
        agent: name,
        attempts: before?.attempts ?? 1,
      }
      const next = agent(name, { subtask: undefined, done: (story.agents[name]?.done ?? 0) + Number(done) })
      return { ...next, subtasks: { ...story.subtasks, [subtask]: after } }
    }
    case 'action': {
      const before = story.agents[happening.agent] ?? NEWCOMER
      const { action, thought, ok } = happening
      const refused = Number(!ok)
      const change = {
        action,
        thought,
        isRefused: !ok,
        actions: before.actions + 1,
        refused: before.refused + refused,
      }
      return {
        ...agent(happening.agent, change),
        actions: story.actions + 1,
        refused: story.refused + refused,
      }
    }
    case 'call': {
      const { agent: name, inputTokens, outputTokens, failed } = happening
      const next = name === null ? story : agent(name, { calls: (story.agents[name]?.calls ?? 0) + 1 })
      return {
        ...next,
        calls: story.calls + 1,
        failedCalls: story.failedCalls + Number(failed !== null),
        inputTokens: story.inputTokens + inputTokens,
        outputTokens: story.outputTokens + outputTokens,
      }
    }
    case 'items':
      return agent(happening.agent, {
        held: happening.held ?? story.agents[happening.agent]?.held ?? null,
        items: happening.items,
      })
    case 'progress':
      return { ...story, progress: { done: happening.done, of: happening.of, what: happening.what } }
    case 'end':
      return { ...story, end: happening, phase: happening.outcome }
    default:
      return story
  }
}

/** Number of events between keyframes. */
const KEY_EVERY = 100

/** All events in chronological order. The story at any moment is folded from the last keyframe before it. */
export class Chronicle {
  readonly happenings: Happening[] = []
  /** The story before event number `KEY_EVERY * i`. */
  readonly #keys: Story[] = [BEGINNING]
  #last: { count: number; story: Story } = { count: 0, story: BEGINNING }

  add(happening: Happening): void {
    const { happenings } = this
    const place = this.countUntil(happening.t)
    happenings.splice(place, 0, happening)
    // a late event changes what has been folded after it
    if (place < happenings.length - 1) {
      this.#keys.length = Math.min(this.#keys.length, Math.floor(place / KEY_EVERY) + 1)
      if (this.#last.count > place) this.#last = { count: 0, story: BEGINNING }
    }
  }

  /** The number of events up to a given time (ms). */
  countUntil(time: number): number {
    let [low, high] = [0, this.happenings.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.happenings[middle]!.t <= time) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The story at a time (ms); the same object as long as nothing happens. */
  at(time: number): Story {
    const count = this.countUntil(time)
    if (this.#last.count === count) return this.#last.story
    const key = Math.min(this.#keys.length - 1, Math.floor(count / KEY_EVERY))
    let [from, story] = [key * KEY_EVERY, this.#keys[key]!]
    if (this.#last.count <= count && this.#last.count >= from) ({ count: from, story } = this.#last)
    for (let i = from; i < count; i++) {
      story = storyAfter(story, this.happenings[i]!)
      if ((i + 1) % KEY_EVERY === 0) this.#keys[(i + 1) / KEY_EVERY] ??= story
    }
    this.#last = { count, story }
    return story
  }
}
