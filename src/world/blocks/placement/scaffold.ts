import { type Face, isHorizontal, neighbour, type Vec } from '../../geometry.ts'
import type { Level } from '../../level.ts'
import { isReplaceable } from '../families.ts'
import { scaffoldingAt, TOO_FAR } from '../scaffolding.ts'
import { headingOf, type PlaceClick, type PlacedBlock } from './context.ts'

/** Scaffolding clicked with scaffolding grows at its end: up, or ahead of who clicks its top; sneaking, at the face. */
export function scaffold(level: Level, click: PlaceClick): PlacedBlock[] | null {
  const position = target(level, click)
  if (!position || !level.contains(position)) return null
  const state = scaffoldingAt(level, position)
  if (state['distance'] === TOO_FAR) return null
  const waterlogged = level.get(position).name === 'water'
  return [{ position, state: level.states.encode('scaffolding', { ...state, waterlogged }) }]
}

function target(level: Level, { clicked, face, sneaking, look }: PlaceClick): Vec | null {
  const there = level.get(clicked).name
  if (there === 'scaffolding') {
    const ahead: Face = face === 'up' ? headingOf(look) : 'up'
    return endOf(level, clicked, sneaking ? face : ahead)
  }
  const place = isReplaceable(there) ? clicked : neighbour(clicked, face)
  if (level.get(place).name === 'scaffolding')
    return endOf(level, place, face === 'up' ? headingOf(look) : 'up')
  return isReplaceable(level.get(place).name) ? place : null
}

/** The first free place along scaffolding; sideways no farther than it can hold. */
function endOf(level: Level, from: Vec, direction: Face): Vec | null {
  let p = neighbour(from, direction)
  for (let steps = 0; steps < TOO_FAR && level.contains(p); p = neighbour(p, direction)) {
    const { name } = level.get(p)
    if (name !== 'scaffolding') return isReplaceable(name) ? p : null
    if (isHorizontal(direction)) steps++
  }
  return null
}
