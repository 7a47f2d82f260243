import type { Point } from '../../../render/cell.ts'
import type { BlockModel } from '../../../render/mesh/block-model.ts'
import { MURK, MURKY } from '../../../render/trace/murk.ts'
import type { Voxels } from '../data/voxels.ts'
import type { Daylight } from './daylight.ts'
import type { Vector } from './matrix.ts'

/** The liquid around the eyes: its colour, and the distance at which it hides everything (blocks). */
export interface Murk {
  readonly colour: Vector
  readonly reach: number
}

/** The liquid around the eyes, as shown in frames; undefined in air. @param daylight the light of the open sky */
export function murkAt(
  voxels: Voxels,
  models: readonly BlockModel[],
  eyes: Point,
  daylight: Vector,
): Murk | undefined {
  const [x, y, z] = [Math.floor(eyes.x), Math.floor(eyes.y), Math.floor(eyes.z)]
  const liquid = models[voxels.get(x, y, z)]?.liquid
  if (liquid === undefined) return undefined
  const isUnderMore = models[voxels.get(x, y + 1, z)]?.liquid?.kind === liquid.kind
  if (!isUnderMore && eyes.y - y > liquid.height / 16) return undefined
  if (liquid.kind === 'lava') return { colour: shares(MURK.lava), reach: MURKY.lava }
  const { water } = voxels.climateAt(x, z)
  const open = (voxels.lightAt(x, y, z) >> 4) / 15
  const tint = [water >> 16, (water >> 8) & 255, water & 255]
  const colour = tint.map((channel, i) => (MURK.water * channel * open * daylight[i]!) / 255)
  return { colour: shares(colour), reach: MURKY.water }
}

const shares = ([red = 0, green = 0, blue = 0]: readonly number[]): Vector => [
  red / 255,
  green / 255,
  blue / 255,
]

/** The sky, which liquids hide. */
export const skyIn = (sky: Daylight, murk: Murk | undefined): Daylight =>
  murk === undefined
    ? sky
    : { ...sky, above: murk.colour, below: murk.colour, hasDiscs: false, hasStars: false }
