import { colourOfText, shade } from '../colour.ts'
import { type Build, buildOf } from './builds.ts'
import { boat, fish, spider, squid } from './creatures.ts'
import { armourColour, itemParts, spriteOf } from './items.ts'
import type { LookProvider } from './look.ts'
import { plain } from './materials.ts'
import { box, dressed, facing, type Numbers, type Part, type Skin, type Turn } from './part.ts'
import { posed, type Swings } from './posed.ts'
import { headSkin } from './textures/heads.ts'
import { texture } from './textures/texture.ts'

/** Kinds of entities that are not drawn. */
const UNSEEN = /^(experience_orb|area_effect_cloud|marker|interaction|text_display|fishing_bobber)$/

/** Whether an entity of this kind can be seen. */
export const isDrawn = (kind: string): boolean => !UNSEEN.test(kind)

/** A figure's posture and equipment. Angles in radians. */
export interface Posture {
  /** How far the head is raised. */
  pitch?: number
  /** How far arms and legs are swung. */
  stride?: number
  /** How far the right arm is raised. */
  swing?: number
  /** Names of items. */
  mainHand?: string
  offHand?: string
  /** Names of items: feet, legs, chest, head. */
  armour?: readonly string[]
  /** The source of items' looks. */
  looks?: LookProvider | undefined
}

/**
 * The parts of a figure that faces north with its feet at the centre of the cell's floor. `item` is a dropped
 * item, `hand` an arm with its item, as its owner sees it.
 */
export function bodyOf(kind: string, name: string, posture: Posture = {}): readonly Part[] {
  const { looks } = posture
  if (kind === 'item') return itemParts(name, looks)
  const other = looks?.figure?.(kind, name)
  if (other !== undefined) {
    const parts = posed(other.limbs, swingsOf(posture))
    return scaled(other.hasHands ? [...parts, ...gear(posture)] : parts, other.scale)
  }
  if (kind === 'hand') return hand(name, posture)
  if (kind === 'player') return player(name, posture)
  if (kind === 'arrow') return scaled(itemParts('arrow', looks), 0.5)
  if (kind === 'tnt') return itemParts('tnt', looks)
  return built(kind, buildOf(kind), posture)
}

/** The parts of a figure with a given build. */
function built(kind: string, build: ReturnType<typeof buildOf>, posture: Posture): readonly Part[] {
  const { pitch = 0, stride = 0 } = posture
  if (build.form === 'upright') return scaled(upright(kind, build, posture), (build.height ?? 1.95) / 2)
  if (build.form === 'creeper') return creeper(build, pitch)
  if (build.form === 'beast') return scaled(beast(kind, build, stride), (build.height ?? 1.3) / 1.4)
  if (build.form === 'bird') return scaled(bird(build), (build.height ?? 0.7) / 0.7)
  if (build.form === 'spider') return spider(kind, build)
  if (build.form === 'fish') return scaled(fish(build), (build.height ?? 0.45) / 0.45)
  if (build.form === 'squid') return scaled(squid(kind, build), build.height ?? 1)
  if (build.form === 'boat') return boat(build)
  const size = 8 * (build.height ?? 1)
  return [
    box(
      [8 - size, 0, 8 - size, 8 + size, 2 * size, 8 + size],
      dressed(plain('rough', build.body), { north: headSkin(kind, build.body)[2] }),
    ),
  ]
}

const degrees = (radians: number): number => (radians * 180) / Math.PI

/** How far the parts of a figure are swung. */
function swingsOf({ pitch = 0, stride = 0, swing = 0, mainHand = '', offHand = '' }: Posture): Swings {
  return {
    head: degrees(pitch),
    ahead: degrees(stride),
    behind: degrees(-stride),
    right: degrees(swing > 0 ? swing : stride + (mainHand === '' ? 0 : 0.3)),
    left: degrees(-stride + (offHand === '' ? 0 : 0.3)),
  }
}

