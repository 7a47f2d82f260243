import { type AttributeName, type Modifier, OPERATION } from '../items/modifiers.ts'
import type { Body } from '../kernel/entities/body.ts'
import type { Game } from '../kernel/game.ts'
import { Player } from '../kernel/player/player.ts'
import { displayName } from '../player/display-name.ts'
import { sendAttributes } from '../player/effects.ts'
import { sendHealth } from '../player/health.ts'
import { type Text, translate } from '../protocol/fields.ts'
import { double } from './arguments/numbers.ts'
import { RESOURCE } from './arguments/scores.ts'
import { type CommandData, refused } from './reply.ts'
import type { ArgumentType, At, Run } from './tree/node.ts'

/** An attribute of a body, from the arguments read so far. */
export interface AttributeOf {
  readonly target: Player | Body
  readonly name: AttributeName
  /** The attribute, by the name that clients use. */
  readonly label: Text
}

type Find<A> = (run: Run, args: A) => AttributeOf

/** Names of the modifier operations in each version. */
const OPERATIONS = {
  'before 1.21': {
    add: OPERATION.add,
    multiply: OPERATION.multiplyTotal,
    multiply_base: OPERATION.multiplyBase,
  },
  'since 1.21': {
    add_value: OPERATION.add,
    add_multiplied_base: OPERATION.multiplyBase,
    add_multiplied_total: OPERATION.multiplyTotal,
  },
} as const

const UUID: ArgumentType<string> = {
  parser: { id: 'minecraft:uuid' },
  parse(reader) {
    const start = reader.cursor
    const parts = /^([0-9a-f]{1,8})-([0-9a-f]{1,4})-([0-9a-f]{1,4})-([0-9a-f]{1,4})-([0-9a-f]{1,12})$/i.exec(
      reader.match(/[0-9a-f-]*/iy),
    )
    if (!parts) throw reader.problemAt(start, 'argument.uuid.invalid')
    const [, ...groups] = parts
    return groups.map((group, i) => group.toLowerCase().padStart([8, 4, 4, 4, 12][i] ?? 0, '0')).join('-')
  },
}

const QUOTABLE: ArgumentType<string> = {
  parser: { id: 'brigadier:string', properties: 'QUOTABLE_PHRASE' },
  parse: (reader) => reader.string(),
}

/**
 * modifier (add <uuid> <name> <value> <operation> | remove <uuid> | value get <uuid> [scale]); since 1.21 an id replaces uuid and
 * name.
 */
export function attributeModifiers<A extends object>(at: At<A>, game: Game, find: Find<A>): void {
  const isNamed = game.registry.isNewerOrEqualTo('1.21')
  const ID = isNamed ? RESOURCE : UUID
  // vanilla's names of the argument
  const key = isNamed ? 'id' : 'uuid'
  at.literal('modifier', (at) => {
    at.literal('add', (at) =>
      at.argument(key, ID, (at) => {
        if (isNamed) operations(at, { version: 'since 1.21', key }, find)
        else at.argument('name', QUOTABLE, (at) => operations(at, { version: 'before 1.21', key }, find))
      }),
    )
    at.literal('remove', (at) =>
      at.argument(key, ID, (at) => at.runs((run, args) => remove(run, find(run, args), args[key]))),
    )
    at.literal('value', (at) =>
      at.literal('get', (at) =>
        at.argument(key, ID, (at) =>
          at
            .runs((run, args) => tell(run, find(run, args), { id: args[key], scale: 1 }))
            .argument('scale', double(), (at) =>
              at.runs((run, args) => tell(run, find(run, args), { id: args[key], scale: args.scale })),
            ),
        ),
      ),
    )
  })
}

function operations<A extends Readonly<Record<'id' | 'uuid', string>> & { readonly name?: string }>(
  at: At<A>,
  { version, key }: { readonly version: keyof typeof OPERATIONS; readonly key: 'id' | 'uuid' },
  find: Find<A>,
): void {
  at.argument('value', double(), (at) => {
    for (const [word, operation] of Object.entries(OPERATIONS[version]))
      at.literal(word, (at) =>
        at.runs((run, args): CommandData => {
          const of = find(run, args)
          const { name, value: amount } = args
          const words = name === undefined ? {} : { name }
          return add(run, of, { attribute: of.name, id: args[key], ...words, amount, operation })
        }),
      )
  })
}

const modifierOf = ({ target, name }: AttributeOf, id: string): Modifier | undefined =>
  target.traits.modifiers.find((modifier) => modifier.attribute === name && modifier.id === id)

function add(run: Run, of: AttributeOf, modifier: Modifier): CommandData {
  const { target, label } = of
  const words = [modifier.id, label, displayName(target)] as const
  if (modifierOf(of, modifier.id))
    throw refused('commands.attribute.failed.modifier_already_present', ...words)
  change(run, target, [...target.traits.modifiers, modifier])
  run.did(translate('commands.attribute.modifier.add.success', ...words))
  return 1
}

function remove(run: Run, of: AttributeOf, id: string): CommandData {
  const { target, label } = of
  const modifier = existingModifier(of, id)
  change(
    run,
    target,
    target.traits.modifiers.filter((each) => each !== modifier),
  )
  run.did(translate('commands.attribute.modifier.remove.success', id, label, displayName(target)))
  return 1
}

function tell(run: Run, of: AttributeOf, { id, scale }: { id: string; scale: number }): CommandData {
  const { amount } = existingModifier(of, id)
  const words = [id, of.label, displayName(of.target), amount] as const
  run.says(translate('commands.attribute.modifier.value.get.success', ...words))
  return amount * scale
}

function existingModifier(of: AttributeOf, id: string): Modifier {
  const modifier = modifierOf(of, id)
  if (modifier) return modifier
  throw refused('commands.attribute.failed.no_modifier', of.label, displayName(of.target), id)
}

function change({ game }: Run, target: Player | Body, modifiers: readonly Modifier[]): void {
  target.traits.modifiers = modifiers
  target.health = Math.min(target.health, target.fullHealth)
  sendAttributes(game, target)
  if (target instanceof Player) sendHealth(target)
}
