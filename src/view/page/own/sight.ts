import { cellsAlong, firstCellHit } from '../../../core/ray.ts'
import { REACH } from '../../../game/bodies.ts'
import type { Point } from '../../../render/cell.ts'
import type { Sight, Target, TargetBox } from '../../../render/frame/target.ts'
import { axesOf, type Camera } from '../../../render/trace/camera.ts'
import { OPAQUE } from '../data/section.ts'
import type { Voxels } from '../data/voxels.ts'

/** The blocks at a moment, as needed for an agent's crosshair and its outline. */
export class BlockSight implements Sight {
  readonly #voxels: Voxels
  readonly #outlines: readonly (readonly TargetBox[])[]

  /** @param outlines the shapes at which the crosshair stops, by block number */
  constructor(voxels: Voxels, outlines: readonly (readonly TargetBox[])[]) {
    this.#voxels = voxels
    this.#outlines = outlines
  }

  /** The block under a camera's crosshair, within a player's reach; undefined if there is none. */
  targetOf(camera: Camera): Target | undefined {
    const { forward } = axesOf(camera)
    return firstCellHit(
      camera,
      forward,
      REACH,
      ({ x, y, z }) => this.#outlines[this.#voxels.get(x, y, z)] ?? [],
    )
  }

  /** 0 if a whole block is in between; everything else lets light through. */
  reaches(camera: Camera, point: Point): number {
    const [x, y, z] = [point.x - camera.x, point.y - camera.y, point.z - camera.z]
    const way = Math.hypot(x, y, z)
    if (way === 0) return 1
    const direction = { x: x / way, y: y / way, z: z / way }
    for (const cell of cellsAlong(camera, direction, way)) if (this.#isOpaque(cell)) return 0
    return 1
  }

  #isOpaque({ x, y, z }: Point): boolean {
    return (this.#voxels.traits[this.#voxels.get(x, y, z)]! & OPAQUE) !== 0
  }

  /** Whether nothing can be seen from a position because it is inside a block. */
  isBlocked({ x, y, z }: Point): boolean {
    return this.#isOpaque({ x: Math.floor(x), y: Math.floor(y), z: Math.floor(z) })
  }
}
