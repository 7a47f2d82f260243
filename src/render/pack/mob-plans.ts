import {
  ARMS,
  type Corner,
  FORELEGS,
  head,
  LEGS,
  MIDDLE,
  type MobBox,
  type MobPlan,
  named,
  pair,
  trunk,
} from './mob-boxes.ts'
import { SMALL_MOBS } from './small-mobs.ts'

/** Head, trunk, arms and legs of a player's size. */
const human = (left: { arm: Corner; leg: Corner } | undefined, limb = 4): MobBox[] => [
  head([0, 0], [-4, -8, -4, 8, 8, 8]),
  head([32, 0], [-4, -8, -4, 8, 8, 8], MIDDLE, 0.5),
  trunk([16, 16], [-4, 0, -2, 8, 12, 4]),
  ...pair([40, 16], [limb === 4 ? -3 : -1, -2, -limb / 2, limb, 12, limb], [5, 2, 0], ARMS, left?.arm),
  ...pair([0, 16], [-limb / 2, 0, -limb / 2, limb, 12, limb], [2, 12, 0], LEGS, left?.leg),
]
const BOTH_SIDES = { arm: [32, 48], leg: [16, 48] } as const

const clothes = (): MobBox[] =>
  [
    trunk([16, 32], [-4, 0, -2, 8, 12, 4]),
    ...pair([40, 32], [-3, -2, -2, 4, 12, 4], [5, 2, 0], ARMS, [48, 48]),
    ...pair([0, 32], [-2, 0, -2, 4, 12, 4], [2, 12, 0], LEGS, [0, 48]),
  ].map((box) => ({ ...box, grow: 0.25 }))

/** Four legs of one size. */
const fourLegs = (uv: Corner, height: number, x: number, [hind, fore]: Corner): MobBox[] => [
  ...pair(uv, [-2, 0, -2, 4, height, 4], [x, 24 - height, hind], LEGS),
  ...pair(uv, [-2, 0, -2, 4, height, 4], [x, 24 - height, fore], FORELEGS),
]

const ROBED: readonly MobBox[] = [
  head([0, 0], [-4, -10, -4, 8, 10, 8]),
  { uv: [24, 0], box: [-1, -3, -6, 2, 4, 2], at: MIDDLE, move: 'head' },
  trunk([16, 20], [-4, 0, -3, 8, 12, 6]),
  trunk([0, 38], [-4, 0, -3, 8, 18, 6], MIDDLE, 0.5),
  ...pair([0, 22], [-2, 0, -2, 4, 12, 4], [2, 12, 0], LEGS),
]
const FOLDED: readonly MobBox[] = [
  { uv: [44, 22], box: [-8, -2, -2, 4, 8, 4], at: [0, 3, -1], tilt: 43 },
  { uv: [44, 22], box: [4, -2, -2, 4, 8, 4], at: [0, 3, -1], tilt: 43, mirror: true },
  { uv: [40, 38], box: [-4, 2, -2, 8, 4, 4], at: [0, 3, -1], tilt: 43 },
]
const STRAIGHT = pair([40, 46], [-3, -2, -2, 4, 12, 4], [5, 2, 0], ARMS)

const COW: readonly MobBox[] = [
  head([0, 0], [-4, -4, -6, 8, 8, 6], [0, 4, -8]),
  head([22, 0], [-5, -5, -4, 1, 3, 1], [0, 4, -8]),
  head([22, 0], [4, -5, -4, 1, 3, 1], [0, 4, -8]),
  { uv: [18, 4], box: [-6, -10, -7, 12, 18, 10], at: [0, 5, 2], lies: true },
  { uv: [52, 0], box: [-2, 2, -8, 4, 6, 1], at: [0, 5, 2], lies: true },
  ...fourLegs([0, 16], 12, 4, [7, -6]),
]

