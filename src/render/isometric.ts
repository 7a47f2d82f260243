import type { Point, RenderBlock, RenderCell } from './cell.ts'
import { css, shade } from './colour.ts'
import { paintFace, seenFaces } from './faces.ts'
import { type Frame, ground } from './ground.ts'
import type { LookProvider } from './look/look.ts'
import { meanOfSurface } from './look/mean.ts'
import { withSecondHalves } from './second-halves.ts'
import { coverTest, type Solid, solidsOf } from './solids.ts'
import { type Corner, View } from './view.ts'

export interface IsometricOptions {
  /** The viewer's corner. Default: south-east. */
  from?: Corner
  /** The cells that the picture shows, so that several pictures have the same size. Default: the smallest frame for the blocks. */
  frame?: Frame
  /** Length of a block's edge in the drawing, in pixels. Default: 20. */
  scale?: number
  /** Description of the picture, for screen readers. */
  label?: string
  /** The source of blocks' looks. Default: our own. */
  looks?: LookProvider | undefined
  /** Adds what an SVG file needs but an SVG inside an HTML page does not. */
  standalone?: boolean
}

/**
 * Draws blocks in isometric projection as SVG, each with its name and position as a tooltip. The output depends only
 * on the arguments. Each face has the mean colour of its texture; plants and grids are drawn with their holes. Blocks are painted from far to near; faces that a neighbour covers are left out.
 */
export function renderIsometric(cells: readonly RenderCell[], options: IsometricOptions = {}): string {
  const view = new View(options.from ?? 'south-east', options.scale ?? 20)
  const drawn = withSecondHalves(cells)
  const frame = options.frame ?? frameOf(drawn)
  const { svg: floor, paper } = ground(frame, view)
  const solids = solidsOf(drawn, view, options.looks)
  const covered = coverTest(solids)
  const blocks = solids.map((solid) => paintSolid(solid, view, covered)).join('')
  const size = `viewBox="${paper.map(number).join(' ')}" width="${number(paper[2])}" height="${number(paper[3])}"`
  const namespace = options.standalone ? ' xmlns="http://www.w3.org/2000/svg"' : ''
  const label = options.label === undefined ? '' : ` aria-label="${escapeXml(options.label)}"`
  return `<svg${namespace} class="isometric" role="img"${label} ${size} stroke-linejoin="round">${floor}${blocks}</svg>`
}

function frameOf(cells: readonly RenderCell[]): Frame {
  const [first, ...rest] = cells.map(({ position }) => position)
  const frame: Frame = { min: { ...(first ?? ORIGIN) }, max: { ...(first ?? ORIGIN) } }
  for (const position of rest) {
    for (const axis of ['x', 'y', 'z'] as const) {
      frame.min[axis] = Math.min(frame.min[axis], position[axis])
      frame.max[axis] = Math.max(frame.max[axis], position[axis])
    }
  }
  return frame
}

const ORIGIN: Point = { x: 0, y: 0, z: 0 }

type Covered = ReturnType<typeof coverTest>

function paintSolid(solid: Solid, view: View, covered: Covered): string {
  const { tint } = solid.cell
  const colour = tint === undefined ? undefined : Number.parseInt(tint.slice(1), 16)
  const faces = solid.parts.flatMap((part) =>
    seenFaces(part, solid.at, (point) => view.paper(point)).filter(({ face }) => !covered(solid, part, face)),
  )
  const [first] = faces
  if (first === undefined) return ''
  const edge = css(shade(colour ?? meanOfSurface(first.surface).colour, 0.42))
  const opacity = solid.opacity < 1 ? ` opacity="${number(solid.opacity)}"` : ''
  const painted = faces
    .map((face) => paintFace(face, { number, tint: colour, clear: solid.opacity < 1 }))
    .join('')
  return `<g stroke="${edge}" stroke-width=".7"${opacity}><title>${escapeXml(titleOf(solid.cell))}</title>${painted}</g>`
}

const titleOf = ({ position: { x, y, z }, block, note }: RenderCell): string =>
  `${blockText(block)} at (${x}, ${y}, ${z})${note === undefined ? '' : `: ${note}`}`

function blockText({ name, properties }: RenderBlock): string {
  const pairs = Object.entries(properties).map(([key, value]) => `${key}=${value}`)
  return pairs.length === 0 ? name : `${name}[${pairs.sort().join(',')}]`
}

const number = (value: number): string => String(Math.round(value * 100) / 100 + 0)

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
