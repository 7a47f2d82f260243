import type { Triple } from '../look/part.ts'
import { isObject, type PackFiles, pathOf, readJson } from './pack.ts'

export interface ModelFace {
  /** The name of a picture, such as `block/stone`. */
  texture: string
  uv: readonly [number, number, number, number] | undefined
  /** Quarter turns, clockwise. */
  turn: number
  tinted: boolean
}

/** A box of a model, in sixteenths. */
export interface Element {
  from: Triple
  to: Triple
  rotation: { axis: 'x' | 'y' | 'z'; degrees: number; origin: Triple; rescale: boolean } | undefined
  faces: Readonly<Record<string, ModelFace>>
}

/** Models name their parents; a longer chain is a cycle. */
const DEEPEST = 16

/**
 * The boxes of a model, including those from its parents. None if it has no boxes (chests and the like are
 * drawn by the game's code).
 */
export function elementsOf(files: PackFiles, name: string): Element[] {
  let elements: unknown
  const textures: Record<string, string> = {}
  let next: unknown = name
  for (let depth = 0; typeof next === 'string' && depth < DEEPEST; depth++) {
    const file = readJson(files, pathOf(next, 'models', 'json'))
    if (!isObject(file)) break
    addTextures(textures, file['textures'])
    elements ??= file['elements']
    next = file['parent']
  }
  if (!Array.isArray(elements)) return []
  return elements.flatMap((element: unknown) =>
    isObject(element) ? (elementOf(element, textures) ?? []) : [],
  )
}

/** Adds the pictures that a model names, unless its children name their own. */
function addTextures(textures: Record<string, string>, said: unknown): void {
  if (!isObject(said)) return
  for (const [key, value] of Object.entries(said)) {
    // since 1.21.5 a picture may have further attributes
    const sprite = isObject(value) ? value['sprite'] : value
    if (typeof sprite === 'string') textures[key] ??= sprite
  }
}

function elementOf(element: Record<string, unknown>, textures: Record<string, string>): Element | undefined {
  const [from, to] = [tripleOf(element['from']), tripleOf(element['to'])]
  if (from === undefined || to === undefined || !isObject(element['faces'])) return undefined
  const faces = Object.entries(element['faces']).flatMap(([side, face]) => {
    const made = isObject(face) ? faceOf(face, textures) : undefined
    return made === undefined ? [] : [[side, made] as const]
  })
  return { from, to, rotation: rotationOf(element['rotation']), faces: Object.fromEntries(faces) }
}

function faceOf(face: Record<string, unknown>, textures: Record<string, string>): ModelFace | undefined {
  let texture = String(face['texture'] ?? '')
  for (let depth = 0; texture.startsWith('#') && depth < DEEPEST; depth++)
    texture = textures[texture.slice(1)] ?? ''
  if (texture === '' || texture.startsWith('#')) return undefined
  const { uv } = face
  const isArea = Array.isArray(uv) && uv.length === 4 && uv.every((n) => typeof n === 'number')
  return {
    texture,
    uv: isArea ? (uv as unknown as [number, number, number, number]) : undefined,
    turn: ((((Number(face['rotation'] ?? 0) / 90) % 4) + 4) % 4) | 0,
    tinted: Number(face['tintindex'] ?? -1) >= 0,
  }
}

function rotationOf(rotation: unknown): Element['rotation'] {
  if (!isObject(rotation)) return undefined
  const { axis, angle, rescale } = rotation
  const origin = tripleOf(rotation['origin'])
  if (origin === undefined || typeof angle !== 'number') return undefined
  return axis === 'x' || axis === 'y' || axis === 'z'
    ? { axis, degrees: angle, origin, rescale: rescale === true }
    : undefined
}

const tripleOf = (value: unknown): Triple | undefined =>
  Array.isArray(value) && value.length === 3 && value.every((n) => typeof n === 'number')
    ? (value as unknown as Triple)
    : undefined
