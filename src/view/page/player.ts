import type { ViewMessage } from '../messages.ts'
import { Replay } from './data/replay.ts'
import type { Story } from './data/story.ts'
import { type Player, Transport } from './panels/transport.ts'
import { Stage } from './stage.ts'
import { Toolbar } from './toolbar.ts'

/** How far behind the latest message a live run is shown (ms), so that agents move instead of jumping. */
const BEHIND_MS = 250
/** Interval at which the panels are updated (ms). */
const PANELS_EVERY_MS = 120

/** Plays a run: the picture, the bar below it, and the clock that moves both. */
export class RunPlayer {
  readonly replay = new Replay()
  readonly stage = new Stage(this.replay)
  readonly player: Player = { now: 0, isPlaying: false, speed: 1, isAtEdge: false }
  readonly transport = new Transport(this.replay, this.player)
  readonly #panels: ((story: Story, now: number) => void)[] = []
  toolbar: Toolbar | undefined
  #before = performance.now()
  #panelsAt = 0
  #shown = ''

  take(message: ViewMessage): void {
    this.replay.take(message)
    this.stage.take(message)
    if (message.kind !== 'ready') return
    this.player.isAtEdge = message.live
    if (message.live) this.player.isPlaying = true
  }

  /** Adds something that shows the story. */
  add(show: (story: Story, now: number) => void): void {
    this.#panels.push(show)
  }

  /** The camera's buttons, once the contents of the scene are known. */
  makeToolbar(): Toolbar {
    this.toolbar = new Toolbar(this.stage, this.replay)
    this.stage.node.append(this.toolbar.node)
    return this.toolbar
  }

  /** Starts the clock. */
  start(): void {
    const step = (at: number): void => {
      const elapsed = Math.min(250, at - this.#before)
      this.#before = at
      this.#advance(elapsed)
      const story = this.replay.chronicle.at(this.player.now)
      this.stage.draw(story, elapsed, this.player.isPlaying)
      if (at - this.#panelsAt > PANELS_EVERY_MS) {
        this.#panelsAt = at
        this.#showPanels(story)
      }
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  }

  #advance(elapsed: number): void {
    const { player, replay } = this
    if (player.isAtEdge && !replay.isLive) {
      player.isAtEdge = false
      player.now = replay.end
      player.isPlaying = false
    }
    if (player.isAtEdge) {
      const edge = Math.max(0, replay.end - BEHIND_MS)
      player.now += Math.max(0, edge - player.now) * Math.min(1, elapsed / 200)
    } else if (player.isPlaying) {
      player.now += elapsed * player.speed
      if (player.now >= replay.end) {
        player.now = replay.end
        if (!replay.isLive) player.isPlaying = false
      }
    }
    if (player.now === replay.now) return
    replay.seek(player.now)
    this.stage.isStale = true
  }

  #showPanels(story: Story): void {
    const { now, isPlaying, speed, isAtEdge } = this.player
    const { followed, camera } = this.stage
    const { end, isReady, isLive } = this.replay
    const key = [now, isPlaying, speed, isAtEdge, followed, camera.mode, end, isReady, isLive].join(' ')
    this.transport.show()
    for (const show of this.#panels) show(story, now)
    if (key === this.#shown) return
    this.#shown = key
    this.toolbar?.show()
  }
}
