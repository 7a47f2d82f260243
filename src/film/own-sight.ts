import { firstCellHit } from '../core/ray.ts'
import { parseBlock } from '../game/block.ts'
import { outlineIn } from '../game/blocks/outline-in.ts'
import type { OutlineBox } from '../game/blocks/outlines.ts'
import { REACH } from '../game/bodies.ts'
import { TICK_MS } from '../recording/line.ts'
import type { FigureNow, ScreenNow } from '../recording/moment.ts'
import { OwnReader } from '../recording/own-reader.ts'
import { type OwnAt, OwnStates } from '../recording/own-states.ts'
import type { Playback } from '../recording/playback.ts'
import type { ShownGui } from '../render/frame/gui.ts'
import type { ShownOverlays } from '../render/frame/overlays.ts'
import { CHAT_MS, dugTarget, guiOf, sinceHurt } from '../render/frame/own-moment.ts'
import type { Target } from '../render/frame/target.ts'
import { PORTAL_TICKS, ticksInPortal, tiltAfter } from '../render/frame/timing.ts'
import type { Picture } from '../render/image/picture.ts'
import { cursorPlace } from '../render/screens/cursor-place.ts'
import { axesOf, type Camera } from '../render/trace/camera.ts'

const UNKNOWN: OwnAt = { hud: undefined, screen: undefined, body: undefined, dig: undefined, bars: [] }

/** The agents' own states in a recording: hotbar, open screens, digging, chat and overlays. */
export class OwnSight {
  readonly #playback: Playback
  readonly #reader: OwnReader
  readonly #states = new OwnStates()
  readonly #outlines = new Map<number, readonly OutlineBox[]>()
  /** Number of segments that have been read. */
  #read = 0

  constructor(playback: Playback) {
    this.#playback = playback
    this.#reader = new OwnReader(playback.head)
  }

  /**
   * Reads the segments that were added since the last call. All are read, because a recording states only at the end of digging
   * when it began.
   */
  #catchUp(): void {
    const playback = this.#playback
    const word = (number: number): string => playback.word(number)
    for (const { from, segment } of playback.segments(this.#read)) {
      for (const state of this.#reader.read(segment, { from, word })) this.#states.add(state)
      for (const { offset, from: speaker, text } of segment.said)
        this.#states.said((from + offset) * TICK_MS, word(speaker), text)
      this.#read++
    }
  }

  #at(agent: string, tick: number): OwnAt {
    this.#catchUp()
    return this.#states.at(agent, tick * TICK_MS) ?? UNKNOWN
  }

  /** The tilt of an agent's head after damage (radians). */
  roll(agent: string, tick: number): number {
    return tiltAfter(sinceHurt(this.#at(agent, tick), tick * TICK_MS))
  }

  /**
   * Draws an agent's interface.
   * @param screen the screen as it was within the tick, with the cursor unknown; by default the open one
   */
  gui(
    agent: string,
    tick: number,
    { screen, picture, scaleOf }: { screen: ScreenNow | undefined } & ScreenPlace,
  ): ShownGui {
    const now = tick * TICK_MS
    const own = this.#at(agent, tick)
    const { screen: open, clicked = null } = own.screen ?? {}
    const scale = open ? scaleOf(open) : 0
    const at = open && scale > 0 ? { at: cursorPlace(open, clicked, picture, scale) } : {}
    const shown = screen ?? (open ? { ...open, ...at } : undefined)
    return guiOf(own, { now, chat: this.#states.chat(now - CHAT_MS, now), screen: shown })
  }

  /** The block under an agent's crosshair, with its cracks. */
  target(agent: string, tick: number, camera: Camera): Target | undefined {
    const { forward } = axesOf(camera)
    const target = firstCellHit(camera, forward, REACH, ({ x, y, z }) => this.#outlineAt(x, y, z))
    return dugTarget(target, this.#at(agent, tick), tick * TICK_MS)
  }

  #outlineAt(x: number, y: number, z: number): readonly OutlineBox[] {
    const number = this.#playback.blocks.at(x, y, z) ?? 0
    let outline = this.#outlines.get(number)
    if (outline === undefined) {
      const block = number === 0 ? undefined : parseBlock(this.#playback.blockName(number))
      outline = block === undefined ? [] : outlineIn(this.#playback.head.minecraft, block)
      this.#outlines.set(number, outline)
    }
    return outline
  }

  /** Overlays on an agent's whole view. @param isBlocked whether its eyes are inside a block */
  overlays(figure: FigureNow, tick: number, isBlocked: boolean): ShownOverlays {
    const inPortal = ticksInPortal((ago) => {
      const then = ago === 0 ? figure : this.#playback.player(figure.name, tick - ago)
      return then !== undefined && this.#isPortal(then)
    })
    return { isBurning: figure.doing.burning, portal: inPortal / PORTAL_TICKS, isBlocked }
  }

  #isPortal({ x, y, z }: FigureNow): boolean {
    const { blocks } = this.#playback
    const number = blocks.at(Math.floor(x), Math.floor(y), Math.floor(z)) ?? 0
    return number !== 0 && parseBlock(this.#playback.blockName(number))?.name === 'nether_portal'
  }
}

/** The area in which a screen is drawn. */
interface ScreenPlace {
  readonly picture: Pick<Picture, 'width' | 'height'>
  /** Picture pixels per GUI pixel of a screen; below 1 if the screen does not fit. */
  readonly scaleOf: (screen: ScreenNow) => number
}
