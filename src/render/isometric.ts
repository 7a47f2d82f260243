import type { Point, RenderBlock, RenderCell } from './cell.ts'
import { shade } from './colour.ts'
import { type Frame, ground } from './ground.ts'
import type { ShapeBox } from './shapes.ts'
import { AXIS, coverTest, type FaceSide, type Solid, solidsOf } from './solids.ts'
import { type Corner, View } from './view.ts'

export interface IsometricOptions {
  /** The viewer's corner. Default: south-east. */
  from?: Corner
  /** The cells that the picture shows, so that several pictures have the same size. Default: the smallest frame for the blocks. */
  frame?: Frame
  /** Length of a block's edge on paper, in pixels. Default: 20. */
  scale?: number
  /** Description of the picture, for screen readers. */
  label?: string
  /** Adds what an SVG file needs but an SVG inside an HTML page does not. */
  standalone?: boolean
}

const LIGHT: Record<FaceSide, number> = { top: 1.08, left: 0.86, right: 0.68 }
/** Bark around the cut face of a log, in sixteenths of a block. */
const RIM = 2
const FACES: readonly FaceSide[] = ['top', 'left', 'right']

/**
 * Draws blocks in isometric projection as SVG, each with its name and position as a tooltip. The output depends only
 * on the arguments. Blocks are painted from far to near; faces that a neighbour covers are left out.
 */
export function renderIsometric(cells: readonly RenderCell[], options: IsometricOptions = {}): string {
  const view = new View(options.from ?? 'south-east', options.scale ?? 20)
  const frame = options.frame ?? frameOf(cells)
  const { svg: floor, paper } = ground(frame, view)
  const solids = solidsOf(cells, view)
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
  const faces = solid.boxes.flatMap((box) =>
    FACES.filter((side) => !covered(solid, box, side)).map((side) => paintFace(solid, box, side, view)),
  )
  if (faces.length === 0) return ''
  const edge = shade(solid.material.side, 0.42)
  const opacity = solid.opacity < 1 ? ` opacity="${number(solid.opacity)}"` : ''
  return `<g stroke="${edge}" stroke-width=".7"${opacity}><title>${escapeXml(titleOf(solid.cell))}</title>${faces.join('')}</g>`
}

function paintFace(solid: Solid, box: ShapeBox, side: FaceSide, view: View): string {
  const face = `<path fill="${faceColour(solid, box, side)}" d="${facePath(solid.at, box, side, view)}"/>`
  const { end } = solid.material
  const axis = side === 'top' ? 'y' : (side === 'right') === view.swapsAxes ? 'z' : 'x'
  if (end === undefined || axis !== (solid.cell.block.properties.axis ?? 'y')) return face
  const rings = `<path stroke="none" fill="${shade(end, LIGHT[side])}" d="${facePath(solid.at, inset(box, side), side, view)}"/>`
  return face + rings
}

function faceColour({ material }: Solid, box: ShapeBox, side: FaceSide): string {
  if (box.accent && material.accent !== undefined) {
    return material.glows
      ? shade(material.accent, side === 'right' ? 0.92 : 1)
      : shade(material.accent, LIGHT[side])
  }
  return shade((side === 'top' ? material.top : undefined) ?? material.side, LIGHT[side])
}

/** The cut face of a log inside its rim of bark. */
function inset({ min, max }: ShapeBox, side: FaceSide): ShapeBox {
  const normal = AXIS[side]
  const move = (corner: ShapeBox['min'], by: number): ShapeBox['min'] =>
    corner.map((value, axis) => (axis === normal ? value : value + by)) as unknown as ShapeBox['min']
  return { min: move(min, RIM), max: move(max, -RIM) }
}

function facePath(at: Point, { min, max }: ShapeBox, side: FaceSide, view: View): string {
  const [x1, y1, z1] = min
  const [x2, y2, z2] = max
  const corners: Record<FaceSide, [number, number, number][]> = {
    top: [
      [x1, y2, z1],
      [x2, y2, z1],
      [x2, y2, z2],
      [x1, y2, z2],
    ],
    left: [
      [x1, y2, z2],
      [x2, y2, z2],
      [x2, y1, z2],
      [x1, y1, z2],
    ],
    right: [
      [x2, y2, z1],
      [x2, y2, z2],
      [x2, y1, z2],
      [x2, y1, z1],
    ],
  }
  const points = corners[side].map(([x, y, z]) =>
    view
      .paper({ x: at.x + x / 16, y: at.y + y / 16, z: at.z + z / 16 })
      .map(number)
      .join(' '),
  )
  return `M${points.join('L')}Z`
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