const SPIDER: readonly MobBox[] = [
  head([32, 4], [-4, -4, -8, 8, 8, 8], [0, 15, -3]),
  trunk([0, 0], [-3, -3, -3, 6, 6, 6], [0, 15, 0]),
  trunk([0, 12], [-5, -4, -6, 10, 8, 12], [0, 15, 9]),
  ...[2, 1, 0, -1].flatMap((z, i): MobBox[] => {
    const spread = [-40, -15, 15, 40][i]!
    return [
      { uv: [18, 0], box: [-15, -1, -1, 16, 2, 2], at: [-4, 15, z], spread },
      { uv: [18, 0], box: [-1, -1, -1, 16, 2, 2], at: [4, 15, z], spread: -spread, mirror: true },
    ]
  }),
]

const horseHead = (uv: Corner, box: MobBox['box']): MobBox => ({
  uv,
  box,
  at: [0, 4, -12],
  move: 'head',
  tilt: -30,
})
const HORSE: readonly MobBox[] = [
  trunk([0, 32], [-5, -8, -17, 10, 10, 22], [0, 11, 5]),
  horseHead([0, 35], [-2, -6, -2, 4, 12, 7]),
  horseHead([0, 13], [-3, -11, -2, 6, 5, 7]),
  horseHead([0, 25], [-2, -11, -7, 4, 5, 5]),
  horseHead([56, 36], [-1, -11, 5, 2, 16, 2]),
  { uv: [42, 36], box: [-1.5, 0, 0, 3, 14, 4], at: [0, 4, 10], tilt: -30 },
  ...pair([48, 21], [-1, -1, -1, 4, 11, 4], [4, 14, 7], LEGS),
  ...pair([48, 21], [-1, -1, -2, 4, 11, 4], [4, 14, -12], FORELEGS),
]

const SHEEP_BODY = { uv: [28, 8], box: [-4, -10, -7, 8, 16, 6], at: [0, 5, 2], lies: true } as const
const fur = (box: MobBox, grow: number): MobBox => ({ ...box, grow, fur: true })

const PIGLIN: readonly MobBox[] = [
  ...human(BOTH_SIDES).filter(({ move }) => move !== 'head'),
  head([0, 0], [-5, -8, -4, 10, 8, 8]),
  head([31, 1], [-2, -4, -5, 4, 4, 1]),
]

