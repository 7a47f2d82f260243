import { compounds } from '../items/item-nbt.ts'
import type { Game } from '../kernel/game.ts'
import { scheduledIn } from '../kernel/scheduled.ts'
import { type NbtTag, nbtCompound, nbtList, nbtLong, nbtString } from '../library/nbt.ts'
import { membersOf, numberOf, stringOf } from './nbt-members.ts'

/** Vanilla's ScheduledEvents of a level.dat. */
export const scheduledTags = (game: Game): NbtTag =>
  nbtList(
    'compound',
    [...scheduledIn(game)].map(({ name, at }) => ({
      Name: nbtString(name),
      TriggerTime: nbtLong(at),
      Callback: nbtCompound({
        Type: nbtString(name.startsWith('#') ? 'minecraft:function_tag' : 'minecraft:function'),
        Name: nbtString(name.replace(/^#/, '')),
      }),
    })),
  )

/** Reads names and times of scheduled functions. `scheduleAgain` then makes them run. */
export function loadScheduled(game: Game, tag: NbtTag | undefined): void {
  const due = scheduledIn(game)
  for (const { TriggerTime, Callback } of compounds(tag)) {
    const { Type, Name } = membersOf(Callback)
    const [at, name] = [numberOf(TriggerTime), stringOf(Name)]
    const isTag = stringOf(Type) === 'minecraft:function_tag'
    if (at !== undefined && name !== undefined) due.add({ name: isTag ? `#${name}` : name, at })
  }
}
