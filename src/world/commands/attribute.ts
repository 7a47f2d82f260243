import { Body } from '../kernel/entities/body.ts'
import { Player } from '../kernel/player/player.ts'
import { displayName } from '../player/display-name.ts'
import { translate } from '../protocol/fields.ts'
import { ENTITY } from './arguments/entities.ts'
import { double } from './arguments/numbers.ts'
import { resourceOf } from './arguments/registries.ts'
import { oneOf, type Selector } from './arguments/selector.ts'
import { type CommandData, missing, refused, unsupported } from './reply.ts'
import type { Target } from './source.ts'
import { absent } from './tree/absent.ts'
import { command, type Run } from './tree/node.ts'

/** Attributes that this server has, without namespace and group. */
const KNOWN = ['max_health', 'movement_speed'] as const
type Attribute = (typeof KNOWN)[number]

/** attribute <target> <attribute> (get [scale] | base get [scale] | base set <value>) */
export const attribute = command('attribute', (at, game) =>
  at.argument('target', ENTITY, (at) =>
    at.argument('attribute', resourceOf(game, 'attribute'), (at) => {
      type Args = { readonly target: Selector; readonly attribute: string }
      const tell = (run: Run, args: Args, key: 'value' | 'base_value', scale: number): CommandData => {
        const { target, name } = found(run, args)
        const value = amountOf(target, name)
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
              const { target, name } = found(run, args)
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
      absent(at, 'modifier', "'attribute … modifier' is not supported by this server")
    }),
  ),
)

const label = (attribute: string) => translate(`attribute.name.${attribute.replace(/^minecraft:/, '')}`)

function found(
  run: Run,
  args: { target: Selector; attribute: string },
): { target: Target & Living; name: Attribute } {
  const target = oneOf(run, args.target)
  if (!(target instanceof Body || target instanceof Player))
    throw refused('commands.attribute.failed.entity', displayName(target))
  const plain = args.attribute.replace(/^minecraft:/, '').replace(/^generic\./, '')
  const name = KNOWN.find((each) => each === plain)
  if (name) return { target, name }
  if (/^[a-z_.]+$/.test(plain))
    throw unsupported(`The attribute ${args.attribute} is not supported by this server`)
  throw missing('argument.id.unknown', args.attribute)
}

type Living = Body | Player

function amountOf(target: Living, name: Attribute): number {
  const [, fields] = target.attributes()
  const list = fields['properties'] as readonly { readonly name: string; readonly value: number }[]
  return list.find((each) => each.name.endsWith(name))?.value ?? 0
}

function change({ game }: Run, target: Living, name: Attribute, value: number): void {
  if (name === 'max_health' && target instanceof Player)
    throw unsupported('The health of players is fixed in this server')
  if (name === 'max_health' && target instanceof Body) {
    target.fullHealth = Math.max(1, Math.min(1024, value))
    target.health = Math.min(target.health, target.fullHealth)
  } else target.traits.speed = Math.max(0, Math.min(1024, value))
  const [packet, fields] = target.attributes()
  game.broadcastSeen(target, packet, fields)
  if (target instanceof Player) target.send(packet, fields)
}
