import { gameOf } from '../kernel/game.ts'
import { addEffect, isInstant, removeEffect } from '../player/effects.ts'
import { translate } from '../protocol/fields.ts'
import { ENTITIES } from './arguments/entities.ts'
import { BOOLEAN, integer } from './arguments/numbers.ts'
import { EFFECT, type EffectArgument } from './arguments/registries.ts'
import { allOf, ownEntity } from './arguments/selector.ts'
import { refused } from './reply.ts'
import type { Target } from './source.ts'
import { effectText, oneOrMany } from './texts.ts'
import { command, type Run } from './tree/node.ts'

const DEFAULT_SECONDS = 30
const SECONDS = integer({ min: 1, max: 1_000_000 })
const AMPLIFIER = integer({ min: 0, max: 255 })
const TICKS = 20

/** effect give <targets> <effect> [seconds] [amplifier] [hideParticles]; effect clear [targets] [effect] */
export const effect = command('effect', (at) => {
  at.literal('clear', (at) =>
    at
      .runs((run) => clearAll(run, [ownEntity(run)]))
      .argument('targets', ENTITIES, (at) =>
        at
          .runs((run, { targets }) => clearAll(run, allOf(run, targets)))
          .argument('effect', EFFECT, (at) =>
            at.runs((run, { targets, effect }) => clearOne(run, allOf(run, targets), effect)),
          ),
      ),
  )
  at.literal('give', (at) =>
    at.argument('targets', ENTITIES, (at) =>
      at.argument('effect', EFFECT, (at) =>
        at
          .runs((run, args) => give(run, allOf(run, args.targets), args))
          .argument('seconds', SECONDS, (at) =>
            at
              .runs((run, args) => give(run, allOf(run, args.targets), args))
              .argument('amplifier', AMPLIFIER, (at) =>
                at
                  .runs((run, args) => give(run, allOf(run, args.targets), args))
                  .argument('hideParticles', BOOLEAN, (at) =>
                    at.runs((run, args) => give(run, allOf(run, args.targets), args)),
                  ),
              ),
          ),
      ),
    ),
  )
})

interface Gift {
  readonly effect: EffectArgument
  readonly seconds?: number
  readonly amplifier?: number
  readonly hideParticles?: boolean
}

function give(run: Run, found: readonly Target[], gift: Gift): void {
  const { effect, seconds, amplifier = 0, hideParticles = false } = gift
  const ticks = isInstant(effect.name) ? (seconds ?? 1) : (seconds ?? DEFAULT_SECONDS) * TICKS
  const changed = found.filter((entity) =>
    addEffect(gameOf(entity), entity, { ...effect, amplifier, ticks, hidden: hideParticles }),
  )
  if (changed.length === 0) throw refused('commands.effect.give.failed')
  const label = effectText(effect.name)
  run.did(
    oneOrMany(
      found,
      (who) => translate('commands.effect.give.success.single', label, who),
      (many) => translate('commands.effect.give.success.multiple', label, many),
    ),
  )
}

function clearAll(run: Run, found: readonly Target[]): void {
  const changed = found.filter((entity) => {
    const names = [...entity.traits.effects.keys()]
    for (const name of names) removeEffect(gameOf(entity), entity, name)
    return names.length > 0
  })
  if (changed.length === 0) throw refused('commands.effect.clear.everything.failed')
  run.did(
    oneOrMany(
      found,
      (who) => translate('commands.effect.clear.everything.success.single', who),
      (many) => translate('commands.effect.clear.everything.success.multiple', many),
    ),
  )
}

function clearOne(run: Run, found: readonly Target[], { name }: EffectArgument): void {
  const changed = found.filter((entity) => removeEffect(gameOf(entity), entity, name))
  if (changed.length === 0) throw refused('commands.effect.clear.specific.failed')
  const label = effectText(name)
  run.did(
    oneOrMany(
      found,
      (who) => translate('commands.effect.clear.specific.success.single', label, who),
      (many) => translate('commands.effect.clear.specific.success.multiple', label, many),
    ),
  )
}
