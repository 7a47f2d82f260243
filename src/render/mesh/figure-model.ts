import { bodyOf, heldParts, SHOULDER } from '../look/bodies.ts'
import type { LookProvider } from '../look/look.ts'
import type { Part, Triple } from '../look/part.ts'
import { quadsOf } from './block-model.ts'
import type { TextureSet } from './texture-set.ts'

/** A part of a figure that turns about a line along x: the head with the pitch, limbs with the stride. */
export interface Limb {
  quads: readonly number[]
  origin: Triple
  /** Its rotation in radians per radian of the pitch, and of the stride. */
  pitch: number
  stride: number
}

/** A player or a mob as quads, feet at the centre of the cell's floor, facing north. */
export interface FigureModel {
  limbs: readonly Limb[]
  /** In blocks. */
  height: number
}

/** The model of a player (by name) or of a mob. Parts that move together are one limb. */
export function figureModelOf(
  kind: string,
  name: string,
  textures: TextureSet,
  looks?: LookProvider,
): FigureModel {
  const still = bodyOf(kind, name, { looks })
  const nodding = bodyOf(kind, name, { pitch: 1, looks })
  const striding = bodyOf(kind, name, { stride: 1, looks })
  const angle = (part: Part | undefined): number => ((part?.turn?.degrees ?? 0) * Math.PI) / 180
  const limbs = new Map<string, Limb>()
  still.forEach((part, index) => {
    const rest = angle(part)
    const pitch = angle(nodding[index]) - rest
    const stride = angle(striding[index]) - rest
    const origin = pitch === 0 && stride === 0 ? FEET : (part.turn?.origin ?? FEET)
    const { turn: _, ...straight } = part
    const quads = quadsOf(rest === 0 ? straight : part, textures)
    const key = [pitch, stride, ...origin].join(' ')
    limbs.set(key, { quads: [...(limbs.get(key)?.quads ?? []), ...quads], origin, pitch, stride })
  })
  return { limbs: [...limbs.values()], height: Math.max(...still.map(({ to }) => to[1])) / 16 }
}

const FEET: Triple = [8, 0, 8]

/** A dropped item, as one piece the size of a block. */
export const itemModelOf = (item: string, textures: TextureSet, looks: LookProvider): FigureModel => ({
  limbs: [rigid(bodyOf('item', item, { looks }), textures)],
  height: 1,
})

/** A player's held item, which moves with the arm. */
export const heldModelOf = (item: string, textures: TextureSet, looks: LookProvider): FigureModel => ({
  limbs: [{ ...rigid(heldParts(item, looks), textures), origin: SHOULDER, stride: 1 }],
  height: 2,
})

const rigid = (parts: readonly Part[], textures: TextureSet): Limb => ({
  quads: parts.flatMap((part) => quadsOf(part, textures)),
  origin: [8, 0, 8],
  pitch: 0,
  stride: 0,
})
