import { EYE_HEIGHT, SNEAKING_EYE_HEIGHT } from '../../game/bodies.ts'
import { sinceHurt } from '../../render/frame/own-moment.ts'
import { TICK_MS, tiltAfter } from '../../render/frame/timing.ts'
import type { ViewMessage } from '../messages.ts'
import type { Replay } from './data/replay.ts'
import type { Story } from './data/story.ts'
import type { PoseAt } from './data/tracks.ts'
import { clockText, element, nameText, setText } from './dom.ts'
import { Camera, type CameraMode } from './gl/camera.ts'
import { daylightAt } from './gl/daylight.ts'
import { figuresOf, Strides } from './gl/figures.ts'
import type { Rgba } from './gl/flat.ts'
import { projected } from './gl/matrix.ts'
import { murkAt } from './gl/murk.ts'
import { Scene, type SceneColours, type SeenAgent } from './gl/scene.ts'
import { OwnLayer } from './own/own-layer.ts'
import type { OwnEyes } from './own/own-picture.ts'
import { doingText } from './panels/agents.ts'
import { steer } from './steering.ts'

type Marks = Pick<SceneColours, 'ghost' | 'wrong' | 'extra'>

/** Marks in the picture and its brightness, for the light and dark appearance of the page. */
const LIGHT: Marks = {
  ghost: [0.23, 0.43, 0.65],
  wrong: [0.95, 0.6, 0],
  extra: [0.75, 0.15, 0.83],
}
const DARK: Marks = {
  ghost: [0.42, 0.65, 0.88],
  wrong: [1, 0.7, 0.2],
  extra: [0.9, 0.35, 0.95],
}
const DARK_SHARE = 0.82

/** Number of agents above which labels show only the name. */
const MANY_AGENTS = 10
/** Drawing time above which the resolution is reduced (ms). */
const SLOW_MS = 70

export interface StageOptions {
  trails: boolean
  ghost: boolean
  difference: boolean
  labels: boolean
  light: boolean
}

