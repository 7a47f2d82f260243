import type { Position } from '../../core/position.ts'
import { isSince } from '../../game/version.ts'
import { itemTagsIn } from './item-tags.ts'
import type { Operation } from './operation.ts'

const relative = (value: number): string => (value === 0 ? '~' : `~${value}`)
const place = ({ x, y, z }: Position): string => [x, y, z].map(relative).join(' ')

const stack = (
  { item, nbt = '', count }: Extract<Operation, { kind: 'give' | 'equip' }>,
  version: string,
): string => `minecraft:${item}${itemTagsIn(nbt, version)}${count === 1 ? '' : ` ${count}`}`

/** The first version in which `replaceitem` is called `item replace`. */
const ITEM_COMMAND = '1.17'

/** Writes an operation as a command of a version, for the agent that runs it; without a slash. */
export function writeCommand(operation: Operation, version: string): string {
  switch (operation.kind) {
    case 'give':
      return `give @s ${stack(operation, version)}`
    case 'equip':
      return isSince(version, ITEM_COMMAND)
        ? `item replace entity @s ${operation.slot} with ${stack(operation, version)}`
        : `replaceitem entity @s ${operation.slot} ${stack(operation, version)}`
    case 'summon':
      return `summon minecraft:${operation.entity} ${place(operation.at)}${operation.nbt === undefined ? '' : ` ${operation.nbt}`}`
    case 'setblock':
      return `setblock ${place(operation.at)} minecraft:${operation.block}${operation.nbt ?? ''}`
    case 'fill': {
      const only = operation.only === undefined ? '' : ` replace minecraft:${operation.only}`
      return `fill ${place(operation.from)} ${place(operation.to)} minecraft:${operation.block}${only}`
    }
    case 'time':
      return `time set ${operation.ticks}`
    case 'weather':
      return `weather ${operation.weather}`
    case 'effect':
      return `effect give @s minecraft:${operation.effect} ${operation.seconds} ${operation.amplifier}${operation.hidden ? ' true' : ''}`
    case 'tp':
      return `tp @s ${place(operation.to)}${operation.facing === undefined ? '' : ` ${operation.facing.yaw} ${operation.facing.pitch}`}`
  }
}
