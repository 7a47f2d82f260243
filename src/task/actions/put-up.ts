import { z } from 'zod'
import { add, cellSchema, distance, floor, formatPosition, type Position } from '../../core/position.ts'
import { isAir } from '../../game/block.ts'
import { hangsOnWalls, isBoat, isMinecart, isPutUp } from '../../game/items/kinds/put-up.ts'
import { type ActionFailure, done, fail } from '../action.ts'
import { defineAction } from './define-action.ts'
import { itemName } from './fields.ts'
import type { Hands } from './hands.ts'
import { nearestNamed } from './named-entities.ts'

/** Time for the entity to appear, and for a mob to be caught in it (ticks). */
const SHOW_TICKS = 20
const CATCH_TICKS = 60
/** Number of boats to place at a mob, since it keeps walking. */
const MAX_TRIES = 3
/** Maximum distance of the entity from where it was placed (blocks). */
const BESIDE = 2.5
/** Distance from which a boat is placed (blocks). */
const REACH = 3
const UP: Position = { x: 0, y: 1, z: 0 }
const SIDES: readonly Position[] = [
  { x: 1, y: 0, z: 0 },
  { x: -1, y: 0, z: 0 },
  { x: 0, y: 0, z: 1 },
  { x: 0, y: 0, z: -1 },
]

/** Places entities: boats, minecarts, paintings, frames, armour stands. */
export const putUp = defineAction({
  name: 'PutUp',
  signature: 'PutUp(item, at: [x,y,z] or entity name)',
  summary:
    'Put up what is no block: a boat, a minecart (on rails), an armor_stand, an end_crystal; a painting or item_frame on the wall beside that cell. A boat put at a mob catches it.',
  only: ['open'],
  role: 'uses',
  tooEarly: 'final',
  args: z.strictObject({ item: itemName, at: z.union([cellSchema, itemName]) }),
  data: z.object({ item: z.string(), caught: z.string().optional() }),
  examples: [
    { item: 'oak_boat', at: 'zombie' },
    { item: 'painting', at: [2, -59, 0] },
  ],
  target: ({ at }) => (typeof at === 'string' ? { kind: 'entity', name: at } : { kind: 'cell', cell: at }),
  items: ({ item }) => [item],
  effects: ({ item }) => [{ kind: 'consume', item, count: 1, rule: 'have-before-place' }],
  async run({ item, at }, hands) {
    if (hands.count(item) === 0)
      return fail('missing_item', `I have no ${item}`, { missing: [{ item, count: 1 }] })
    if (!isPutUp(item)) return fail('wrong_tool', `a ${item} is a block: use PlaceBlock`)
    await hands.hold(item)
    return typeof at === 'string' ? trap(hands, item, at) : ((await put(hands, item, at)) ?? done({ item }))
  },
})

/** Places a boat at a mob, and waits until the mob sits in it. */
async function trap(hands: Hands, item: string, name: string) {
  const mob = nearestNamed(hands, name)
  if (mob === undefined) return fail('not_found', `I see no ${name}`)
  let refused: ActionFailure | undefined
  for (let round = 0; round < MAX_TRIES && hands.count(item) > 0; round++) {
    // The boat is placed right at the mob, whose cell itself may be too far away.
    refused =
      (await hands.comeNear(mob, REACH)) ?? (await put(hands, item, floor(mob.position), mob.position))
    if (refused === undefined && (await hands.waitUntil(CATCH_TICKS, () => hands.sitsOn(mob) !== undefined)))
      return done({ item, caught: name })
  }
  return refused ?? fail('no_effect', `the ${name} does not sit in the ${item}; put another nearer to it`)
}

/** @returns why it did not appear */
async function put(
  hands: Hands,
  item: string,
  cell: Position,
  point: Position = { x: cell.x + 0.5, y: cell.y, z: cell.z + 0.5 },
): Promise<ActionFailure | undefined> {
  const near = await hands.approach(cell)
  if (near !== undefined) return near
  const before = hands.count(item)
  const known = new Set(hands.entities().map(({ id }) => id))
  const refused = hangsOnWalls(item)
    ? await hang(hands, item, cell)
    : isBoat(item)
      ? await launch(hands, point)
      : await hands.clickFace(isMinecart(item) ? cell : add(cell, { x: 0, y: -1, z: 0 }), UP)
  if (refused !== undefined) return refused
  const stands = () =>
    hands.count(item) < before &&
    hands.entities().some(({ id, position }) => !known.has(id) && distance(position, cell) < BESIDE)
  if (await hands.waitUntil(SHOW_TICKS, stands)) return undefined
  return fail('no_effect', `the ${item} does not stay at ${formatPosition(cell)}`)
}

/** Hangs something on the first wall next to a cell. */
async function hang(hands: Hands, item: string, cell: Position): Promise<ActionFailure | undefined> {
  const side = SIDES.find((step) => {
    const block = hands.blockAt(add(cell, step))
    return block?.isDiggable === true && !isAir(block.name)
  })
  if (side === undefined)
    return fail('no_support', `there is no wall beside ${formatPosition(cell)} for a ${item}`)
  await hands.clickFace(add(cell, side), { x: -side.x, y: 0, z: -side.z })
  return undefined
}

/** Uses a boat on the ground or the water at a point. */
async function launch(hands: Hands, { x, y, z }: Position): Promise<undefined> {
  await hands.aimAt({ x, y, z })
  hands.useHeld()
  return undefined
}
