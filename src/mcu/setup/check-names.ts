import { parseBlock } from '../../game/block.ts'
import { gameData } from '../../game/data/game-data.ts'
import { named, tablesOf } from '../../game/data/tables.ts'
import type { GameVersion } from '../../game/version.ts'
import type { Finding, Operation } from './operation.ts'

/** Slots that `give` can fill: the inventory including the hotbar. */
const SLOTS_IN_ALL = 36

/** Checks that every name of a set-up exists in the version, and that the given items fit into an inventory. */
export function checkNames(operations: readonly Operation[], version: GameVersion): Finding[] {
  const findings = operations.flatMap((operation, command) =>
    issuesOf(operation, version).map((finding) => ({ ...finding, command })),
  )
  const game = gameData(version)
  const slots = operations.reduce(
    (sum, operation) =>
      operation.kind === 'give' ? sum + Math.ceil(operation.count / game.stackSize(operation.item)) : sum,
    0,
  )
  if (slots > SLOTS_IN_ALL)
    findings.push({
      type: 'too_many_slots',
      message: `${slots} slots are given, and an inventory has ${SLOTS_IN_ALL}: give less`,
      command: operations.length - 1,
    })
  return findings
}

function issuesOf(operation: Operation, version: GameVersion): Omit<Finding, 'command'>[] {
  const game = gameData(version)
  const unknown = (type: Finding['type'], kind: string, name: string, like?: string) => ({
    type,
    message: `there is no ${kind} "${name}" in Minecraft ${version}${like === undefined ? '' : `; did you mean "${like}"?`}`,
  })
  const block = (text: string) => {
    const spec = parseBlock(text)
    if (spec === undefined || !game.hasBlock(spec.name)) {
      const name = spec?.name ?? text
      return [unknown('unknown_block', 'block', name, game.suggestBlock(name))]
    }
    const states = game.blockProperties(spec.name)
    return Object.entries(spec.properties).flatMap(([key, value]) =>
      states.get(key)?.includes(value)
        ? []
        : [{ type: 'unknown_block' as const, message: `${spec.name} has no ${key}=${value}` }],
    )
  }
  const { entitiesByName, effectsByName } = tablesOf(version)
  switch (operation.kind) {
    case 'give':
    case 'equip':
      return game.hasItem(operation.item) && operation.item !== 'air'
        ? []
        : [unknown('unknown_item', 'item', operation.item)]
    case 'summon': {
      const entity = named(entitiesByName, operation.entity)
      return entity === undefined || operation.entity === 'player'
        ? [unknown('unknown_entity', 'mob', operation.entity)]
        : []
    }
    case 'setblock':
      return block(operation.block)
    case 'fill':
      return [operation.block, ...(operation.only === undefined ? [] : [operation.only])].flatMap(block)
    case 'effect': {
      const camel = operation.effect.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
      return named(effectsByName, camel) === undefined
        ? [unknown('unknown_effect', 'effect', operation.effect)]
        : []
    }
    default:
      return []
  }
}
