import type { Happening } from '../../messages.ts'
import type { Replay } from '../data/replay.ts'
import { clockText, element, setText, svgElement } from '../dom.ts'
import { isTrouble } from './stream.ts'

/** The state of playback: whether it is playing, how fast, and whether it follows the end of a live run. */
export interface Player {
  now: number
  isPlaying: boolean
  speed: number
  isAtEdge: boolean
}

const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16, 32]
const WIDTH = 1000
const HEIGHT = 26
const PLAY = 'M4 2.5v11l9-5.5Z'
const PAUSE = 'M4 2.5h3v11H4ZM9.5 2.5h3v11h-3Z'

/** The bar below the picture: play button, time, and the slider with the events along it. */
export class Transport {
  readonly node: HTMLElement
  readonly #replay: Replay
  readonly #player: Player
  readonly #icon = svgElement('path', { d: PLAY })
  readonly #play = iconButton('Play', this.#icon)
  readonly #time = element('output', { class: 'clock', for: 'time' })
  readonly #slider = element('input', {
    type: 'range',
    id: 'time',
    min: '0',
    max: '1',
    step: '50',
    value: '0',
    'aria-label': 'Time',
  })
  readonly #speed = element(
    'select',
    { 'aria-label': 'Speed' },
    ...SPEEDS.map((speed) => element('option', { value: String(speed) }, `${speed}×`)),
  )
  readonly #live = element('button', { type: 'button', class: 'live', hidden: '' }, 'Live')
  readonly #chart = svgElement('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    preserveAspectRatio: 'none',
    class: 'chart',
    'aria-hidden': 'true',
  })
  #drawnFor = ''

  constructor(replay: Replay, player: Player) {
    this.#replay = replay
    this.#player = player
    const [back, on] = [
      iconButton('Previous event ([)', svgElement('path', { d: 'M3 3h2v10H3ZM13 3v10L6 8Z' })),
      iconButton('Next event (])', svgElement('path', { d: 'M11 3h2v10h-2ZM3 3l7 5-7 5Z' })),
    ]
    this.#speed.value = String(player.speed)
    this.#play.addEventListener('click', () => this.togglePlay())
    back.addEventListener('click', () => this.toEvent(-1))
    on.addEventListener('click', () => this.toEvent(1))
    this.#slider.addEventListener('input', () => this.goTo(Number(this.#slider.value)))
    this.#speed.addEventListener('change', () => {
      player.speed = Number(this.#speed.value)
    })
    this.#live.addEventListener('click', () => {
      player.isAtEdge = true
      player.isPlaying = true
    })
    this.node = element(
      'div',
      { class: 'transport', role: 'group', 'aria-label': 'Replay' },
      back,
      this.#play,
      on,
      this.#time,
      element('div', { class: 'track' }, this.#chart, this.#slider),
      this.#speed,
      this.#live,
    )
  }

  togglePlay(): void {
    const { player } = { player: this.#player }
    if (!player.isPlaying && player.now >= this.#replay.end && !this.#replay.isLive) player.now = 0
    player.isPlaying = !player.isPlaying
    if (!player.isPlaying) player.isAtEdge = false
  }

  /** Jumps to a moment (ms); a live run is then no longer followed. */
  goTo(time: number): void {
    this.#player.now = Math.max(0, Math.min(this.#replay.end, time))
    this.#player.isAtEdge = false
  }

  /** Makes playback one step faster or slower. */
  changeSpeed(steps: number): void {
    const index = SPEEDS.indexOf(this.#player.speed) + steps
    this.#player.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, index))]!
    this.#speed.value = String(this.#player.speed)
  }

  /** Goes to the next event (1) or the previous one (-1): failures, and beginnings and ends of subtasks. */
  toEvent(way: 1 | -1): void {
    const { now } = this.#player
    const times = this.#replay.chronicle.happenings.filter(isEvent).map(({ t }) => t)
    const next = way === 1 ? times.find((t) => t > now + 1) : times.findLast((t) => t < now - 200)
    this.goTo(next ?? (way === 1 ? this.#replay.end : 0))
    this.#player.isPlaying = false
  }

  show(): void {
    const { now, isPlaying, isAtEdge } = this.#player
    const { end, isLive } = this.#replay
    const max = String(Math.max(1, Math.ceil(end / 50) * 50))
    if (this.#slider.max !== max) this.#slider.max = max
    if (document.activeElement !== this.#slider || Math.abs(Number(this.#slider.value) - now) > 60)
      this.#slider.value = String(Math.round(now / 50) * 50)
    const text = `${clockText(now)} / ${clockText(end)}`
    setText(this.#time, text)
    const spoken = `${Math.round(now / 1000)} of ${Math.round(end / 1000)} seconds`
    if (this.#slider.getAttribute('aria-valuetext') !== spoken)
      this.#slider.setAttribute('aria-valuetext', spoken)
    const label = isPlaying ? 'Pause (space)' : 'Play (space)'
    if (this.#play.title !== label) {
      this.#play.title = label
      this.#play.setAttribute('aria-label', isPlaying ? 'Pause' : 'Play')
      this.#icon.setAttribute('d', isPlaying ? PAUSE : PLAY)
    }
    this.#live.hidden = !isLive
    this.#live.setAttribute('aria-pressed', String(isAtEdge))
    this.#drawChart()
  }

  /** The progress of the task over time, with a tick for everything that went wrong. */
  #drawChart(): void {
    const { end, chronicle } = this.#replay
    const key = `${Math.floor(end / 500)} ${chronicle.happenings.length}`
    if (key === this.#drawnFor || end === 0) return
    this.#drawnFor = key
    const x = (t: number): number => Math.round((t / end) * WIDTH * 10) / 10
    let curve = `M0 ${HEIGHT}`
    let height = HEIGHT
    const ticks: SVGElement[] = []
    for (const happening of chronicle.happenings) {
      if (happening.kind === 'progress') {
        const next = HEIGHT - (happening.done / Math.max(1, happening.of)) * (HEIGHT - 3)
        curve += `L${x(happening.t)} ${height}L${x(happening.t)} ${next}`
        height = next
      } else if (isTrouble(happening) && ticks.length < 400) ticks.push(tickOf(happening, x(happening.t)))
    }
    curve += `L${WIDTH} ${height}V${HEIGHT}Z`
    this.#chart.replaceChildren(svgElement('path', { class: 'area', d: curve }), ...ticks)
  }
}

const isEvent = (happening: Happening): boolean =>
  isTrouble(happening) ||
  happening.kind === 'finished' ||
  happening.kind === 'started' ||
  happening.kind === 'end'

function tickOf(happening: Happening, x: number): SVGElement {
  const isSmall = happening.kind === 'action'
  return svgElement('path', {
    class: `tick ${happening.kind}`,
    d: `M${x} ${isSmall ? HEIGHT - 7 : HEIGHT - 15}V${HEIGHT}`,
    'vector-effect': 'non-scaling-stroke',
  })
}

function iconButton(label: string, icon: SVGElement): HTMLButtonElement {
  return element(
    'button',
    { type: 'button', class: 'icon', 'aria-label': label, title: label },
    svgElement('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true' }, icon),
  )
}
