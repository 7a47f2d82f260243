import { parseBlock } from '../game/block.ts'
import type { Playback } from '../recording/playback.ts'
import type { RenderBlock } from '../render/cell.ts'
import type { StageSource } from '../render/frame/stage.ts'

/** A recorded world at the playback's current tick. */
export const recordedStage = (playback: Playback): StageSource => ({
  bottom: playback.blocks.bottom,
  columns: () =>
    playback.blocks
      .columns()
      .map(({ biomes, ...column }) => ({ ...column, biomes: biomes.map((biome) => playback.word(biome)) })),
  sections: (cx, cz) => playback.blocks.sections(cx, cz),
  blockOf: (block) => blockNamed(playback.blockName(block)),
  watch: (listener) => playback.blocks.watch(listener),
})

const blockNamed = (text: string): RenderBlock => parseBlock(text) ?? { name: text, properties: {} }
