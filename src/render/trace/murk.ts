/** Distance at which water and lava hide everything behind them (blocks). */
export const MURKY = { water: 34, lava: 1 } as const
/** The colour of lit water before its climate's tint, and of lava (0 to 255). */
export const MURK = { water: 150, lava: [220, 100, 0] } as const
