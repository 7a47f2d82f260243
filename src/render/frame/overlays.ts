import { blend, fill, type Picture } from '../image/picture.ts'

/** Overlays on a player's whole view. */
export interface ShownOverlays {
  /** Flames while the player burns. */
  readonly isBurning?: boolean
  /** Strength of a nether portal's purple overlay, 0 to 1. */
  readonly portal?: number
  /** Whether the eyes are inside a block: nothing else is seen. */
  readonly isBlocked?: boolean
}

const PORTAL = { colour: 0x6a1fc0, most: 0.75 } as const
const BLOCKED = 0x141414
/** Share of the height that flames reach from the lower edge, number of tongues, and pixels of a tongue's picture. */
const FLAMES = { height: 0.52, tongues: 9, grain: 48 } as const
const [DEEP, BRIGHT] = [0xe0560c, 0xffd23c]

/**
 * Draws overlays on a player's whole view, below its hotbar.
 * @param tick moves the flames and the swirl of portals
 */
export function drawOverlays(picture: Picture, overlays: ShownOverlays, tick: number): void {
  const { width, height } = picture
  const { isBurning = false, portal = 0, isBlocked = false } = overlays
  if (isBlocked) fill(picture, 0, 0, width, height, BLOCKED)
  if (portal > 0) drawPortal(picture, portal, tick)
  if (isBurning) drawFlames(picture, tick)
}

function drawPortal({ width, height, pixels }: Picture, portal: number, tick: number): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1]
      const wave = Math.sin(9 * Math.hypot(u, v) - 3 * Math.atan2(v, u) - tick / 4)
      blend(pixels, 4 * (y * width + x), PORTAL.colour, PORTAL.most * portal * (0.8 + 0.2 * wave))
    }
}

function drawFlames({ width, height, pixels }: Picture, tick: number): void {
  for (let x = 0; x < width; x++) {
    const top = flameHeight(Math.floor((x * FLAMES.grain) / width) / FLAMES.grain, tick)
    for (let y = Math.max(0, Math.floor(height * (1 - top))); y < height; y++) {
      const depth = (y / height - (1 - top)) / top
      blend(pixels, 4 * (y * width + x), depth < 0.35 ? DEEP : BRIGHT, 0.35 + 0.45 * depth)
    }
  }
}

/** Height of the flames at a point of the lower edge (0 to 1): two opposing waves, lowest in the centre. */
function flameHeight(at: number, tick: number): number {
  const phase = at * FLAMES.tongues * 2 * Math.PI
  const flicker = 0.5 + 0.25 * Math.sin(phase + tick * 0.9) + 0.25 * Math.sin(2.3 * phase - tick * 1.3)
  const side = 0.45 + 0.55 * Math.abs(2 * at - 1)
  return FLAMES.height * side * (0.45 + 0.55 * flicker)
}
