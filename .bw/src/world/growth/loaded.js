/** Registers the growing blocks of a chunk loaded from a file. Reads only sections whose palette has growing blocks. */
export function surveyLoaded(game, sections, cx, cz) {
    for (const section of sections) {
        const blocks = section['block_states']?.value;
        const palette = blocks?.['palette']?.value;
        const names = (palette?.value ?? []).map((entry) => String(entry.Name?.value ?? '').replace('minecraft:', ''));
        if (names.some((name) => game.blocks.named(name).randomTick !== undefined))
            game.growth.survey(cx, Number(section['Y']?.value), cz);
    }
}
