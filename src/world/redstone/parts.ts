import type { StateFact } from '../blocks/facts.ts'
import { type BlockFamily, familyOf, isSeeThrough } from '../blocks/families.ts'
import type { BlockState } from '../blocks/states.ts'
import type { Direction, Face } from '../geometry.ts'
import type { Level } from '../level.ts'

/** Block families that give, carry or take power. */
const FAMILIES: ReadonlySet<BlockFamily> = new Set([
  'lever',
  'button',
  'pressure_plate',
  'redstone_wire',
  'diode',
  'door',
  'trapdoor',
  'fence_gate',
])
const NAMES: ReadonlySet<string> = new Set([
  'redstone_block',
  'redstone_torch',
  'redstone_wall_torch',
  'redstone_lamp',
  'note_block',
  'bell',
  'hopper',
  'dispenser',
  'dropper',
  'tnt',
  'piston',
  'sticky_piston',
  'piston_head',
])

const parts = new Map<string, boolean>()

/** Whether a block has anything to do with redstone. */
export function isPart(name: string): boolean {
  let known = parts.get(name)
  if (known === undefined) {
    known = NAMES.has(name) || FAMILIES.has(familyOf(name))
    parts.set(name, known)
  }
  return known
}

export const isWire = (state: BlockState): boolean => state.name === 'redstone_wire'
export const isPiston = (state: BlockState): boolean =>
  state.name === 'piston' || state.name === 'sticky_piston'

export const facingOf = (state: BlockState): Face => state.properties['facing'] as Face
export const headingOf = (state: BlockState): Direction => state.properties['facing'] as Direction

/** Full blocks that carry no power all the same, besides those one can see through. */
const INSULATORS: ReadonlySet<string> = new Set([
  'redstone_block',
  'observer',
  'tnt',
  'glowstone',
  'sea_lantern',
])
/** Blocks a little lower than full that carry power. */
const LOW_CONDUCTORS: ReadonlySet<string> = new Set(['soul_sand', 'mud'])

const CONDUCTS: StateFact<boolean> = {
  find: (state, { shapes }) => {
    const insulates = INSULATORS.has(state.name) || isSeeThrough(state.name) || isPiston(state)
    const retracted = isPiston(state) && state.properties['extended'] === false
    return LOW_CONDUCTORS.has(state.name) || ((!insulates || retracted) && shapes.isFullCube(state))
  },
}

/** Whether a block passes on power given to it (vanilla isRedstoneConductor): solid, full, opaque. */
export const conducts = ({ facts }: Level, state: BlockState): boolean => facts.of(CONDUCTS, state)
