import type { Game } from './kernel/game.ts'
import type { Text } from './protocol/fields.ts'
import { inEnglish } from './protocol/language.ts'

/** Vanilla's reason why a player may not join, which the event `loginRefused` tells; undefined if it may. */
export function refusalOf({ world, registry }: Game, name: string): Text | undefined {
  const reason = world.admission.refusal(name, world.ops.isNamed(name))
  if (reason) world.emitter.emit('loginRefused', { name, reason: inEnglish(registry.language, reason) })
  return reason
}
