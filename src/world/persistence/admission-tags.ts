import type { Admission } from '../kernel/admission.ts'
import { type NbtTag, nbtByte, nbtCompound, nbtList, nbtString } from '../library/nbt.ts'
import { compoundsOf, isSet, membersOf, stringOf, stringsOf } from './nbt-members.ts'

/** The own tag of a level.dat for whitelist and bans, which vanilla keeps beside the world folder. */
export const ADMISSION = 'CausalMaceAdmission'

export function admissionTag(admission: Admission): NbtTag {
  const { isWhitelistOn, whitelisted, banned } = admission.take()
  return nbtCompound({
    WhitelistOn: nbtByte(isWhitelistOn ? 1 : 0),
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

export function loadAdmission(admission: Admission, tag: NbtTag | undefined): void {
  const said = membersOf(tag)
  admission.restore({
    isWhitelistOn: isSet(said['WhitelistOn']),
    whitelisted: stringsOf(said['Whitelisted']),
    banned: compoundsOf(said['Banned']).flatMap(({ Name, By, Reason }) => {
      const name = stringOf(Name)
      return name === undefined
        ? []
        : [[name, { by: stringOf(By) ?? '', reason: stringOf(Reason) ?? '' }] as const]
    }),
  })
}
