import { TICK_MS } from '../recording/line.ts'
import type { FigureNow, Moment, ScreenNow } from '../recording/moment.ts'
import { Playback, type SegmentStore } from '../recording/playback.ts'
import type { Point } from '../render/cell.ts'
import { figuresOf } from '../render/frame/being.ts'
import { drawCrosshair, drawGui, type ShownGui } from '../render/frame/gui.ts'
import { handSize } from '../render/frame/hand.ts'
import { handOf } from '../render/frame/hand-picture.ts'
import { drawOwnView } from '../render/frame/own-view.ts'
import { Stage } from '../render/frame/stage.ts'
import { drawTarget } from '../render/frame/target.ts'
import { blank, type Picture } from '../render/image/picture.ts'
import type { LookProvider } from '../render/look/look.ts'
import { iconsOf } from '../render/screens/icon.ts'
import { layoutOfScreen } from '../render/screens/layouts.ts'
import { panelIn, screenScaleIn } from '../render/screens/screen.ts'
import type { Camera } from '../render/trace/camera.ts'
import type { Fall } from '../render/trace/falls.ts'
import { writeNameTags } from '../render/trace/name-tags.ts'
import { guiScale } from './gui-scale.ts'
import { litUp, noteLit } from './lit.ts'
import { OwnSight } from './own-sight.ts'
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

/** The contents of a picture. */
export interface Shot {
  /** In pixels. */
  width: number
  height: number
  view: View
  /** The agent whose view it is; outside views need none. */
  agent?: string
  /** From the lower to the upper edge, in degrees. */
  fov: number
  /** Direction of an outside view, in degrees: 0 from the south, 90 from the east. */
  angle?: number
  /** Brightens dark pictures, and says so in the picture. */
  lit?: boolean
  /** The agent's screen within the tick; by default the one that is open at its end. */
  screen?: ScreenNow | undefined
}

/** Viewing distance, in blocks. */
const DISTANCE = 96
/** Raindrops and snowflakes that are closer to an outside camera than this share of its distance would hide the subject. */
const NEAREST_FALL = 0.5
const NOTHING_THERE = 0x16181d

/** Draws a recorded run. The same recording, tick and shot give the same bytes, independently of earlier pictures. */
export class Film {
  readonly playback: Playback
  readonly #store: SegmentStore
  readonly #looks: LookProvider | undefined
  readonly #own: OwnSight
  /** One for each agent in view, and one for the outside view. */
  readonly #stages = new Map<string, Stage>()
  #extent: Extent | undefined
  #moment: Moment | undefined

  constructor(store: SegmentStore, looks?: LookProvider) {
    this.playback = new Playback(store)
    this.#store = store
    this.#own = new OwnSight(this.playback)
    this.#looks = looks
  }

  /** The state at a tick. */
  at(tick: number): Moment {
    if (this.#moment?.tick !== tick) this.#moment = this.playback.seek(tick)
    return this.#moment
  }

  /** A picture at a tick. If the agent is not in the world, the picture is dark. */
  draw(tick: number, shot: Shot): Picture {
    const { width, height, agent = '' } = shot
    const moment = this.at(tick)
    const looked = agentIn(moment, agent)
    if (shot.view !== 'overview' && looked === undefined) return blank(width, height, NOTHING_THERE)
    const picture = { width, height, pixels: new Uint8Array(width * height * 4) }
    const stage = this.#stage(shot.view === 'overview' ? '' : agent)
    const { camera, middle, reach } = this.#camera(stage, shot, looked, tick)
    const figures = figuresOf(moment.figures, tick, shot.view === 'first' ? agent : undefined)
    const own = shot.view === 'first' ? looked : undefined
    const gui = own && this.#gui(own, tick, shot)
    const { time, weather } = moment
    stage.tracer.render(
      camera,
      {
        width,
        height,
        figures,
        falls: fallsIn(stage, camera, { tick, middle, reach, weather }),
        time,
        weather,
        distance: shot.view === 'overview' ? DISTANCE + 64 : DISTANCE,
        hidden: shot.lit === true ? undefined : panelIn(picture, gui?.screen),
      },
      picture.pixels,
    )
    const isLit = shot.lit === true && litUp(picture)
    if (own === undefined || gui === undefined) writeNameTags(picture, camera, figures)
    else this.#drawOwn(picture, own, { stage, camera, figures, tick, gui })
    if (isLit) noteLit(picture)
    return picture
  }

  #gui({ name }: FigureNow, tick: number, { screen, width, height }: Shot): ShownGui {
    const picture = { width, height }
    const scaleOf = (open: ScreenNow): number => screenScaleIn(picture, layoutOfScreen(open))
    return this.#own.gui(name, tick, { screen, picture, scaleOf })
  }

  /**
   * The parts that only the agent itself sees: the outline of the block under its crosshair, its hand,
   * overlays, and the game's interface.
   */
  #drawOwn(picture: Picture, figure: FigureNow, { stage, camera, figures, tick, gui }: OwnShot): void {
    const target = gui.screen === undefined ? this.#own.target(figure.name, tick, camera) : undefined
    if (target !== undefined) drawTarget(picture, stage.tracer, camera, target)
    writeNameTags(picture, camera, figures)
    const hand = handOf(this.#looks, figure, tick, handSize(picture))
    const overlays = this.#own.overlays(figure, tick, stage.isSolid(camera.x, camera.y, camera.z))
    const scale = guiScale(picture)
    drawOwnView(picture, { tick, hand, overlays, gui }, (out, shown) => {
      if (shown.screen === undefined)
        drawCrosshair(out, { width: out.width / scale, height: out.height / scale })
      const screenScale =
        shown.screen === undefined ? scale : screenScaleIn(out, layoutOfScreen(shown.screen))
      drawGui(out, shown, { icons: iconsOf(this.#looks), scale, screenScale })
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
    tick: number,
  ): { camera: Camera; middle: Point; reach: number | undefined } {
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
        ? { ...firstPerson(figure, radians), roll: this.#own.roll(figure.name, tick) }
        : thirdPerson(figure, radians, (x, y, z) => stage.isSolid(x, y, z))
    return { camera, middle, reach: undefined }
  }
}

/** The scene behind an agent's own view, and the painters of that view. */
interface OwnShot {
  readonly stage: Stage
  readonly camera: Camera
  readonly figures: Parameters<typeof writeNameTags>[2]
  readonly tick: number
  readonly gui: ShownGui
}

/** Rain or snow; in outside views, none close to the camera. */
function fallsIn(
  stage: Stage,
  camera: Camera,
  {
    tick,
    middle,
    reach,
    weather,
  }: Pick<Moment, 'tick' | 'weather'> & { middle: Point; reach: number | undefined },
): Fall[] {
  if (weather === 'clear') return []
  const falls = stage.falls(middle, tick * TICK_MS, reach)
  if (reach === undefined) return falls
  const near = NEAREST_FALL * wayBetween(camera, middle)
  return falls.filter((fall) => wayBetween(camera, fall) > near)
}

const wayBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)
