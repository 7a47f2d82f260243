/**
 * Entities that the crosshair passes through (vanilla `isPickable` is false): items, orbs, projectiles,
 * effects.
 */
const PASSED: ReadonlySet<string> = new Set(
  `item experience_orb area_effect_cloud arrow spectral_arrow trident snowball egg ender_pearl experience_bottle potion
  splash_potion lingering_potion eye_of_ender firework_rocket llama_spit fishing_bobber wind_charge breeze_wind_charge
  falling_block tnt lightning_bolt evoker_fangs marker block_display item_display text_display ominous_item_spawner`.split(
    /\s+/,
  ),
)
/** Boats up to 1.21.1, and one per kind of wood since then. */
const BOAT = /(^|_)(boat|raft)$/

/** Whether the crosshair stops at an entity, so that clicks go to it. */
export const isClickable = (entity: string): boolean => !PASSED.has(entity)

/** Whether an entity is a boat or a raft, which is moved by its rider's client. */
export const isBoat = (entity: string): boolean => BOAT.test(entity)
