import { DIRECTIONS } from '../directions.ts'

export type Compass = 'north' | 'south' | 'west' | 'east'
export type Side = Compass | 'up' | 'down'
export type Half = 'top' | 'bottom'

/** State properties of a block, as written in blueprints. */
export type Properties = Readonly<Record<string, string>>

export const COMPASS: readonly Compass[] = ['north', 'south', 'west', 'east']
export const SIDES: readonly Side[] = ['down', ...COMPASS, 'up']

const OPPOSITE: Readonly<Record<Side, Side>> = {
  north: 'south',
  south: 'north',
  west: 'east',
  east: 'west',
  up: 'down',
  down: 'up',
}
const COUNTERCLOCKWISE: Readonly<Record<Compass, Compass>> = {
  north: 'west',
  west: 'south',
  south: 'east',
  east: 'north',
}

export const opposite = (side: Side): Side => OPPOSITE[side]
export const counterclockwise = (side: Side): Side => COUNTERCLOCKWISE[side as Compass]
export const clockwise = (side: Side): Side => opposite(counterclockwise(side))
export const offsetOf = (side: Side) => DIRECTIONS[side] as { x: number; y: number; z: number }

/**
 * One way to place a block in the wanted orientation: click the neighbour on side `against`, in the given half of its face, while
 * looking in direction `look`. Absent parts may have any value.
 */
export interface PlacementOption {
  /** Side of the target cell of the clicked neighbour; `down` clicks the top face of the block below. */
  against: Side
  half?: Half
  /** Direction in which the player looks; up and down only for blocks that can point upwards. */
  look?: Side
  /** The block can also point up and down, so the look must not be steep. */
  inSpace?: true
  /** The yaw of the look in sixteenths of a circle: 0 is south, 4 west, 8 north, 12 east. */
  sixteenth?: number
  /** Side of the clicked face where the cursor is (for door hinges). */
  lean?: Compass
  /** Sneaking keeps a chest from joining the one beside it. */
  sneak?: true
  /** The clicked neighbour is a still water block (lily pads). */
  floats?: true
}

/** The part of an option that the clicked side does not determine. */
export type Manner = Omit<PlacementOption, 'against'>

/** The same click against each of these sides. */
export const against = (sides: readonly Side[], manner: Manner = {}): PlacementOption[] =>
  sides.map((side) => ({ against: side, ...manner }))

export const looking = (look: Side | undefined): Manner => (look === undefined ? {} : { look })

/** The same for blocks that can also point up and down. */
export const lookingInSpace = (look: Side | undefined): Manner =>
  look === undefined ? {} : { look, inSpace: true }

/** Clicking a floor gives the lower half, and clicking a ceiling the upper half; on a side the cursor's height decides. */
export function halves(half: Half | undefined, manner: Manner = {}): PlacementOption[] {
  if (half === undefined) return against(SIDES, manner)
  const flat: Side = half === 'bottom' ? 'down' : 'up'
  return [...against([flat], manner), ...against(COMPASS, { half, ...manner })]
}
