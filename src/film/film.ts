import { TICK_MS } from '../recording/line.ts'
import type { FigureNow, Moment, ScreenNow } from '../recording/moment.ts'
import { Playback, type SegmentStore } from '../recording/playback.ts'
import type { Point } from '../render/cell.ts'
import { figuresOf } from '../render/frame/being.ts'
import { Stage } from '../render/frame/stage.ts'
import { blank, type Picture } from '../render/image/picture.ts'
import type { LookProvider } from '../render/look/look.ts'
import type { Camera } from '../render/trace/camera.ts'
import { writeNameTags } from '../render/trace/name-tags.ts'
import { litUp } from './lit.ts'
import { drawOwnView, noteLit } from './own-view.ts'
import { recordedStage } from './recorded-stage.ts'
import {
  agentIn,
  type Extent,
  extentOf,
  eyesOf,
  firstPerson,
  middleOf,
  overview,
  rainReach,
  thirdPerson,
  type View,
} from './views.ts'

/** What a picture shows. */
export interface Shot {
  /** In pixels. */
  width: number
  height: number
  view: View
  /** The agent whose view it is; the views from outside need none. */
  agent?: string
  /** From the lower to the upper edge, in degrees. */
  fov: number
  /** From which side a view from outside looks, in degrees: 0 from the south, 90 from the east. */
  angle?: number
  /** Draws the hotbar, hearts and food into an agent's own view. */
  hud?: boolean
  /** Brightens what is dark, and says so in the picture. */
  lit?: boolean
  /** The agent's screen within the tick; by default the one that is open at its end. */
  screen?: ScreenNow | undefined
}

/** How far is seen, in blocks. */
const DISTANCE = 96
/** Drops and flakes nearer to a camera outside than this share of its way would hide what it shows. */
const NEAREST_FALL = 0.5
const NOTHING_THERE = 0x16181d

/** Draws a recorded run. The same recording, tick and shot give the same bytes, independently of earlier pictures. */
export class Film {
  readonly playback: Playback
  readonly #store: SegmentStore
  readonly #looks: LookProvider | undefined
  /** One for each agent in view, and one from outside. */
  readonly #stages = new Map<string, Stage>()
  #extent: Extent | undefined
  #moment: Moment | undefined

  constructor(store: SegmentStore, looks?: LookProvider) {
    this.playback = new Playback(store)
    this.#store = store
    this.#looks = looks
  }

  /** The state at a tick. */
  at(tick: number): Moment {
    if (this.#moment?.tick !== tick) this.#moment = this.playback.seek(tick)
    return this.#moment
  }

  /** A picture of a tick. Where the agent is not in the world, it is dark. */
  draw(tick: number, shot: Shot): Picture {
    const { width, height, agent } = shot
    const moment = this.at(tick)
    const looked = agent === undefined ? undefined : agentIn(moment, agent)
    if (shot.view !== 'overview' && looked === undefined) return blank(width, height, NOTHING_THERE)
    const picture = { width, height, pixels: new Uint8Array(width * height * 4) }
    const stage = this.#stage(shot.view === 'overview' ? '' : (agent ?? ''))
    const { camera, middle, reach } = this.#camera(stage, shot, looked)
    const figures = figuresOf(moment.figures, tick, shot.view === 'first' ? agent : undefined)
    const far = shot.view === 'overview' ? DISTANCE + 64 : DISTANCE
    const { time, weather } = moment
    const falls = weather === 'clear' ? [] : stage.falls(middle, tick * TICK_MS, reach)
    const near = reach === undefined ? 0 : NEAREST_FALL * wayBetween(camera, middle)
    stage.tracer.render(
      camera,
      {
        width,
        height,
        figures,
        falls: near === 0 ? falls : falls.filter((fall) => wayBetween(camera, fall) > near),
        time,
        weather,
        distance: far,
      },
      picture.pixels,
    )
    const isLit = shot.lit === true && litUp(picture)
    writeNameTags(picture, camera, figures)
    if (looked !== undefined) this.#ownView(picture, shot, looked)
    if (isLit) noteLit(picture)
    return picture
  }

  /** What only the agent itself sees: its hand, its hotbar, its open screen. */
  #ownView(picture: Picture, { view, agent = '', hud = false, screen }: Shot, figure: FigureNow): void {
    const moment = this.#moment
    if (view !== 'first' || moment === undefined) return
    drawOwnView(picture, {
      figure,
      carried: moment.carried.get(agent),
      screen: screen ?? moment.screens.get(agent),
      tick: moment.tick,
      hud,
      looks: this.#looks,
    })
  }

  #stage(key: string): Stage {
    const known = this.#stages.get(key) ?? new Stage(recordedStage(this.playback), this.#looks)
    this.#stages.set(key, known)
    return known
  }

  #camera(
    stage: Stage,
    { view, width, height, fov, angle = 35 }: Shot,
    figure: FigureNow | undefined,
  ): { camera: Camera; middle: Point; reach?: number } {
    const radians = (fov * Math.PI) / 180
    if (view === 'overview' || figure === undefined) {
      this.#extent ??= extentOf(this.#store)
      const middle = middleOf(this.#extent)
      stage.show(middle)
      const camera = overview(this.#extent, radians, (angle * Math.PI) / 180, width / height)
      return { camera, middle, reach: rainReach(this.#extent) }
    }
    const middle = eyesOf(figure)
    stage.show(middle)
    const camera =
      view === 'first'
        ? firstPerson(figure, radians)
        : thirdPerson(figure, radians, (x, y, z) => stage.isSolid(x, y, z))
    return { camera, middle }
  }
}

const wayBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)
