import { DIRECTIONS, type Direction, FACES, type Face, neighbour, opposite, type Vec } from '../geometry.ts'
import type { Level } from '../level.ts'
import { type BlockFamily, familyOf, isBambooSoil, isCaneSoil, isSand, isSoil } from './families.ts'
import type { SupportKind } from './shapes.ts'
import type { BlockState } from './states.ts'

type Rule = (level: Level, p: Vec, state: BlockState) => boolean

/** Whether a block at a place would stay there, by the vanilla rule of its family (canSurvive). */
export function isSupported(level: Level, p: Vec, state: BlockState): boolean {
  return RULES[familyOf(state.name)]?.(level, p, state) ?? true
}

const facing = (state: BlockState): Direction => state.properties['facing'] as Direction

const below = (level: Level, p: Vec): BlockState => level.get(neighbour(p, 'down'))

const onTopOf =
  (...kinds: SupportKind[]): Rule =>
  (level, p) =>
    kinds.some((kind) => level.shapes.isSturdy(below(level, p), 'up', kind))

/** Hangs on the block behind its back. */
const onWall: Rule = (level, p, state) => {
  const front = facing(state)
  return level.shapes.isSturdy(level.get(neighbour(p, opposite(front))), front)
}

const onAnySolidWall: Rule = (level, p, state) =>
  level.shapes.isSolid(level.get(neighbour(p, opposite(facing(state)))))

const onAnySolidGround: Rule = (level, p) => level.shapes.isSolid(below(level, p))

const faceAttached: Rule = (level, p, state) => {
  const { face } = state.properties
  if (face === 'floor') return level.shapes.isSturdy(below(level, p), 'up')
  if (face === 'ceiling') return level.shapes.isSturdy(level.get(neighbour(p, 'up')), 'down')
  return onWall(level, p, state)
}

const onSoil: Rule = (level, p, state) => {
  const ground = below(level, p).name
  if (state.name === 'dead_bush') return isSand(ground) || isSoil(ground) || ground.endsWith('terracotta')
  return isSoil(ground)
}

const doorStands: Rule = (level, p, state) => {
  if (state.properties['half'] === 'upper') return isHalf(below(level, p), state.name, 'lower')
  return onTopOf('full')(level, p, state) && isHalf(level.get(neighbour(p, 'up')), state.name, 'upper')
}

const tallPlantStands: Rule = (level, p, state) => {
  if (state.properties['half'] === 'upper') return isHalf(below(level, p), state.name, 'lower')
  return isSoil(below(level, p).name) && isHalf(level.get(neighbour(p, 'up')), state.name, 'upper')
}

const bedIsWhole: Rule = (level, p, state) => {
  const foot = state.properties['part'] === 'foot'
  const other = level.get(neighbour(p, foot ? facing(state) : opposite(facing(state))))
  return other.name === state.name && other.properties['part'] === (foot ? 'head' : 'foot')
}

const lanternHolds: Rule = (level, p, state) =>
  state.properties['hanging'] === true
    ? level.shapes.isSturdy(level.get(neighbour(p, 'up')), 'down', 'centre')
    : onTopOf('centre')(level, p, state)

const caneGrows: Rule = (level, p) => {
  const ground = below(level, p).name
  if (ground === 'sugar_cane') return true
  const wet = (side: Direction) => level.get(neighbour(neighbour(p, 'down'), side)).name === 'water'
  return isCaneSoil(ground) && DIRECTIONS.some(wet)
}

const cactusStands: Rule = (level, p) => {
  const ground = below(level, p).name
  const free = (side: Direction) => !level.shapes.isSolid(level.get(neighbour(p, side)))
  return (ground === 'cactus' || isSand(ground)) && DIRECTIONS.every(free)
}

const vineClings: Rule = (level, p, state) =>
  DIRECTIONS.some(
    (side) =>
      state.properties[side] === true && level.shapes.isSturdy(level.get(neighbour(p, side)), opposite(side)),
  )

const cocoaHangs: Rule = (level, p, state) => {
  const host = level.get(neighbour(p, facing(state))).name
  return ['jungle_log', 'jungle_wood', 'stripped_jungle_log', 'stripped_jungle_wood'].includes(host)
}

/** Bells hang from a ceiling or a wall, or stand. */
const bellHangs: Rule = (level, p, state) => {
  const { attachment } = state.properties
  if (attachment === 'floor') return onTopOf('full')(level, p, state)
  if (attachment === 'ceiling') return level.shapes.isSturdy(level.get(neighbour(p, 'up')), 'down', 'centre')
  return level.shapes.isSturdy(level.get(neighbour(p, facing(state))), opposite(facing(state)))
}

const lichenClings: Rule = (level, p, state) =>
  FACES.some(
    (side) =>
      state.properties[side] === true && level.shapes.isSturdy(level.get(neighbour(p, side)), opposite(side)),
  )

const kelpGrows: Rule = (level, p, state) =>
  familyOf(below(level, p).name) === 'kelp' || onTopOf('full')(level, p, state)

const leafStands: Rule = (level, p) => {
  const ground = below(level, p).name
  return isSoil(ground) || ground === 'clay' || ground.startsWith('big_dripleaf')
}

const crystalHolds: Rule = (level, p, state) => {
  const side = state.properties['facing'] as Face
  return level.shapes.isSturdy(level.get(neighbour(p, opposite(side))), side)
}

const floats: Rule = (level, p) => ['water', 'ice', 'frosted_ice'].includes(below(level, p).name)

const RULES: Readonly<Partial<Record<BlockFamily, Rule>>> = {
  torch: onTopOf('centre'),
  wall_torch: onWall,
  ladder: onWall,
  vine: vineClings,
  lever: faceAttached,
  button: faceAttached,
  sign: onAnySolidGround,
  banner: onAnySolidGround,
  wall_sign: onAnySolidWall,
  wall_banner: onAnySolidWall,
  door: doorStands,
  bed: bedIsWhole,
  pressure_plate: onTopOf('rigid', 'centre'),
  rail: onTopOf('rigid'),
  diode: onTopOf('rigid'),
  redstone_wire: (level, p, state) => onTopOf('full')(level, p, state) || below(level, p).name === 'hopper',
  carpet: (level, p) => familyOf(below(level, p).name) !== 'air',
  snow: onTopOf('full'),
  lantern: lanternHolds,
  crop: (level, p) => below(level, p).name === 'farmland',
  plant: onSoil,
  tall_plant: tallPlantStands,
  mushroom: onTopOf('full'),
  sugar_cane: caneGrows,
  cactus: cactusStands,
  nether_wart: (level, p) => below(level, p).name === 'soul_sand',
  cocoa: cocoaHangs,
  cake: onAnySolidGround,
  tripwire_hook: onWall,
  bell: bellHangs,
  coral_fan: onTopOf('full'),
  coral_wall_fan: onWall,
  glow_lichen: lichenClings,
  bamboo: (level, p) => isBambooSoil(below(level, p).name),
  kelp: kelpGrows,
  big_dripleaf: leafStands,
  candle: onTopOf('centre'),
  amethyst: crystalHolds,
  lily_pad: floats,
}

function isHalf(state: BlockState, name: string, half: 'upper' | 'lower'): boolean {
  return state.name === name && state.properties['half'] === half
}
