import { Timeline } from '../../../core/timeline.ts'
import type { TargetBox } from '../../../render/frame/target.ts'
import { CELL, CHANGE, type RunMessage, type ViewMessage } from '../../messages.ts'
import { OwnSight } from '../own/own-sight.ts'
import { Crowd } from './crowd.ts'
import { Chronicle } from './story.ts'
import { Track } from './tracks.ts'
import { Voxels } from './voxels.ts'

interface Changes {
  t: number
  cells: readonly number[]
}

/** Cells of the blueprint that are not yet correct at the moment shown. */
export interface Difference {
  /** x, y, z and the required block. */
  missing: number[]
  /** x, y, z. */
  wrong: number[]
  extra: number[]
}

/**
 * A run as far as the page knows it, and the moment shown. It is fed with messages, live or not, and can jump
 * to any time.
 */
export class Replay {
  run: RunMessage | undefined
  readonly chronicle = new Chronicle()
  readonly voxels = new Voxels()
  readonly tracks = new Map<string, Track>()
  readonly crowd = new Crowd()
  readonly sky = new Timeline<Extract<ViewMessage, { kind: 'sky' }>>()
  /** Block names by block number. */
  readonly names: string[] = []
  /** The outlines for the crosshair, by block number. */
  readonly outlines: (readonly TargetBox[])[] = []
  /** The agents' own views. */
  readonly own = new OwnSight()
  readonly #changes: Changes[] = []
  readonly #blueprint = new Map<string, number>()
  readonly #fits = new Set<string>()
  #box: { min: number[]; max: number[] } | undefined
  /** The number of changes that have been applied. */
  #done = 0
  #now = 0
  #end = 0
  /** Incremented whenever a shown or required block changes. */
  version = 0
  isReady = false
  isLive = false

  /** The latest time with data (ms). */
  get end(): number {
    return this.#end
  }

  get now(): number {
    return this.#now
  }

  take(message: ViewMessage): void {
    if ('t' in message) this.#end = Math.max(this.#end, message.t)
    switch (message.kind) {
      case 'run':
        this.run = message
        break
      case 'models':
        message.names.forEach((name, index) => {
          this.names[message.first + index] = name
          this.outlines[message.first + index] = message.outlines[index] ?? []
        })
        this.voxels.learn(message.first, message.models)
        break
      case 'figure':
      case 'tints':
        break
      case 'icons':
      case 'hand':
      case 'hud':
      case 'screen':
      case 'body':
      case 'dig':
      case 'bars':
        this.own.take(message)
        break
      case 'climates':
        this.voxels.climates.set(`${message.x},${message.z}`, message.cells)
        break
      case 'section':
        this.voxels.put(message.x, message.y, message.z, message.runs)
        this.version++
        break
      case 'blueprint':
        this.#want(message.cells)
        break
      case 'fits':
        for (let i = 0; i < message.pairs.length; i += 2)
          this.#fits.add(`${message.pairs[i]} ${message.pairs[i + 1]}`)
        this.version++
        break
      case 'blocks':
        this.#addChanges(message)
        break
      case 'poses': {
        const track = this.tracks.get(message.agent) ?? new Track()
        this.tracks.set(message.agent, track)
        track.add(message.poses)
        if (track.length > 0) this.#end = Math.max(this.#end, track.t[track.length - 1]!)
        break
      }
      case 'others':
        this.crowd.add(message)
        break
      case 'sky':
        this.sky.add(message)
        break
      case 'ready':
        this.isReady = true
        this.isLive = message.live
        break
      default:
        this.own.take(message)
        this.chronicle.add(message)
        if (message.kind === 'end') this.isLive = false
    }
  }

  #want(cells: readonly number[]): void {
    const [min, max] = [
      [Infinity, Infinity, Infinity],
      [-Infinity, -Infinity, -Infinity],
    ]
    for (let i = 0; i < cells.length; i += CELL) {
      this.#blueprint.set(`${cells[i]},${cells[i + 1]},${cells[i + 2]}`, cells[i + 3]!)
      for (let axis = 0; axis < 3; axis++) {
        min[axis] = Math.min(min[axis]!, cells[i + axis]!)
        max[axis] = Math.max(max[axis]!, cells[i + axis]!)
      }
    }
    this.#box = { min, max }
    this.version++
  }

  #addChanges({ t, cells }: Changes): void {
    let place = this.#changes.length
    while (place > 0 && this.#changes[place - 1]!.t > t) place--
    // events already applied are undone first if this one precedes them
    if (place < this.#done) this.#goTo(place)
    this.#changes.splice(place, 0, { t, cells })
    this.seek(this.#now)
  }

  /**
   * Shows another moment (ms). Blocks are changed forwards or backwards, so the cost depends on the distance
   * between the moments.
   */
  seek(time: number): void {
    this.#now = time
    let [low, high] = [0, this.#changes.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#changes[middle]!.t <= time) low = middle + 1
      else high = middle
    }
    this.#goTo(low)
  }

  #goTo(count: number): void {
    if (count === this.#done) return
    this.version++
    for (; this.#done < count; this.#done++) {
      const { cells } = this.#changes[this.#done]!
      for (let i = 0; i < cells.length; i += CHANGE)
        this.voxels.set(cells[i]!, cells[i + 1]!, cells[i + 2]!, cells[i + 4]!)
    }
    for (; this.#done > count; this.#done--) {
      const { cells } = this.#changes[this.#done - 1]!
      for (let i = cells.length - CHANGE; i >= 0; i -= CHANGE)
        this.voxels.set(cells[i]!, cells[i + 1]!, cells[i + 2]!, cells[i + 3]!)
    }
  }

  /** Missing, wrong and surplus blocks within the blueprint's box. */
  difference(): Difference {
    const found: Difference = { missing: [], wrong: [], extra: [] }
    for (const [key, wanted] of this.#blueprint) {
      const [x, y, z] = key.split(',').map(Number) as [number, number, number]
      const there = this.voxels.get(x, y, z)
      if (there === 0) found.missing.push(x, y, z, wanted)
      else if (!this.#fits.has(`${wanted} ${there}`)) found.wrong.push(x, y, z)
    }
    found.extra.push(...this.#extra())
    return found
  }

  /** Coordinates of blocks in the blueprint's box that do not belong to it. */
  *#extra(): Generator<number> {
    const box = this.#box
    if (box === undefined) return
    for (let x = box.min[0]!; x <= box.max[0]!; x++)
      for (let y = box.min[1]!; y <= box.max[1]!; y++)
        for (let z = box.min[2]!; z <= box.max[2]!; z++)
          if (this.voxels.get(x, y, z) !== 0 && !this.#blueprint.has(`${x},${y},${z}`)) yield* [x, y, z]
  }
}
