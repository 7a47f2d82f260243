import { expect, it } from 'vitest'
import { FACES } from '../geometry.ts'
import { SmallWorld } from '../testing/small-world.ts'

/** Angles for looking to each side, in 1/256 turns: these are signed bytes, in which north is -128. */
const YAWS: Readonly<Record<string, number>> = { south: 0, west: 64, north: -128, east: -64, up: 0, down: 0 }

it.each(FACES)('an item frame that faces %s is sent with an angle that clients can read', (face) => {
  const world = new SmallWorld()
  world.ok(`summon item_frame 8.5 -58.5 2.5 {Facing:${FACES.indexOf(face)}b}`)
  const [frame] = world.game.entities.values()
  expect(frame?.lastSent).toMatchObject({
    yaw: YAWS[face],
    pitch: { up: -64, down: 64 }[face as string] ?? 0,
  })
})