/** The picture of the world: canvas, name labels and navigation. It draws only when something has changed. */
export class Stage {
  readonly node = element('div', { class: 'stage' })
  readonly camera = new Camera()
  readonly show: StageOptions = { trails: true, ghost: true, difference: true, labels: true, light: true }
  followed: string | undefined
  /** Set if the picture must be redrawn. */
  isStale = true
  /** Number of pictures drawn, for tests. */
  pictures = 0
  readonly #canvas = element('canvas', {
    tabindex: '0',
    role: 'img',
    'aria-label':
      'The world in 3D. Drag to turn, scroll to come nearer; arrow keys and plus and minus do so, too.',
  })
  readonly #own = new OwnLayer()
  readonly #labels = element('div', { class: 'labels', 'aria-hidden': 'true' })
  readonly #caption = element('div', { class: 'caption', hidden: '' })
  readonly #byAgent = new Map<string, { node: HTMLElement; doing: HTMLElement }>()
  readonly #replay: Replay
  #scene: Scene | undefined
  #colours = new Map<string, Rgba>()
  #difference = -1
  #scale = Math.min(1.75, window.devicePixelRatio || 1)
  #slow = 0
  /** The first-person layer shows its agent's items. */
  #showsOwn = false
  readonly #strides = new Strides()
  readonly #dark = window.matchMedia('(prefers-color-scheme: dark)')

  constructor(replay: Replay) {
    this.#replay = replay
    this.node.append(this.#canvas, this.#own.node, this.#labels, this.#caption)
    replay.own.onPicture = () => {
      this.isStale = true
    }
    const gl = this.#canvas.getContext('webgl2', {
      antialias: this.#scale < 1.5,
      powerPreference: 'high-performance',
    })
    if (gl === null) {
      this.node.append(
        element(
          'p',
          { class: 'notice' },
          'This browser draws no WebGL2 pictures. Everything else on the page works.',
        ),
      )
      return
    }
    this.#scene = new Scene(gl)
    this.#dark.addEventListener('change', () => {
      this.isStale = true
    })
    new ResizeObserver(() => {
      this.isStale = true
    }).observe(this.#canvas)
    steer(this.#canvas, this)
    this.#canvas.addEventListener('webglcontextlost', () => {
      this.node.append(
        element('p', { class: 'notice' }, 'The graphics card has dropped the picture. Reload the page.'),
      )
    })
  }

  /** Passes the needed data on to the graphics card. */
  take(message: ViewMessage): void {
    this.isStale = true
    if (message.kind === 'models')
      this.#scene?.addModels(
        message.first,
        message.models,
        message.firstLayer,
        Uint8Array.from(atob(message.layers), (char) => char.charCodeAt(0)),
      )
    else if (message.kind === 'tints') this.#scene?.addTints(message.climate, message.pairs)
    else if (message.kind === 'figure') this.#scene?.addFigure(message.name, message.model)
    else if (message.kind === 'run') {
      this.camera.frame(message.focus.min, message.focus.max)
      for (const { name, colour } of message.agents) this.#addAgent(name, colour)
    }
  }

  #addAgent(name: string, colour: string): void {
    const value = Number.parseInt(colour.slice(1), 16)
    this.#colours.set(name, [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255, 1])
    const doing = element('span', {})
    const node = element('div', { class: 'label' }, element('b', {}, name), doing)
    node.style.setProperty('--who', colour)
    this.#byAgent.set(name, { node, doing })
    this.#labels.append(node)
  }

  setMode(mode: CameraMode, agent = this.followed ?? this.#replay.run?.agents[0]?.name): void {
    const before = this.camera.mode
    this.camera.mode = mode
    this.followed = mode === 'orbit' ? undefined : agent
    if (mode === 'follow' && before !== 'follow') this.camera.distance = Math.min(this.camera.distance, 11)
    if (mode === 'orbit' && before !== 'orbit') this.frame()
    this.isStale = true
  }

  /** Points the camera at everything that matters. */
  frame(): void {
    const focus = this.#replay.run?.focus
    if (focus !== undefined) this.camera.frame(focus.min, focus.max)
    this.isStale = true
  }

  /** Draws the current moment of the replay if anything differs from the last picture. */
  draw(story: Story, elapsed: number, isPlaying: boolean): void {
    const scene = this.#scene
    if (scene === undefined) return
    const { now } = this.#replay
    const agents = this.#agents(story)
    const seen = agents.find(({ name }) => name === this.followed)?.pose
    if (seen !== undefined && this.camera.mode === 'follow') {
      if (this.camera.follow(seen, Math.min(1, elapsed / 220))) this.isStale = true
    }
    if (this.#replay.voxels.changed.size > 0)
      this.isStale = scene.takeChanges(this.#replay.voxels, this.camera.target) || true
    if (!this.isStale) return
    this.#bringUpToDate(scene, agents)
    scene.colours = this.#coloursAt(now)
    const own = this.#eyes(seen)
    const [width, height] = this.#fit()
    const started = performance.now()
    this.isStale = this.#replay.voxels.changed.size > 0
    const isWet = (this.#replay.sky.at(now)?.weather ?? 'clear') !== 'clear'
    const matrix = scene.draw(
      {
        camera: this.camera,
        now,
        agents,
        figures: figuresOf({
          agents,
          others: this.#replay.crowd.at(now),
          eyesOf: own?.agent,
          story,
          voxels: this.#replay.voxels,
          now,
          stride: (key, speed) => this.#strides.of(key, speed, isPlaying ? elapsed : 0),
        }),
        followed: seen,
        murk: own && murkAt(this.#replay.voxels, scene.models, own.camera, scene.colours.daylight),
        showTrails: this.show.trails,
        showGhost: this.show.ghost,
        showDifference: this.show.difference,
        falling: isWet ? this.#replay.voxels : undefined,
        showLight: this.show.light,
      },
      width,
      height,
    )
    this.pictures++
    this.#own.show(this.#replay, own, width / height)
    this.#showsOwn = own !== undefined && this.#replay.own.at(own.agent, now)?.hud !== undefined
    this.#placeLabels(story, agents, matrix)
    this.#showCaption(story)
    this.#thinOut(performance.now() - started)
  }

  /** The agent whose view it is, with its height and the tilt of its head; undefined from outside. */
  #eyes(pose: PoseAt | undefined): OwnEyes | undefined {
    const { own, now } = this.#replay
    const agent = this.followed
    if (this.camera.mode !== 'eyes' || pose === undefined || agent === undefined) return undefined
    const state = own.at(agent, now)
    this.camera.eyeHeight = state?.body?.sneaking === true ? SNEAKING_EYE_HEIGHT : EYE_HEIGHT
    this.camera.roll = state === undefined ? 0 : tiltAfter(sinceHurt(state, now))
    return { agent, camera: this.camera.eyesOf(pose) }
  }

  #coloursAt(now: number): SceneColours {
    const isDark = this.#dark.matches
    const sky = this.#replay.sky.at(now)
    const moment = sky === undefined ? {} : { time: sky.time + (now - sky.t) / TICK_MS, weather: sky.weather }
    return { ...(isDark ? DARK : LIGHT), ...daylightAt(moment, isDark ? DARK_SHARE : 1) }
  }

  #agents(story: Story): SeenAgent[] {
    const { now, tracks } = this.#replay
    return [...this.#colours].flatMap(([name, colour]): SeenAgent[] => {
      const pose = tracks.get(name)?.at(now)
      if (pose === undefined || story.agents[name]?.present === false) return []
      return [{ name, colour, pose }]
    })
  }

  #bringUpToDate(scene: Scene, agents: readonly SeenAgent[]): void {
    const { tracks, version, isLive } = this.#replay
    if (this.show.trails)
      for (const { name } of agents) {
        const track = tracks.get(name)
        if (track !== undefined) scene.setTrail(name, track, !isLive)
      }
    if (version === this.#difference) return
    this.#difference = version
    const { missing, wrong, extra } = this.#replay.difference()
    scene.setDifference(missing, wrong, extra)
  }

  /** Gives the canvas as many pixels as it has on the page, or fewer if drawing is slow. */
  #fit(): [width: number, height: number] {
    const canvas = this.#canvas
    const [width, height] = [
      Math.max(1, Math.round(canvas.clientWidth * this.#scale)),
      Math.max(1, Math.round(canvas.clientHeight * this.#scale)),
    ]
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    return [width, height]
  }

  #thinOut(took: number): void {
    this.#slow = took > SLOW_MS ? this.#slow + 1 : 0
    if (this.#slow < 6 || this.#scale <= 0.6) return
    this.#scale = Math.max(0.6, this.#scale * 0.75)
    this.#slow = 0
  }

  #placeLabels(story: Story, agents: readonly SeenAgent[], matrix: Float32Array): void {
    const { clientWidth, clientHeight } = this.#canvas
    const poses = new Map(agents.map(({ name, pose }) => [name, pose]))
    const isMany = this.#byAgent.size > MANY_AGENTS
    for (const [name, { node, doing }] of this.#byAgent) {
      const pose = poses.get(name)
      const isOwn = this.camera.mode === 'eyes' && name === this.followed
      const at =
        pose === undefined || isOwn || !this.show.labels
          ? undefined
          : projected(matrix, [pose.x, pose.y + 2.15, pose.z])
      const isSeen = at !== undefined && Math.abs(at.x) < 1.1 && Math.abs(at.y) < 1.1
      if (node.hidden === isSeen) node.hidden = !isSeen
      if (!isSeen) continue
      const [x, y] = [((at.x + 1) / 2) * clientWidth, ((1 - at.y) / 2) * clientHeight]
      node.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -100%)`
      node.style.zIndex = String(Math.round(1000 - at.depth))
      setText(doing, isMany ? '' : doingText(story, story.agents[name]))
    }
  }

  /** The agent's items if its first-person layer does not show them. */
  #showCaption(story: Story): void {
    const agent = this.followed === undefined ? undefined : story.agents[this.followed]
    // through an agent's eyes, the hotbar and screens show them
    this.#caption.hidden = agent === undefined || this.#showsOwn
    if (agent === undefined || this.followed === undefined || this.#showsOwn) return
    const items = agent.items.slice(0, 8).map(([item, count]) => `${count} ${nameText(item)}`)
    const holds = agent.held === null ? 'empty hands' : `holds ${nameText(agent.held)}`
    setText(
      this.#caption,
      [`${this.followed} at ${clockText(this.#replay.now)}`, doingText(story, agent), holds, items.join(', ')]
        .filter((part) => part !== '')
        .join(' · '),
    )
  }
}
