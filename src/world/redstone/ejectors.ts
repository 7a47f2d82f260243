import { primeTnt } from '../blasts/primed-tnt.ts'
import { pourSource } from '../fluids/pouring.ts'
import { centreOf, neighbour, step, type Vec } from '../geometry.ts'
import { containerAt } from '../inventory/chest.ts'
import { counted, type ItemStack, sameKind } from '../items/stack.ts'
import type { FluidKind } from '../kernel/blocks/fluid.ts'
import type { BlockState } from '../kernel/blocks/states.ts'
import type { Game } from '../kernel/game.ts'
import type { Storage } from '../kernel/inventory/storage.ts'
import { Arrow } from '../projectiles/arrow.ts'
import { facingOf } from './parts.ts'
import { isPoweredOrAbove } from './power.ts'

/** Ticks from power to ejection, and number of slots of a dispenser or dropper. */
const EJECT_TICKS = 4
const SLOTS = 9
/** Speed of an arrow and of an item in blocks per tick, and their spread. */
const ARROW_SPEED = 1.1
const ITEM_SPEED = 0.2
const SPREAD = 0.05
const PICKUP_DELAY = 10
const BUCKETS: Readonly<Record<string, FluidKind>> = { water_bucket: 'water', lava_bucket: 'lava' }

/** Dispensers and droppers eject one item each time power comes. */
export function updateEjector(game: Game, p: Vec, state: BlockState): void {
  const { level } = game
  const triggered = isPoweredOrAbove(level, p)
  if (triggered === state.properties['triggered']) return
  level.set(p, level.states.with(state, { triggered }))
  if (triggered) game.redstone.schedule(p, EJECT_TICKS)
}

/**
 * Ejects one item of a random slot. A dropper puts it into a container in front of it; a dispenser shoots arrows, empties
 * buckets and lights TNT. Vanilla's other special items are not implemented: they are thrown.
 */
export function ejectorDue(game: Game, p: Vec, state: BlockState): void {
  const { level } = game
  const { chance } = game.redstone
  const slots = level.slots(p, SLOTS)
  const full = slots.flatMap((stack, i) => (stack ? [i] : []))
  const slot = full[chance.between(0, full.length - 1)]
  const stack = slot === undefined ? null : slots[slot]
  if (slot === undefined || !stack) return
  const one = { ...stack, count: 1 }
  const front = neighbour(p, facingOf(state))
  const before = state.name === 'dropper' ? containerAt(level, front) : null
  if (before) {
    if (!before.parts.some(({ list }) => putInto(list, one))) return
  } else if (state.name === 'dispenser' && BUCKETS[one.name] && pour(game, front, one.name)) {
    slots[slot] = game.items.make('bucket')
    return
  } else eject(game, p, state, one)
  slots[slot] = counted(stack, stack.count - 1)
}

/** Empties a bucket. False if there is no room for what is in it. */
function pour(game: Game, front: Vec, bucket: string): boolean {
  const kind = BUCKETS[bucket]
  return kind !== undefined && pourSource(game, front, kind)
}

/** A dispenser shoots arrows and lights TNT; everything else is thrown. */
function eject(game: Game, p: Vec, state: BlockState, one: ItemStack): void {
  const isDispenser = state.name === 'dispenser'
  if (isDispenser && one.name === 'arrow') shoot(game, p, state)
  else if (isDispenser && one.name === 'tnt') primeTnt(game, neighbour(p, facingOf(state)))
  else throwOut(game, p, state, one)
}

function putInto(slots: Storage, stack: ItemStack): boolean {
  const room = (there: ItemStack | null) => !there || (sameKind(there, stack) && there.count < there.limit)
  const i = slots.findIndex(room)
  if (i < 0) return false
  slots[i] = { ...stack, count: (slots[i]?.count ?? 0) + 1 }
  return true
}

function throwOut(game: Game, p: Vec, state: BlockState, stack: ItemStack): void {
  const by = step(facingOf(state))
  const speed = ITEM_SPEED + game.redstone.chance.next() * 0.1
  const off = () => game.redstone.chance.around(SPREAD)
  game.dropItem({
    stack,
    position: mouth(p, state, 0.7),
    velocity: { x: by.x * speed + off(), y: 0.2 + off(), z: by.z * speed + off() },
    pickupDelay: PICKUP_DELAY,
  })
}

function shoot(game: Game, p: Vec, state: BlockState): void {
  const by = step(facingOf(state))
  const off = () => game.redstone.chance.around(SPREAD)
  const velocity = {
    x: by.x * ARROW_SPEED + off(),
    y: (by.y + 0.1) * ARROW_SPEED + off(),
    z: by.z * ARROW_SPEED + off(),
  }
  const definition = game.entityDefinition('arrow')
  game.addEntity(new Arrow(game, { definition, position: mouth(p, state, 0.7), velocity }))
}

/** A point in front of the opening, at a given distance. */
function mouth(p: Vec, state: BlockState, out: number): Vec {
  const by = step(facingOf(state))
  const { x, y, z } = centreOf(p)
  return { x: x + by.x * out, y: y + by.y * out - (by.y === 0 ? 0.15 : 0), z: z + by.z * out }
}
