import { describe, expect, it } from 'vitest'
import { LiveView } from '../../src/environment/frames/live-view.ts'
import type { Picture } from '../../src/render/image/picture.ts'
import { type Kit, withBody } from '../body/kit.ts'

const GAME_WINDOW = { width: 640, height: 360 }
const LOOKS = { fov: 70, gamma: 1 }

/** Plays with a body whose view is drawn, and lets game ticks pass for both. */
const withView = (
  play: (stage: {
    kit: Kit
    draw: (size?: { width: number; height: number }) => Picture
    pass: (ticks: number, buttons?: string) => Promise<void>
  }) => Promise<void>,
): Promise<void> =>
  withBody('1.19.2', async (kit) => {
    await kit.commands('gamerule doDaylightCycle false', 'time set 6000')
    const view = new LiveView({ bot: kit.bot, body: kit.body })
    const pass = async (ticks: number, buttons = '') => {
      for (let tick = 0; tick < ticks; tick++) {
        await kit.step(buttons)
        view.tick()
      }
    }
    await play({ kit, pass, draw: (size = GAME_WINDOW) => view.draw({ ...size, ...LOOKS }) })
  })

const colourAt = ({ width, pixels }: Picture, x: number, y: number): number => {
  const at = 4 * (y * width + x)
  return (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!
}

/** Number of pixels of a rectangle that differ between two pictures of a size. */
function changes(
  a: Picture,
  b: Picture,
  [left, top, right, bottom]: readonly [number, number, number, number],
) {
  let count = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if (colourAt(a, x, y) !== colourAt(b, x, y)) count++
  return count
}

/** Squeezes a picture by the mean of what each of its pixels covers. */
function squeezed(picture: Picture, width: number, height: number): Uint8Array {
  const out = new Uint8Array(3 * width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = Math.floor(((x + 0.5) * picture.width) / width)
      const v = Math.floor(((y + 0.5) * picture.height) / height)
      out.set(
        picture.pixels.subarray(4 * (v * picture.width + u), 4 * (v * picture.width + u) + 3),
        3 * (y * width + x),
      )
    }
  return out
}

const CHAT = [0, 200, 320, 312] as const
const SKY = [0, 0, 200, 150] as const

describe('a live view', () => {
  it('shows boss bars, experience and chat, which goes after ten seconds', () =>
    withView(async ({ kit, draw, pass }) => {
      await pass(200)
      const before = draw()
      await kit.commands('bossbar add a "Big"', 'bossbar set a players @a', 'bossbar set a value 50')
      await kit.commands('bossbar set a color purple', 'xp add Steve 4', 'say hello')
      await pass(2)
      const after = draw()
      expect(colourAt(after, 240, 14)).toBe(0x7b00ec)
      expect(colourAt(after, 400, 14)).not.toBe(0x7b00ec)
      expect(colourAt(after, 240, 333)).toBe(0x80ff20)
      expect(changes(before, after, CHAT)).toBeGreaterThan(1000)
      await pass(200)
      expect(changes(before, draw(), CHAT)).toBe(0)
    }))

  it('shows how far the block in the crosshair is dug, and blocks that change', () =>
    withView(async ({ kit, draw, pass }) => {
      await pass(1)
      const empty = draw()
      await kit.commands('setblock 0 G+1 2 oak_log')
      await pass(1)
      const middle = [260, 130, 380, 175] as const
      const whole = draw()
      expect(changes(empty, whole, middle)).toBeGreaterThan(4000)
      await pass(20, 'attack')
      const some = changes(whole, draw(), middle)
      await pass(25, 'attack')
      const more = changes(whole, draw(), middle)
      expect(some).toBeGreaterThan(20)
      expect(more).toBeGreaterThan(some)
      await pass(25, 'attack')
      expect(changes(empty, draw(), middle)).toBe(0)
    }))

  it('tilts after damage and is blue under water', () =>
    withView(async ({ kit, draw, pass }) => {
      await pass(30)
      const before = draw()
      await kit.commands('effect give Steve instant_damage 1')
      await pass(3)
      expect(changes(before, draw(), SKY)).toBeGreaterThan(10_000)
      await pass(20)
      expect(changes(before, draw(), SKY)).toBe(0)
      await kit.commands('fill -2 G -2 2 G+3 2 water')
      await pass(3)
      const wet = draw()
      const [sky, sea] = [colourAt(before, 500, 300), colourAt(wet, 500, 300)]
      expect(sea & 255).toBeGreaterThan((sky & 255) + 20)
    }))

  it('shows the open screen with its cursor, and the hotbar as it changes meanwhile', () =>
    withView(async ({ kit, draw, pass }) => {
      await kit.commands('give Steve dirt 5')
      await pass(50)
      const closed = draw()
      await pass(1, 'inventory')
      await pass(1)
      expect(colourAt(draw(), 321, 182)).toBe(0xffffff)
      await kit.click(36)
      await kit.click(20)
      await pass(1, 'inventory')
      await pass(1)
      const hotbar = [231, 340, 249, 358] as const
      expect(changes(closed, draw(), hotbar)).toBeGreaterThan(30)
    }))

  it('shows the same at other sizes, squeezed', () =>
    withView(async ({ kit, draw, pass }) => {
      await kit.commands('setblock 1 G 3 oak_log', 'setblock -1 G+1 4 white_wool', 'give Steve stone_pickaxe')
      await pass(5)
      const large = draw()
      for (const [width, height] of [
        [128, 128],
        [320, 180],
      ] as const) {
        const small = draw({ width, height })
        const wanted = squeezed(large, width, height)
        let sum = 0
        for (let i = 0; i < wanted.length; i++)
          sum += Math.abs(wanted[i]! - small.pixels[4 * Math.floor(i / 3) + (i % 3)]!)
        // another world half a block to the side differs by more than 12
        expect(sum / wanted.length).toBeLessThan(6)
      }
    }))
})
