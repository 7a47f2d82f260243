import type { Position } from '../../core/position.ts'
import { isAir } from '../../game/block.ts'
import type { Place } from './facts.ts'
import { namesTest } from './names.ts'
import type { Leaf } from './schema.ts'
import { shapeShare } from './shapes.ts'
import type { GameState } from './state.ts'

/** How far a leaf has come, 0..1, each time it looks. What it compares with is the moment at which it was made. */
export type Gauge = (state: GameState) => number

const share = (done: number, of: number): number => Math.max(0, Math.min(1, done / of))

/** Centimetres in a block: distances are counted in them (vanilla). */
const CM = 100

/** Whether a leaf describes a state that may end, rather than something that was done. */
export const isState = ({ kind }: Leaf): boolean =>
  ['held', 'standing', 'offset', 'stays', 'near', 'light'].includes(kind)

/** Makes the gauge of a leaf from now on. */
export function gaugeOf(leaf: Leaf, start: GameState): Gauge {
  switch (leaf.kind) {
    case 'held': {
      const test = namesTest(leaf.of)
      return (state) => share(state.held(test), leaf.count)
    }
    case 'placed':
      return placedGauge(leaf, start)
    case 'standing': {
      const test = namesTest(leaf.of)
      return (state) => {
        const standing = [...state.blocks.values()].filter(({ name }) => !isAir(name) && test(name))
        return shapeShare(
          standing.map(({ position }) => position),
          leaf,
        )
      }
    }
    case 'slept':
      return counterGauge(start, { category: 'custom', names: ['sleep_in_bed'], of: leaf.count })
    case 'did':
      return counterGauge(start, { category: 'custom', names: [leaf.what], of: leaf.count })
    case 'moved': {
      const names = [`${leaf.by}_one_cm`]
      return counterGauge(start, { category: 'custom', names, of: leaf.blocks * CM })
    }
    case 'offset':
      return offsetGauge(leaf, start)
    case 'stays':
      return staysGauge(leaf, start)
    case 'near': {
      const test = namesTest(leaf.of)
      return (state) => ([...state.places.values()].some(({ near }) => near.some(test)) ? 1 : 0)
    }
    case 'light':
      return (state) =>
        Math.max(0, ...[...state.places.values()].map(({ light }) => share(light ?? 0, leaf.atLeast)))
    default:
      return counterGauge(start, { category: leaf.kind, names: leaf.of, of: leaf.count })
  }
}

function counterGauge(
  start: GameState,
  { category, names, of }: { category: string; names: readonly string[]; of: number },
): Gauge {
  const test = namesTest(names)
  const before = start.counted(category, test)
  return (state) => share(state.counted(category, test) - before, of)
}

/** Counts each cell once in which such a block has come to stand. */
function placedGauge(leaf: Extract<Leaf, { kind: 'placed' }>, start: GameState): Gauge {
  const test = namesTest(leaf.of)
  const before = new Map([...start.blocks].map(([key, { name }]) => [key, name]))
  const placed = new Set<string>()
  return (state) => {
    for (const [key, { name }] of state.blocks) {
      if (before.get(key) !== name && test(name) && !isAir(name)) placed.add(key)
      if (before.get(key) !== name) before.set(key, name)
    }
    return share(placed.size, leaf.count)
  }
}

/** Where each agent was at the start; one that came later, where it was first seen. */
function origins(start: GameState): (place: Place) => Position {
  const known = new Map([...start.places].map(([agent, { position }]) => [agent, position]))
  return ({ agent, position }) => {
    const origin = known.get(agent)
    if (origin === undefined) known.set(agent, position)
    return origin ?? position
  }
}

function offsetGauge({ horizontal, up, down }: Extract<Leaf, { kind: 'offset' }>, start: GameState): Gauge {
  const origin = origins(start)
  return (state) => {
    const shares = [...state.places.values()].map((place) => {
      const from = origin(place)
      const rise = place.position.y - from.y
      const far = Math.hypot(place.position.x - from.x, place.position.z - from.z)
      return Math.min(
        horizontal === undefined ? 1 : share(far, horizontal),
        up === undefined ? 1 : share(rise, up),
        down === undefined ? 1 : share(-rise, down),
      )
    })
    return Math.max(0, ...shares)
  }
}

/** Each agent's time inside begins anew when it leaves. */
function staysGauge({ biome, box, seconds }: Extract<Leaf, { kind: 'stays' }>, start: GameState): Gauge {
  const origin = origins(start)
  const since = new Map<string, number>()
  const isWanted = biome === undefined ? () => true : namesTest(biome)
  const isInside = (place: Place): boolean => {
    const from = origin(place)
    if (box === undefined) return place.biome !== undefined && isWanted(place.biome)
    return (['x', 'y', 'z'] as const).every((axis) => {
      const d = place.position[axis] - from[axis]
      return d >= box.min[axis] && d <= box.max[axis]
    })
  }
  return (state) => {
    let best = 0
    for (const [agent, place] of state.places) {
      if (!isInside(place)) since.delete(agent)
      else if (!since.has(agent)) since.set(agent, place.t)
      const from = since.get(agent)
      if (from !== undefined) best = Math.max(best, share(state.t - from, seconds * 1000))
    }
    return best
  }
}
