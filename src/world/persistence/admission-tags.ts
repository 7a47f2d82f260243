import { compounds } from '../items/item-nbt.ts'
import type { World } from '../kernel/world.ts'
import { type NbtTag, nbtByte, nbtCompound, nbtList, nbtString } from '../library/nbt.ts'
import { isSet, membersOf, stringOf, stringsOf } from './nbt-members.ts'

/** The parts of a world that decide who may join and who is an operator. */
type Doors = Pick<World<never>, 'admission' | 'ops'>

/** The own tag of a level.dat for whitelist, bans and operators, which vanilla keeps beside the world folder. */
export const ADMISSION = 'CausalMaceAdmission'

export function admissionTag({ admission, ops }: Doors): NbtTag {
  const { isWhitelistOn, whitelisted, banned } = admission.take()
  const { everybody, named } = ops.take()
  return nbtCompound({
    WhitelistOn: nbtByte(isWhitelistOn ? 1 : 0),
    EverybodyIsOperator: nbtByte(everybody ? 1 : 0),
    Operators: nbtList('string', named),
    Whitelisted: nbtList('string', whitelisted),
    Banned: nbtList(
      'compound',
      banned.map(([name, { by, reason }]) => ({
        Name: nbtString(name),
        By: nbtString(by),
        Reason: nbtString(reason),
      })),
    ),
  })
}

export function loadAdmission({ admission, ops }: Doors, tag: NbtTag | undefined): void {
  const said = membersOf(tag)
  ops.remember({ everybody: isSet(said['EverybodyIsOperator']), named: stringsOf(said['Operators']) })
  admission.restore({
    isWhitelistOn: isSet(said['WhitelistOn']),
    whitelisted: stringsOf(said['Whitelisted']),
    banned: compounds(said['Banned']).flatMap(({ Name, By, Reason }) => {
      const name = stringOf(Name)
      return name === undefined
        ? []
        : [[name, { by: stringOf(By) ?? '', reason: stringOf(Reason) ?? '' }] as const]
    }),
  })
}
