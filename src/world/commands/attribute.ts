import { ATTRIBUTES, type AttributeName } from '../items/modifiers.ts'
import { attributeValue, baseLimits, baseOf } from '../kernel/entities/attributes.ts'
import { Body } from '../kernel/entities/body.ts'
import { Player } from '../kernel/player/player.ts'
import { displayName } from '../player/display-name.ts'
import { sendAttributes } from '../player/effects.ts'
import { sendHealth } from '../player/health.ts'
import { translate } from '../protocol/fields.ts'
import { ENTITY } from './arguments/entities.ts'
import { double } from './arguments/numbers.ts'
import { resourceOf } from './arguments/registries.ts'
import { oneOf, type Selector } from './arguments/selector.ts'
import { attributeModifiers } from './attribute-modifiers.ts'
import { type CommandData, missing, refused, unsupported } from './reply.ts'
import type { Target } from './source.ts'
import { command, type Run } from './tree/node.ts'

/** attribute <target> <attribute> (get [scale] | base get [scale] | base set <value> | modifier …) */
export const attribute = command('attribute', (at, game) =>
  at.argument('target', ENTITY, (at) =>
    at.argument('attribute', resourceOf(game, 'attribute'), (at) => {
      type Args = { readonly target: Selector; readonly attribute: string }
      const tell = (run: Run, args: Args, key: 'value' | 'base_value', scale: number): CommandData => {
        const { target, name } = attributeTarget(run, args)
        const value = key === 'value' ? attributeValue(target, name) : baseOf(target, name)
        run.says(
          translate(
            `commands.attribute.${key}.get.success`,
            label(args.attribute),
            displayName(target),
            value,
          ),
        )
        return value * scale
      }
      at.literal('get', (at) =>
        at
          .runs((run, args) => tell(run, args, 'value', 1))
          .argument('scale', double(), (at) => at.runs((run, args) => tell(run, args, 'value', args.scale))),
      )
      at.literal('base', (at) => {
        at.literal('get', (at) =>
          at
            .runs((run, args) => tell(run, args, 'base_value', 1))
            .argument('scale', double(), (at) =>
              at.runs((run, args) => tell(run, args, 'base_value', args.scale)),
            ),
        )
        at.literal('set', (at) =>
          at.argument('value', double(), (at) =>
            at.runs((run, args): CommandData => {
              const { target, name } = attributeTarget(run, args)
              change(run, target, name, args.value)
              run.did(
                translate(
                  'commands.attribute.base_value.set.success',
                  label(args.attribute),
                  displayName(target),
                  args.value,
                ),
              )
              return 1
            }),
          ),
        )
      })
      attributeModifiers(at, game, (run, args) => ({
        ...attributeTarget(run, args),
        label: label(args.attribute),
      }))
    }),
  ),
)

const label = (attribute: string) => translate(`attribute.name.${attribute.replace(/^minecraft:/, '')}`)

function attributeTarget(
  run: Run,
  args: { target: Selector; attribute: string },
): { target: Target & Living; name: AttributeName } {
  const target = oneOf(run, args.target)
  if (!(target instanceof Body || target instanceof Player))
    throw refused('commands.attribute.failed.entity', displayName(target))
  const plain = args.attribute.replace(/^minecraft:/, '').replace(/^generic\./, '')
  const name = ATTRIBUTES.find((each) => each === plain)
  if (name) return { target, name }
  if (/^[a-z_.]+$/.test(plain))
    throw unsupported(`The attribute ${args.attribute} is not supported by this server`)
  throw missing('argument.id.unknown', args.attribute)
}

type Living = Body | Player

function change({ game }: Run, target: Living, name: AttributeName, value: number): void {
  const [low, high] = baseLimits(name)
  target.traits.bases.set(name, Math.max(low, Math.min(high, value)))
  target.health = Math.min(target.health, target.fullHealth)
  sendAttributes(game, target)
  if (target instanceof Player) sendHealth(target)
}