/** Mobs by their kind. If the layout of a sheet is unknown, our own look is drawn. */
export const MOB_PLANS: Readonly<Record<string, MobPlan>> = {
  zombie: { sheets: named('zombie/zombie'), width: 64, boxes: human(undefined), hasHands: true },
  husk: { sheets: named('zombie/husk'), width: 64, boxes: human(undefined), hasHands: true, scale: 1.06 },
  drowned: { sheets: named('zombie/drowned'), width: 64, boxes: human(BOTH_SIDES), hasHands: true },
  skeleton: { sheets: named('skeleton/skeleton'), width: 64, boxes: human(undefined, 2), hasHands: true },
  stray: { sheets: named('skeleton/stray'), width: 64, boxes: human(undefined, 2), hasHands: true },
  wither_skeleton: {
    sheets: named('skeleton/wither_skeleton'),
    width: 64,
    boxes: human(undefined, 2),
    hasHands: true,
    scale: 1.2,
  },
  zombified_piglin: {
    sheets: named('piglin/zombified_piglin'),
    width: 64,
    boxes: PIGLIN,
    hasHands: true,
  },
  piglin: {
    sheets: named('piglin/piglin'),
    width: 64,
    boxes: PIGLIN,
    hasHands: true,
  },
  enderman: {
    sheets: named('enderman/enderman'),
    width: 64,
    boxes: [
      head([0, 0], [-4, -8, -4, 8, 8, 8], [0, -14, 0]),
      head([0, 16], [-4, -8, -4, 8, 8, 8], [0, -14, 0], -0.5),
      trunk([32, 16], [-4, 0, -2, 8, 12, 4], [0, -14, 0]),
      ...pair([56, 0], [-1, -2, -1, 2, 30, 2], [5, -12, 0], ARMS),
      ...pair([56, 0], [-1, 0, -1, 2, 30, 2], [2, -6, 0], LEGS),
    ],
  },
  villager: { sheets: named('villager/villager'), width: 64, boxes: [...ROBED, ...FOLDED] },
  wandering_trader: { sheets: named('wandering_trader'), width: 64, boxes: [...ROBED, ...FOLDED] },
  witch: { sheets: named('witch'), width: 64, boxes: [...ROBED, ...FOLDED] },
  evoker: { sheets: named('illager/evoker'), width: 64, boxes: [...ROBED, ...FOLDED] },
  pillager: { sheets: named('illager/pillager'), width: 64, boxes: [...ROBED, ...STRAIGHT], hasHands: true },
  vindicator: {
    sheets: named('illager/vindicator'),
    width: 64,
    boxes: [...ROBED, ...STRAIGHT],
    hasHands: true,
  },
  creeper: {
    sheets: named('creeper/creeper'),
    width: 64,
    boxes: [
      head([0, 0], [-4, -8, -4, 8, 8, 8], [0, 6, 0]),
      trunk([16, 16], [-4, 0, -2, 8, 12, 4], [0, 6, 0]),
      ...fourLegs([0, 16], 6, 2, [4, -4]),
    ],
  },
  pig: {
    sheets: named('pig/pig', 'pig/temperate_pig'),
    width: 64,
    boxes: [
      head([0, 0], [-4, -4, -8, 8, 8, 8], [0, 12, -6]),
      head([16, 16], [-2, 0, -9, 4, 3, 1], [0, 12, -6]),
      { uv: [28, 8], box: [-5, -10, -7, 10, 16, 8], at: [0, 11, 2], lies: true },
      ...fourLegs([0, 16], 6, 3, [7, -5]),
    ],
  },
  cow: { sheets: named('cow/cow', 'cow/temperate_cow'), width: 64, boxes: COW },
  mooshroom: { sheets: named('cow/red_mooshroom', 'cow/mooshroom'), width: 64, boxes: COW },
  sheep: {
    sheets: named('sheep/sheep'),
    fur: named('sheep/sheep_fur', 'sheep/sheep_wool'),
    width: 64,
    boxes: [
      head([0, 0], [-3, -4, -6, 6, 6, 8], [0, 6, -8]),
      SHEEP_BODY,
      ...fourLegs([0, 16], 12, 3, [7, -5]),
      fur(head([0, 0], [-3, -4, -4, 6, 6, 6], [0, 6, -8]), 0.6),
      fur(SHEEP_BODY, 1.75),
      ...pair([0, 16], [-2, 0, -2, 4, 6, 4], [3, 12, 7], LEGS).map((leg) => fur(leg, 0.5)),
      ...pair([0, 16], [-2, 0, -2, 4, 6, 4], [3, 12, -5], FORELEGS).map((leg) => fur(leg, 0.5)),
    ],
  },
  chicken: {
    sheets: named('chicken', 'chicken/temperate_chicken'),
    width: 64,
    boxes: [
      head([0, 0], [-2, -6, -2, 4, 6, 3], [0, 15, -4]),
      head([14, 0], [-2, -4, -4, 4, 2, 2], [0, 15, -4]),
      head([14, 4], [-1, -2, -3, 2, 2, 2], [0, 15, -4]),
      { uv: [0, 9], box: [-3, -4, -3, 6, 8, 6], at: [0, 16, 0], lies: true },
      trunk([24, 13], [0, 0, -3, 1, 4, 6], [-4, 13, 0]),
      { ...trunk([24, 13], [-1, 0, -3, 1, 4, 6], [4, 13, 0]), mirror: true },
      { uv: [26, 0], box: [-1, 0, -3, 3, 5, 3], at: [-2, 19, 1], move: 'behind' },
      { uv: [26, 0], box: [-1, 0, -3, 3, 5, 3], at: [1, 19, 1], move: 'ahead' },
    ],
  },
  spider: { sheets: named('spider/spider'), width: 64, boxes: SPIDER },
  cave_spider: { sheets: named('spider/cave_spider'), width: 64, boxes: SPIDER, scale: 0.7 },
  iron_golem: {
    sheets: named('iron_golem/iron_golem', 'iron_golem'),
    width: 128,
    boxes: [
      head([0, 0], [-4, -12, -5.5, 8, 10, 8], [0, -7, -2]),
      head([24, 0], [-1, -5, -7.5, 2, 4, 2], [0, -7, -2]),
      trunk([0, 40], [-9, -2, -6, 18, 12, 11], [0, -7, 0]),
      trunk([0, 70], [-4.5, 10, -3, 9, 5, 6], [0, -7, 0], 0.5),
      { uv: [60, 21], box: [-13, -2.5, -3, 4, 30, 6], at: [0, -7, 0], move: 'right' },
      { uv: [60, 58], box: [9, -2.5, -3, 4, 30, 6], at: [0, -7, 0], move: 'left' },
      { uv: [37, 0], box: [-3.5, -3, -3, 6, 16, 5], at: [-4, 11, 0], move: 'behind' },
      { uv: [60, 0], box: [-3.5, -3, -3, 6, 16, 5], at: [5, 11, 0], move: 'ahead', mirror: true },
    ],
  },
  snow_golem: {
    sheets: named('snow_golem'),
    width: 64,
    boxes: [
      head([0, 0], [-4, -8, -4, 8, 8, 8], [0, 4, 0], -0.5),
      trunk([0, 16], [-5, -10, -5, 10, 10, 10], [0, 13, 0], -0.5),
      trunk([0, 36], [-6, -12, -6, 12, 12, 12], [0, 24, 0], -0.5),
    ],
  },
  slime: {
    sheets: named('slime/slime'),
    width: 64,
    boxes: [
      trunk([0, 16], [-3, 18, -3, 6, 6, 6]),
      trunk([32, 0], [-3.25, 19, -3.5, 2, 2, 2]),
      trunk([32, 4], [1.25, 19, -3.5, 2, 2, 2]),
      trunk([32, 8], [0, 22, -3.5, 1, 1, 1]),
    ],
    scale: 16 / 6,
  },
  wolf: {
    sheets: named('wolf/wolf'),
    width: 64,
    boxes: [
      head([0, 0], [-2, -3, -2, 6, 6, 4], [-1, 13.5, -7]),
      head([16, 14], [-2, -5, 0, 2, 2, 1], [-1, 13.5, -7]),
      head([16, 14], [2, -5, 0, 2, 2, 1], [-1, 13.5, -7]),
      head([0, 10], [-0.5, 0, -5, 3, 3, 4], [-1, 13.5, -7]),
      { uv: [18, 14], box: [-3, -2, -3, 6, 9, 6], at: [0, 14, 2], lies: true },
      { uv: [21, 0], box: [-3, -3, -3, 8, 6, 7], at: [-1, 14, -3], lies: true },
      { uv: [9, 18], box: [0, 0, -1, 2, 8, 2], at: [-1, 12, 8], tilt: -35 },
      ...pair([0, 18], [-1, 0, -1, 2, 8, 2], [1.5, 16, 7], LEGS),
      ...pair([0, 18], [-1, 0, -1, 2, 8, 2], [1.5, 16, -4], FORELEGS),
    ],
  },
  ...SMALL_MOBS,
  horse: { sheets: named('horse/horse_brown'), width: 64, boxes: HORSE, scale: 1.1 },
  donkey: { sheets: named('horse/donkey'), width: 64, boxes: HORSE, scale: 0.87 },
  mule: { sheets: named('horse/mule'), width: 64, boxes: HORSE, scale: 0.92 },
}

/** Players; each of them gets one of the available sheets. */
export const PLAYER_PLAN: MobPlan = {
  sheets: named(
    ...['steve', 'ari', 'efe', 'kai', 'makena', 'noor', 'sunny', 'zuri', 'alex'].map(
      (name) => `player/wide/${name}`,
    ),
    'steve',
  ),
  width: 64,
  boxes: [...human(BOTH_SIDES), ...clothes()],
  hasHands: true,
}
