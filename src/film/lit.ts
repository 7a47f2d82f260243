import { type Picture, textWidth } from '../render/image/picture.ts'
import { label } from '../render/screens/stack.ts'
import { guiScale } from './gui-scale.ts'

/** Mean brightness (0 to 255) below which a picture is brightened, and the brightness that it then gets. */
const [DARK, LIT] = [62, 92]
/** Maximum correction: a stronger one would turn black into noise. */
const STRONGEST = 0.42

/**
 * Brightens a dark picture, so that viewers can make things out: night and caves are nearly black otherwise. Colours and the order of
 * brightness are kept.
 * @returns whether it was dark
 */
export function litUp({ pixels }: Picture): boolean {
  const mean = brightness(pixels)
  if (mean >= DARK) return false
  const gamma = Math.max(STRONGEST, Math.log(LIT / 255) / Math.log(Math.max(4, mean) / 255))
  const table = Uint8Array.from({ length: 256 }, (_, value) => Math.round(255 * (value / 255) ** gamma))
  for (let at = 0; at < pixels.length; at += 4) {
    const most = Math.max(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!, 1)
    const factor = table[most]! / most
    for (let i = 0; i < 3; i++) pixels[at + i] = Math.min(255, Math.round(pixels[at + i]! * factor))
  }
  return true
}

function brightness(pixels: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < pixels.length; at += 4)
    sum += 0.3 * pixels[at]! + 0.59 * pixels[at + 1]! + 0.11 * pixels[at + 2]!
  return (4 * sum) / Math.max(4, pixels.length)
}

const NOTE = 'dark, brightened'

/** Notes in the picture that it was brightened. */
export function noteLit(picture: Picture): void {
  const scale = guiScale(picture)
  label(picture, NOTE, picture.width - textWidth(NOTE, scale) - 8, 5, scale)
}
