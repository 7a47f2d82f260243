import { colourOfText } from '../colour.ts'
import { box, facing, type Part, type Triple, type Turn } from '../look/part.ts'
import type { FigureLook, Limb } from '../look/posed.ts'
import type { MobBox, MobPlan } from './mob-boxes.ts'
import { MOB_PLANS, PLAYER_PLAN } from './mob-plans.ts'
import type { PackFiles } from './pack.ts'
import { Sheet } from './sheet.ts'

/** Players and mobs in the pictures of a pack. */
export function packFigures(files: PackFiles): (kind: string, name: string) => FigureLook | undefined {
  const sheets = new Map<string, Sheet | undefined>()
  const known = new Map<string, FigureLook | undefined>()
  const sheetsOf = (names: readonly string[], width: number): Sheet[] =>
    names.flatMap((name) => {
      if (!sheets.has(name)) sheets.set(name, Sheet.read(files, name, width))
      return sheets.get(name) ?? []
    })
  const make = (plan: MobPlan, chosen: number): FigureLook | undefined => {
    const found = sheetsOf(plan.sheets, plan.width)
    const sheet = found[chosen % found.length]
    if (sheet === undefined) return undefined
    const [fur] = sheetsOf(plan.fur ?? [], plan.width)
    const limbs = plan.boxes.flatMap((one) => {
      const own = one.fur === true ? fur : sheet
      return own === undefined ? [] : limbOf(one, own)
    })
    return { limbs, hasHands: plan.hasHands ?? false, scale: plan.scale ?? 1 }
  }
  return (kind, name) => {
    const isPlayer = kind === 'player'
    const plan = isPlayer ? PLAYER_PLAN : Object.hasOwn(MOB_PLANS, kind) ? MOB_PLANS[kind] : undefined
    if (plan === undefined) return undefined
    const key = isPlayer ? `player ${name}` : kind
    if (!known.has(key)) known.set(key, make(plan, isPlayer ? colourOfText(name) : 0))
    return known.get(key)
  }
}

/** The height of a player's shoulders, from which the game's models count downwards. */
const SHOULDERS = 24
const MIDDLE = 8

function limbOf(one: MobBox, sheet: Sheet): Limb {
  const { uv, box: numbers, at, move, grow = 0 } = one
  const [, , , w, h, d] = numbers
  const skin = sheet.skin(uv, [w, h, d], one.mirror)
  const about: Triple = [MIDDLE - at[0], SHOULDERS - at[1], MIDDLE + at[2]]
  const [from, to, part] = one.lies === true ? laid(numbers, about, skin) : standing(numbers, about, skin)
  const grown = (corner: Triple, by: number): Triple => [corner[0] + by, corner[1] + by, corner[2] + by]
  const turn = leanOf(one, about)
  return {
    from: grown(from, -grow),
    to: grown(to, grow),
    skin: part,
    ...(turn === undefined ? {} : { turn }),
    ...(move === undefined ? {} : { move, about }),
  }
}

type Placed = readonly [from: Triple, to: Triple, skin: Part['skin']]

function standing([x, y, z, w, h, d]: MobBox['box'], [ax, ay, az]: Triple, skin: Part['skin']): Placed {
  return [[ax - x - w, ay - y - h, az + z], [ax - x, ay - y, az + z + d], skin]
}

/** A box whose top faces forward, with its skin. */
function laid([x, y, z, w, h, d]: MobBox['box'], [ax, ay, az]: Triple, skin: Part['skin']): Placed {
  const [part] = facing('down', [box([0, 0, 0, w, h, d], skin)])
  return [[ax - x - w, ay + z, az + y], [ax - x, ay + z + d, az + y + h], part!.skin]
}

function leanOf({ tilt, spread }: MobBox, origin: Triple): Turn | undefined {
  if (tilt !== undefined) return { axis: 'x', degrees: tilt, origin }
  return spread === undefined ? undefined : { axis: 'y', degrees: spread, origin }
}
