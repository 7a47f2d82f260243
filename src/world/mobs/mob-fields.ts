/** How the fields common to all mobs are saved: under vanilla's names if there are any. */
import { blockOf } from '../geometry.ts'
import { Entity, type Tracked } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { amount, being, count, ticksSince, ticksUntil } from '../kernel/memory/fields.ts'
import { momentOf } from '../kernel/memory/moment.ts'
import {
  type Fields,
  readFields,
  type Written,
  writeFields,
  writtenTags,
} from '../kernel/memory/saved-memory.ts'
import { Player } from '../kernel/player/player.ts'
import { type NbtTag, nbtByte, nbtCompound, nbtInt, nbtShort, plainNbt } from '../library/nbt.ts'
import type { MobKind } from './kinds.ts'

type Members = Readonly<Record<string, NbtTag | undefined>>

/** Ticks for which a neutral mob stays angry. */
export const ANGER_TICKS = 600
/** Kinds for which vanilla saves the anger's duration and target (vanilla NeutralMob). */
const ANGRY_KINDS = /^(bee|enderman|iron_golem|polar_bear|wolf|zombified_piglin)$/
const NOT_BURNING = -1

const isTracked = (value: unknown): value is Tracked => value instanceof Entity || value instanceof Player
const isPlayer = (value: unknown): value is Player => value instanceof Player

/** Values that are saved one by one; see `Mob` for their meaning. */
interface Values {
  love: number
  fedBy: Player | undefined
  temper: number
  fallen: number
  readyAt: number
  busyUntil: number
  lonelyFor: number
  attacker: Tracked | undefined
  hurtAt: number
  target: Tracked | undefined
}

/** The saved part of a mob. */
interface Saved extends Entity, Values {
  readonly game: Game
  readonly type: MobKind
  readonly leash: Tracked | undefined
  readonly untilGrown: number
  readonly breedsAt: number
  fire: number
  becomeAged(age: number): void
}

const FIELDS: Fields<Values> = {
  love: count('InLove', { vanilla: true }),
  fedBy: being('LoveCause', { is: isPlayer, vanilla: true }),
  // only kinds that can be ridden have any of these
  temper: { ...count('Temper', { vanilla: true }), write: count('Temper').write },
  fallen: amount('FallDistance', { initial: 0, vanilla: true }),
  readyAt: ticksUntil('ReadyIn', { initial: 0 }),
  busyUntil: ticksUntil('BusyFor', { initial: 0 }),
  lonelyFor: count('LonelyFor'),
  attacker: being('HurtBy', { is: isTracked }),
  hurtAt: ticksSince('HurtAgo', { initial: Number.NEGATIVE_INFINITY }),
  target: being('Target', { is: isTracked }),
}

/** Saved data of a mob besides its traits. */
export function mobMembers(mob: Saved): Record<string, NbtTag> {
  const { game, traits, leash } = mob
  const moment = momentOf(game, mob)
  const rest = Math.max(0, mob.breedsAt - game.ticks)
  const own: Written = {
    ours: {},
    vanilla: {
      // written for adults too, because the age given at summoning no longer applies
      Age: nbtInt(traits.baby ? -mob.untilGrown : rest),
      Fire: nbtShort(mob.fire > 0 ? mob.fire : NOT_BURNING),
      ...(mob.type.nature === 'hostile' ? { IsBaby: nbtByte(traits.baby ? 1 : 0) } : {}),
      ...(leash?.kind === 'leash_knot' ? { Leash: blockTag(blockOf(leash.position)) } : {}),
    },
  }
  const common = writeFields(FIELDS, mob, moment)
  const anger = ANGRY_KINDS.test(mob.kind) ? angerMembers(mob, common) : {}
  const kinds = mob.recorded.map((part) => part.write(mob, moment))
  return writtenTags([own, common, { ours: {}, vanilla: anger }, ...kinds])
}

const blockTag = ({ x, y, z }: { x: number; y: number; z: number }): NbtTag =>
  nbtCompound({ X: nbtInt(x), Y: nbtInt(y), Z: nbtInt(z) })

function angerMembers({ game, hurtAt }: Saved, { ours }: Written): Record<string, NbtTag> {
  const left = Math.max(0, ANGER_TICKS - (game.ticks - hurtAt))
  const at = left > 0 ? ours['HurtBy'] : undefined
  return { AngerTime: nbtInt(left), ...(at ? { AngryAt: at } : {}) }
}

/** Applies a mob's data from a save or a command. */
export function restoreMob(mob: Saved, said: Members): void {
  const moment = momentOf(mob.game, mob)
  readFields(FIELDS, mob, said, moment)
  if (ANGRY_KINDS.test(mob.kind)) readAnger(mob, said)
  const number = (key: string): number | undefined => {
    const value = plainNbt(said[key])
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined
  }
  const fire = number('Fire')
  if (fire !== undefined && !mob.type.fireproof) mob.fire = Math.max(0, fire)
  const age = number('Age')
  if (age !== undefined) mob.becomeAged(age)
  for (const part of mob.recorded) part.read(mob, said, moment)
}

/** Anger in vanilla's format: the remaining ticks, and the target. */
function readAnger(mob: Saved, said: Members): void {
  const left = plainNbt(said['AngerTime'])
  if (typeof left !== 'number') return
  const moment = momentOf(mob.game, mob)
  if (left <= 0) {
    if (mob.target === mob.attacker) mob.target = undefined
    mob.attacker = undefined
    return
  }
  mob.hurtAt = moment.now - (ANGER_TICKS - left)
  const set = (foe: Tracked | undefined) => {
    mob.attacker = foe
  }
  const tag = said['AngryAt']
  if (tag) being('HurtBy', { is: isTracked }).read(tag, set, moment)
}
