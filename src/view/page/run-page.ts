import type { RunMessage, ViewMessage } from '../messages.ts'
import type { Story } from './data/story.ts'
import { element, setText } from './dom.ts'
import { AgentsPanel } from './panels/agents.ts'
import { GraphPanel } from './panels/graph.ts'
import { ScorePanel } from './panels/score.ts'
import { StreamPanel } from './panels/stream.ts'
import { TranscriptPanel } from './panels/transcript.ts'
import { RunPlayer } from './player.ts'
import { listen } from './shortcuts.ts'
import { tabs } from './tabs.ts'

/** The page of a run: live or replayed, from the same stream. */
export function runPage(root: HTMLElement): void {
  const player = new RunPlayer()
  const status = element('p', { class: 'loading', role: 'status' }, 'Waiting for the run to begin …')
  root.append(status)
  let isOpen = false
  const take = (message: ViewMessage): void => {
    player.take(message)
    if (message.kind !== 'ready' || isOpen) return
    const { run } = player.replay
    if (run === undefined) return
    isOpen = true
    status.remove()
    open(root, player, run)
  }
  const address = root.dataset['stream'] ?? 'stream'
  const stream = new EventSource(address)
  stream.addEventListener('message', (event) => {
    for (const message of JSON.parse(event.data as string) as ViewMessage[]) take(message)
    if (player.replay.isReady && !player.replay.isLive) stream.close()
  })
  stream.addEventListener('error', async () => {
    if (isOpen) return
    setText(status, 'causalmace does not answer. It may have been stopped.')
    // a response that is not a stream describes what is wrong with the run
    if (stream.readyState !== EventSource.CLOSED) return
    const answer = await fetch(address)
    if (!answer.ok) setText(status, await answer.text())
  })
}

function open(root: HTMLElement, player: RunPlayer, run: RunMessage): void {
  const { replay, stage, transport } = player
  document.title = `${run.title} · CausalMACE`
  const colours = new Map(run.agents.map(({ name, colour }) => [name, colour]))
  const jump = (t: number): void => {
    transport.goTo(t)
    player.player.isPlaying = false
  }
  const follow = (name: string): void => {
    if (stage.followed === name) stage.setMode('orbit')
    else stage.setMode(stage.camera.mode === 'eyes' ? 'eyes' : 'follow', name)
  }
  const agents = new AgentsPanel(run.agents, follow)
  const graph = new GraphPanel(colours, (subtask) => {
    const start = replay.chronicle.happenings.find(
      (happening) => happening.kind === 'started' && happening.subtask === subtask,
    )
    if (start !== undefined) jump(start.t)
  })
  const stream = new StreamPanel(replay.chronicle, colours, jump)
  const transcript = new TranscriptPanel(replay.chronicle, colours, jump)
  const score = new ScorePanel(run)
  const head = new Head(run, root.dataset['all'] ?? '')
  const progress = new Progress()
  const side = element(
    'aside',
    { class: 'side', 'aria-label': 'The team and its work' },
    progress.node,
    agents.node,
    tabs([
      ['Stream', stream.node],
      ['Tasks', graph.node],
      ['Model', transcript.node],
      ['Numbers', score.node],
    ]),
  )
  player.makeToolbar()
  if (!run.recorded)
    stage.node.append(
      element(
        'p',
        { class: 'notice' },
        'This run was not filmed, so that only blocks are shown: where agents stood was not kept. Experiments are filmed with --film on.',
      ),
    )
  root.append(head.node, element('main', {}, stage.node, transport.node), side)
  root.classList.add('app')
  player.add((story, now) => {
    head.show(story, replay.isLive)
    progress.show(story)
    agents.show(story, stage.followed)
    graph.show(story)
    stream.show(now)
    transcript.show(now)
    score.show(story)
  })
  listen({ player, run })
  const wanted = /[#&]t=([\d.]+)/.exec(location.hash)?.[1]
  if (wanted !== undefined) jump(Number(wanted) * 1000)
  else if (!replay.isLive && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    player.player.isPlaying = true
  player.start()
  root.dataset['ready'] = 'true'
}

const OUTCOMES: Readonly<Record<string, string>> = { success: 'good', task_failure: 'bad', limit: 'bad' }

/** Title and state of the run. */
class Head {
  readonly node: HTMLElement
  readonly #badge = element('span', { class: 'badge', role: 'status' })

  constructor(run: RunMessage, all: string) {
    const up = all === '' ? 'CausalMACE' : element('a', { href: '../../' }, all)
    this.node = element(
      'header',
      { class: 'top' },
      element('p', { class: 'crumb' }, up),
      element('h1', { title: run.goal }, run.title),
      this.#badge,
      element('code', { class: 'run-id' }, run.id),
    )
  }

  show({ phase, end }: Story, isLive: boolean): void {
    const kind = end === undefined ? (isLive ? 'live' : '') : (OUTCOMES[end.outcome] ?? 'fault')
    setText(this.#badge, (end?.outcome ?? phase).replaceAll('_', ' '))
    const wanted = `badge ${kind}`
    if (this.#badge.className !== wanted) this.#badge.className = wanted
    this.#badge.title = end?.reason ?? ''
  }
}

/** The progress of the task. */
class Progress {
  readonly node: HTMLElement
  readonly #done = element('b', {})
  readonly #of = element('span', {})
  readonly #subtasks = element('span', { class: 'subtasks' })
  readonly #bar = element('i', {})

  constructor() {
    this.node = element(
      'section',
      { class: 'progress', 'aria-label': 'Progress' },
      element('p', {}, this.#done, this.#of, this.#subtasks),
      element('div', { class: 'bar' }, this.#bar),
    )
  }

  show({ progress: { done, of, what }, subtasks, graph }: Story): void {
    setText(this.#done, String(done))
    setText(this.#of, of === 0 ? '' : ` of ${of} ${what}`)
    const all = graph?.nodes.length ?? 0
    const finished = Object.values(subtasks).filter(({ status }) => status === 'done').length
    setText(this.#subtasks, all === 0 ? '' : `${finished} of ${all} subtasks`)
    this.#bar.style.width = `${of === 0 ? 0 : (100 * done) / of}%`
  }
}
