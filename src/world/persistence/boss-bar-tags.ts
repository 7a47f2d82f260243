import { BAR_COLOURS, BAR_STYLES, type BossBars } from '../kernel/boss-bars.ts'
import { type NbtTag, nbtByte, nbtCompound, nbtInt, nbtList, nbtString } from '../library/nbt.ts'
import { isSet, membersOf, numberOf, stringOf, stringsOf } from './nbt-members.ts'
import { textFrom, textTag } from './text-tags.ts'

/** The own tag of a bar for the names of its players; vanilla saves their UUIDs, which do not say the names. */
const NAMES = 'CausalMacePlayers'

/** Vanilla's CustomBossEvents of a level.dat. */
export const bossBarTags = (bars: BossBars): NbtTag =>
  nbtCompound(
    Object.fromEntries(
      bars.take().map(({ id, title, value, max, colour, style, visible, players }) => [
        id,
        nbtCompound({
          Name: textTag(title),
          Visible: nbtByte(visible ? 1 : 0),
          Value: nbtInt(value),
          Max: nbtInt(max),
          Color: nbtString(colour),
          Overlay: nbtString(style),
          Players: nbtList('intArray', []),
          [NAMES]: nbtList('string', players),
        }),
      ]),
    ),
  )

/** Sets the boss bars from a level.dat. */
export function loadBossBars(bars: BossBars, tag: NbtTag | undefined): void {
  bars.restore(
    Object.entries(membersOf(tag)).map(([id, bar]) => {
      const said = membersOf(bar)
      return {
        id,
        title: textFrom(said['Name']),
        value: numberOf(said['Value']) ?? 0,
        max: numberOf(said['Max']) ?? 100,
        colour: BAR_COLOURS.find((name) => name === stringOf(said['Color'])) ?? 'white',
        style: BAR_STYLES.find((name) => name === stringOf(said['Overlay'])) ?? 'progress',
        visible: isSet(said['Visible']),
        players: stringsOf(said[NAMES]),
      }
    }),
  )
}
