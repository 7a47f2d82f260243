import type { Game } from '../kernel/game.ts'
import type { NbtTag } from '../library/nbt.ts'

type Members = Readonly<Record<string, NbtTag | undefined>>

/** Registers the growing blocks of a chunk loaded from a file. Reads only sections whose palette has growing blocks. */
export function surveyLoaded(game: Game, sections: readonly Members[], cx: number, cz: number): void {
  for (const section of sections) {
    const blocks = section['block_states']?.value as Members | undefined
    const palette = blocks?.['palette']?.value as { value?: { Name?: { value?: unknown } }[] } | undefined
    const names = (palette?.value ?? []).map((entry) =>
      String(entry.Name?.value ?? '').replace('minecraft:', ''),
    )
    if (names.some((name) => game.blocks.named(name).randomTick !== undefined))
      game.growth.survey(cx, Number(section['Y']?.value), cz)
  }
}