/** The same as turns of an upright figure, two blocks high. */
function turnsOf(posture: Posture): Record<keyof Swings, Turn> {
  const swings = swingsOf(posture)
  const about = (degrees: number, y: number): Turn => ({ axis: 'x', degrees, origin: [8, y, 8] })
  return {
    head: about(swings.head, 24),
    right: about(swings.right, 22),
    left: about(swings.left, 22),
    ahead: about(swings.ahead, 12),
    behind: about(swings.behind, 12),
  }
}

/** A shirt with sleeves in the player's colour. */
function player(name: string, posture: Posture): Part[] {
  const colour = colourOfText(`shirt of ${name}`)
  return upright(`player ${name}`, { form: 'upright', body: shade(colour, 1.1), legs: 0x3a4478 }, posture)
}

/** A forearm from the lower right, and the held item in front of it. */
function hand(name: string, { mainHand = '', looks }: Posture): Part[] {
  if (mainHand !== '') return [...inHand(mainHand, { x: 8, looks, size: 0.62 })]
  const arm = looks?.figure?.('player', name)?.limbs.find(({ move }) => move === 'right')
  // it is stretched out: parts that otherwise hang down point forward
  const skin = arm === undefined ? { ...headSkin(`player ${name}`)[0]! } : facing('up', [arm])[0]!.skin
  return [box([6, 4, 0, 10, 8, 20], skin, { axis: 'x', degrees: 25, origin: [8, 6, 8] })]
}

/** Position of a hand, rotation of its arm, and size of its item relative to a block. */
interface Grip {
  x: number
  turn?: Turn | undefined
  looks?: LookProvider | undefined
  size?: number
}

/** A held item: in front of the hand, which is at `x`, 12 sixteenths high. */
function inHand(item: string, { x, turn, looks, size = 0.42 }: Grip): Part[] {
  const isFlat = spriteOf(item, looks) !== undefined
  const own = itemParts(item, looks)
  const parts = isFlat ? facing('west', own) : own
  const factor = isFlat ? size * 1.35 : size
  const move = ([px, py, pz]: Part['from']): Part['from'] => [
    x + (px - 8) * factor,
    (isFlat ? 15 : 12.5) + (py - 8) * factor,
    (isFlat ? 3 : 4) + (pz - 8) * factor,
  ]
  return parts.map(({ from, to, skin, turn: own }) => {
    const about = turn ?? (own === undefined ? undefined : { ...own, origin: move(own.origin) })
    return { from: move(from), to: move(to), skin, ...(about === undefined ? {} : { turn: about }) }
  })
}

/** The item in an upright figure's right hand, where the arm hangs down. */
export const heldParts = (item: string, looks?: LookProvider): Part[] => inHand(item, { x: 14, looks })
/** The pivot of the arm that holds it. */
export const SHOULDER: Part['from'] = [8, 22, 8]

/** An upright figure, two blocks high: head, trunk, arms and legs. */
function upright(name: string, { body, legs }: Build, posture: Posture): Part[] {
  const skin = headSkin(name)
  const bare = skin[0]!
  const shirt = plain('weave', body)
  const trousers = plain('weave', legs)
  const sleeve: Skin = dressed(
    texture(`arm ${name}`, (c) => {
      c.each((x, y) => shade(body, 0.92 + 0.12 * c.random(x, y)))
    }),
    { down: bare },
  )
  const arm = (x: number, turn: Turn): Part[] => [
    box([x, 17, 6, x + 4, 24, 10], sleeve, turn),
    box([x, 12, 6, x + 4, 17, 10], { ...bare }, turn),
  ]
  const shoes = plain('grain', shade(legs, 0.5))
  const leg = (x: number, turn: Turn): Part[] => [
    box([x, 2, 6, x + 4, 12, 10], trousers, turn),
    box([x, 0, 6, x + 4, 2, 10], shoes, turn),
  ]
  const turns = turnsOf(posture)
  const { head, right, left, ahead, behind } = turns
  return [
    box([4, 24, 4, 12, 32, 12], skin, head),
    box([4, 12, 6, 12, 24, 10], shirt),
    ...arm(12, right),
    ...arm(0, left),
    ...leg(8, behind),
    ...leg(4, ahead),
    ...gear(posture, turns),
  ]
}

