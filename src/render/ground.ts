import type { Point } from './cell.ts'
import type { View } from './view.ts'

/** A box of cells, both corners included. */
export interface Frame {
  min: Point
  max: Point
}

/** Cells of empty ground around the drawing. */
const MARGIN = 1

/** A faint grid under the lowest layer with a mark on its north side, and the area of the paper that the drawing covers. */
export function ground(
  { min, max }: Frame,
  view: View,
): { svg: string; paper: [x: number, y: number, width: number, height: number] } {
  const [x1, x2] = [min.x - MARGIN, max.x + 1 + MARGIN]
  const [z1, z2] = [min.z - MARGIN, max.z + 1 + MARGIN]
  const paper = (x: number, y: number, z: number) => view.paper(view.point({ x, y, z }))
  const line = (a: readonly number[], b: readonly number[]): string =>
    `M${a.map(short).join(' ')}L${b.map(short).join(' ')}`
  const lines: string[] = []
  for (let x = x1; x <= x2; x++) lines.push(line(paper(x, min.y, z1), paper(x, min.y, z2)))
  for (let z = z1; z <= z2; z++) lines.push(line(paper(x1, min.y, z), paper(x2, min.y, z)))
  const north = paper((x1 + x2) / 2, min.y, z1 - 0.55)
  const corners = [min.y, max.y + 1].flatMap((y) =>
    [x1, x2].flatMap((x) => [z1, z2].map((z) => paper(...inset({ x, y, z }, y > min.y)))),
  )
  const xs = [...corners, north].map(([x]) => x)
  const ys = [...corners, north].map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - 6, Math.min(...ys) - 8]
  const svg =
    `<g class="ground" stroke="currentColor" stroke-width=".6"><path fill="none" opacity=".22" d="${lines.join('')}"/>` +
    `<text x="${short(north[0])}" y="${short(north[1])}" dy=".35em" text-anchor="middle" font-size="11" stroke="none" fill="currentColor" opacity=".6">N</text></g>`
  return { svg, paper: [left, top, Math.max(...xs) + 6 - left, Math.max(...ys) + 8 - top] }

  /** Above the ground only the cells need room, not the margin. */
  function inset({ x, y, z }: Point, above: boolean): [number, number, number] {
    if (!above) return [x, y, z]
    return [x === x1 ? x + MARGIN : x - MARGIN, y, z === z1 ? z + MARGIN : z - MARGIN]
  }
}

const short = (value: number): string => String(Math.round(value * 100) / 100 + 0)
