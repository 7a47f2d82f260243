import { POSE } from '../../messages.ts'

const KEYS = ['t', 'x', 'y', 'z', 'yaw', 'pitch'] as const

/** Maximum time between two poses for interpolation (ms); beyond that, the pose is unknown. */
const GAP_MS = 400

export interface PoseAt {
  x: number
  y: number
  z: number
  yaw: number
  pitch: number
  /** Horizontal speed in blocks per second. */
  speed: number
}

/** An agent's positions, pose by pose, in compact arrays: half an hour takes a few megabytes. */
export class Track {
  length = 0
  t = new Float64Array(1024)
  x = new Float32Array(1024)
  y = new Float32Array(1024)
  z = new Float32Array(1024)
  yaw = new Float32Array(1024)
  pitch = new Float32Array(1024)

  add(poses: readonly number[]): void {
    for (let i = 0; i < poses.length; i += POSE) {
      if (this.length > 0 && poses[i]! <= this.t[this.length - 1]!) continue
      if (this.length === this.t.length) this.#grow()
      KEYS.forEach((key, k) => {
        this[key][this.length] = poses[i + k]!
      })
      this.length++
    }
  }

  #grow(): void {
    const t = new Float64Array(this.t.length * 2)
    t.set(this.t)
    this.t = t
    for (const key of ['x', 'y', 'z', 'yaw', 'pitch'] as const) {
      const longer = new Float32Array(t.length)
      longer.set(this[key])
      this[key] = longer
    }
  }

  /** The pose at a time, interpolated between two; `undefined` if none is known. */
  at(time: number): PoseAt | undefined {
    if (this.length === 0 || time < this.t[0]! || time > this.t[this.length - 1]! + GAP_MS) return undefined
    let [low, high] = [0, this.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.t[middle]! <= time) low = middle
      else high = middle - 1
    }
    const next = Math.min(low + 1, this.length - 1)
    const span = this.t[next]! - this.t[low]!
    if (span > GAP_MS && time - this.t[low]! > GAP_MS) return undefined
    const share = span <= 0 || span > GAP_MS ? 0 : Math.min(1, (time - this.t[low]!) / span)
    const between = (values: Float32Array): number => values[low]! + (values[next]! - values[low]!) * share
    const turn = wrapped(this.yaw[next]! - this.yaw[low]!)
    const way = Math.hypot(this.x[next]! - this.x[low]!, this.z[next]! - this.z[low]!)
    return {
      x: between(this.x),
      y: between(this.y),
      z: between(this.z),
      yaw: this.yaw[low]! + turn * share,
      pitch: between(this.pitch),
      speed: span <= 0 || span > GAP_MS ? 0 : (way / span) * 1000,
    }
  }
}

/** An angle between minus half a turn and plus half a turn. */
const wrapped = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))