/** An upright figure's equipment and held item. */
function gear(posture: Posture, turns = turnsOf(posture)): Part[] {
  const { mainHand = '', offHand = '', armour = [], looks } = posture
  const { head: nod, right, left, ahead, behind } = turns
  const [feet = '', legwear = '', chest = '', head = ''] = armour
  const coat = (item: string, numbers: Numbers, turn?: Turn): Part[] =>
    item === '' ? [] : [box(numbers, plain('rough', armourColour(item)), turn)]
  return [
    ...coat(head, [3.4, 28.5, 3.4, 12.6, 32.6, 12.6], nod),
    ...coat(chest, [3.6, 13, 5.6, 12.4, 24.3, 10.4]),
    ...coat(chest, [11.8, 18.5, 5.6, 16.4, 24.4, 10.4], right),
    ...coat(chest, [-0.4, 18.5, 5.6, 4.2, 24.4, 10.4], left),
    ...coat(legwear, [7.9, 4, 5.7, 12.3, 12.2, 10.3], behind),
    ...coat(legwear, [3.7, 4, 5.7, 8.1, 12.2, 10.3], ahead),
    ...coat(feet, [7.9, -0.1, 5.6, 12.4, 4.2, 10.4], behind),
    ...coat(feet, [3.6, -0.1, 5.6, 8.1, 4.2, 10.4], ahead),
    ...(mainHand === '' ? [] : inHand(mainHand, { x: 14, turn: right, looks })),
    ...(offHand === '' ? [] : inHand(offHand, { x: 2, turn: left, looks })),
  ]
}

function creeper({ body, legs }: Build, pitch: number): Part[] {
  const coat = plain('pebbles', body)
  const feet: Numbers[] = [
    [4, 0, 4, 8, 6, 8],
    [8, 0, 4, 12, 6, 8],
    [4, 0, 8, 8, 6, 12],
    [8, 0, 8, 12, 6, 12],
  ]
  return [
    box([4, 18, 4, 12, 26, 12], headSkin('creeper'), {
      axis: 'x',
      degrees: degrees(pitch),
      origin: [8, 18, 8],
    }),
    box([4, 6, 6, 12, 18, 10], coat),
    ...feet.map((numbers) => box(numbers, plain('pebbles', legs))),
  ]
}

/** A figure on four legs, 1.4 blocks high. */
function beast(kind: string, { body, legs }: Build, stride: number): Part[] {
  const coat = kind === 'sheep' ? plain('pebbles', body) : plain('rough', body)
  const hoof = plain('grain', legs)
  const leg = (x: number, z: number, way: number): Part =>
    box([x, 0, z, x + 4, 10, z + 4], hoof, { axis: 'x', degrees: degrees(way), origin: [8, 10, z + 2] })
  const spots = kind === 'cow' ? plain('speckled', body, 0xe4ddd4) : coat
  return [
    box([2, 10, 0, 14, 19, 17], spots),
    box([4, 14, -6, 12, 22, 1], headSkin(kind, body)),
    leg(3, 1, stride),
    leg(9, 1, -stride),
    leg(3, 12, -stride),
    leg(9, 12, stride),
  ]
}

function bird({ body, legs }: Build): Part[] {
  const down = plain('grain', body)
  const horn = plain('grain', legs)
  return [
    box([5, 4, 4, 11, 10, 12], down),
    box([6, 8, 1, 10, 14, 4], dressed(down, { north: headSkin('chicken')[2] })),
    box([6.5, 10, -1, 9.5, 11.5, 1], horn),
    box([7, 8.5, 0, 9, 10, 1], plain('grain', 0xc82018)),
    box([5.5, 0, 7, 7, 4, 8.5], horn),
    box([9, 0, 7, 10.5, 4, 8.5], horn),
  ]
}

const scaled = (parts: readonly Part[], factor: number): Part[] =>
  parts.map(({ from, to, skin, turn }) => {
    const about = ([x, y, z]: Part['from']): Part['from'] => [
      8 + (x - 8) * factor,
      y * factor,
      8 + (z - 8) * factor,
    ]
    return {
      from: about(from),
      to: about(to),
      skin,
      ...(turn ? { turn: { ...turn, origin: about(turn.origin) } } : {}),
    }
  })
