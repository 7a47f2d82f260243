import { aimOf, eyesOf } from '../../body/aim/crosshair.ts'
import { outlinedBlockAt } from '../../body/aim/outline-cells.ts'
import type { Body } from '../../body/body.ts'
import { TICK_MS } from '../../core/clock.ts'
import type { Bot } from '../../judger/client/bot.ts'
import { PlayerPainter, type PlayerView } from '../../render/frame/player-frame.ts'
import { Stage } from '../../render/frame/stage.ts'
import type { Target } from '../../render/frame/target.ts'
import { PORTAL_TICKS, tiltAfter } from '../../render/frame/timing.ts'
import type { Picture } from '../../render/image/picture.ts'
import { type LookProvider, lookOf } from '../../render/look/look.ts'
import type { Camera } from '../../render/trace/camera.ts'
import { clientStage } from './client-stage.ts'
import type { FrameSpec } from './frame-spec.ts'
import { SeenBeings } from './seen-beings.ts'
import { SeenGui } from './seen-gui.ts'

const RADIANS = Math.PI / 180
/** Looking straight up or down, there is no right and left. */
const STEEPEST = 1.55
/** Range of the view, and how far a player may walk before the surrounding blocks are read again (blocks). */
const [DISTANCE, SLACK] = [64, 20]
/** Midnight, and the colour of the void or fog where there is no sky. */
const MIDNIGHT = 18_000
const SKIES: Readonly<Record<string, number>> = { the_nether: 0x330808, the_end: 0x15101a }

/**
 * A player's view of the running world, drawn only from what its client knows. It lives as long as the client, so that only what
 * changes is read again. Reads no clock: `tick` is called each game tick.
 */
export class LiveView {
  readonly #bot: Bot
  readonly #body: Body | undefined
  readonly #beings: SeenBeings
  readonly #gui: SeenGui
  readonly #stage: Stage
  readonly #painter: PlayerPainter
  #tick = 0
  #ticksInPortal = 0

  constructor({ bot, body, looks = lookOf }: { bot: Bot; body: Body | undefined; looks?: LookProvider }) {
    this.#bot = bot
    this.#body = body
    this.#beings = new SeenBeings(bot)
    this.#gui = new SeenGui(bot, body)
    this.#stage = new Stage(clientStage(bot), looks)
    this.#painter = new PlayerPainter(looks)
  }

  /** Called when a game tick has passed. */
  tick(): void {
    this.#tick++
    this.#beings.tick()
    this.#gui.tick()
    const { x, y, z } = this.#bot.entity.position
    const isInPortal = this.#nameAt(x, y, z) === 'nether_portal'
    this.#ticksInPortal = isInPortal ? Math.min(PORTAL_TICKS, this.#ticksInPortal + 1) : 0
  }

  /** The player's current view. */
  draw({ width, height, fov, gamma }: Pick<FrameSpec, 'width' | 'height' | 'fov' | 'gamma'>): Picture {
    const camera = this.#camera(fov)
    this.#stage.show(camera, SLACK)
    const self = this.#beings.self
    const view: PlayerView = {
      tick: this.#tick,
      camera,
      self,
      beings: this.#beings.others,
      world: this.#world(camera, gamma),
      target: this.#target(),
      overlays: {
        isBurning: self.doing.burning,
        portal: this.#ticksInPortal / PORTAL_TICKS,
        isBlocked: this.#stage.isSolid(camera.x, camera.y, camera.z),
      },
      gui: this.#gui.now(),
    }
    return this.#painter.draw(this.#stage, view, { width, height })
  }

  #camera(fov: number): Camera {
    const { yaw, pitch } = this.#bot.entity
    return {
      ...eyesOf(this.#bot),
      yaw,
      pitch: Math.max(-STEEPEST, Math.min(STEEPEST, pitch)),
      fov: fov * RADIANS,
      roll: tiltAfter(this.#gui.sinceHurt),
    }
  }

  #world(camera: Camera, gamma: number): PlayerView['world'] {
    const { game, time, isRaining, thunderState } = this.#bot
    const background = SKIES[game.dimension]
    const common = { gamma, distance: DISTANCE }
    if (background !== undefined) return { ...common, background, time: MIDNIGHT }
    const storm = thunderState > 0 ? ('thunder' as const) : ('rain' as const)
    const weather = isRaining ? storm : ('clear' as const)
    const falls = isRaining ? this.#stage.falls(camera, this.#tick * TICK_MS) : []
    return { ...common, time: time.timeOfDay ?? 0, weather, falls }
  }

  #target(): Target | undefined {
    const aim = aimOf(this.#bot)
    if (aim.on !== 'block' || this.#body?.screen !== undefined) return undefined
    const { x, y, z } = aim.position
    const digging = this.#body?.digging
    const isDug = digging?.position.x === x && digging.position.y === y && digging.position.z === z
    const boxes = outlinedBlockAt(this.#bot, x, y, z)?.outline ?? []
    return { cell: { x, y, z }, boxes, dug: isDug ? digging.progress : undefined }
  }

  #nameAt(x: number, y: number, z: number): string | undefined {
    return outlinedBlockAt(this.#bot, Math.floor(x), Math.floor(y), Math.floor(z))?.name
  }
}
