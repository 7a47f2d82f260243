import { bodyOf, heldParts, SHOULDER } from '../look/bodies.ts'
import type { LookProvider } from '../look/look.ts'
import type { Part, Triple } from '../look/part.ts'
import { quadsOf } from './block-model.ts'
import type { TextureSet } from './texture-set.ts'

/** A part of a figure that turns about a line along x: the head with the pitch, limbs with the stride. */
export interface Limb {
  quads: readonly number[]
  origin: Triple
  /** Radians that it turns for each radian of the pitch, and of the stride. */
  pitch: number
  stride: number
}

/** A player or a mob as quads, feet in the middle of the cell's floor, facing north. */
export interface FigureModel {
  limbs: readonly Limb[]
  /** In blocks. */
  height: number
}

/** The model of a player (by name) or of a mob. */
export function figureModelOf(kind: string, name: string, textures: TextureSet): FigureModel {
  const still = bodyOf(kind, name)
  const [nodding, striding] = [bodyOf(kind, name, { pitch: 1 }), bodyOf(kind, name, { stride: 1 })]
  const angle = (part: Part | undefined): number => ((part?.turn?.degrees ?? 0) * Math.PI) / 180
  const limbs = still.map((part, index): Limb => {
    const { turn: _, ...straight } = part
    return {
      quads: quadsOf(straight, textures),
      origin: part.turn?.origin ?? [8, 0, 8],
      pitch: angle(nodding[index]),
      stride: angle(striding[index]),
    }
  })
  return { limbs, height: Math.max(...still.map(({ to }) => to[1])) / 16 }
}

/** Something that lies around, as one piece in the size of a block. */
export const itemModelOf = (item: string, textures: TextureSet, looks: LookProvider): FigureModel => ({
  limbs: [rigid(bodyOf('item', item, { looks }), textures)],
  height: 1,
})

/** What a player holds, which moves with the arm. */
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
