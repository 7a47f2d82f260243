import type { Vec } from '../geometry.ts'
import { SOUND_SOURCES } from '../protocol/sound-sources.ts'
import type { Game } from './game.ts'
import type { Player } from './player/player.ts'

export type SoundSource = (typeof SOUND_SOURCES)[number]

export interface Sound {
  /** Its name without namespace, e.g. block.anvil.use. */
  readonly name: string
  readonly source: SoundSource
  readonly at: Vec
  /** Volume; above 1 it is heard farther away, not louder. Default 1. */
  readonly volume?: number
  readonly pitch?: number
}

/** Distance in blocks at which a sound of volume 1 is still heard. */
const RANGE = 16
/** Positions of sounds are sent in eighths of a block. */
const EIGHTHS = 8

/** Distance at which a sound is heard, in blocks (vanilla SoundEvent.getRange). */
export const rangeOf = (volume: number): number => (volume > 1 ? RANGE * volume : RANGE)

/** Plays a sound to the players in its range, except one whose client already plays it. */
export function playSound(game: Game, sound: Sound, except?: Player): void {
  const { at, volume = 1 } = sound
  const range = rangeOf(volume)
  const id = game.registry.soundsByName?.[sound.name]?.id
  if (id === undefined) return
  game.broadcast('sound_effect', { soundId: id, ...soundFields(sound) }, (player) => {
    const { x, y, z } = player.position
    return player !== except && (x - at.x) ** 2 + (y - at.y) ** 2 + (z - at.z) ** 2 < range ** 2
  })
}

/** The fields common to all packets of sounds. */
export const soundFields = ({ source, at, volume = 1, pitch = 1 }: Sound) => ({
  soundCategory: SOUND_SOURCES.indexOf(source),
  x: Math.floor(at.x * EIGHTHS),
  y: Math.floor(at.y * EIGHTHS),
  z: Math.floor(at.z * EIGHTHS),
  volume,
  pitch,
  seed: [0, 0],
})
