/** Texels along the edge of a face, stages of digging, and the cracks that grow from the centre. */
const [SIZE, STAGES, CRACKS] = [16, 10, 7]
/** Length of each crack in the last stage (texels). */
const LENGTH = 14

/** For each texel of a face the stage at which it cracks; `STAGES` if it never does. */
const STAGE_OF = growCracks()

/**
 * Whether a point on a block's face is cracked.
 * @param dug progress of the digging, 0 to 1
 * @param u position along the first axis of the face, 0 to 1; `v` along the second
 */
export function crackAt(dug: number, u: number, v: number): boolean {
  const texel = (at: number): number => Math.max(0, Math.min(SIZE - 1, Math.floor(at * SIZE)))
  return STAGE_OF[texel(v) * SIZE + texel(u)]! < Math.floor(dug * STAGES)
}

/** Lets cracks wander from the centre of a face to its edges, the same ones each time. */
function growCracks(): Uint8Array {
  const stages = new Uint8Array(SIZE * SIZE).fill(STAGES)
  let seed = 0x2545f491
  const random = (): number => {
    seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d)
    seed ^= seed >>> 12
    return (seed >>> 0) / 2 ** 32
  }
  for (let crack = 0; crack < CRACKS; crack++) {
    let angle = (crack / CRACKS) * 2 * Math.PI + random()
    let [x, y] = [SIZE / 2, SIZE / 2]
    for (let step = 0; step < LENGTH; step++) {
      angle += (random() - 0.5) * 1.6
      x += Math.cos(angle)
      y += Math.sin(angle)
      if (x < 0 || y < 0 || x >= SIZE || y >= SIZE) break
      const index = Math.floor(y) * SIZE + Math.floor(x)
      stages[index] = Math.min(stages[index]!, Math.floor((step / LENGTH) * (STAGES - 1)))
    }
  }
  return stages
}
