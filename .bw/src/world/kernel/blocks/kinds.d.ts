/** Kinds of blocks used in the rules of other blocks. The families in `behaviours/` declare them. */
export type BlockKind = 'air' | 'bamboo' | 'candle' | 'chest' | 'crop' | 'diode' | 'fence' | 'fence_gate' | 'fluid' | 'kelp' | 'leaves' | 'pane' | 'pressure_plate' | 'rail' | 'shulker_box' | 'sign' | 'stairs' | 'wall';
