import { FORELEGS, head, LEGS, type MobBox, type MobPlan, named, pair, trunk } from './mob-boxes.ts'

/** Thickness on either side of a part that is a plane in the game (sixteenths), since rays meet boxes. */
const THIN = 0.02

const plane = (
  uv: MobBox['uv'],
  box: MobBox['box'],
  at: MobBox['at'],
  more: Partial<MobBox> = {},
): MobBox => ({
  uv,
  box,
  at,
  grow: THIN,
  ...more,
})

/** Cats and ocelots. The tail hangs as it does while they stand. */
const CAT: readonly MobBox[] = [
  head([0, 0], [-2.5, -2, -3, 5, 4, 5], [0, 15, -9]),
  head([0, 24], [-1.5, 0, -4, 3, 2, 2], [0, 15, -9]),
  head([0, 10], [-2, -3, 0, 1, 1, 2], [0, 15, -9]),
  head([6, 10], [1, -3, 0, 1, 1, 2], [0, 15, -9]),
  { uv: [20, 0], box: [-2, 3, -8, 4, 16, 6], at: [0, 12, -10], lies: true },
  { uv: [0, 15], box: [-0.5, 0, 0, 1, 8, 1], at: [0, 15, 8], tilt: -52 },
  { uv: [4, 15], box: [-0.5, 0, 0, 1, 8, 1], at: [0, 20, 14], tilt: -99 },
  ...pair([8, 13], [-1, 0, 1, 2, 6, 2], [1.1, 18, 5], LEGS, [8, 13]),
  ...pair([40, 0], [-1, 0, 0, 2, 10, 2], [1.2, 14, -5], FORELEGS, [40, 0]),
]

/** A head, and rods in three rings of four; in the game they circle. */
const BLAZE: readonly MobBox[] = [
  head([0, 0], [-4, -4, -4, 8, 8, 8]),
  ...[
    { radius: 9, from: 0, y: -2, step: 0.5 },
    { radius: 7, from: Math.PI / 4, y: 2, step: 0.5 },
    { radius: 5, from: 0.15 * Math.PI, y: 11, step: 0.75 },
  ].flatMap(({ radius, from, y, step }, ring) =>
    [0, 1, 2, 3].map((i) => {
      const angle = from + (i * Math.PI) / 2
      const height = y + Math.cos((4 * ring + i) * step)
      return trunk([0, 16], [0, 0, 0, 2, 8, 2], [radius * Math.cos(angle), height, radius * Math.sin(angle)])
    }),
  ),
]

const BEE: readonly MobBox[] = [
  trunk([0, 0], [-3.5, -4, -5, 7, 7, 10], [0, 19, 0]),
  plane([26, 7], [0, -1, 5, 0, 1, 2], [0, 19, 0]),
  trunk([2, 0], [1.5, -2, -3, 1, 2, 3], [0, 17, -5]),
  trunk([2, 3], [-2.5, -2, -3, 1, 2, 3], [0, 17, -5]),
  plane([0, 18], [-9, 0, 0, 9, 0, 6], [-1.5, 15, -3], { spread: -15 }),
  plane([0, 18], [0, 0, 0, 9, 0, 6], [1.5, 15, -3], { spread: 15, mirror: true }),
  plane([26, 1], [-5, 0, 0, 7, 2, 0], [1.5, 22, -2]),
  plane([26, 3], [-5, 0, 0, 7, 2, 0], [1.5, 22, 0]),
  plane([26, 5], [-5, 0, 0, 7, 2, 0], [1.5, 22, 2]),
]

const COD: readonly MobBox[] = [
  trunk([0, 0], [-1, -2, 0, 2, 4, 7], [0, 22, 0]),
  trunk([11, 0], [-1, -2, -3, 2, 4, 3], [0, 22, 0]),
  trunk([0, 0], [-1, -2, -1, 2, 3, 1], [0, 22, -3]),
  plane([22, 1], [-2, 0, -1, 2, 0, 2], [-1, 23, 0]),
  plane([22, 4], [0, 0, -1, 2, 0, 2], [1, 23, 0]),
  plane([22, 3], [0, -2, 0, 0, 4, 4], [0, 22, 7]),
  plane([20, -6], [0, -1, -1, 0, 1, 6], [0, 20, 0]),
]

const SALMON: readonly MobBox[] = [
  trunk([0, 0], [-1.5, -2.5, 0, 3, 5, 8], [0, 20, 0]),
  trunk([0, 13], [-1.5, -2.5, 0, 3, 5, 8], [0, 20, 8]),
  trunk([22, 0], [-1, -2, -3, 2, 4, 3], [0, 20, 0]),
  plane([20, 10], [0, -2.5, 0, 0, 5, 6], [0, 20, 16]),
  plane([2, 1], [0, 0, 0, 0, 2, 3], [0, 15.5, 5]),
  plane([0, 2], [0, 0, 0, 0, 2, 4], [0, 15.5, 7]),
  plane([-4, 0], [-2, 0, 0, 2, 0, 2], [-1.5, 21.5, 0]),
  plane([0, 0], [0, 0, 0, 2, 0, 2], [1.5, 21.5, 0]),
]

const TROPICAL_FISH: readonly MobBox[] = [
  trunk([0, 0], [-1, -1.5, -3, 2, 3, 6], [0, 22, 0]),
  plane([22, -6], [0, -1.5, 0, 0, 3, 6], [0, 22, 3]),
  plane([2, 16], [-2, -1, 0, 2, 2, 0], [-1, 22.5, 0], { spread: 45 }),
  plane([2, 12], [0, -1, 0, 2, 2, 0], [1, 22.5, 0], { spread: -45 }),
  plane([10, -5], [0, -3, 0, 0, 3, 6], [0, 20.5, -3]),
]

/** A calm pufferfish. */
const PUFFERFISH: readonly MobBox[] = [
  trunk([0, 27], [-1.5, -2, -1.5, 3, 2, 3], [0, 23, 0]),
  trunk([24, 6], [-1.5, 0, -1.5, 1, 1, 1], [0, 20, 0]),
  trunk([28, 6], [0.5, 0, -1.5, 1, 1, 1], [0, 20, 0]),
  plane([-3, 0], [-1.5, 0, 0, 3, 0, 3], [0, 22, 1.5]),
  plane([25, 0], [-1, 0, 0, 1, 0, 2], [-1.5, 22, -1.5]),
  plane([25, 0], [0, 0, 0, 1, 0, 2], [1.5, 22, -1.5]),
]

/**
 * Cats, bees, blazes and fish, with the measures of the game's models. Unlike in the game, the fins of cod and salmon do not hang
 * at an angle, nothing circles or flaps, and tropical fish have the first of their shapes, in the grey of their sheet.
 */
export const SMALL_MOBS: Readonly<Record<string, MobPlan>> = {
  cat: { sheets: named('cat/tabby', 'cat/black', 'cat/red'), width: 64, boxes: CAT, scale: 0.8 },
  ocelot: { sheets: named('cat/ocelot'), width: 64, boxes: CAT },
  bee: { sheets: named('bee/bee'), width: 64, boxes: BEE },
  blaze: { sheets: named('blaze'), width: 64, boxes: BLAZE },
  cod: { sheets: named('fish/cod'), width: 32, boxes: COD },
  salmon: { sheets: named('fish/salmon'), width: 32, boxes: SALMON },
  tropical_fish: { sheets: named('fish/tropical_a'), width: 32, boxes: TROPICAL_FISH },
  pufferfish: { sheets: named('fish/pufferfish'), width: 32, boxes: PUFFERFISH },
}
